module {
  func.func @t1() -> vector<3xi32> {
    %cst = arith.constant dense<[5, 3, -3]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t2() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[3, 4], [5, 6]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t3() -> vector<2xindex> {
    %cst = arith.constant dense<[13, 24]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t4() -> vector<3xi32> {
    %cst = arith.constant dense<[5, -2, -3]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t5() -> tensor<2xi16> {
    %cst = arith.constant dense<[8, 10]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t6() -> vector<3xi32> {
    %cst = arith.constant dense<[-3, -7, 9]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t7() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[-1, 0], [1, 2]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t8() -> vector<2xindex> {
    %cst = arith.constant dense<[7, 16]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t9() -> vector<3xi32> {
    %cst = arith.constant dense<[-3, -2, 9]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t10() -> tensor<2xi16> {
    %cst = arith.constant dense<6> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t11() -> vector<3xi32> {
    %cst = arith.constant dense<[4, -10, -18]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t12() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[2, 4], [6, 8]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t13() -> vector<2xindex> {
    %cst = arith.constant dense<[30, 80]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t14() -> vector<3xi32> {
    %cst = arith.constant dense<[4, 0, -18]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t15() -> tensor<2xi16> {
    %cst = arith.constant dense<[7, 16]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t16() -> vector<3xi32> {
    %cst = arith.constant dense<0> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t17() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[0, 1], [1, 2]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t18() -> vector<2xindex> {
    %cst = arith.constant dense<[3, 5]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t19() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 0, -6]> : vector<3xi32>
    %0 = arith.divsi %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t20() -> tensor<2xi16> {
    %cst = arith.constant dense<[7, 4]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t21() -> vector<3xi32> {
    %cst = arith.constant dense<[0, 858993458, 0]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t22() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[0, 1], [1, 2]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t23() -> vector<2xindex> {
    %cst = arith.constant dense<[3, 5]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t24() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 0, -6]> : vector<3xi32>
    %0 = arith.divui %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t25() -> tensor<2xi16> {
    %cst = arith.constant dense<[7, 4]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t26() -> vector<3xi32> {
    %cst = arith.constant dense<[1, 0, 0]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t27() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[1, 1], [2, 2]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t28() -> vector<2xindex> {
    %cst = arith.constant dense<[4, 5]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t29() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 0, -6]> : vector<3xi32>
    %0 = arith.ceildivsi %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t30() -> tensor<2xi16> {
    %cst = arith.constant dense<[7, 4]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t31() -> vector<3xi32> {
    %cst = arith.constant dense<[1, 858993459, 1]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t32() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[1, 1], [2, 2]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t33() -> vector<2xindex> {
    %cst = arith.constant dense<[4, 5]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t34() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 0, -6]> : vector<3xi32>
    %0 = arith.ceildivui %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t35() -> tensor<2xi16> {
    %cst = arith.constant dense<[7, 4]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t36() -> vector<3xi32> {
    %cst = arith.constant dense<[0, -1, -1]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t37() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[0, 1], [1, 2]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t38() -> vector<2xindex> {
    %cst = arith.constant dense<[3, 5]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t39() -> vector<3xi32> {
    %cst = arith.constant dense<[0, -2, -1]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t40() -> tensor<2xi16> {
    %cst = arith.constant dense<[7, 4]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t41() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t42() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[1, 0], [1, 0]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t43() -> vector<2xindex> {
    %cst = arith.constant dense<[1, 0]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t44() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 0, -6]> : vector<3xi32>
    %0 = arith.remsi %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t45() -> tensor<2xi16> {
    %cst = arith.constant dense<0> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t46() -> vector<3xi32> {
    %cst = arith.constant dense<[1, 4, 3]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t47() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[1, 0], [1, 0]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t48() -> vector<2xindex> {
    %cst = arith.constant dense<[1, 0]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t49() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 0, -6]> : vector<3xi32>
    %0 = arith.remui %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t50() -> tensor<2xi16> {
    %cst = arith.constant dense<0> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t51() -> vector<3xi32> {
    %cst = arith.constant dense<[0, 4, 2]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t52() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[0, 2], [2, 0]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t53() -> vector<2xindex> {
    %cst = arith.constant dense<[2, 4]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t54() -> vector<3xi32> {
    %cst = arith.constant dense<[0, 0, 2]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t55() -> tensor<2xi16> {
    %cst = arith.constant dense<[1, 0]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t56() -> vector<3xi32> {
    %cst = arith.constant dense<[5, -1, -5]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t57() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[3, 2], [3, 6]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t58() -> vector<2xindex> {
    %cst = arith.constant dense<[11, 20]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t59() -> vector<3xi32> {
    %cst = arith.constant dense<[5, -2, -5]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t60() -> tensor<2xi16> {
    %cst = arith.constant dense<[7, 10]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t61() -> vector<3xi32> {
    %cst = arith.constant dense<[5, -5, -7]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t62() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[3, 0], [1, 6]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t63() -> vector<2xindex> {
    %cst = arith.constant dense<[9, 16]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t64() -> vector<3xi32> {
    %cst = arith.constant dense<[5, -2, -7]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t65() -> tensor<2xi16> {
    %cst = arith.constant dense<[6, 10]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t66() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 5, -6]> : vector<3xi32>
    %0 = arith.shli %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t67() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[4, 8], [12, 16]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t68() -> vector<2xindex> {
    %cst = arith.constant dense<[80, 320]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t69() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 0, -6]> : vector<3xi32>
    %0 = arith.shli %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t70() -> tensor<2xi16> {
    %cst = arith.constant dense<[14, 32]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t71() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 5, -6]> : vector<3xi32>
    %0 = arith.shrsi %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t72() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[0, 0], [0, 1]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t73() -> vector<2xindex> {
    %cst = arith.constant dense<1> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t74() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 0, -6]> : vector<3xi32>
    %0 = arith.shrsi %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t75() -> tensor<2xi16> {
    %cst = arith.constant dense<[3, 2]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t76() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 5, -6]> : vector<3xi32>
    %0 = arith.shrui %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t77() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[0, 0], [0, 1]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t78() -> vector<2xindex> {
    %cst = arith.constant dense<1> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t79() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, 3]> : vector<3xi32>
    %cst_0 = arith.constant dense<[4, 0, -6]> : vector<3xi32>
    %0 = arith.shrui %cst, %cst_0 : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t80() -> tensor<2xi16> {
    %cst = arith.constant dense<[3, 2]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t81() -> vector<3xi32> {
    %cst = arith.constant dense<[4, 5, 3]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t82() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[2, 2], [3, 4]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t83() -> vector<2xindex> {
    %cst = arith.constant dense<[10, 20]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t84() -> vector<3xi32> {
    %cst = arith.constant dense<[4, 0, 3]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t85() -> tensor<2xi16> {
    %cst = arith.constant dense<[7, 8]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t86() -> vector<3xi32> {
    %cst = arith.constant dense<[4, -2, -6]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t87() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[2, 2], [3, 4]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t88() -> vector<2xindex> {
    %cst = arith.constant dense<[10, 20]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t89() -> vector<3xi32> {
    %cst = arith.constant dense<[4, -2, -6]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t90() -> tensor<2xi16> {
    %cst = arith.constant dense<[7, 8]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t91() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, -6]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t92() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[1, 2], [2, 2]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t93() -> vector<2xindex> {
    %cst = arith.constant dense<[3, 4]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t94() -> vector<3xi32> {
    %cst = arith.constant dense<[1, -2, -6]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t95() -> tensor<2xi16> {
    %cst = arith.constant dense<[1, 2]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
  func.func @t96() -> vector<3xi32> {
    %cst = arith.constant dense<[1, 5, 3]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t97() -> vector<2x2xi8> {
    %cst = arith.constant dense<[[1, 2], [2, 2]]> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t98() -> vector<2xindex> {
    %cst = arith.constant dense<[3, 4]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t99() -> vector<3xi32> {
    %cst = arith.constant dense<[1, 0, 3]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t100() -> tensor<2xi16> {
    %cst = arith.constant dense<[1, 2]> : tensor<2xi16>
    return %cst : tensor<2xi16>
  }
}

