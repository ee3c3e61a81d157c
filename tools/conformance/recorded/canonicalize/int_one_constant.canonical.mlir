module {
  func.func @t1(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t3(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.addi %arg0, %true : i1
    return %0 : i1
  }
  func.func @t5(%arg0: i1) -> i1 {
    %0 = arith.addi %arg0, %arg0 : i1
    return %0 : i1
  }
  func.func @t7(%arg0: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.subi %false, %arg0 : i1
    return %0 : i1
  }
  func.func @t9(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.subi %true, %arg0 : i1
    return %0 : i1
  }
  func.func @t11(%arg0: i1) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t13(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t15(%arg0: i1) -> i1 {
    %0 = arith.muli %arg0, %arg0 : i1
    return %0 : i1
  }
  func.func @t17(%arg0: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.divsi %false, %arg0 : i1
    return %0 : i1
  }
  func.func @t19(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.divsi %true, %arg0 : i1
    return %0 : i1
  }
  func.func @t21(%arg0: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.divui %arg0, %false : i1
    return %0 : i1
  }
  func.func @t23(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t25(%arg0: i1) -> i1 {
    %0 = arith.divui %arg0, %arg0 : i1
    return %0 : i1
  }
  func.func @t27(%arg0: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.ceildivsi %false, %arg0 : i1
    return %0 : i1
  }
  func.func @t29(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.ceildivsi %true, %arg0 : i1
    return %0 : i1
  }
  func.func @t31(%arg0: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.ceildivui %arg0, %false : i1
    return %0 : i1
  }
  func.func @t33(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t35(%arg0: i1) -> i1 {
    %0 = arith.ceildivui %arg0, %arg0 : i1
    return %0 : i1
  }
  func.func @t37(%arg0: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.floordivsi %false, %arg0 : i1
    return %0 : i1
  }
  func.func @t39(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.floordivsi %true, %arg0 : i1
    return %0 : i1
  }
  func.func @t41(%arg0: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.remsi %arg0, %false : i1
    return %0 : i1
  }
  func.func @t43(%arg0: i1) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t45(%arg0: i1) -> i1 {
    %0 = arith.remsi %arg0, %arg0 : i1
    return %0 : i1
  }
  func.func @t47(%arg0: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.remui %false, %arg0 : i1
    return %0 : i1
  }
  func.func @t49(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.remui %true, %arg0 : i1
    return %0 : i1
  }
  func.func @t51(%arg0: i1) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t53(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t55(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t57(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t59(%arg0: i1) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t61(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t63(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    return %0 : i1
  }
  func.func @t65(%arg0: i1) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t67(%arg0: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.shli %false, %arg0 : i1
    return %0 : i1
  }
  func.func @t69(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.shli %true, %arg0 : i1
    return %0 : i1
  }
  func.func @t71(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t73(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.shrsi %arg0, %true : i1
    return %0 : i1
  }
  func.func @t75(%arg0: i1) -> i1 {
    %0 = arith.shrsi %arg0, %arg0 : i1
    return %0 : i1
  }
  func.func @t77(%arg0: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.shrui %false, %arg0 : i1
    return %0 : i1
  }
  func.func @t79(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.shrui %true, %arg0 : i1
    return %0 : i1
  }
  func.func @t81(%arg0: i1) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t83(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t85(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t87(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t89(%arg0: i1) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t91(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t93(%arg0: i1) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t95(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t97(%arg0: i1) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t99(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
}

// -----
module {
  func.func @t1(%arg0: i8) -> i8 {
    return %arg0 : i8
  }
  func.func @t6(%arg0: i8) -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.addi %arg0, %c-1_i8 : i8
    return %0 : i8
  }
  func.func @t12(%arg0: i8) -> i8 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.addi %arg0, %c127_i8 : i8
    return %0 : i8
  }
  func.func @t17(%arg0: i8) -> i8 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.subi %c1_i8, %arg0 : i8
    return %0 : i8
  }
  func.func @t23(%arg0: i8) -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.subi %c-128_i8, %arg0 : i8
    return %0 : i8
  }
  func.func @t28(%arg0: i8) -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t34(%arg0: i8) -> i8 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.muli %arg0, %c2_i8 : i8
    return %0 : i8
  }
  func.func @t39(%arg0: i8) -> i8 {
    %0 = arith.muli %arg0, %arg0 : i8
    return %0 : i8
  }
  func.func @t45(%arg0: i8) -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.divsi %c-1_i8, %arg0 : i8
    return %0 : i8
  }
  func.func @t50(%arg0: i8) -> i8 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.divsi %arg0, %c127_i8 : i8
    return %0 : i8
  }
  func.func @t56(%arg0: i8) -> i8 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.divui %c1_i8, %arg0 : i8
    return %0 : i8
  }
  func.func @t61(%arg0: i8) -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.divui %arg0, %c-128_i8 : i8
    return %0 : i8
  }
  func.func @t67(%arg0: i8) -> i8 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.ceildivsi %c0_i8, %arg0 : i8
    return %0 : i8
  }
  func.func @t72(%arg0: i8) -> i8 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.ceildivsi %arg0, %c2_i8 : i8
    return %0 : i8
  }
  func.func @t78(%arg0: i8) -> i8 {
    %0 = arith.ceildivsi %arg0, %arg0 : i8
    return %0 : i8
  }
  func.func @t83(%arg0: i8) -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.ceildivui %arg0, %c-1_i8 : i8
    return %0 : i8
  }
  func.func @t89(%arg0: i8) -> i8 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.ceildivui %arg0, %c127_i8 : i8
    return %0 : i8
  }
  func.func @t95(%arg0: i8) -> i8 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.floordivsi %c1_i8, %arg0 : i8
    return %0 : i8
  }
  func.func @t100(%arg0: i8) -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.floordivsi %arg0, %c-128_i8 : i8
    return %0 : i8
  }
  func.func @t106(%arg0: i8) -> i8 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.remsi %c0_i8, %arg0 : i8
    return %0 : i8
  }
  func.func @t111(%arg0: i8) -> i8 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.remsi %arg0, %c2_i8 : i8
    return %0 : i8
  }
  func.func @t117(%arg0: i8) -> i8 {
    %0 = arith.remsi %arg0, %arg0 : i8
    return %0 : i8
  }
  func.func @t122(%arg0: i8) -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.remui %arg0, %c-1_i8 : i8
    return %0 : i8
  }
  func.func @t128(%arg0: i8) -> i8 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.remui %arg0, %c127_i8 : i8
    return %0 : i8
  }
  func.func @t133(%arg0: i8) -> i8 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.andi %arg0, %c1_i8 : i8
    return %0 : i8
  }
  func.func @t139(%arg0: i8) -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.andi %arg0, %c-128_i8 : i8
    return %0 : i8
  }
  func.func @t144(%arg0: i8) -> i8 {
    return %arg0 : i8
  }
  func.func @t150(%arg0: i8) -> i8 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.ori %arg0, %c2_i8 : i8
    return %0 : i8
  }
  func.func @t155(%arg0: i8) -> i8 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.ori %arg0, %c127_i8 : i8
    return %0 : i8
  }
  func.func @t161(%arg0: i8) -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.xori %arg0, %c-1_i8 : i8
    return %0 : i8
  }
  func.func @t166(%arg0: i8) -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.xori %arg0, %c-128_i8 : i8
    return %0 : i8
  }
  func.func @t172(%arg0: i8) -> i8 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.shli %arg0, %c1_i8 : i8
    return %0 : i8
  }
  func.func @t178(%arg0: i8) -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.shli %arg0, %c-128_i8 : i8
    return %0 : i8
  }
  func.func @t183(%arg0: i8) -> i8 {
    return %arg0 : i8
  }
  func.func @t189(%arg0: i8) -> i8 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.shrsi %arg0, %c2_i8 : i8
    return %0 : i8
  }
  func.func @t194(%arg0: i8) -> i8 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.shrsi %c127_i8, %arg0 : i8
    return %0 : i8
  }
  func.func @t200(%arg0: i8) -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.shrui %arg0, %c-1_i8 : i8
    return %0 : i8
  }
  func.func @t205(%arg0: i8) -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.shrui %c-128_i8, %arg0 : i8
    return %0 : i8
  }
  func.func @t211(%arg0: i8) -> i8 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.maxsi %arg0, %c1_i8 : i8
    return %0 : i8
  }
  func.func @t216(%arg0: i8) -> i8 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.maxsi %arg0, %c2_i8 : i8
    return %0 : i8
  }
  func.func @t222(%arg0: i8) -> i8 {
    return %arg0 : i8
  }
  func.func @t227(%arg0: i8) -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    return %c-1_i8 : i8
  }
  func.func @t233(%arg0: i8) -> i8 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.maxui %arg0, %c127_i8 : i8
    return %0 : i8
  }
  func.func @t238(%arg0: i8) -> i8 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.minsi %arg0, %c1_i8 : i8
    return %0 : i8
  }
  func.func @t244(%arg0: i8) -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    return %c-128_i8 : i8
  }
  func.func @t249(%arg0: i8) -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t255(%arg0: i8) -> i8 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.minui %arg0, %c2_i8 : i8
    return %0 : i8
  }
}

