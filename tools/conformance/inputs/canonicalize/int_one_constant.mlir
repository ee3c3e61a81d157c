// one side constant or both sides equal, i1
func.func @t1(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.addi %x, %k : i1
  return %r : i1
}
func.func @t3(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.addi %x, %k : i1
  return %r : i1
}
func.func @t5(%x: i1) -> i1 {
  %r = arith.addi %x, %x : i1
  return %r : i1
}
func.func @t7(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.subi %k, %x : i1
  return %r : i1
}
func.func @t9(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.subi %k, %x : i1
  return %r : i1
}
func.func @t11(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.muli %x, %k : i1
  return %r : i1
}
func.func @t13(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.muli %x, %k : i1
  return %r : i1
}
func.func @t15(%x: i1) -> i1 {
  %r = arith.muli %x, %x : i1
  return %r : i1
}
func.func @t17(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.divsi %k, %x : i1
  return %r : i1
}
func.func @t19(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.divsi %k, %x : i1
  return %r : i1
}
func.func @t21(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.divui %x, %k : i1
  return %r : i1
}
func.func @t23(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.divui %x, %k : i1
  return %r : i1
}
func.func @t25(%x: i1) -> i1 {
  %r = arith.divui %x, %x : i1
  return %r : i1
}
func.func @t27(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.ceildivsi %k, %x : i1
  return %r : i1
}
func.func @t29(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.ceildivsi %k, %x : i1
  return %r : i1
}
func.func @t31(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.ceildivui %x, %k : i1
  return %r : i1
}
func.func @t33(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.ceildivui %x, %k : i1
  return %r : i1
}
func.func @t35(%x: i1) -> i1 {
  %r = arith.ceildivui %x, %x : i1
  return %r : i1
}
func.func @t37(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.floordivsi %k, %x : i1
  return %r : i1
}
func.func @t39(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.floordivsi %k, %x : i1
  return %r : i1
}
func.func @t41(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.remsi %x, %k : i1
  return %r : i1
}
func.func @t43(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.remsi %x, %k : i1
  return %r : i1
}
func.func @t45(%x: i1) -> i1 {
  %r = arith.remsi %x, %x : i1
  return %r : i1
}
func.func @t47(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.remui %k, %x : i1
  return %r : i1
}
func.func @t49(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.remui %k, %x : i1
  return %r : i1
}
func.func @t51(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.andi %x, %k : i1
  return %r : i1
}
func.func @t53(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.andi %x, %k : i1
  return %r : i1
}
func.func @t55(%x: i1) -> i1 {
  %r = arith.andi %x, %x : i1
  return %r : i1
}
func.func @t57(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.ori %k, %x : i1
  return %r : i1
}
func.func @t59(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.ori %k, %x : i1
  return %r : i1
}
func.func @t61(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.xori %x, %k : i1
  return %r : i1
}
func.func @t63(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.xori %x, %k : i1
  return %r : i1
}
func.func @t65(%x: i1) -> i1 {
  %r = arith.xori %x, %x : i1
  return %r : i1
}
func.func @t67(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.shli %k, %x : i1
  return %r : i1
}
func.func @t69(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.shli %k, %x : i1
  return %r : i1
}
func.func @t71(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.shrsi %x, %k : i1
  return %r : i1
}
func.func @t73(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.shrsi %x, %k : i1
  return %r : i1
}
func.func @t75(%x: i1) -> i1 {
  %r = arith.shrsi %x, %x : i1
  return %r : i1
}
func.func @t77(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.shrui %k, %x : i1
  return %r : i1
}
func.func @t79(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.shrui %k, %x : i1
  return %r : i1
}
func.func @t81(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.maxsi %x, %k : i1
  return %r : i1
}
func.func @t83(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.maxsi %x, %k : i1
  return %r : i1
}
func.func @t85(%x: i1) -> i1 {
  %r = arith.maxsi %x, %x : i1
  return %r : i1
}
func.func @t87(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.maxui %k, %x : i1
  return %r : i1
}
func.func @t89(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.maxui %k, %x : i1
  return %r : i1
}
func.func @t91(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.minsi %x, %k : i1
  return %r : i1
}
func.func @t93(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.minsi %x, %k : i1
  return %r : i1
}
func.func @t95(%x: i1) -> i1 {
  %r = arith.minsi %x, %x : i1
  return %r : i1
}
func.func @t97(%x: i1) -> i1 {
  %k = arith.constant false
  %r = arith.minui %k, %x : i1
  return %r : i1
}
func.func @t99(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.minui %k, %x : i1
  return %r : i1
}

