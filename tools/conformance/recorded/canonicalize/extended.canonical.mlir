module {
  func.func @t1(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    return %sum, %overflow : i32, i1
  }
  func.func @t2(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    return %low, %high : i32, i32
  }
  func.func @t3(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %low, %high = arith.mului_extended %arg0, %arg1 : i32
    return %low, %high : i32, i32
  }
  func.func @t4(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %sum, %overflow = arith.addui_extended %arg0, %arg0 : i32, i1
    return %sum, %overflow : i32, i1
  }
  func.func @t6(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %low, %high = arith.mului_extended %arg0, %arg0 : i32
    return %low, %high : i32, i32
  }
  func.func @t7(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %false = arith.constant false
    return %arg0, %false : i32, i1
  }
  func.func @t8(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %c0_i32 : i32, i32
  }
  func.func @t10(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %c1_i32 = arith.constant 1 : i32
    %sum, %overflow = arith.addui_extended %arg0, %c1_i32 : i32, i1
    return %sum, %overflow : i32, i1
  }
  func.func @t11(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %1 = arith.extsi %0 : i1 to i32
    return %arg0, %1 : i32, i32
  }
  func.func @t12(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %arg0, %c0_i32 : i32, i32
  }
  func.func @t14(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c-1_i32 = arith.constant -1 : i32
    %low, %high = arith.mulsi_extended %arg0, %c-1_i32 : i32
    return %low, %high : i32, i32
  }
  func.func @t15(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c-1_i32 = arith.constant -1 : i32
    %low, %high = arith.mului_extended %arg0, %c-1_i32 : i32
    return %low, %high : i32, i32
  }
  func.func @t16(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %false = arith.constant false
    return %arg1, %false : i32, i1
  }
  func.func @t18(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %c0_i32 : i32, i32
  }
  func.func @t19(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %false = arith.constant false
    return %arg0, %false : i32, i1
  }
  func.func @t20(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %c0_i32 : i32, i32
  }
  func.func @t22(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %c0_i32 = arith.constant 0 : i32
    %false = arith.constant false
    return %c0_i32, %false : i32, i1
  }
  func.func @t23(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %c0_i32 : i32, i32
  }
  func.func @t24(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %c0_i32 : i32, i32
  }
  func.func @t26(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %c0_i32 : i32, i32
  }
  func.func @t27(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %c0_i32 : i32, i32
  }
  func.func @t28(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %c-1_i32 = arith.constant -1 : i32
    %false = arith.constant false
    return %c-1_i32, %false : i32, i1
  }
  func.func @t30(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %c0_i32 : i32, i32
  }
  func.func @t31(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %c1_i32 = arith.constant 1 : i32
    %sum, %overflow = arith.addui_extended %arg1, %c1_i32 : i32, i1
    return %sum, %overflow : i32, i1
  }
  func.func @t32(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %1 = arith.extsi %0 : i1 to i32
    return %arg1, %1 : i32, i32
  }
  func.func @t34(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %c1_i32 = arith.constant 1 : i32
    %sum, %overflow = arith.addui_extended %arg0, %c1_i32 : i32, i1
    return %sum, %overflow : i32, i1
  }
  func.func @t35(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %1 = arith.extsi %0 : i1 to i32
    return %arg0, %1 : i32, i32
  }
  func.func @t36(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %arg0, %c0_i32 : i32, i32
  }
  func.func @t38(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %c0_i32 : i32, i32
  }
  func.func @t39(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %c0_i32 : i32, i32
  }
  func.func @t40(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %c2_i32 = arith.constant 2 : i32
    %false = arith.constant false
    return %c2_i32, %false : i32, i1
  }
  func.func @t42(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    return %c1_i32, %c0_i32 : i32, i32
  }
  func.func @t43(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    return %c0_i32, %true : i32, i1
  }
  func.func @t44(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32, %c-1_i32 : i32, i32
  }
  func.func @t46(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %c-1_i32 = arith.constant -1 : i32
    %sum, %overflow = arith.addui_extended %arg1, %c-1_i32 : i32, i1
    return %sum, %overflow : i32, i1
  }
  func.func @t47(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c-1_i32 = arith.constant -1 : i32
    %low, %high = arith.mulsi_extended %arg1, %c-1_i32 : i32
    return %low, %high : i32, i32
  }
  func.func @t48(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c-1_i32 = arith.constant -1 : i32
    %low, %high = arith.mului_extended %arg1, %c-1_i32 : i32
    return %low, %high : i32, i32
  }
  func.func @t50(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c-1_i32 = arith.constant -1 : i32
    %low, %high = arith.mulsi_extended %arg0, %c-1_i32 : i32
    return %low, %high : i32, i32
  }
  func.func @t51(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c-1_i32 = arith.constant -1 : i32
    %low, %high = arith.mului_extended %arg0, %c-1_i32 : i32
    return %low, %high : i32, i32
  }
  func.func @t52(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %c-1_i32 = arith.constant -1 : i32
    %false = arith.constant false
    return %c-1_i32, %false : i32, i1
  }
  func.func @t54(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %c0_i32 : i32, i32
  }
  func.func @t55(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    return %c0_i32, %true : i32, i1
  }
  func.func @t56(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32, %c-1_i32 : i32, i32
  }
  func.func @t58(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %c-2_i32 = arith.constant -2 : i32
    %true = arith.constant true
    return %c-2_i32, %true : i32, i1
  }
  func.func @t59(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    return %c1_i32, %c0_i32 : i32, i32
  }
  func.func @t60(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %c-2_i32 = arith.constant -2 : i32
    return %c1_i32, %c-2_i32 : i32, i32
  }
  func.func @t62(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i1
    return %low, %high : i1, i1
  }
  func.func @t63(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %low, %high = arith.mului_extended %arg0, %arg1 : i1
    return %low, %high : i1, i1
  }
  func.func @t64(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %sum, %overflow = arith.addui_extended %arg0, %arg0 : i1, i1
    return %sum, %overflow : i1, i1
  }
  func.func @t66(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %low, %high = arith.mului_extended %arg0, %arg0 : i1
    return %low, %high : i1, i1
  }
  func.func @t67(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %arg0, %false : i1, i1
  }
  func.func @t68(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t70(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %sum, %overflow = arith.addui_extended %arg0, %true : i1, i1
    return %sum, %overflow : i1, i1
  }
  func.func @t71(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %low, %high = arith.mulsi_extended %arg0, %true : i1
    return %low, %high : i1, i1
  }
  func.func @t72(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %arg0, %false : i1, i1
  }
  func.func @t74(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %low, %high = arith.mulsi_extended %arg0, %true : i1
    return %low, %high : i1, i1
  }
  func.func @t75(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %arg0, %false : i1, i1
  }
  func.func @t76(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %arg1, %false : i1, i1
  }
  func.func @t78(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t79(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %arg0, %false : i1, i1
  }
  func.func @t80(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t82(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t83(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t84(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t86(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t87(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t88(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false : i1, i1
  }
  func.func @t90(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t91(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %sum, %overflow = arith.addui_extended %arg1, %true : i1, i1
    return %sum, %overflow : i1, i1
  }
  func.func @t92(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %low, %high = arith.mulsi_extended %arg1, %true : i1
    return %low, %high : i1, i1
  }
  func.func @t94(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %sum, %overflow = arith.addui_extended %arg0, %true : i1, i1
    return %sum, %overflow : i1, i1
  }
  func.func @t95(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %low, %high = arith.mulsi_extended %arg0, %true : i1
    return %low, %high : i1, i1
  }
  func.func @t96(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %arg0, %false : i1, i1
  }
  func.func @t98(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t99(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t100(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    return %false, %true : i1, i1
  }
  func.func @t102(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false : i1, i1
  }
  func.func @t103(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    return %false, %true : i1, i1
  }
  func.func @t104(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false : i1, i1
  }
  func.func @t106(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %sum, %overflow = arith.addui_extended %arg1, %true : i1, i1
    return %sum, %overflow : i1, i1
  }
  func.func @t107(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %low, %high = arith.mulsi_extended %arg1, %true : i1
    return %low, %high : i1, i1
  }
  func.func @t108(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %arg1, %false : i1, i1
  }
  func.func @t110(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %low, %high = arith.mulsi_extended %arg0, %true : i1
    return %low, %high : i1, i1
  }
  func.func @t111(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %arg0, %false : i1, i1
  }
  func.func @t112(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false : i1, i1
  }
  func.func @t114(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @t115(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    return %false, %true : i1, i1
  }
  func.func @t116(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false : i1, i1
  }
  func.func @t118(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    return %false, %true : i1, i1
  }
  func.func @t119(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false : i1, i1
  }
  func.func @t120(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false : i1, i1
  }
  func.func @t122(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : vector<2xi8>
    return %low, %high : vector<2xi8>, vector<2xi8>
  }
  func.func @t123(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %low, %high = arith.mului_extended %arg0, %arg1 : vector<2xi8>
    return %low, %high : vector<2xi8>, vector<2xi8>
  }
  func.func @t124(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %sum, %overflow = arith.addui_extended %arg0, %arg0 : vector<2xi8>, vector<2xi1>
    return %sum, %overflow : vector<2xi8>, vector<2xi1>
  }
  func.func @t126(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %low, %high = arith.mului_extended %arg0, %arg0 : vector<2xi8>
    return %low, %high : vector<2xi8>, vector<2xi8>
  }
  func.func @t127(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<false> : vector<2xi1>
    return %arg0, %cst : vector<2xi8>, vector<2xi1>
  }
  func.func @t128(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t130(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<1> : vector<2xi8>
    %sum, %overflow = arith.addui_extended %arg0, %cst : vector<2xi8>, vector<2xi1>
    return %sum, %overflow : vector<2xi8>, vector<2xi1>
  }
  func.func @t131(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    %0 = arith.cmpi slt, %arg0, %cst : vector<2xi8>
    %1 = arith.extsi %0 : vector<2xi1> to vector<2xi8>
    return %arg0, %1 : vector<2xi8>, vector<2xi8>
  }
  func.func @t132(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %arg0, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t134(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<-1> : vector<2xi8>
    %low, %high = arith.mulsi_extended %arg0, %cst : vector<2xi8>
    return %low, %high : vector<2xi8>, vector<2xi8>
  }
  func.func @t135(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<-1> : vector<2xi8>
    %low, %high = arith.mului_extended %arg0, %cst : vector<2xi8>
    return %low, %high : vector<2xi8>, vector<2xi8>
  }
  func.func @t136(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<false> : vector<2xi1>
    return %arg1, %cst : vector<2xi8>, vector<2xi1>
  }
  func.func @t138(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t139(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<false> : vector<2xi1>
    return %arg0, %cst : vector<2xi8>, vector<2xi1>
  }
  func.func @t140(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t142(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    return %cst, %cst_0 : vector<2xi8>, vector<2xi1>
  }
  func.func @t143(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t144(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t146(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t147(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t148(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<-1> : vector<2xi8>
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    return %cst, %cst_0 : vector<2xi8>, vector<2xi1>
  }
  func.func @t150(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t151(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<1> : vector<2xi8>
    %sum, %overflow = arith.addui_extended %arg1, %cst : vector<2xi8>, vector<2xi1>
    return %sum, %overflow : vector<2xi8>, vector<2xi1>
  }
  func.func @t152(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    %0 = arith.cmpi slt, %arg1, %cst : vector<2xi8>
    %1 = arith.extsi %0 : vector<2xi1> to vector<2xi8>
    return %arg1, %1 : vector<2xi8>, vector<2xi8>
  }
  func.func @t154(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<1> : vector<2xi8>
    %sum, %overflow = arith.addui_extended %arg0, %cst : vector<2xi8>, vector<2xi1>
    return %sum, %overflow : vector<2xi8>, vector<2xi1>
  }
  func.func @t155(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    %0 = arith.cmpi slt, %arg0, %cst : vector<2xi8>
    %1 = arith.extsi %0 : vector<2xi1> to vector<2xi8>
    return %arg0, %1 : vector<2xi8>, vector<2xi8>
  }
  func.func @t156(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %arg0, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t158(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t159(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t160(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<2> : vector<2xi8>
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    return %cst, %cst_0 : vector<2xi8>, vector<2xi1>
  }
  func.func @t162(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<1> : vector<2xi8>
    %cst_0 = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst_0 : vector<2xi8>, vector<2xi8>
  }
  func.func @t163(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    %cst_0 = arith.constant dense<true> : vector<2xi1>
    return %cst, %cst_0 : vector<2xi8>, vector<2xi1>
  }
  func.func @t164(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<-1> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t166(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<-1> : vector<2xi8>
    %sum, %overflow = arith.addui_extended %arg1, %cst : vector<2xi8>, vector<2xi1>
    return %sum, %overflow : vector<2xi8>, vector<2xi1>
  }
  func.func @t167(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<-1> : vector<2xi8>
    %low, %high = arith.mulsi_extended %arg1, %cst : vector<2xi8>
    return %low, %high : vector<2xi8>, vector<2xi8>
  }
  func.func @t168(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<-1> : vector<2xi8>
    %low, %high = arith.mului_extended %arg1, %cst : vector<2xi8>
    return %low, %high : vector<2xi8>, vector<2xi8>
  }
  func.func @t170(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<-1> : vector<2xi8>
    %low, %high = arith.mulsi_extended %arg0, %cst : vector<2xi8>
    return %low, %high : vector<2xi8>, vector<2xi8>
  }
  func.func @t171(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<-1> : vector<2xi8>
    %low, %high = arith.mului_extended %arg0, %cst : vector<2xi8>
    return %low, %high : vector<2xi8>, vector<2xi8>
  }
  func.func @t172(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<-1> : vector<2xi8>
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    return %cst, %cst_0 : vector<2xi8>, vector<2xi1>
  }
  func.func @t174(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t175(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    %cst_0 = arith.constant dense<true> : vector<2xi1>
    return %cst, %cst_0 : vector<2xi8>, vector<2xi1>
  }
  func.func @t176(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<-1> : vector<2xi8>
    return %cst, %cst : vector<2xi8>, vector<2xi8>
  }
  func.func @t178(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>) {
    %cst = arith.constant dense<-2> : vector<2xi8>
    %cst_0 = arith.constant dense<true> : vector<2xi1>
    return %cst, %cst_0 : vector<2xi8>, vector<2xi1>
  }
  func.func @t179(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<1> : vector<2xi8>
    %cst_0 = arith.constant dense<0> : vector<2xi8>
    return %cst, %cst_0 : vector<2xi8>, vector<2xi8>
  }
  func.func @t180(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<1> : vector<2xi8>
    %cst_0 = arith.constant dense<-2> : vector<2xi8>
    return %cst, %cst_0 : vector<2xi8>, vector<2xi8>
  }
  func.func @t182(%arg0: i32, %arg1: i32) -> i32 {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    return %high : i32
  }
  func.func @t183(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @t184(%arg0: i32, %arg1: i32) -> i32 {
    %low, %high = arith.mului_extended %arg0, %arg1 : i32
    return %high : i32
  }
}

