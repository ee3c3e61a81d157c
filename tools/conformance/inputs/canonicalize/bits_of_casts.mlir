// bit operations over extensions; truncated shifts; high halves of products
func.func @t1(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @t2(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @t3(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @t4(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @t5(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @t6(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @t7(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @t8(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @t9(%x: i32) -> i8 {
  %k = arith.constant 0 : i32
  %a = arith.shrsi %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t10(%x: i32) -> i8 {
  %k = arith.constant 0 : i32
  %a = arith.shrui %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t11(%x: i32) -> i8 {
  %k = arith.constant 0 : i32
  %a = arith.shli %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t12(%x: i32) -> i8 {
  %k = arith.constant 1 : i32
  %a = arith.shrsi %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t13(%x: i32) -> i8 {
  %k = arith.constant 1 : i32
  %a = arith.shrui %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t14(%x: i32) -> i8 {
  %k = arith.constant 1 : i32
  %a = arith.shli %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t15(%x: i32) -> i8 {
  %k = arith.constant 7 : i32
  %a = arith.shrsi %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t16(%x: i32) -> i8 {
  %k = arith.constant 7 : i32
  %a = arith.shrui %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t17(%x: i32) -> i8 {
  %k = arith.constant 7 : i32
  %a = arith.shli %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t18(%x: i32) -> i8 {
  %k = arith.constant 8 : i32
  %a = arith.shrsi %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t19(%x: i32) -> i8 {
  %k = arith.constant 8 : i32
  %a = arith.shrui %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t20(%x: i32) -> i8 {
  %k = arith.constant 8 : i32
  %a = arith.shli %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t21(%x: i32) -> i8 {
  %k = arith.constant 31 : i32
  %a = arith.shrsi %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t22(%x: i32) -> i8 {
  %k = arith.constant 31 : i32
  %a = arith.shrui %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t23(%x: i32) -> i8 {
  %k = arith.constant 31 : i32
  %a = arith.shli %x, %k : i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @t24(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.ori %a, %b : i32
  return %r : i32
}
func.func @t25(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.ori %a, %b : i32
  return %r : i32
}
func.func @t26(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.ori %a, %b : i32
  return %r : i32
}
func.func @t27(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.ori %a, %b : i32
  return %r : i32
}
func.func @t28(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.ori %a, %b : i32
  return %r : i32
}
func.func @t29(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.ori %a, %b : i32
  return %r : i32
}
func.func @t30(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.ori %a, %b : i32
  return %r : i32
}
func.func @t31(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.ori %a, %b : i32
  return %r : i32
}
func.func @t32(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @t33(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @t34(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @t35(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @t36(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @t37(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @t38(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @t39(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @t40(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @t41(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @t42(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @t43(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @t44(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @t45(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @t46(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @t47(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @t48(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @t49(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @t50(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @t51(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @t52(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @t53(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @t54(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @t55(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @t56(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.minui %a, %b : i32
  return %r : i32
}
func.func @t57(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.minui %a, %b : i32
  return %r : i32
}
func.func @t58(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.minui %a, %b : i32
  return %r : i32
}
func.func @t59(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.minui %a, %b : i32
  return %r : i32
}
func.func @t60(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.minui %a, %b : i32
  return %r : i32
}
func.func @t61(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.minui %a, %b : i32
  return %r : i32
}
func.func @t62(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.minui %a, %b : i32
  return %r : i32
}
func.func @t63(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.minui %a, %b : i32
  return %r : i32
}
func.func @t64(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
func.func @t65(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
func.func @t66(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
func.func @t67(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
func.func @t68(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
func.func @t69(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
func.func @t70(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
func.func @t71(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
func.func @t72(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 32 : i64
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrsi %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t73(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 31 : i64
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrsi %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t74(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 33 : i64
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrsi %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t75(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 32 : i64
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrui %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t76(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 31 : i64
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrui %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t77(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 33 : i64
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrui %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t78(%x: i32) -> i32 {
  %k = arith.constant 32 : i64
  %q = arith.constant 1431655766 : i64
  %a = arith.extsi %x : i32 to i64
  %m = arith.muli %a, %q : i64
  %s = arith.shrui %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t79(%x: vector<3xi32>, %y: vector<3xi32>) -> vector<3xi32> {
  %k = arith.constant dense<32> : vector<3xi64>
  %a = arith.extsi %x : vector<3xi32> to vector<3xi64>
  %b = arith.extsi %y : vector<3xi32> to vector<3xi64>
  %m = arith.muli %a, %b : vector<3xi64>
  %s = arith.shrui %m, %k : vector<3xi64>
  %t = arith.trunci %s : vector<3xi64> to vector<3xi32>
  return %t : vector<3xi32>
}
func.func @t80(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 32 : i64
  %a = arith.extui %x : i32 to i64
  %b = arith.extui %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrsi %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t81(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 31 : i64
  %a = arith.extui %x : i32 to i64
  %b = arith.extui %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrsi %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t82(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 33 : i64
  %a = arith.extui %x : i32 to i64
  %b = arith.extui %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrsi %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t83(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 32 : i64
  %a = arith.extui %x : i32 to i64
  %b = arith.extui %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrui %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t84(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 31 : i64
  %a = arith.extui %x : i32 to i64
  %b = arith.extui %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrui %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t85(%x: i32, %y: i32) -> i32 {
  %k = arith.constant 33 : i64
  %a = arith.extui %x : i32 to i64
  %b = arith.extui %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrui %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t86(%x: i32) -> i32 {
  %k = arith.constant 32 : i64
  %q = arith.constant 1431655766 : i64
  %a = arith.extui %x : i32 to i64
  %m = arith.muli %a, %q : i64
  %s = arith.shrui %m, %k : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
func.func @t87(%x: vector<3xi32>, %y: vector<3xi32>) -> vector<3xi32> {
  %k = arith.constant dense<32> : vector<3xi64>
  %a = arith.extui %x : vector<3xi32> to vector<3xi64>
  %b = arith.extui %y : vector<3xi32> to vector<3xi64>
  %m = arith.muli %a, %b : vector<3xi64>
  %s = arith.shrui %m, %k : vector<3xi64>
  %t = arith.trunci %s : vector<3xi64> to vector<3xi32>
  return %t : vector<3xi32>
}