// -----

// one side constant or both sides equal, i8
func.func @t1(%x: i8) -> i8 {
  %k = arith.constant 0 : i8
  %r = arith.addi %x, %k : i8
  return %r : i8
}
func.func @t6(%x: i8) -> i8 {
  %k = arith.constant -1 : i8
  %r = arith.addi %k, %x : i8
  return %r : i8
}
func.func @t12(%x: i8) -> i8 {
  %k = arith.constant 127 : i8
  %r = arith.addi %k, %x : i8
  return %r : i8
}
func.func @t17(%x: i8) -> i8 {
  %k = arith.constant 1 : i8
  %r = arith.subi %k, %x : i8
  return %r : i8
}
func.func @t23(%x: i8) -> i8 {
  %k = arith.constant -128 : i8
  %r = arith.subi %k, %x : i8
  return %r : i8
}
func.func @t28(%x: i8) -> i8 {
  %k = arith.constant 0 : i8
  %r = arith.muli %k, %x : i8
  return %r : i8
}
func.func @t34(%x: i8) -> i8 {
  %k = arith.constant 2 : i8
  %r = arith.muli %k, %x : i8
  return %r : i8
}
func.func @t39(%x: i8) -> i8 {
  %r = arith.muli %x, %x : i8
  return %r : i8
}
func.func @t45(%x: i8) -> i8 {
  %k = arith.constant -1 : i8
  %r = arith.divsi %k, %x : i8
  return %r : i8
}
func.func @t50(%x: i8) -> i8 {
  %k = arith.constant 127 : i8
  %r = arith.divsi %x, %k : i8
  return %r : i8
}
func.func @t56(%x: i8) -> i8 {
  %k = arith.constant 1 : i8
  %r = arith.divui %k, %x : i8
  return %r : i8
}
func.func @t61(%x: i8) -> i8 {
  %k = arith.constant -128 : i8
  %r = arith.divui %x, %k : i8
  return %r : i8
}
func.func @t67(%x: i8) -> i8 {
  %k = arith.constant 0 : i8
  %r = arith.ceildivsi %k, %x : i8
  return %r : i8
}
func.func @t72(%x: i8) -> i8 {
  %k = arith.constant 2 : i8
  %r = arith.ceildivsi %x, %k : i8
  return %r : i8
}
func.func @t78(%x: i8) -> i8 {
  %r = arith.ceildivsi %x, %x : i8
  return %r : i8
}
func.func @t83(%x: i8) -> i8 {
  %k = arith.constant -1 : i8
  %r = arith.ceildivui %x, %k : i8
  return %r : i8
}
func.func @t89(%x: i8) -> i8 {
  %k = arith.constant 127 : i8
  %r = arith.ceildivui %x, %k : i8
  return %r : i8
}
func.func @t95(%x: i8) -> i8 {
  %k = arith.constant 1 : i8
  %r = arith.floordivsi %k, %x : i8
  return %r : i8
}
func.func @t100(%x: i8) -> i8 {
  %k = arith.constant -128 : i8
  %r = arith.floordivsi %x, %k : i8
  return %r : i8
}
func.func @t106(%x: i8) -> i8 {
  %k = arith.constant 0 : i8
  %r = arith.remsi %k, %x : i8
  return %r : i8
}
func.func @t111(%x: i8) -> i8 {
  %k = arith.constant 2 : i8
  %r = arith.remsi %x, %k : i8
  return %r : i8
}
func.func @t117(%x: i8) -> i8 {
  %r = arith.remsi %x, %x : i8
  return %r : i8
}
func.func @t122(%x: i8) -> i8 {
  %k = arith.constant -1 : i8
  %r = arith.remui %x, %k : i8
  return %r : i8
}
func.func @t128(%x: i8) -> i8 {
  %k = arith.constant 127 : i8
  %r = arith.remui %x, %k : i8
  return %r : i8
}
func.func @t133(%x: i8) -> i8 {
  %k = arith.constant 1 : i8
  %r = arith.andi %x, %k : i8
  return %r : i8
}
func.func @t139(%x: i8) -> i8 {
  %k = arith.constant -128 : i8
  %r = arith.andi %x, %k : i8
  return %r : i8
}
func.func @t144(%x: i8) -> i8 {
  %k = arith.constant 0 : i8
  %r = arith.ori %x, %k : i8
  return %r : i8
}
func.func @t150(%x: i8) -> i8 {
  %k = arith.constant 2 : i8
  %r = arith.ori %x, %k : i8
  return %r : i8
}
func.func @t155(%x: i8) -> i8 {
  %k = arith.constant 127 : i8
  %r = arith.ori %k, %x : i8
  return %r : i8
}
func.func @t161(%x: i8) -> i8 {
  %k = arith.constant -1 : i8
  %r = arith.xori %x, %k : i8
  return %r : i8
}
func.func @t166(%x: i8) -> i8 {
  %k = arith.constant -128 : i8
  %r = arith.xori %k, %x : i8
  return %r : i8
}
func.func @t172(%x: i8) -> i8 {
  %k = arith.constant 1 : i8
  %r = arith.shli %x, %k : i8
  return %r : i8
}
func.func @t178(%x: i8) -> i8 {
  %k = arith.constant -128 : i8
  %r = arith.shli %x, %k : i8
  return %r : i8
}
func.func @t183(%x: i8) -> i8 {
  %k = arith.constant 0 : i8
  %r = arith.shrsi %x, %k : i8
  return %r : i8
}
func.func @t189(%x: i8) -> i8 {
  %k = arith.constant 2 : i8
  %r = arith.shrsi %x, %k : i8
  return %r : i8
}
func.func @t194(%x: i8) -> i8 {
  %k = arith.constant 127 : i8
  %r = arith.shrsi %k, %x : i8
  return %r : i8
}
func.func @t200(%x: i8) -> i8 {
  %k = arith.constant -1 : i8
  %r = arith.shrui %x, %k : i8
  return %r : i8
}
func.func @t205(%x: i8) -> i8 {
  %k = arith.constant -128 : i8
  %r = arith.shrui %k, %x : i8
  return %r : i8
}
func.func @t211(%x: i8) -> i8 {
  %k = arith.constant 1 : i8
  %r = arith.maxsi %x, %k : i8
  return %r : i8
}
func.func @t216(%x: i8) -> i8 {
  %k = arith.constant 2 : i8
  %r = arith.maxsi %k, %x : i8
  return %r : i8
}
func.func @t222(%x: i8) -> i8 {
  %k = arith.constant 0 : i8
  %r = arith.maxui %x, %k : i8
  return %r : i8
}
func.func @t227(%x: i8) -> i8 {
  %k = arith.constant -1 : i8
  %r = arith.maxui %k, %x : i8
  return %r : i8
}
func.func @t233(%x: i8) -> i8 {
  %k = arith.constant 127 : i8
  %r = arith.maxui %k, %x : i8
  return %r : i8
}
func.func @t238(%x: i8) -> i8 {
  %k = arith.constant 1 : i8
  %r = arith.minsi %k, %x : i8
  return %r : i8
}
func.func @t244(%x: i8) -> i8 {
  %k = arith.constant -128 : i8
  %r = arith.minsi %k, %x : i8
  return %r : i8
}
func.func @t249(%x: i8) -> i8 {
  %k = arith.constant 0 : i8
  %r = arith.minui %k, %x : i8
  return %r : i8
}
func.func @t255(%x: i8) -> i8 {
  %k = arith.constant 2 : i8
  %r = arith.minui %k, %x : i8
  return %r : i8
}

