// extended addition and multiplication
func.func @t1(%x: i32, %y: i32) -> (i32, i1) {
  %s, %o = arith.addui_extended %x, %y : i32, i1
  return %s, %o : i32, i1
}
func.func @t2(%x: i32, %y: i32) -> (i32, i32) {
  %l, %h = arith.mulsi_extended %x, %y : i32
  return %l, %h : i32, i32
}
func.func @t3(%x: i32, %y: i32) -> (i32, i32) {
  %l, %h = arith.mului_extended %x, %y : i32
  return %l, %h : i32, i32
}
func.func @t4(%x: i32, %y: i32) -> (i32, i1) {
  %s, %o = arith.addui_extended %x, %x : i32, i1
  return %s, %o : i32, i1
}
func.func @t6(%x: i32, %y: i32) -> (i32, i32) {
  %l, %h = arith.mului_extended %x, %x : i32
  return %l, %h : i32, i32
}
func.func @t7(%x: i32, %y: i32) -> (i32, i1) {
  %k0 = arith.constant 0 : i32
  %s, %o = arith.addui_extended %x, %k0 : i32, i1
  return %s, %o : i32, i1
}
func.func @t8(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = arith.constant 0 : i32
  %l, %h = arith.mulsi_extended %x, %k0 : i32
  return %l, %h : i32, i32
}
func.func @t10(%x: i32, %y: i32) -> (i32, i1) {
  %k1 = arith.constant 1 : i32
  %s, %o = arith.addui_extended %x, %k1 : i32, i1
  return %s, %o : i32, i1
}
func.func @t11(%x: i32, %y: i32) -> (i32, i32) {
  %k1 = arith.constant 1 : i32
  %l, %h = arith.mulsi_extended %x, %k1 : i32
  return %l, %h : i32, i32
}
func.func @t12(%x: i32, %y: i32) -> (i32, i32) {
  %k1 = arith.constant 1 : i32
  %l, %h = arith.mului_extended %x, %k1 : i32
  return %l, %h : i32, i32
}
func.func @t14(%x: i32, %y: i32) -> (i32, i32) {
  %km = arith.constant -1 : i32
  %l, %h = arith.mulsi_extended %x, %km : i32
  return %l, %h : i32, i32
}
func.func @t15(%x: i32, %y: i32) -> (i32, i32) {
  %km = arith.constant -1 : i32
  %l, %h = arith.mului_extended %x, %km : i32
  return %l, %h : i32, i32
}
func.func @t16(%x: i32, %y: i32) -> (i32, i1) {
  %k0 = arith.constant 0 : i32
  %s, %o = arith.addui_extended %k0, %y : i32, i1
  return %s, %o : i32, i1
}
func.func @t18(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = arith.constant 0 : i32
  %l, %h = arith.mului_extended %k0, %y : i32
  return %l, %h : i32, i32
}
func.func @t19(%x: i32, %y: i32) -> (i32, i1) {
  %k0 = arith.constant 0 : i32
  %s, %o = arith.addui_extended %k0, %x : i32, i1
  return %s, %o : i32, i1
}
func.func @t20(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = arith.constant 0 : i32
  %l, %h = arith.mulsi_extended %k0, %x : i32
  return %l, %h : i32, i32
}
func.func @t22(%x: i32, %y: i32) -> (i32, i1) {
  %k0 = arith.constant 0 : i32
  %s, %o = arith.addui_extended %k0, %k0 : i32, i1
  return %s, %o : i32, i1
}
func.func @t23(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = arith.constant 0 : i32
  %l, %h = arith.mulsi_extended %k0, %k0 : i32
  return %l, %h : i32, i32
}
func.func @t24(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = arith.constant 0 : i32
  %l, %h = arith.mului_extended %k0, %k0 : i32
  return %l, %h : i32, i32
}
func.func @t26(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %l, %h = arith.mulsi_extended %k0, %k1 : i32
  return %l, %h : i32, i32
}
func.func @t27(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %l, %h = arith.mului_extended %k0, %k1 : i32
  return %l, %h : i32, i32
}
func.func @t28(%x: i32, %y: i32) -> (i32, i1) {
  %k0 = arith.constant 0 : i32
  %km = arith.constant -1 : i32
  %s, %o = arith.addui_extended %k0, %km : i32, i1
  return %s, %o : i32, i1
}
func.func @t30(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = arith.constant 0 : i32
  %km = arith.constant -1 : i32
  %l, %h = arith.mului_extended %k0, %km : i32
  return %l, %h : i32, i32
}
func.func @t31(%x: i32, %y: i32) -> (i32, i1) {
  %k1 = arith.constant 1 : i32
  %s, %o = arith.addui_extended %k1, %y : i32, i1
  return %s, %o : i32, i1
}
func.func @t32(%x: i32, %y: i32) -> (i32, i32) {
  %k1 = arith.constant 1 : i32
  %l, %h = arith.mulsi_extended %k1, %y : i32
  return %l, %h : i32, i32
}
func.func @t34(%x: i32, %y: i32) -> (i32, i1) {
  %k1 = arith.constant 1 : i32
  %s, %o = arith.addui_extended %k1, %x : i32, i1
  return %s, %o : i32, i1
}
func.func @t35(%x: i32, %y: i32) -> (i32, i32) {
  %k1 = arith.constant 1 : i32
  %l, %h = arith.mulsi_extended %k1, %x : i32
  return %l, %h : i32, i32
}
func.func @t36(%x: i32, %y: i32) -> (i32, i32) {
  %k1 = arith.constant 1 : i32
  %l, %h = arith.mului_extended %k1, %x : i32
  return %l, %h : i32, i32
}
func.func @t38(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %l, %h = arith.mulsi_extended %k1, %k0 : i32
  return %l, %h : i32, i32
}
func.func @t39(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %l, %h = arith.mului_extended %k1, %k0 : i32
  return %l, %h : i32, i32
}
func.func @t40(%x: i32, %y: i32) -> (i32, i1) {
  %k1 = arith.constant 1 : i32
  %s, %o = arith.addui_extended %k1, %k1 : i32, i1
  return %s, %o : i32, i1
}
func.func @t42(%x: i32, %y: i32) -> (i32, i32) {
  %k1 = arith.constant 1 : i32
  %l, %h = arith.mului_extended %k1, %k1 : i32
  return %l, %h : i32, i32
}
func.func @t43(%x: i32, %y: i32) -> (i32, i1) {
  %k1 = arith.constant 1 : i32
  %km = arith.constant -1 : i32
  %s, %o = arith.addui_extended %k1, %km : i32, i1
  return %s, %o : i32, i1
}
func.func @t44(%x: i32, %y: i32) -> (i32, i32) {
  %k1 = arith.constant 1 : i32
  %km = arith.constant -1 : i32
  %l, %h = arith.mulsi_extended %k1, %km : i32
  return %l, %h : i32, i32
}
func.func @t46(%x: i32, %y: i32) -> (i32, i1) {
  %km = arith.constant -1 : i32
  %s, %o = arith.addui_extended %km, %y : i32, i1
  return %s, %o : i32, i1
}
func.func @t47(%x: i32, %y: i32) -> (i32, i32) {
  %km = arith.constant -1 : i32
  %l, %h = arith.mulsi_extended %km, %y : i32
  return %l, %h : i32, i32
}
func.func @t48(%x: i32, %y: i32) -> (i32, i32) {
  %km = arith.constant -1 : i32
  %l, %h = arith.mului_extended %km, %y : i32
  return %l, %h : i32, i32
}
func.func @t50(%x: i32, %y: i32) -> (i32, i32) {
  %km = arith.constant -1 : i32
  %l, %h = arith.mulsi_extended %km, %x : i32
  return %l, %h : i32, i32
}
func.func @t51(%x: i32, %y: i32) -> (i32, i32) {
  %km = arith.constant -1 : i32
  %l, %h = arith.mului_extended %km, %x : i32
  return %l, %h : i32, i32
}
func.func @t52(%x: i32, %y: i32) -> (i32, i1) {
  %k0 = arith.constant 0 : i32
  %km = arith.constant -1 : i32
  %s, %o = arith.addui_extended %km, %k0 : i32, i1
  return %s, %o : i32, i1
}
func.func @t54(%x: i32, %y: i32) -> (i32, i32) {
  %k0 = arith.constant 0 : i32
  %km = arith.constant -1 : i32
  %l, %h = arith.mului_extended %km, %k0 : i32
  return %l, %h : i32, i32
}
func.func @t55(%x: i32, %y: i32) -> (i32, i1) {
  %k1 = arith.constant 1 : i32
  %km = arith.constant -1 : i32
  %s, %o = arith.addui_extended %km, %k1 : i32, i1
  return %s, %o : i32, i1
}
func.func @t56(%x: i32, %y: i32) -> (i32, i32) {
  %k1 = arith.constant 1 : i32
  %km = arith.constant -1 : i32
  %l, %h = arith.mulsi_extended %km, %k1 : i32
  return %l, %h : i32, i32
}
func.func @t58(%x: i32, %y: i32) -> (i32, i1) {
  %km = arith.constant -1 : i32
  %s, %o = arith.addui_extended %km, %km : i32, i1
  return %s, %o : i32, i1
}
func.func @t59(%x: i32, %y: i32) -> (i32, i32) {
  %km = arith.constant -1 : i32
  %l, %h = arith.mulsi_extended %km, %km : i32
  return %l, %h : i32, i32
}
func.func @t60(%x: i32, %y: i32) -> (i32, i32) {
  %km = arith.constant -1 : i32
  %l, %h = arith.mului_extended %km, %km : i32
  return %l, %h : i32, i32
}
func.func @t62(%x: i1, %y: i1) -> (i1, i1) {
  %l, %h = arith.mulsi_extended %x, %y : i1
  return %l, %h : i1, i1
}
func.func @t63(%x: i1, %y: i1) -> (i1, i1) {
  %l, %h = arith.mului_extended %x, %y : i1
  return %l, %h : i1, i1
}
func.func @t64(%x: i1, %y: i1) -> (i1, i1) {
  %s, %o = arith.addui_extended %x, %x : i1, i1
  return %s, %o : i1, i1
}
func.func @t66(%x: i1, %y: i1) -> (i1, i1) {
  %l, %h = arith.mului_extended %x, %x : i1
  return %l, %h : i1, i1
}
func.func @t67(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %s, %o = arith.addui_extended %x, %k0 : i1, i1
  return %s, %o : i1, i1
}
func.func @t68(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %l, %h = arith.mulsi_extended %x, %k0 : i1
  return %l, %h : i1, i1
}
func.func @t70(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %s, %o = arith.addui_extended %x, %k1 : i1, i1
  return %s, %o : i1, i1
}
func.func @t71(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %l, %h = arith.mulsi_extended %x, %k1 : i1
  return %l, %h : i1, i1
}
func.func @t72(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %l, %h = arith.mului_extended %x, %k1 : i1
  return %l, %h : i1, i1
}
func.func @t74(%x: i1, %y: i1) -> (i1, i1) {
  %km = arith.constant true
  %l, %h = arith.mulsi_extended %x, %km : i1
  return %l, %h : i1, i1
}
func.func @t75(%x: i1, %y: i1) -> (i1, i1) {
  %km = arith.constant true
  %l, %h = arith.mului_extended %x, %km : i1
  return %l, %h : i1, i1
}
func.func @t76(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %s, %o = arith.addui_extended %k0, %y : i1, i1
  return %s, %o : i1, i1
}
func.func @t78(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %l, %h = arith.mului_extended %k0, %y : i1
  return %l, %h : i1, i1
}
func.func @t79(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %s, %o = arith.addui_extended %k0, %x : i1, i1
  return %s, %o : i1, i1
}
func.func @t80(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %l, %h = arith.mulsi_extended %k0, %x : i1
  return %l, %h : i1, i1
}
func.func @t82(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %s, %o = arith.addui_extended %k0, %k0 : i1, i1
  return %s, %o : i1, i1
}
func.func @t83(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %l, %h = arith.mulsi_extended %k0, %k0 : i1
  return %l, %h : i1, i1
}
func.func @t84(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %l, %h = arith.mului_extended %k0, %k0 : i1
  return %l, %h : i1, i1
}
func.func @t86(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %k1 = arith.constant true
  %l, %h = arith.mulsi_extended %k0, %k1 : i1
  return %l, %h : i1, i1
}
func.func @t87(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %k1 = arith.constant true
  %l, %h = arith.mului_extended %k0, %k1 : i1
  return %l, %h : i1, i1
}
func.func @t88(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %km = arith.constant true
  %s, %o = arith.addui_extended %k0, %km : i1, i1
  return %s, %o : i1, i1
}
func.func @t90(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %km = arith.constant true
  %l, %h = arith.mului_extended %k0, %km : i1
  return %l, %h : i1, i1
}
func.func @t91(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %s, %o = arith.addui_extended %k1, %y : i1, i1
  return %s, %o : i1, i1
}
func.func @t92(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %l, %h = arith.mulsi_extended %k1, %y : i1
  return %l, %h : i1, i1
}
func.func @t94(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %s, %o = arith.addui_extended %k1, %x : i1, i1
  return %s, %o : i1, i1
}
func.func @t95(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %l, %h = arith.mulsi_extended %k1, %x : i1
  return %l, %h : i1, i1
}
func.func @t96(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %l, %h = arith.mului_extended %k1, %x : i1
  return %l, %h : i1, i1
}
func.func @t98(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %k1 = arith.constant true
  %l, %h = arith.mulsi_extended %k1, %k0 : i1
  return %l, %h : i1, i1
}
func.func @t99(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %k1 = arith.constant true
  %l, %h = arith.mului_extended %k1, %k0 : i1
  return %l, %h : i1, i1
}
func.func @t100(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %s, %o = arith.addui_extended %k1, %k1 : i1, i1
  return %s, %o : i1, i1
}
func.func @t102(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %l, %h = arith.mului_extended %k1, %k1 : i1
  return %l, %h : i1, i1
}
func.func @t103(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %km = arith.constant true
  %s, %o = arith.addui_extended %k1, %km : i1, i1
  return %s, %o : i1, i1
}
func.func @t104(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %km = arith.constant true
  %l, %h = arith.mulsi_extended %k1, %km : i1
  return %l, %h : i1, i1
}
func.func @t106(%x: i1, %y: i1) -> (i1, i1) {
  %km = arith.constant true
  %s, %o = arith.addui_extended %km, %y : i1, i1
  return %s, %o : i1, i1
}
func.func @t107(%x: i1, %y: i1) -> (i1, i1) {
  %km = arith.constant true
  %l, %h = arith.mulsi_extended %km, %y : i1
  return %l, %h : i1, i1
}
func.func @t108(%x: i1, %y: i1) -> (i1, i1) {
  %km = arith.constant true
  %l, %h = arith.mului_extended %km, %y : i1
  return %l, %h : i1, i1
}
func.func @t110(%x: i1, %y: i1) -> (i1, i1) {
  %km = arith.constant true
  %l, %h = arith.mulsi_extended %km, %x : i1
  return %l, %h : i1, i1
}
func.func @t111(%x: i1, %y: i1) -> (i1, i1) {
  %km = arith.constant true
  %l, %h = arith.mului_extended %km, %x : i1
  return %l, %h : i1, i1
}
func.func @t112(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %km = arith.constant true
  %s, %o = arith.addui_extended %km, %k0 : i1, i1
  return %s, %o : i1, i1
}
func.func @t114(%x: i1, %y: i1) -> (i1, i1) {
  %k0 = arith.constant false
  %km = arith.constant true
  %l, %h = arith.mului_extended %km, %k0 : i1
  return %l, %h : i1, i1
}
func.func @t115(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %km = arith.constant true
  %s, %o = arith.addui_extended %km, %k1 : i1, i1
  return %s, %o : i1, i1
}
func.func @t116(%x: i1, %y: i1) -> (i1, i1) {
  %k1 = arith.constant true
  %km = arith.constant true
  %l, %h = arith.mulsi_extended %km, %k1 : i1
  return %l, %h : i1, i1
}
func.func @t118(%x: i1, %y: i1) -> (i1, i1) {
  %km = arith.constant true
  %s, %o = arith.addui_extended %km, %km : i1, i1
  return %s, %o : i1, i1
}
func.func @t119(%x: i1, %y: i1) -> (i1, i1) {
  %km = arith.constant true
  %l, %h = arith.mulsi_extended %km, %km : i1
  return %l, %h : i1, i1
}
func.func @t120(%x: i1, %y: i1) -> (i1, i1) {
  %km = arith.constant true
  %l, %h = arith.mului_extended %km, %km : i1
  return %l, %h : i1, i1
}
func.func @t122(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %l, %h = arith.mulsi_extended %x, %y : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t123(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %l, %h = arith.mului_extended %x, %y : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t124(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %s, %o = arith.addui_extended %x, %x : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t126(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %l, %h = arith.mului_extended %x, %x : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t127(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %s, %o = arith.addui_extended %x, %k0 : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t128(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %l, %h = arith.mulsi_extended %x, %k0 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t130(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %s, %o = arith.addui_extended %x, %k1 : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t131(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %l, %h = arith.mulsi_extended %x, %k1 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t132(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %l, %h = arith.mului_extended %x, %k1 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t134(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mulsi_extended %x, %km : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t135(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mului_extended %x, %km : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t136(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %s, %o = arith.addui_extended %k0, %y : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t138(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %l, %h = arith.mului_extended %k0, %y : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t139(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %s, %o = arith.addui_extended %k0, %x : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t140(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %l, %h = arith.mulsi_extended %k0, %x : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t142(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %s, %o = arith.addui_extended %k0, %k0 : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t143(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %l, %h = arith.mulsi_extended %k0, %k0 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t144(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %l, %h = arith.mului_extended %k0, %k0 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t146(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %k1 = arith.constant dense<1> : vector<2xi8>
  %l, %h = arith.mulsi_extended %k0, %k1 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t147(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %k1 = arith.constant dense<1> : vector<2xi8>
  %l, %h = arith.mului_extended %k0, %k1 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t148(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %km = arith.constant dense<-1> : vector<2xi8>
  %s, %o = arith.addui_extended %k0, %km : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t150(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mului_extended %k0, %km : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t151(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %s, %o = arith.addui_extended %k1, %y : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t152(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %l, %h = arith.mulsi_extended %k1, %y : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t154(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %s, %o = arith.addui_extended %k1, %x : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t155(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %l, %h = arith.mulsi_extended %k1, %x : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t156(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %l, %h = arith.mului_extended %k1, %x : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t158(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %k1 = arith.constant dense<1> : vector<2xi8>
  %l, %h = arith.mulsi_extended %k1, %k0 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t159(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %k1 = arith.constant dense<1> : vector<2xi8>
  %l, %h = arith.mului_extended %k1, %k0 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t160(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %s, %o = arith.addui_extended %k1, %k1 : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t162(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %l, %h = arith.mului_extended %k1, %k1 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t163(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %km = arith.constant dense<-1> : vector<2xi8>
  %s, %o = arith.addui_extended %k1, %km : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t164(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mulsi_extended %k1, %km : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t166(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %km = arith.constant dense<-1> : vector<2xi8>
  %s, %o = arith.addui_extended %km, %y : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t167(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mulsi_extended %km, %y : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t168(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mului_extended %km, %y : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t170(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mulsi_extended %km, %x : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t171(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mului_extended %km, %x : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t172(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %km = arith.constant dense<-1> : vector<2xi8>
  %s, %o = arith.addui_extended %km, %k0 : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t174(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<0> : vector<2xi8>
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mului_extended %km, %k0 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t175(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %km = arith.constant dense<-1> : vector<2xi8>
  %s, %o = arith.addui_extended %km, %k1 : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t176(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %k1 = arith.constant dense<1> : vector<2xi8>
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mulsi_extended %km, %k1 : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t178(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
  %km = arith.constant dense<-1> : vector<2xi8>
  %s, %o = arith.addui_extended %km, %km : vector<2xi8>, vector<2xi1>
  return %s, %o : vector<2xi8>, vector<2xi1>
}
func.func @t179(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mulsi_extended %km, %km : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t180(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %km = arith.constant dense<-1> : vector<2xi8>
  %l, %h = arith.mului_extended %km, %km : vector<2xi8>
  return %l, %h : vector<2xi8>, vector<2xi8>
}
func.func @t182(%x: i32, %y: i32) -> i32 {
  %l, %h = arith.mulsi_extended %x, %y : i32
  return %h : i32
}
func.func @t183(%x: i32, %y: i32) -> i32 {
  %l, %h = arith.mului_extended %x, %y : i32
  return %l : i32
}
func.func @t184(%x: i32, %y: i32) -> i32 {
  %l, %h = arith.mului_extended %x, %y : i32
  return %h : i32
}
