// select
func.func @t1(%c: i1, %a: i32) -> i32 {
  %r = arith.select %c, %a, %a : i32
  return %r : i32
}
func.func @t2(%a: i32, %b: i32) -> i32 {
  %c = arith.constant true
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t3(%a: i32, %b: i32) -> i32 {
  %c = arith.constant false
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t4(%c: i1) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %r = arith.select %c, %t, %f : i1
  return %r : i1
}
func.func @t5(%c: i1) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %r = arith.select %c, %f, %t : i1
  return %r : i1
}
func.func @t6(%c: i1, %d: i1) -> i1 {
  %t = arith.constant true
  %r = arith.select %c, %t, %d : i1
  return %r : i1
}
func.func @t7(%c: i1, %d: i1) -> i1 {
  %f = arith.constant false
  %r = arith.select %c, %d, %f : i1
  return %r : i1
}
func.func @t8(%c: i1, %d: i1) -> i1 {
  %f = arith.constant false
  %r = arith.select %c, %f, %d : i1
  return %r : i1
}
func.func @t9(%c: i1, %d: i1) -> i1 {
  %t = arith.constant true
  %r = arith.select %c, %d, %t : i1
  return %r : i1
}
func.func @t10(%c: i1, %d: i1) -> i1 {
  %r = arith.select %c, %c, %d : i1
  return %r : i1
}
func.func @t11(%c: i1, %d: i1) -> i1 {
  %r = arith.select %c, %d, %c : i1
  return %r : i1
}
func.func @t12(%c: i1) -> i32 {
  %t = arith.constant 1 : i32
  %f = arith.constant 0 : i32
  %r = arith.select %c, %t, %f : i32
  return %r : i32
}
func.func @t13(%c: i1) -> i32 {
  %t = arith.constant 0 : i32
  %f = arith.constant 1 : i32
  %r = arith.select %c, %t, %f : i32
  return %r : i32
}
func.func @t14(%c: i1) -> i32 {
  %t = arith.constant -1 : i32
  %f = arith.constant 0 : i32
  %r = arith.select %c, %t, %f : i32
  return %r : i32
}
func.func @t15(%c: i1) -> index {
  %t = arith.constant 1 : index
  %f = arith.constant 0 : index
  %r = arith.select %c, %t, %f : index
  return %r : index
}
func.func @t16(%c: vector<2xi1>) -> vector<2xi32> {
  %t = arith.constant dense<1> : vector<2xi32>
  %f = arith.constant dense<0> : vector<2xi32>
  %r = arith.select %c, %t, %f : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t17(%c: i1) -> vector<2xi32> {
  %t = arith.constant dense<1> : vector<2xi32>
  %f = arith.constant dense<0> : vector<2xi32>
  %r = arith.select %c, %t, %f : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t18(%c: vector<2xi1>) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1>
  %f = arith.constant dense<false> : vector<2xi1>
  %r = arith.select %c, %f, %t : vector<2xi1>, vector<2xi1>
  return %r : vector<2xi1>
}
func.func @t19(%c: vector<2xi1>) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1>
  %f = arith.constant dense<false> : vector<2xi1>
  %r = arith.select %c, %t, %f : vector<2xi1>, vector<2xi1>
  return %r : vector<2xi1>
}
func.func @t20(%a: vector<3xi32>, %b: vector<3xi32>) -> vector<3xi32> {
  %c = arith.constant dense<[true, false, true]> : vector<3xi1>
  %r = arith.select %c, %a, %b : vector<3xi1>, vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t21() -> vector<3xi32> {
  %c = arith.constant dense<[true, false, true]> : vector<3xi1>
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, 6]> : vector<3xi32>
  %r = arith.select %c, %a, %b : vector<3xi1>, vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t22() -> vector<3xf32> {
  %c = arith.constant dense<[true, false, true]> : vector<3xi1>
  %a = arith.constant dense<1.0> : vector<3xf32>
  %b = arith.constant dense<[4.0, 5.0, 6.0]> : vector<3xf32>
  %r = arith.select %c, %a, %b : vector<3xi1>, vector<3xf32>
  return %r : vector<3xf32>
}
func.func @t23(%a: vector<3xi32>, %b: vector<3xi32>) -> vector<3xi32> {
  %c = arith.constant dense<true> : vector<3xi1>
  %r = arith.select %c, %a, %b : vector<3xi1>, vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t24(%c: i1, %a: i32, %b: i32) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %r = arith.select %n, %a, %b : i32
  return %r : i32
}
func.func @t25(%c: vector<2xi1>, %a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %t = arith.constant dense<true> : vector<2xi1>
  %n = arith.xori %c, %t : vector<2xi1>
  %r = arith.select %n, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t26(%c: i1, %a: i32, %b: i32, %d: i32) -> i32 {
  %x = arith.select %c, %a, %b : i32
  %r = arith.select %c, %x, %d : i32
  return %r : i32
}
func.func @t27(%c: i1, %a: i32, %b: i32, %d: i32) -> i32 {
  %x = arith.select %c, %a, %b : i32
  %r = arith.select %c, %d, %x : i32
  return %r : i32
}
func.func @t28(%c: i1, %e: i1, %a: i32, %b: i32) -> i32 {
  %x = arith.select %e, %a, %b : i32
  %r = arith.select %c, %x, %b : i32
  return %r : i32
}
func.func @t29(%c: i1, %e: i1, %a: i32, %b: i32) -> i32 {
  %x = arith.select %e, %b, %a : i32
  %r = arith.select %c, %x, %b : i32
  return %r : i32
}
func.func @t30(%c: i1, %e: i1, %a: i32, %b: i32) -> i32 {
  %x = arith.select %e, %a, %b : i32
  %r = arith.select %c, %a, %x : i32
  return %r : i32
}
func.func @t31(%c: i1, %e: i1, %a: i32, %b: i32) -> i32 {
  %x = arith.select %e, %b, %a : i32
  %r = arith.select %c, %a, %x : i32
  return %r : i32
}
func.func @t32(%c: i1, %e: i1, %a: i32, %b: i32) -> (i32, i32) {
  %x = arith.select %e, %a, %b : i32
  %r = arith.select %c, %x, %b : i32
  return %r, %x : i32, i32
}
func.func @t33(%c: i1, %d: i1, %b: i32, %e: i32) -> i32 {
  %n = arith.andi %c, %d : i1
  %r = arith.select %n, %b, %e : i32
  return %r : i32
}
func.func @t34(%c: i1) -> f32 {
  %t = arith.constant 1.0 : f32
  %f = arith.constant 0.0 : f32
  %r = arith.select %c, %t, %f : f32
  return %r : f32
}
func.func @t35(%c: i1) -> i8 {
  %t = arith.constant 7 : i8
  %f = arith.constant 3 : i8
  %r = arith.select %c, %t, %f : i8
  return %r : i8
}
func.func @t36(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi eq, %a, %b : i32
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t37(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi eq, %a, %b : vector<2xi32>
  %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t38(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi eq, %a, %b : i32
  %r = arith.select %c, %b, %a : i32
  return %r : i32
}
func.func @t39(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi eq, %a, %b : vector<2xi32>
  %r = arith.select %c, %b, %a : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t40(%a: i32) -> i32 {
  %k = arith.constant 4 : i32
  %c = arith.cmpi eq, %a, %k : i32
  %r = arith.select %c, %k, %a : i32
  return %r : i32
}
func.func @t41(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ne, %a, %b : i32
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t42(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi ne, %a, %b : vector<2xi32>
  %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t43(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ne, %a, %b : i32
  %r = arith.select %c, %b, %a : i32
  return %r : i32
}
func.func @t44(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi ne, %a, %b : vector<2xi32>
  %r = arith.select %c, %b, %a : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t45(%a: i32) -> i32 {
  %k = arith.constant 4 : i32
  %c = arith.cmpi ne, %a, %k : i32
  %r = arith.select %c, %k, %a : i32
  return %r : i32
}
func.func @t46(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi slt, %a, %b : i32
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t47(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi slt, %a, %b : vector<2xi32>
  %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t48(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi slt, %a, %b : i32
  %r = arith.select %c, %b, %a : i32
  return %r : i32
}
func.func @t49(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi slt, %a, %b : vector<2xi32>
  %r = arith.select %c, %b, %a : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t50(%a: i32) -> i32 {
  %k = arith.constant 4 : i32
  %c = arith.cmpi slt, %a, %k : i32
  %r = arith.select %c, %k, %a : i32
  return %r : i32
}
func.func @t51(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sle, %a, %b : i32
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t52(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi sle, %a, %b : vector<2xi32>
  %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t53(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sle, %a, %b : i32
  %r = arith.select %c, %b, %a : i32
  return %r : i32
}
func.func @t54(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi sle, %a, %b : vector<2xi32>
  %r = arith.select %c, %b, %a : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t55(%a: i32) -> i32 {
  %k = arith.constant 4 : i32
  %c = arith.cmpi sle, %a, %k : i32
  %r = arith.select %c, %k, %a : i32
  return %r : i32
}
func.func @t56(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sgt, %a, %b : i32
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t57(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi sgt, %a, %b : vector<2xi32>
  %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t58(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sgt, %a, %b : i32
  %r = arith.select %c, %b, %a : i32
  return %r : i32
}
func.func @t59(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi sgt, %a, %b : vector<2xi32>
  %r = arith.select %c, %b, %a : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t60(%a: i32) -> i32 {
  %k = arith.constant 4 : i32
  %c = arith.cmpi sgt, %a, %k : i32
  %r = arith.select %c, %k, %a : i32
  return %r : i32
}
func.func @t61(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sge, %a, %b : i32
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t62(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi sge, %a, %b : vector<2xi32>
  %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t63(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sge, %a, %b : i32
  %r = arith.select %c, %b, %a : i32
  return %r : i32
}
func.func @t64(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi sge, %a, %b : vector<2xi32>
  %r = arith.select %c, %b, %a : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t65(%a: i32) -> i32 {
  %k = arith.constant 4 : i32
  %c = arith.cmpi sge, %a, %k : i32
  %r = arith.select %c, %k, %a : i32
  return %r : i32
}
func.func @t66(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ult, %a, %b : i32
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t67(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi ult, %a, %b : vector<2xi32>
  %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t68(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ult, %a, %b : i32
  %r = arith.select %c, %b, %a : i32
  return %r : i32
}
func.func @t69(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi ult, %a, %b : vector<2xi32>
  %r = arith.select %c, %b, %a : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t70(%a: i32) -> i32 {
  %k = arith.constant 4 : i32
  %c = arith.cmpi ult, %a, %k : i32
  %r = arith.select %c, %k, %a : i32
  return %r : i32
}
func.func @t71(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ule, %a, %b : i32
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t72(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi ule, %a, %b : vector<2xi32>
  %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t73(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ule, %a, %b : i32
  %r = arith.select %c, %b, %a : i32
  return %r : i32
}
func.func @t74(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi ule, %a, %b : vector<2xi32>
  %r = arith.select %c, %b, %a : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t75(%a: i32) -> i32 {
  %k = arith.constant 4 : i32
  %c = arith.cmpi ule, %a, %k : i32
  %r = arith.select %c, %k, %a : i32
  return %r : i32
}
func.func @t76(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ugt, %a, %b : i32
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t77(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi ugt, %a, %b : vector<2xi32>
  %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t78(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ugt, %a, %b : i32
  %r = arith.select %c, %b, %a : i32
  return %r : i32
}
func.func @t79(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi ugt, %a, %b : vector<2xi32>
  %r = arith.select %c, %b, %a : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t80(%a: i32) -> i32 {
  %k = arith.constant 4 : i32
  %c = arith.cmpi ugt, %a, %k : i32
  %r = arith.select %c, %k, %a : i32
  return %r : i32
}
func.func @t81(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi uge, %a, %b : i32
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @t82(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi uge, %a, %b : vector<2xi32>
  %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t83(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi uge, %a, %b : i32
  %r = arith.select %c, %b, %a : i32
  return %r : i32
}
func.func @t84(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %c = arith.cmpi uge, %a, %b : vector<2xi32>
  %r = arith.select %c, %b, %a : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @t85(%a: i32) -> i32 {
  %k = arith.constant 4 : i32
  %c = arith.cmpi uge, %a, %k : i32
  %r = arith.select %c, %k, %a : i32
  return %r : i32
}
func.func @t86(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf oeq, %a, %b : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t87(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf oeq, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t88(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf oeq, %a, %b : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}
func.func @t89(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf oeq, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}
func.func @t90(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf ueq, %a, %b : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t91(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf ueq, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t92(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf ueq, %a, %b : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}
func.func @t93(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf ueq, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}
func.func @t94(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf one, %a, %b : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t95(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf one, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t96(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf one, %a, %b : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}
func.func @t97(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf one, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}
func.func @t98(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf une, %a, %b : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t99(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf une, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t100(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf une, %a, %b : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}
func.func @t101(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf une, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}
func.func @t102(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf olt, %a, %b : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t103(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf olt, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t104(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf olt, %a, %b : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}
func.func @t105(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf olt, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}
func.func @t106(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf ogt, %a, %b : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t107(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf ogt, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @t108(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf ogt, %a, %b : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}
func.func @t109(%a: f32, %b: f32) -> f32 {
  %c = arith.cmpf ogt, %a, %b fastmath<fast> : f32
  %r = arith.select %c, %b, %a : f32
  return %r : f32
}

// -----

func.func @xv(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1>
  %c = arith.cmpi slt, %a, %b : vector<2xi32>
  %z = arith.xori %c, %t : vector<2xi1>
  return %z : vector<2xi1>
}
func.func @sv(%c: vector<2xi1>, %a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %t = arith.constant dense<true> : vector<2xi1>
  %d = arith.xori %c, %t : vector<2xi1>
  %z = arith.select %d, %a, %b : vector<2xi1>, vector<2xi32>
  return %z : vector<2xi32>
}
func.func @sv2(%c: vector<2xi1>) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1>
  %f = arith.constant dense<false> : vector<2xi1>
  %z = arith.select %c, %f, %t : vector<2xi1>, vector<2xi1>
  return %z : vector<2xi1>
}
func.func @sv3(%c: vector<2xi1>) -> vector<2xi32> {
  %t = arith.constant dense<1> : vector<2xi32>
  %f = arith.constant dense<0> : vector<2xi32>
  %z = arith.select %c, %t, %f : vector<2xi1>, vector<2xi32>
  return %z : vector<2xi32>
}
func.func @sv4(%c: i1) -> vector<2xi32> {
  %t = arith.constant dense<1> : vector<2xi32>
  %f = arith.constant dense<0> : vector<2xi32>
  %z = arith.select %c, %t, %f : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @sv5(%c: i1) -> index {
  %t = arith.constant 1 : index
  %f = arith.constant 0 : index
  %z = arith.select %c, %t, %f : index
  return %z : index
}
func.func @s6(%c: i1) -> (i32, i32, i1, i64) {
  %t = arith.constant 1 : i32
  %f = arith.constant 0 : i32
  %z = arith.select %c, %t, %f : i32
  %y = arith.select %c, %f, %t : i32
  %m = arith.constant -1 : i32
  %w = arith.select %c, %m, %f : i32
  %tt = arith.constant true
  %ff = arith.constant false
  %v = arith.select %c, %ff, %tt : i1
  %t6 = arith.constant 1 : i64
  %f6 = arith.constant 0 : i64
  %u = arith.select %v, %t6, %f6 : i64
  return %z, %y, %v, %u : i32, i32, i1, i64
}
func.func @t1(%x: i64) -> (i32, i32, i16) {
  %k = arith.constant 33 : i64
  %k2 = arith.constant 32 : i64
  %k3 = arith.constant 31 : i64
  %a = arith.shrsi %x, %k : i64
  %b = arith.trunci %a : i64 to i32
  %c = arith.shrsi %x, %k2 exact : i64
  %d = arith.trunci %c overflow<nsw> : i64 to i32
  %e = arith.shrsi %x, %k3 : i64
  %f = arith.trunci %e : i64 to i16
  return %b, %d, %f : i32, i32, i16
}
func.func @t2(%x: vector<2xi64>) -> (vector<2xi32>) {
  %k2 = arith.constant dense<32> : vector<2xi64>
  %c = arith.shrsi %x, %k2 : vector<2xi64>
  %d = arith.trunci %c : vector<2xi64> to vector<2xi32>
  return %d : vector<2xi32>
}
func.func @c1(%a: i8, %b: i8) -> (i1, i1, i1, i1) {
  %x = arith.extsi %a : i8 to i32
  %y = arith.extsi %b : i8 to i32
  %0 = arith.cmpi eq, %x, %y : i32
  %1 = arith.cmpi slt, %x, %y : i32
  %2 = arith.cmpi ult, %x, %y : i32
  %u = arith.extui %a : i8 to i32
  %v = arith.extui %b : i8 to i32
  %3 = arith.cmpi ult, %u, %v : i32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
func.func @o1(%x: i32) -> (i32, i32, i32) {
  %k = arith.constant 33 : i32
  %k2 = arith.constant 32 : i32
  %a = arith.addi %x, %k overflow<nsw, nuw> : i32
  %b = arith.addi %a, %k2 overflow<nsw> : i32
  %c = arith.muli %x, %k overflow<nsw, nuw> : i32
  %d = arith.muli %c, %k2 overflow<nsw> : i32
  %e = arith.subi %x, %k overflow<nsw> : i32
  %f = arith.subi %e, %k2 overflow<nsw, nuw> : i32
  return %b, %d, %f : i32, i32, i32
}
func.func @o2(%x: i32, %y: i32) -> (i32, i32, i32) {
  %k = arith.constant 33 : i32
  %k2 = arith.constant 32 : i32
  %a = arith.subi %k, %x overflow<nsw, nuw> : i32
  %b = arith.addi %a, %k2 overflow<nsw> : i32
  %d = arith.subi %k2, %a overflow<nsw> : i32
  %e = arith.subi %x, %y overflow<nsw> : i32
  %f = arith.subi %e, %x overflow<nsw, nuw> : i32
  return %b, %d, %f : i32, i32, i32
}
func.func @f1(%x: f16, %y: f64) -> (f32, bf16, f32) {
  %a = arith.extf %x : f16 to f64
  %b = arith.truncf %a : f64 to f32
  %c = arith.truncf %a : f64 to bf16
  %d = arith.truncf %y to_nearest_even : f64 to f16
  %e = arith.extf %d : f16 to f32
  return %b, %c, %e : f32, bf16, f32
}
func.func @b1(%x: i16, %y: i8) -> (i16, i16, i16) {
  %a = arith.extsi %y : i8 to i16
  %b = arith.extui %y : i8 to i16
  %0 = arith.andi %a, %b : i16
  %c = arith.bitcast %x : i16 to f16
  %d = arith.bitcast %c : f16 to bf16
  %e = arith.bitcast %d : bf16 to i16
  %m = arith.constant 1 : i16
  %lo, %hi = arith.mului_extended %x, %m : i16
  return %0, %e, %hi : i16, i16, i16
}
func.func @m1(%x: f32, %y: f32) -> (f32) {
  %a = arith.negf %x fastmath<fast> : f32
  %b = arith.negf %y : f32
  %c = arith.mulf %a, %b fastmath<nnan> : f32
  return %c : f32
}
func.func @d(%x: i32, %y: i32) -> (i32, i32, i32) {
  %a = arith.muli %x, %y overflow<nsw> : i32
  %b = arith.divsi %a, %x : i32
  %c = arith.divsi %a, %y : i32
  %d = arith.divui %a, %x : i32
  return %b, %c, %d : i32, i32, i32
}