// -----

// one side constant or both sides equal, i32
func.func @t1(%x: i32) -> i32 {
  %k = arith.constant 0 : i32
  %r = arith.addi %x, %k : i32
  return %r : i32
}
func.func @t6(%x: i32) -> i32 {
  %k = arith.constant -1 : i32
  %r = arith.addi %k, %x : i32
  return %r : i32
}
func.func @t12(%x: i32) -> i32 {
  %k = arith.constant 2147483647 : i32
  %r = arith.addi %k, %x : i32
  return %r : i32
}
func.func @t18(%x: i32) -> i32 {
  %k = arith.constant -1 : i32
  %r = arith.subi %x, %k : i32
  return %r : i32
}
func.func @t24(%x: i32) -> i32 {
  %k = arith.constant 2147483647 : i32
  %r = arith.subi %x, %k : i32
  return %r : i32
}
func.func @t30(%x: i32) -> i32 {
  %k = arith.constant 1 : i32
  %r = arith.muli %k, %x : i32
  return %r : i32
}
func.func @t36(%x: i32) -> i32 {
  %k = arith.constant -2147483648 : i32
  %r = arith.muli %k, %x : i32
  return %r : i32
}
func.func @t42(%x: i32) -> i32 {
  %k = arith.constant 1 : i32
  %r = arith.divsi %x, %k : i32
  return %r : i32
}
func.func @t48(%x: i32) -> i32 {
  %k = arith.constant -2147483648 : i32
  %r = arith.divsi %x, %k : i32
  return %r : i32
}
func.func @t54(%x: i32) -> i32 {
  %k = arith.constant 0 : i32
  %r = arith.divui %k, %x : i32
  return %r : i32
}
func.func @t60(%x: i32) -> i32 {
  %k = arith.constant 2 : i32
  %r = arith.divui %k, %x : i32
  return %r : i32
}
func.func @t66(%x: i32) -> i32 {
  %k = arith.constant 0 : i32
  %r = arith.ceildivsi %x, %k : i32
  return %r : i32
}
func.func @t71(%x: i32) -> i32 {
  %k = arith.constant -1 : i32
  %r = arith.ceildivsi %k, %x : i32
  return %r : i32
}
func.func @t77(%x: i32) -> i32 {
  %k = arith.constant 2147483647 : i32
  %r = arith.ceildivsi %k, %x : i32
  return %r : i32
}
func.func @t83(%x: i32) -> i32 {
  %k = arith.constant -1 : i32
  %r = arith.ceildivui %x, %k : i32
  return %r : i32
}
func.func @t89(%x: i32) -> i32 {
  %k = arith.constant 2147483647 : i32
  %r = arith.ceildivui %x, %k : i32
  return %r : i32
}
func.func @t95(%x: i32) -> i32 {
  %k = arith.constant 1 : i32
  %r = arith.floordivsi %k, %x : i32
  return %r : i32
}
func.func @t101(%x: i32) -> i32 {
  %k = arith.constant -2147483648 : i32
  %r = arith.floordivsi %k, %x : i32
  return %r : i32
}
func.func @t107(%x: i32) -> i32 {
  %k = arith.constant 1 : i32
  %r = arith.remsi %x, %k : i32
  return %r : i32
}
func.func @t113(%x: i32) -> i32 {
  %k = arith.constant -2147483648 : i32
  %r = arith.remsi %x, %k : i32
  return %r : i32
}
func.func @t119(%x: i32) -> i32 {
  %k = arith.constant 0 : i32
  %r = arith.remui %k, %x : i32
  return %r : i32
}
func.func @t125(%x: i32) -> i32 {
  %k = arith.constant 2 : i32
  %r = arith.remui %k, %x : i32
  return %r : i32
}
func.func @t131(%x: i32) -> i32 {
  %k = arith.constant 0 : i32
  %r = arith.andi %x, %k : i32
  return %r : i32
}
func.func @t136(%x: i32) -> i32 {
  %k = arith.constant -1 : i32
  %r = arith.andi %k, %x : i32
  return %r : i32
}
func.func @t142(%x: i32) -> i32 {
  %k = arith.constant 2147483647 : i32
  %r = arith.andi %k, %x : i32
  return %r : i32
}
func.func @t148(%x: i32) -> i32 {
  %k = arith.constant -1 : i32
  %r = arith.ori %x, %k : i32
  return %r : i32
}
func.func @t154(%x: i32) -> i32 {
  %k = arith.constant 2147483647 : i32
  %r = arith.ori %x, %k : i32
  return %r : i32
}
func.func @t160(%x: i32) -> i32 {
  %k = arith.constant 1 : i32
  %r = arith.xori %k, %x : i32
  return %r : i32
}
func.func @t166(%x: i32) -> i32 {
  %k = arith.constant -2147483648 : i32
  %r = arith.xori %k, %x : i32
  return %r : i32
}
func.func @t172(%x: i32) -> i32 {
  %k = arith.constant 1 : i32
  %r = arith.shli %x, %k : i32
  return %r : i32
}
func.func @t178(%x: i32) -> i32 {
  %k = arith.constant -2147483648 : i32
  %r = arith.shli %x, %k : i32
  return %r : i32
}
func.func @t184(%x: i32) -> i32 {
  %k = arith.constant 0 : i32
  %r = arith.shrsi %k, %x : i32
  return %r : i32
}
func.func @t190(%x: i32) -> i32 {
  %k = arith.constant 2 : i32
  %r = arith.shrsi %k, %x : i32
  return %r : i32
}
func.func @t196(%x: i32) -> i32 {
  %k = arith.constant 0 : i32
  %r = arith.shrui %x, %k : i32
  return %r : i32
}
func.func @t201(%x: i32) -> i32 {
  %k = arith.constant -1 : i32
  %r = arith.shrui %k, %x : i32
  return %r : i32
}
func.func @t207(%x: i32) -> i32 {
  %k = arith.constant 2147483647 : i32
  %r = arith.shrui %k, %x : i32
  return %r : i32
}
func.func @t213(%x: i32) -> i32 {
  %k = arith.constant -1 : i32
  %r = arith.maxsi %x, %k : i32
  return %r : i32
}
func.func @t219(%x: i32) -> i32 {
  %k = arith.constant 2147483647 : i32
  %r = arith.maxsi %x, %k : i32
  return %r : i32
}
func.func @t225(%x: i32) -> i32 {
  %k = arith.constant 1 : i32
  %r = arith.maxui %k, %x : i32
  return %r : i32
}
func.func @t231(%x: i32) -> i32 {
  %k = arith.constant -2147483648 : i32
  %r = arith.maxui %k, %x : i32
  return %r : i32
}
func.func @t237(%x: i32) -> i32 {
  %k = arith.constant 1 : i32
  %r = arith.minsi %x, %k : i32
  return %r : i32
}
func.func @t243(%x: i32) -> i32 {
  %k = arith.constant -2147483648 : i32
  %r = arith.minsi %x, %k : i32
  return %r : i32
}
func.func @t249(%x: i32) -> i32 {
  %k = arith.constant 0 : i32
  %r = arith.minui %k, %x : i32
  return %r : i32
}
func.func @t255(%x: i32) -> i32 {
  %k = arith.constant 2 : i32
  %r = arith.minui %k, %x : i32
  return %r : i32
}

