module {
  func.func @t1(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i8
    %1 = arith.extsi %0 : i8 to i32
    return %1 : i32
  }
  func.func @t2(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.andi %0, %1 : i32
    return %2 : i32
  }
  func.func @t3(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.andi %0, %1 : i32
    return %2 : i32
  }
  func.func @t4(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.andi %0, %1 : i32
    return %2 : i32
  }
  func.func @t5(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.andi %0, %1 : i32
    return %2 : i32
  }
  func.func @t6(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.andi %0, %1 : i32
    return %2 : i32
  }
  func.func @t7(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i8
    %1 = arith.extui %0 : i8 to i32
    return %1 : i32
  }
  func.func @t8(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.andi %0, %1 : i32
    return %2 : i32
  }
  func.func @t9(%arg0: i32) -> i8 {
    %0 = arith.trunci %arg0 : i32 to i8
    return %0 : i8
  }
  func.func @t10(%arg0: i32) -> i8 {
    %0 = arith.trunci %arg0 : i32 to i8
    return %0 : i8
  }
  func.func @t11(%arg0: i32) -> i8 {
    %0 = arith.trunci %arg0 : i32 to i8
    return %0 : i8
  }
  func.func @t12(%arg0: i32) -> i8 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.shrsi %arg0, %c1_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t13(%arg0: i32) -> i8 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.shrui %arg0, %c1_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t14(%arg0: i32) -> i8 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.shli %arg0, %c1_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t15(%arg0: i32) -> i8 {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.shrsi %arg0, %c7_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t16(%arg0: i32) -> i8 {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.shrui %arg0, %c7_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t17(%arg0: i32) -> i8 {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.shli %arg0, %c7_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t18(%arg0: i32) -> i8 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.shrsi %arg0, %c8_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t19(%arg0: i32) -> i8 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.shrui %arg0, %c8_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t20(%arg0: i32) -> i8 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.shli %arg0, %c8_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t21(%arg0: i32) -> i8 {
    %c31_i32 = arith.constant 31 : i32
    %0 = arith.shrsi %arg0, %c31_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t22(%arg0: i32) -> i8 {
    %c31_i32 = arith.constant 31 : i32
    %0 = arith.shrui %arg0, %c31_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t23(%arg0: i32) -> i8 {
    %c31_i32 = arith.constant 31 : i32
    %0 = arith.shli %arg0, %c31_i32 : i32
    %1 = arith.trunci %0 : i32 to i8
    return %1 : i8
  }
  func.func @t24(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i8
    %1 = arith.extsi %0 : i8 to i32
    return %1 : i32
  }
  func.func @t25(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.ori %0, %1 : i32
    return %2 : i32
  }
  func.func @t26(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.ori %0, %1 : i32
    return %2 : i32
  }
  func.func @t27(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.ori %0, %1 : i32
    return %2 : i32
  }
  func.func @t28(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.ori %0, %1 : i32
    return %2 : i32
  }
  func.func @t29(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.ori %0, %1 : i32
    return %2 : i32
  }
  func.func @t30(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i8
    %1 = arith.extui %0 : i8 to i32
    return %1 : i32
  }
  func.func @t31(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.ori %0, %1 : i32
    return %2 : i32
  }
  func.func @t32(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i8
    %1 = arith.extsi %0 : i8 to i32
    return %1 : i32
  }
  func.func @t33(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.xori %0, %1 : i32
    return %2 : i32
  }
  func.func @t34(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.xori %0, %1 : i32
    return %2 : i32
  }
  func.func @t35(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.xori %0, %1 : i32
    return %2 : i32
  }
  func.func @t36(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.xori %0, %1 : i32
    return %2 : i32
  }
  func.func @t37(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.xori %0, %1 : i32
    return %2 : i32
  }
  func.func @t38(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i8
    %1 = arith.extui %0 : i8 to i32
    return %1 : i32
  }
  func.func @t39(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.xori %0, %1 : i32
    return %2 : i32
  }
  func.func @t40(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @t41(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @t42(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @t43(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @t44(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @t45(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @t46(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @t47(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @t48(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.maxsi %0, %1 : i32
    return %2 : i32
  }
  func.func @t49(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.maxsi %0, %1 : i32
    return %2 : i32
  }
  func.func @t50(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.maxsi %0, %1 : i32
    return %2 : i32
  }
  func.func @t51(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.maxsi %0, %1 : i32
    return %2 : i32
  }
  func.func @t52(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.maxsi %0, %1 : i32
    return %2 : i32
  }
  func.func @t53(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.maxsi %0, %1 : i32
    return %2 : i32
  }
  func.func @t54(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.maxsi %0, %1 : i32
    return %2 : i32
  }
  func.func @t55(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.maxsi %0, %1 : i32
    return %2 : i32
  }
  func.func @t56(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.minui %0, %1 : i32
    return %2 : i32
  }
  func.func @t57(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.minui %0, %1 : i32
    return %2 : i32
  }
  func.func @t58(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.minui %0, %1 : i32
    return %2 : i32
  }
  func.func @t59(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.minui %0, %1 : i32
    return %2 : i32
  }
  func.func @t60(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.minui %0, %1 : i32
    return %2 : i32
  }
  func.func @t61(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.minui %0, %1 : i32
    return %2 : i32
  }
  func.func @t62(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.minui %0, %1 : i32
    return %2 : i32
  }
  func.func @t63(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.minui %0, %1 : i32
    return %2 : i32
  }
  func.func @t64(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.shrui %0, %1 : i32
    return %2 : i32
  }
  func.func @t65(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.shrui %0, %1 : i32
    return %2 : i32
  }
  func.func @t66(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.shrui %0, %1 : i32
    return %2 : i32
  }
  func.func @t67(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.shrui %0, %1 : i32
    return %2 : i32
  }
  func.func @t68(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.shrui %0, %1 : i32
    return %2 : i32
  }
  func.func @t69(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.shrui %0, %1 : i32
    return %2 : i32
  }
  func.func @t70(%arg0: i8, %arg1: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.shrui %0, %1 : i32
    return %2 : i32
  }
  func.func @t71(%arg0: i8, %arg1: i16) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.shrui %0, %1 : i32
    return %2 : i32
  }
  func.func @t72(%arg0: i32, %arg1: i32) -> i32 {
    %c32_i64 = arith.constant 32 : i64
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extsi %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrui %2, %c32_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t73(%arg0: i32, %arg1: i32) -> i32 {
    %c31_i64 = arith.constant 31 : i64
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extsi %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrsi %2, %c31_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t74(%arg0: i32, %arg1: i32) -> i32 {
    %c33_i64 = arith.constant 33 : i64
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extsi %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrsi %2, %c33_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t75(%arg0: i32, %arg1: i32) -> i32 {
    %c32_i64 = arith.constant 32 : i64
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extsi %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrui %2, %c32_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t76(%arg0: i32, %arg1: i32) -> i32 {
    %c31_i64 = arith.constant 31 : i64
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extsi %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrui %2, %c31_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t77(%arg0: i32, %arg1: i32) -> i32 {
    %c33_i64 = arith.constant 33 : i64
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extsi %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrui %2, %c33_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t78(%arg0: i32) -> i32 {
    %c32_i64 = arith.constant 32 : i64
    %c1431655766_i64 = arith.constant 1431655766 : i64
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.muli %0, %c1431655766_i64 : i64
    %2 = arith.shrui %1, %c32_i64 : i64
    %3 = arith.trunci %2 : i64 to i32
    return %3 : i32
  }
  func.func @t79(%arg0: vector<3xi32>, %arg1: vector<3xi32>) -> vector<3xi32> {
    %cst = arith.constant dense<32> : vector<3xi64>
    %0 = arith.extsi %arg0 : vector<3xi32> to vector<3xi64>
    %1 = arith.extsi %arg1 : vector<3xi32> to vector<3xi64>
    %2 = arith.muli %0, %1 : vector<3xi64>
    %3 = arith.shrui %2, %cst : vector<3xi64>
    %4 = arith.trunci %3 : vector<3xi64> to vector<3xi32>
    return %4 : vector<3xi32>
  }
  func.func @t80(%arg0: i32, %arg1: i32) -> i32 {
    %c32_i64 = arith.constant 32 : i64
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extui %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrui %2, %c32_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t81(%arg0: i32, %arg1: i32) -> i32 {
    %c31_i64 = arith.constant 31 : i64
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extui %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrsi %2, %c31_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t82(%arg0: i32, %arg1: i32) -> i32 {
    %c33_i64 = arith.constant 33 : i64
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extui %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrsi %2, %c33_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t83(%arg0: i32, %arg1: i32) -> i32 {
    %c32_i64 = arith.constant 32 : i64
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extui %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrui %2, %c32_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t84(%arg0: i32, %arg1: i32) -> i32 {
    %c31_i64 = arith.constant 31 : i64
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extui %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrui %2, %c31_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t85(%arg0: i32, %arg1: i32) -> i32 {
    %c33_i64 = arith.constant 33 : i64
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extui %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrui %2, %c33_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    return %4 : i32
  }
  func.func @t86(%arg0: i32) -> i32 {
    %c32_i64 = arith.constant 32 : i64
    %c1431655766_i64 = arith.constant 1431655766 : i64
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.muli %0, %c1431655766_i64 : i64
    %2 = arith.shrui %1, %c32_i64 : i64
    %3 = arith.trunci %2 : i64 to i32
    return %3 : i32
  }
  func.func @t87(%arg0: vector<3xi32>, %arg1: vector<3xi32>) -> vector<3xi32> {
    %cst = arith.constant dense<32> : vector<3xi64>
    %0 = arith.extui %arg0 : vector<3xi32> to vector<3xi64>
    %1 = arith.extui %arg1 : vector<3xi32> to vector<3xi64>
    %2 = arith.muli %0, %1 : vector<3xi64>
    %3 = arith.shrui %2, %cst : vector<3xi64>
    %4 = arith.trunci %3 : vector<3xi64> to vector<3xi32>
    return %4 : vector<3xi32>
  }
}