// -----
module {
  func.func @t1(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t6(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.addi %arg0, %c-1_i32 : i32
    return %0 : i32
  }
  func.func @t12(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.addi %arg0, %c2147483647_i32 : i32
    return %0 : i32
  }
  func.func @t18(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.subi %arg0, %c-1_i32 : i32
    return %0 : i32
  }
  func.func @t24(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.subi %arg0, %c2147483647_i32 : i32
    return %0 : i32
  }
  func.func @t30(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t36(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.muli %arg0, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t42(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t48(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.divsi %arg0, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t54(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.divui %c0_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t60(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.divui %c2_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t66(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.ceildivsi %arg0, %c0_i32 : i32
    return %0 : i32
  }
  func.func @t71(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.ceildivsi %c-1_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t77(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.ceildivsi %c2147483647_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t83(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.ceildivui %arg0, %c-1_i32 : i32
    return %0 : i32
  }
  func.func @t89(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.ceildivui %arg0, %c2147483647_i32 : i32
    return %0 : i32
  }
  func.func @t95(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.floordivsi %c1_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t101(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.floordivsi %c-2147483648_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t107(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t113(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.remsi %arg0, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t119(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.remui %c0_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t125(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.remui %c2_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t131(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t136(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t142(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.andi %arg0, %c2147483647_i32 : i32
    return %0 : i32
  }
  func.func @t148(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  }
  func.func @t154(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.ori %arg0, %c2147483647_i32 : i32
    return %0 : i32
  }
  func.func @t160(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.xori %arg0, %c1_i32 : i32
    return %0 : i32
  }
  func.func @t166(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.xori %arg0, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t172(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.shli %arg0, %c1_i32 : i32
    return %0 : i32
  }
  func.func @t178(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.shli %arg0, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t184(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.shrsi %c0_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t190(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.shrsi %c2_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t196(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t201(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.shrui %c-1_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t207(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.shrui %c2147483647_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @t213(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.maxsi %arg0, %c-1_i32 : i32
    return %0 : i32
  }
  func.func @t219(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    return %c2147483647_i32 : i32
  }
  func.func @t225(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.maxui %arg0, %c1_i32 : i32
    return %0 : i32
  }
  func.func @t231(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.maxui %arg0, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t237(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.minsi %arg0, %c1_i32 : i32
    return %0 : i32
  }
  func.func @t243(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    return %c-2147483648_i32 : i32
  }
  func.func @t249(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t255(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.minui %arg0, %c2_i32 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @t1(%arg0: i64) -> i64 {
    return %arg0 : i64
  }
  func.func @t7(%arg0: i64) -> i64 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.addi %arg0, %c2_i64 : i64
    return %0 : i64
  }
  func.func @t13(%arg0: i64) -> i64 {
    %0 = arith.addi %arg0, %arg0 : i64
    return %0 : i64
  }
  func.func @t19(%arg0: i64) -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.subi %c-1_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t25(%arg0: i64) -> i64 {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = arith.subi %c9223372036854775807_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t31(%arg0: i64) -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.muli %arg0, %c-1_i64 : i64
    return %0 : i64
  }
  func.func @t37(%arg0: i64) -> i64 {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = arith.muli %arg0, %c9223372036854775807_i64 : i64
    return %0 : i64
  }
  func.func @t43(%arg0: i64) -> i64 {
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.divsi %c1_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t49(%arg0: i64) -> i64 {
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = arith.divsi %c-9223372036854775808_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t55(%arg0: i64) -> i64 {
    return %arg0 : i64
  }
  func.func @t61(%arg0: i64) -> i64 {
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = arith.divui %arg0, %c-9223372036854775808_i64 : i64
    return %0 : i64
  }
  func.func @t67(%arg0: i64) -> i64 {
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.ceildivsi %c0_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t73(%arg0: i64) -> i64 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.ceildivsi %c2_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t79(%arg0: i64) -> i64 {
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.ceildivui %arg0, %c0_i64 : i64
    return %0 : i64
  }
  func.func @t85(%arg0: i64) -> i64 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.ceildivui %arg0, %c2_i64 : i64
    return %0 : i64
  }
  func.func @t91(%arg0: i64) -> i64 {
    %0 = arith.ceildivui %arg0, %arg0 : i64
    return %0 : i64
  }
  func.func @t97(%arg0: i64) -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.floordivsi %c-1_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t103(%arg0: i64) -> i64 {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = arith.floordivsi %c9223372036854775807_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t109(%arg0: i64) -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.remsi %arg0, %c-1_i64 : i64
    return %0 : i64
  }
  func.func @t115(%arg0: i64) -> i64 {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = arith.remsi %arg0, %c9223372036854775807_i64 : i64
    return %0 : i64
  }
  func.func @t121(%arg0: i64) -> i64 {
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.remui %c1_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t127(%arg0: i64) -> i64 {
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = arith.remui %c-9223372036854775808_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t134(%arg0: i64) -> i64 {
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.andi %arg0, %c1_i64 : i64
    return %0 : i64
  }
  func.func @t140(%arg0: i64) -> i64 {
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = arith.andi %arg0, %c-9223372036854775808_i64 : i64
    return %0 : i64
  }
  func.func @t146(%arg0: i64) -> i64 {
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.ori %arg0, %c1_i64 : i64
    return %0 : i64
  }
  func.func @t152(%arg0: i64) -> i64 {
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = arith.ori %arg0, %c-9223372036854775808_i64 : i64
    return %0 : i64
  }
  func.func @t158(%arg0: i64) -> i64 {
    return %arg0 : i64
  }
  func.func @t164(%arg0: i64) -> i64 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.xori %arg0, %c2_i64 : i64
    return %0 : i64
  }
  func.func @t170(%arg0: i64) -> i64 {
    return %arg0 : i64
  }
  func.func @t176(%arg0: i64) -> i64 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.shli %arg0, %c2_i64 : i64
    return %0 : i64
  }
  func.func @t182(%arg0: i64) -> i64 {
    %0 = arith.shli %arg0, %arg0 : i64
    return %0 : i64
  }
  func.func @t188(%arg0: i64) -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.shrsi %c-1_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t194(%arg0: i64) -> i64 {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = arith.shrsi %c9223372036854775807_i64, %arg0 : i64
    return %0 : i64
  }
  func.func @t200(%arg0: i64) -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.shrui %arg0, %c-1_i64 : i64
    return %0 : i64
  }
  func.func @t206(%arg0: i64) -> i64 {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = arith.shrui %arg0, %c9223372036854775807_i64 : i64
    return %0 : i64
  }
  func.func @t212(%arg0: i64) -> i64 {
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.maxsi %arg0, %c1_i64 : i64
    return %0 : i64
  }
  func.func @t218(%arg0: i64) -> i64 {
    return %arg0 : i64
  }
  func.func @t224(%arg0: i64) -> i64 {
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.maxui %arg0, %c1_i64 : i64
    return %0 : i64
  }
  func.func @t230(%arg0: i64) -> i64 {
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = arith.maxui %arg0, %c-9223372036854775808_i64 : i64
    return %0 : i64
  }
  func.func @t236(%arg0: i64) -> i64 {
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.minsi %arg0, %c0_i64 : i64
    return %0 : i64
  }
  func.func @t242(%arg0: i64) -> i64 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.minsi %arg0, %c2_i64 : i64
    return %0 : i64
  }
  func.func @t248(%arg0: i64) -> i64 {
    %c0_i64 = arith.constant 0 : i64
    return %c0_i64 : i64
  }
  func.func @t254(%arg0: i64) -> i64 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.minui %arg0, %c2_i64 : i64
    return %0 : i64
  }
}

// -----
module {
  func.func @t1(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t7(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.addi %arg0, %c2 : index
    return %0 : index
  }
  func.func @t14(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t20(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.subi %arg0, %c2 : index
    return %0 : index
  }
  func.func @t27(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @t33(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.muli %arg0, %c2 : index
    return %0 : index
  }
  func.func @t40(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = arith.divsi %arg0, %c0 : index
    return %0 : index
  }
  func.func @t46(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.divsi %arg0, %c2 : index
    return %0 : index
  }
  func.func @t53(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = arith.divui %arg0, %c0 : index
    return %0 : index
  }
  func.func @t59(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.divui %arg0, %c2 : index
    return %0 : index
  }
  func.func @t66(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = arith.ceildivsi %arg0, %c0 : index
    return %0 : index
  }
  func.func @t72(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.ceildivsi %arg0, %c2 : index
    return %0 : index
  }
  func.func @t79(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = arith.ceildivui %arg0, %c0 : index
    return %0 : index
  }
  func.func @t85(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.ceildivui %arg0, %c2 : index
    return %0 : index
  }
  func.func @t92(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = arith.floordivsi %arg0, %c0 : index
    return %0 : index
  }
  func.func @t98(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.floordivsi %arg0, %c2 : index
    return %0 : index
  }
  func.func @t105(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = arith.remsi %arg0, %c0 : index
    return %0 : index
  }
  func.func @t111(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.remsi %arg0, %c2 : index
    return %0 : index
  }
  func.func @t118(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = arith.remui %arg0, %c0 : index
    return %0 : index
  }
  func.func @t124(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.remui %arg0, %c2 : index
    return %0 : index
  }
  func.func @t131(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @t137(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.andi %arg0, %c2 : index
    return %0 : index
  }
  func.func @t144(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t150(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.ori %arg0, %c2 : index
    return %0 : index
  }
  func.func @t157(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t163(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.xori %arg0, %c2 : index
    return %0 : index
  }
  func.func @t170(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t176(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.shli %arg0, %c2 : index
    return %0 : index
  }
  func.func @t183(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t189(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.shrsi %arg0, %c2 : index
    return %0 : index
  }
  func.func @t196(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t202(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.shrui %arg0, %c2 : index
    return %0 : index
  }
  func.func @t209(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = arith.maxsi %arg0, %c0 : index
    return %0 : index
  }
  func.func @t215(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.maxsi %arg0, %c2 : index
    return %0 : index
  }
  func.func @t222(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t228(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.maxui %arg0, %c2 : index
    return %0 : index
  }
  func.func @t235(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = arith.minsi %arg0, %c0 : index
    return %0 : index
  }
  func.func @t241(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.minsi %arg0, %c2 : index
    return %0 : index
  }
  func.func @t248(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @t254(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.minui %arg0, %c2 : index
    return %0 : index
  }
}

