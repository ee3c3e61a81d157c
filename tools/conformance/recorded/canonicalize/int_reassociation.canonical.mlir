module {
  func.func @t1(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @t2(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @t3(%arg0: i32, %arg1: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.muli %arg1, %c-1_i32 : i32
    %1 = arith.subi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t4(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %0 = arith.subi %arg0, %arg1 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t5(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t6(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t7(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  }
  func.func @t8(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  }
  func.func @t9(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t10(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t11(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.subi %c0_i32, %arg0 : i32
    %1 = arith.addi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t12(%arg0: vector<2xi1>) -> vector<2xi1> {
    %cst = arith.constant dense<false> : vector<2xi1>
    return %cst : vector<2xi1>
  }
  func.func @t13(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-1> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t14(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t15(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t16(%arg0: i32, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t17(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    %1 = arith.divui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t18(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 exact : i32
    %1 = arith.muli %0, %arg1 : i32
    return %1 : i32
  }
}

// -----
module {
  func.func @t1(%arg0: i32) -> i32 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c8_i32 : i32
    return %0 : i32
  }
  func.func @t3(%arg0: i32) -> i32 {
    %c15_i32 = arith.constant 15 : i32
    %0 = arith.muli %arg0, %c15_i32 : i32
    return %0 : i32
  }
  func.func @t6(%arg0: i32) -> i32 {
    %c2147483646_i32 = arith.constant 2147483646 : i32
    %0 = arith.addi %arg0, %c2147483646_i32 : i32
    return %0 : i32
  }
  func.func @t9(%arg0: i32) -> i32 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.subi %arg0, %c8_i32 : i32
    return %0 : i32
  }
  func.func @t12(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.addi %arg0, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t15(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg0, %c2_i32 : i32
    return %0 : i32
  }
  func.func @t18(%arg0: i32) -> i32 {
    %c-2147483646_i32 = arith.constant -2147483646 : i32
    %0 = arith.addi %arg0, %c-2147483646_i32 : i32
    return %0 : i32
  }
  func.func @t21(%arg0: i32) -> i32 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c8_i32 : i32
    return %0 : i32
  }
  func.func @t24(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.muli %arg0, %c2147483647_i32 : i32
    return %0 : i32
  }
  func.func @t27(%arg0: i32) -> i32 {
    %c-2_i32 = arith.constant -2 : i32
    %0 = arith.addi %arg0, %c-2_i32 : i32
    return %0 : i32
  }
  func.func @t30(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.subi %arg0, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t33(%arg0: i32) -> i32 {
    %c15_i32 = arith.constant 15 : i32
    %0 = arith.muli %arg0, %c15_i32 : i32
    return %0 : i32
  }
  func.func @t36(%arg0: i32) -> i32 {
    %c2147483646_i32 = arith.constant 2147483646 : i32
    %0 = arith.addi %arg0, %c2147483646_i32 : i32
    return %0 : i32
  }
  func.func @t39(%arg0: i32) -> i32 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.subi %arg0, %c8_i32 : i32
    return %0 : i32
  }
  func.func @t41(%arg0: i32) -> i32 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c8_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @t44(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.muli %arg0, %c2147483647_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @t47(%arg0: i32) -> i32 {
    %c-2_i32 = arith.constant -2 : i32
    %0 = arith.addi %arg0, %c-2_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @t50(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.subi %arg0, %c-2147483648_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @t53(%arg0: i32) -> i32 {
    %c15_i32 = arith.constant 15 : i32
    %0 = arith.muli %arg0, %c15_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @t56(%arg0: i32) -> i32 {
    %c2147483646_i32 = arith.constant 2147483646 : i32
    %0 = arith.addi %arg0, %c2147483646_i32 : i32
    return %0 : i32
  }
  func.func @t59(%arg0: i32) -> i32 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.subi %arg0, %c8_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @t62(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.addi %arg0, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t65(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg0, %c2_i32 : i32
    return %0 : i32
  }
  func.func @t68(%arg0: i32) -> i32 {
    %c-2147483646_i32 = arith.constant -2147483646 : i32
    %0 = arith.addi %arg0, %c-2147483646_i32 : i32
    return %0 : i32
  }
  func.func @t71(%arg0: i32) -> i32 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c8_i32 : i32
    return %0 : i32
  }
  func.func @t74(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.muli %arg0, %c2147483647_i32 overflow<nuw> : i32
    return %0 : i32
  }
  func.func @t77(%arg0: i32) -> i32 {
    %c-2_i32 = arith.constant -2 : i32
    %0 = arith.addi %arg0, %c-2_i32 : i32
    return %0 : i32
  }
  func.func @t80(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.subi %arg0, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t82(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.addi %arg0, %c-2147483648_i32 overflow<nuw> : i32
    return %0 : i32
  }
  func.func @t85(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg0, %c2_i32 : i32
    return %0 : i32
  }
  func.func @t88(%arg0: i32) -> i32 {
    %c-2147483646_i32 = arith.constant -2147483646 : i32
    %0 = arith.addi %arg0, %c-2147483646_i32 overflow<nuw> : i32
    return %0 : i32
  }
  func.func @t91(%arg0: i32) -> i32 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c8_i32 : i32
    return %0 : i32
  }
  func.func @t94(%arg0: i32) -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.muli %arg0, %c2147483647_i32 overflow<nsw, nuw> : i32
    return %0 : i32
  }
  func.func @t97(%arg0: i32) -> i32 {
    %c-2_i32 = arith.constant -2 : i32
    %0 = arith.addi %arg0, %c-2_i32 : i32
    return %0 : i32
  }
  func.func @t100(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.subi %arg0, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t103(%arg0: i32) -> i32 {
    %c15_i32 = arith.constant 15 : i32
    %0 = arith.muli %arg0, %c15_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @t106(%arg0: i32) -> i32 {
    %c2147483646_i32 = arith.constant 2147483646 : i32
    %0 = arith.addi %arg0, %c2147483646_i32 : i32
    return %0 : i32
  }
  func.func @t109(%arg0: i32) -> i32 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.subi %arg0, %c8_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @t112(%arg0: i32) -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.addi %arg0, %c-2147483648_i32 overflow<nsw, nuw> : i32
    return %0 : i32
  }
  func.func @t115(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg0, %c2_i32 : i32
    return %0 : i32
  }
  func.func @t118(%arg0: i32) -> i32 {
    %c-2147483646_i32 = arith.constant -2147483646 : i32
    %0 = arith.addi %arg0, %c-2147483646_i32 overflow<nsw, nuw> : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @t1(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi32>
    %0 = arith.addi %arg0, %cst : vector<2xi32>
    %1 = arith.addi %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t4(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.addi %arg0, %cst : vector<2xi32>
    %1 = arith.addi %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t7(%arg0: index) -> index {
    %c16 = arith.constant 16 : index
    %0 = arith.addi %arg0, %c16 : index
    return %0 : index
  }
  func.func @t11(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<2> : vector<2xi32>
    %0 = arith.muli %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @t14(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.muli %arg0, %cst : vector<2xi32>
    %1 = arith.muli %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t17(%arg0: index) -> index {
    %c63 = arith.constant 63 : index
    %0 = arith.muli %arg0, %c63 : index
    return %0 : index
  }
  func.func @t21(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi32>
    %0 = arith.addi %arg0, %cst : vector<2xi32>
    %1 = arith.subi %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t24(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.addi %arg0, %cst : vector<2xi32>
    %1 = arith.subi %cst_0, %0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t27(%arg0: index) -> index {
    %c-2 = arith.constant -2 : index
    %0 = arith.addi %arg0, %c-2 : index
    return %0 : index
  }
  func.func @t31(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi32>
    %0 = arith.subi %arg0, %cst : vector<2xi32>
    %1 = arith.addi %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t34(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.subi %cst, %arg0 : vector<2xi32>
    %1 = arith.addi %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t37(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.addi %arg0, %c2 : index
    return %0 : index
  }
  func.func @t41(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi32>
    %0 = arith.subi %arg0, %cst : vector<2xi32>
    %1 = arith.subi %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t44(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.subi %cst, %arg0 : vector<2xi32>
    %1 = arith.subi %cst_0, %0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t47(%arg0: index) -> index {
    %c16 = arith.constant 16 : index
    %0 = arith.subi %arg0, %c16 : index
    return %0 : index
  }
  func.func @t51(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi32>
    %0 = arith.andi %arg0, %cst : vector<2xi32>
    %1 = arith.andi %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t54(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.andi %arg0, %cst : vector<2xi32>
    %1 = arith.andi %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t57(%arg0: index) -> index {
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %0 = arith.andi %arg0, %c7 : index
    %1 = arith.andi %0, %c9 : index
    return %1 : index
  }
  func.func @t61(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi32>
    %0 = arith.ori %arg0, %cst : vector<2xi32>
    %1 = arith.ori %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t64(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.ori %arg0, %cst : vector<2xi32>
    %1 = arith.ori %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t67(%arg0: index) -> index {
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %0 = arith.ori %arg0, %c7 : index
    %1 = arith.ori %0, %c9 : index
    return %1 : index
  }
  func.func @t71(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi32>
    %0 = arith.xori %arg0, %cst : vector<2xi32>
    %1 = arith.xori %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t74(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.xori %arg0, %cst : vector<2xi32>
    %1 = arith.xori %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t77(%arg0: index) -> index {
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %0 = arith.xori %arg0, %c7 : index
    %1 = arith.xori %0, %c9 : index
    return %1 : index
  }
  func.func @t81(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi32>
    %0 = arith.shli %arg0, %cst : vector<2xi32>
    %1 = arith.shli %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t84(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.shli %cst, %arg0 : vector<2xi32>
    %1 = arith.shli %cst_0, %0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t87(%arg0: index) -> index {
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %0 = arith.shli %arg0, %c7 : index
    %1 = arith.shli %0, %c9 : index
    return %1 : index
  }
  func.func @t91(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi32>
    %0 = arith.shrui %arg0, %cst : vector<2xi32>
    %1 = arith.shrui %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t94(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.shrui %cst, %arg0 : vector<2xi32>
    %1 = arith.shrui %cst_0, %0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t97(%arg0: index) -> index {
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %0 = arith.shrui %arg0, %c7 : index
    %1 = arith.shrui %0, %c9 : index
    return %1 : index
  }
  func.func @t101(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi32>
    %0 = arith.maxsi %arg0, %cst : vector<2xi32>
    %1 = arith.maxsi %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t104(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.maxsi %arg0, %cst : vector<2xi32>
    %1 = arith.maxsi %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t107(%arg0: index) -> index {
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %0 = arith.maxsi %arg0, %c7 : index
    %1 = arith.maxsi %0, %c9 : index
    return %1 : index
  }
  func.func @t111(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi32>
    %0 = arith.minui %arg0, %cst : vector<2xi32>
    %1 = arith.minui %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t114(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
    %0 = arith.minui %arg0, %cst : vector<2xi32>
    %1 = arith.minui %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t117(%arg0: index) -> index {
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %0 = arith.minui %arg0, %c7 : index
    %1 = arith.minui %0, %c9 : index
    return %1 : index
  }
}

// -----
module {
  func.func @a(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<3> : vector<2xi32>
    %cst_0 = arith.constant dense<4> : vector<2xi32>
    %0 = arith.addi %arg0, %cst overflow<nsw> : vector<2xi32>
    %1 = arith.addi %0, %cst_0 overflow<nsw, nuw> : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @b(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[3, 1]> : vector<2xi32>
    %cst_0 = arith.constant dense<4> : vector<2xi32>
    %0 = arith.addi %arg0, %cst : vector<2xi32>
    %1 = arith.addi %0, %cst_0 : vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @c(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<[3, 1]> : vector<2xi32>
    return %cst : vector<2xi32>
  }
  func.func @d() -> vector<2xf32> {
    %cst = arith.constant dense<[4.203900e-45, 1.401300e-45]> : vector<2xf32>
    return %cst : vector<2xf32>
  }
  func.func @e(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<0> : vector<2xi32>
    return %cst : vector<2xi32>
  }
  func.func @f(%arg0: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = arith.cmpi slt, %arg0, %cst : vector<2xi32>
    %1 = arith.extsi %0 : vector<2xi1> to vector<2xi32>
    return %arg0, %1 : vector<2xi32>, vector<2xi32>
  }
  func.func @g(%arg0: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
    %cst = arith.constant dense<[-1, -4]> : vector<2xi32>
    %cst_0 = arith.constant dense<-1> : vector<2xi32>
    return %cst, %cst_0 : vector<2xi32>, vector<2xi32>
  }
  func.func @h(%arg0: vector<2xi32>) -> (vector<2xi32>, vector<2xi1>) {
    %cst = arith.constant dense<[0, -1]> : vector<2xi32>
    %cst_0 = arith.constant dense<[true, false]> : vector<2xi1>
    return %cst, %cst_0 : vector<2xi32>, vector<2xi1>
  }
  func.func @i(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg1, %arg0 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @o2(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %c65_i32 = arith.constant 65 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.subi %c-1_i32, %arg0 overflow<nsw> : i32
    %1 = arith.subi %c65_i32, %arg0 overflow<nsw> : i32
    %2 = arith.subi %c1_i32, %arg0 overflow<nsw, nuw> : i32
    %3 = arith.addi %arg0, %c-1_i32 overflow<nsw, nuw> : i32
    %4 = arith.addi %arg0, %c-1_i32 overflow<nsw, nuw> : i32
    %5 = arith.subi %c65_i32, %arg0 overflow<nsw, nuw> : i32
    return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
  }
  func.func @v(%arg0: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
    %cst = arith.constant dense<[2, 8, 3, 64]> : vector<4xi32>
    %cst_0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %cst_1 = arith.constant dense<[1, 2, 0, 4]> : vector<4xi32>
    %0 = arith.divsi %cst_0, %cst_1 : vector<4xi32>
    return %0, %cst : vector<4xi32>, vector<4xi32>
  }
  func.func @sh() -> (vector<2xi8>, vector<2xi8>, vector<2xi1>, vector<2xi16>, vector<2xf32>) {
    %cst = arith.constant dense<[3.000000e+00, 6.250000e+00]> : vector<2xf32>
    %cst_0 = arith.constant dense<[1, 2]> : vector<2xi16>
    %cst_1 = arith.constant dense<[3.000000e+00, 2.500000e+00]> : vector<2xf32>
    %cst_2 = arith.constant dense<[1.000000e+00, 2.500000e+00]> : vector<2xf32>
    %cst_3 = arith.constant dense<[1, 2]> : vector<2xi8>
    %cst_4 = arith.constant dense<[1, 9]> : vector<2xi8>
    %cst_5 = arith.constant dense<[0, 4]> : vector<2xi8>
    %0 = arith.shli %cst_3, %cst_4 : vector<2xi8>
    %1 = arith.cmpf oeq, %cst_2, %cst_1 : vector<2xf32>
    return %cst_5, %0, %1, %cst_0, %cst : vector<2xi8>, vector<2xi8>, vector<2xi1>, vector<2xi16>, vector<2xf32>
  }
}