// -----

// one side constant or both sides equal, i64
func.func @t1(%x: i64) -> i64 {
  %k = arith.constant 0 : i64
  %r = arith.addi %x, %k : i64
  return %r : i64
}
func.func @t7(%x: i64) -> i64 {
  %k = arith.constant 2 : i64
  %r = arith.addi %x, %k : i64
  return %r : i64
}
func.func @t13(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @t19(%x: i64) -> i64 {
  %k = arith.constant -1 : i64
  %r = arith.subi %k, %x : i64
  return %r : i64
}
func.func @t25(%x: i64) -> i64 {
  %k = arith.constant 9223372036854775807 : i64
  %r = arith.subi %k, %x : i64
  return %r : i64
}
func.func @t31(%x: i64) -> i64 {
  %k = arith.constant -1 : i64
  %r = arith.muli %x, %k : i64
  return %r : i64
}
func.func @t37(%x: i64) -> i64 {
  %k = arith.constant 9223372036854775807 : i64
  %r = arith.muli %x, %k : i64
  return %r : i64
}
func.func @t43(%x: i64) -> i64 {
  %k = arith.constant 1 : i64
  %r = arith.divsi %k, %x : i64
  return %r : i64
}
func.func @t49(%x: i64) -> i64 {
  %k = arith.constant -9223372036854775808 : i64
  %r = arith.divsi %k, %x : i64
  return %r : i64
}
func.func @t55(%x: i64) -> i64 {
  %k = arith.constant 1 : i64
  %r = arith.divui %x, %k : i64
  return %r : i64
}
func.func @t61(%x: i64) -> i64 {
  %k = arith.constant -9223372036854775808 : i64
  %r = arith.divui %x, %k : i64
  return %r : i64
}
func.func @t67(%x: i64) -> i64 {
  %k = arith.constant 0 : i64
  %r = arith.ceildivsi %k, %x : i64
  return %r : i64
}
func.func @t73(%x: i64) -> i64 {
  %k = arith.constant 2 : i64
  %r = arith.ceildivsi %k, %x : i64
  return %r : i64
}
func.func @t79(%x: i64) -> i64 {
  %k = arith.constant 0 : i64
  %r = arith.ceildivui %x, %k : i64
  return %r : i64
}
func.func @t85(%x: i64) -> i64 {
  %k = arith.constant 2 : i64
  %r = arith.ceildivui %x, %k : i64
  return %r : i64
}
func.func @t91(%x: i64) -> i64 {
  %r = arith.ceildivui %x, %x : i64
  return %r : i64
}
func.func @t97(%x: i64) -> i64 {
  %k = arith.constant -1 : i64
  %r = arith.floordivsi %k, %x : i64
  return %r : i64
}
func.func @t103(%x: i64) -> i64 {
  %k = arith.constant 9223372036854775807 : i64
  %r = arith.floordivsi %k, %x : i64
  return %r : i64
}
func.func @t109(%x: i64) -> i64 {
  %k = arith.constant -1 : i64
  %r = arith.remsi %x, %k : i64
  return %r : i64
}
func.func @t115(%x: i64) -> i64 {
  %k = arith.constant 9223372036854775807 : i64
  %r = arith.remsi %x, %k : i64
  return %r : i64
}
func.func @t121(%x: i64) -> i64 {
  %k = arith.constant 1 : i64
  %r = arith.remui %k, %x : i64
  return %r : i64
}
func.func @t127(%x: i64) -> i64 {
  %k = arith.constant -9223372036854775808 : i64
  %r = arith.remui %k, %x : i64
  return %r : i64
}
func.func @t134(%x: i64) -> i64 {
  %k = arith.constant 1 : i64
  %r = arith.andi %k, %x : i64
  return %r : i64
}
func.func @t140(%x: i64) -> i64 {
  %k = arith.constant -9223372036854775808 : i64
  %r = arith.andi %k, %x : i64
  return %r : i64
}
func.func @t146(%x: i64) -> i64 {
  %k = arith.constant 1 : i64
  %r = arith.ori %x, %k : i64
  return %r : i64
}
func.func @t152(%x: i64) -> i64 {
  %k = arith.constant -9223372036854775808 : i64
  %r = arith.ori %x, %k : i64
  return %r : i64
}
func.func @t158(%x: i64) -> i64 {
  %k = arith.constant 0 : i64
  %r = arith.xori %k, %x : i64
  return %r : i64
}
func.func @t164(%x: i64) -> i64 {
  %k = arith.constant 2 : i64
  %r = arith.xori %k, %x : i64
  return %r : i64
}
func.func @t170(%x: i64) -> i64 {
  %k = arith.constant 0 : i64
  %r = arith.shli %x, %k : i64
  return %r : i64
}
func.func @t176(%x: i64) -> i64 {
  %k = arith.constant 2 : i64
  %r = arith.shli %x, %k : i64
  return %r : i64
}
func.func @t182(%x: i64) -> i64 {
  %r = arith.shli %x, %x : i64
  return %r : i64
}
func.func @t188(%x: i64) -> i64 {
  %k = arith.constant -1 : i64
  %r = arith.shrsi %k, %x : i64
  return %r : i64
}
func.func @t194(%x: i64) -> i64 {
  %k = arith.constant 9223372036854775807 : i64
  %r = arith.shrsi %k, %x : i64
  return %r : i64
}
func.func @t200(%x: i64) -> i64 {
  %k = arith.constant -1 : i64
  %r = arith.shrui %x, %k : i64
  return %r : i64
}
func.func @t206(%x: i64) -> i64 {
  %k = arith.constant 9223372036854775807 : i64
  %r = arith.shrui %x, %k : i64
  return %r : i64
}
func.func @t212(%x: i64) -> i64 {
  %k = arith.constant 1 : i64
  %r = arith.maxsi %k, %x : i64
  return %r : i64
}
func.func @t218(%x: i64) -> i64 {
  %k = arith.constant -9223372036854775808 : i64
  %r = arith.maxsi %k, %x : i64
  return %r : i64
}
func.func @t224(%x: i64) -> i64 {
  %k = arith.constant 1 : i64
  %r = arith.maxui %x, %k : i64
  return %r : i64
}
func.func @t230(%x: i64) -> i64 {
  %k = arith.constant -9223372036854775808 : i64
  %r = arith.maxui %x, %k : i64
  return %r : i64
}
func.func @t236(%x: i64) -> i64 {
  %k = arith.constant 0 : i64
  %r = arith.minsi %k, %x : i64
  return %r : i64
}
func.func @t242(%x: i64) -> i64 {
  %k = arith.constant 2 : i64
  %r = arith.minsi %k, %x : i64
  return %r : i64
}
func.func @t248(%x: i64) -> i64 {
  %k = arith.constant 0 : i64
  %r = arith.minui %x, %k : i64
  return %r : i64
}
func.func @t254(%x: i64) -> i64 {
  %k = arith.constant 2 : i64
  %r = arith.minui %x, %k : i64
  return %r : i64
}

// -----

// one side constant or both sides equal, index
func.func @t1(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.addi %x, %k : index
  return %r : index
}
func.func @t7(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.addi %x, %k : index
  return %r : index
}
func.func @t14(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.subi %x, %k : index
  return %r : index
}
func.func @t20(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.subi %x, %k : index
  return %r : index
}
func.func @t27(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.muli %x, %k : index
  return %r : index
}
func.func @t33(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.muli %x, %k : index
  return %r : index
}
func.func @t40(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.divsi %x, %k : index
  return %r : index
}
func.func @t46(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.divsi %x, %k : index
  return %r : index
}
func.func @t53(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.divui %x, %k : index
  return %r : index
}
func.func @t59(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.divui %x, %k : index
  return %r : index
}
func.func @t66(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.ceildivsi %x, %k : index
  return %r : index
}
func.func @t72(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.ceildivsi %x, %k : index
  return %r : index
}
func.func @t79(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.ceildivui %x, %k : index
  return %r : index
}
func.func @t85(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.ceildivui %x, %k : index
  return %r : index
}
func.func @t92(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.floordivsi %x, %k : index
  return %r : index
}
func.func @t98(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.floordivsi %x, %k : index
  return %r : index
}
func.func @t105(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.remsi %x, %k : index
  return %r : index
}
func.func @t111(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.remsi %x, %k : index
  return %r : index
}
func.func @t118(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.remui %x, %k : index
  return %r : index
}
func.func @t124(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.remui %x, %k : index
  return %r : index
}
func.func @t131(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.andi %x, %k : index
  return %r : index
}
func.func @t137(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.andi %x, %k : index
  return %r : index
}
func.func @t144(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.ori %x, %k : index
  return %r : index
}
func.func @t150(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.ori %x, %k : index
  return %r : index
}
func.func @t157(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.xori %x, %k : index
  return %r : index
}
func.func @t163(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.xori %x, %k : index
  return %r : index
}
func.func @t170(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.shli %x, %k : index
  return %r : index
}
func.func @t176(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.shli %x, %k : index
  return %r : index
}
func.func @t183(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.shrsi %x, %k : index
  return %r : index
}
func.func @t189(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.shrsi %x, %k : index
  return %r : index
}
func.func @t196(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.shrui %x, %k : index
  return %r : index
}
func.func @t202(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.shrui %x, %k : index
  return %r : index
}
func.func @t209(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.maxsi %x, %k : index
  return %r : index
}
func.func @t215(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.maxsi %x, %k : index
  return %r : index
}
func.func @t222(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.maxui %x, %k : index
  return %r : index
}
func.func @t228(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.maxui %x, %k : index
  return %r : index
}
func.func @t235(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.minsi %x, %k : index
  return %r : index
}
func.func @t241(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.minsi %x, %k : index
  return %r : index
}
func.func @t248(%x: index) -> index {
  %k = arith.constant 0 : index
  %r = arith.minui %x, %k : index
  return %r : index
}
func.func @t254(%x: index) -> index {
  %k = arith.constant 2 : index
  %r = arith.minui %x, %k : index
  return %r : index
}
