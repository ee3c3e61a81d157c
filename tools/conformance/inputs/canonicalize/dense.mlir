// dense constants
func.func @t1() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.addi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t2() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.addi %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t3() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.addi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t4() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.addi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t5() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.addi %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t6() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.subi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t7() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.subi %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t8() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.subi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t9() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.subi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t10() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.subi %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t11() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.muli %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t12() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.muli %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t13() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.muli %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t14() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.muli %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t15() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.muli %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t16() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.divsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t17() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.divsi %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t18() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.divsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t19() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.divsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t20() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.divsi %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t21() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.divui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t22() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.divui %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t23() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.divui %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t24() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.divui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t25() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.divui %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t26() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.ceildivsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t27() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.ceildivsi %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t28() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.ceildivsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t29() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.ceildivsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t30() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.ceildivsi %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t31() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.ceildivui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t32() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.ceildivui %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t33() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.ceildivui %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t34() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.ceildivui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t35() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.ceildivui %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t36() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.floordivsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t37() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.floordivsi %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t38() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.floordivsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t39() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.floordivsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t40() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.floordivsi %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t41() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.remsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t42() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.remsi %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t43() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.remsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t44() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.remsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t45() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.remsi %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t46() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.remui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t47() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.remui %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t48() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.remui %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t49() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.remui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t50() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.remui %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t51() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.andi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t52() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.andi %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t53() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.andi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t54() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.andi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t55() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.andi %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t56() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.ori %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t57() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.ori %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t58() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.ori %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t59() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.ori %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t60() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.ori %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t61() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.xori %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t62() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.xori %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t63() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.xori %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t64() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.xori %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t65() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.xori %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t66() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.shli %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t67() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.shli %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t68() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.shli %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t69() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.shli %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t70() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.shli %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t71() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.shrsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t72() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.shrsi %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t73() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.shrsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t74() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.shrsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t75() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.shrsi %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t76() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.shrui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t77() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.shrui %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t78() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.shrui %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t79() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.shrui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t80() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.shrui %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t81() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.maxsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t82() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.maxsi %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t83() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.maxsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t84() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.maxsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t85() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.maxsi %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t86() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.maxui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t87() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.maxui %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t88() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.maxui %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t89() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.maxui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t90() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.maxui %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t91() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.minsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t92() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.minsi %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t93() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.minsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t94() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.minsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t95() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.minsi %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
func.func @t96() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, -6]> : vector<3xi32>
  %r = arith.minui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t97() -> vector<2x2xi8> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %b = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.minui %a, %b : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t98() -> vector<2xindex> {
  %a = arith.constant dense<[10, 20]> : vector<2xindex>
  %b = arith.constant dense<[3, 4]> : vector<2xindex>
  %r = arith.minui %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @t99() -> vector<3xi32> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 0, -6]> : vector<3xi32>
  %r = arith.minui %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @t100() -> tensor<2xi16> {
  %a = arith.constant dense<[7, 8]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %r = arith.minui %a, %b : tensor<2xi16>
  return %r : tensor<2xi16>
}
