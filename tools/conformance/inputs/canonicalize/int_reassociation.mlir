// negation and complement; product and quotient
func.func @t1(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %n = arith.muli %b, %m : i32
  %r = arith.addi %a, %n : i32
  return %r : i32
}
func.func @t2(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %n = arith.muli %b, %m : i32
  %r = arith.addi %n, %a : i32
  return %r : i32
}
func.func @t3(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %n = arith.muli %b, %m : i32
  %r = arith.subi %a, %n : i32
  return %r : i32
}
func.func @t4(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %m = arith.constant dense<-1> : vector<4xi32>
  %n = arith.muli %b, %m : vector<4xi32>
  %r = arith.addi %a, %n : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t5(%a: i32) -> i32 {
  %m = arith.constant -1 : i32
  %n = arith.xori %a, %m : i32
  %r = arith.andi %a, %n : i32
  return %r : i32
}
func.func @t6(%a: i32) -> i32 {
  %m = arith.constant -1 : i32
  %n = arith.xori %a, %m : i32
  %r = arith.andi %n, %a : i32
  return %r : i32
}
func.func @t7(%a: i32) -> i32 {
  %m = arith.constant -1 : i32
  %n = arith.xori %a, %m : i32
  %r = arith.ori %a, %n : i32
  return %r : i32
}
func.func @t8(%a: i32) -> i32 {
  %m = arith.constant -1 : i32
  %n = arith.xori %m, %a : i32
  %r = arith.ori %n, %a : i32
  return %r : i32
}
func.func @t9(%a: i32) -> i32 {
  %m = arith.constant -1 : i32
  %n = arith.xori %a, %m : i32
  %r = arith.xori %n, %m : i32
  return %r : i32
}
func.func @t10(%a: i32) -> i32 {
  %z = arith.constant 0 : i32
  %n = arith.subi %z, %a : i32
  %r = arith.subi %z, %n : i32
  return %r : i32
}
func.func @t11(%a: i32, %b: i32) -> i32 {
  %z = arith.constant 0 : i32
  %n = arith.subi %z, %a : i32
  %r = arith.addi %b, %n : i32
  return %r : i32
}
func.func @t12(%a: vector<2xi1>) -> vector<2xi1> {
  %m = arith.constant dense<true> : vector<2xi1>
  %n = arith.xori %a, %m : vector<2xi1>
  %r = arith.andi %a, %n : vector<2xi1>
  return %r : vector<2xi1>
}
func.func @t13(%a: vector<2x2xi8>) -> vector<2x2xi8> {
  %m = arith.constant dense<-1> : vector<2x2xi8>
  %n = arith.xori %a, %m : vector<2x2xi8>
  %r = arith.ori %a, %n : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t14(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  %1 = arith.divsi %0, %b : i32
  return %1 : i32
}
func.func @t15(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nuw> : i32
  %1 = arith.divui %0, %b : i32
  return %1 : i32
}
func.func @t16(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nuw> : i32
  %1 = arith.divui %0, %a : i32
  return %1 : i32
}
func.func @t17(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  %1 = arith.divui %0, %b : i32
  return %1 : i32
}
func.func @t18(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b exact : i32
  %1 = arith.muli %0, %b : i32
  return %1 : i32
}

// -----

// overflow flags and reassociation
func.func @t1(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1  : i32
  %z = arith.addi %y, %k2  : i32
  return %z : i32
}
func.func @t3(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.muli %x, %k1  : i32
  %z = arith.muli %y, %k2  : i32
  return %z : i32
}
func.func @t6(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.addi %x, %k1  : i32
  %z = arith.subi %y, %k2  : i32
  return %z : i32
}
func.func @t9(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %x, %k1  : i32
  %z = arith.subi %y, %k2  : i32
  return %z : i32
}
func.func @t12(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.addi %x, %k1  : i32
  %z = arith.addi %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t15(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1  : i32
  %z = arith.subi %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t18(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.subi %x, %k1  : i32
  %z = arith.addi %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t21(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1  : i32
  %z = arith.addi %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t24(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.muli %x, %k1  : i32
  %z = arith.muli %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t27(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %x, %k1  : i32
  %z = arith.addi %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t30(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.subi %x, %k1  : i32
  %z = arith.subi %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t33(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.muli %x, %k1 overflow<nsw> : i32
  %z = arith.muli %y, %k2  : i32
  return %z : i32
}
func.func @t36(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.addi %x, %k1 overflow<nsw> : i32
  %z = arith.subi %y, %k2  : i32
  return %z : i32
}
func.func @t39(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %x, %k1 overflow<nsw> : i32
  %z = arith.subi %y, %k2  : i32
  return %z : i32
}
func.func @t41(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1 overflow<nsw> : i32
  %z = arith.addi %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t44(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.muli %x, %k1 overflow<nsw> : i32
  %z = arith.muli %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t47(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %x, %k1 overflow<nsw> : i32
  %z = arith.addi %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t50(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.subi %x, %k1 overflow<nsw> : i32
  %z = arith.subi %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t53(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.muli %x, %k1 overflow<nsw> : i32
  %z = arith.muli %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t56(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.addi %x, %k1 overflow<nsw> : i32
  %z = arith.subi %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t59(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %x, %k1 overflow<nsw> : i32
  %z = arith.subi %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t62(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.addi %x, %k1 overflow<nuw> : i32
  %z = arith.addi %y, %k2  : i32
  return %z : i32
}
func.func @t65(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1 overflow<nuw> : i32
  %z = arith.subi %y, %k2  : i32
  return %z : i32
}
func.func @t68(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.subi %x, %k1 overflow<nuw> : i32
  %z = arith.addi %y, %k2  : i32
  return %z : i32
}
func.func @t71(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1 overflow<nuw> : i32
  %z = arith.addi %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t74(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.muli %x, %k1 overflow<nuw> : i32
  %z = arith.muli %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t77(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %x, %k1 overflow<nuw> : i32
  %z = arith.addi %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t80(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.subi %x, %k1 overflow<nuw> : i32
  %z = arith.subi %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t82(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.addi %x, %k1 overflow<nuw> : i32
  %z = arith.addi %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t85(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1 overflow<nuw> : i32
  %z = arith.subi %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t88(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.subi %x, %k1 overflow<nuw> : i32
  %z = arith.addi %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t91(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1 overflow<nsw, nuw> : i32
  %z = arith.addi %y, %k2  : i32
  return %z : i32
}
func.func @t94(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.muli %x, %k1 overflow<nsw, nuw> : i32
  %z = arith.muli %y, %k2  : i32
  return %z : i32
}
func.func @t97(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %x, %k1 overflow<nsw, nuw> : i32
  %z = arith.addi %y, %k2  : i32
  return %z : i32
}
func.func @t100(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.subi %x, %k1 overflow<nsw, nuw> : i32
  %z = arith.subi %y, %k2  : i32
  return %z : i32
}
func.func @t103(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.muli %x, %k1 overflow<nsw, nuw> : i32
  %z = arith.muli %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t106(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.addi %x, %k1 overflow<nsw, nuw> : i32
  %z = arith.subi %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t109(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %x, %k1 overflow<nsw, nuw> : i32
  %z = arith.subi %y, %k2 overflow<nsw> : i32
  return %z : i32
}
func.func @t112(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.addi %x, %k1 overflow<nsw, nuw> : i32
  %z = arith.addi %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t115(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1 overflow<nsw, nuw> : i32
  %z = arith.subi %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}
func.func @t118(%x: i32) -> i32 {
  %k1 = arith.constant 2147483647 : i32
  %k2 = arith.constant 1 : i32
  %y = arith.subi %x, %k1 overflow<nsw, nuw> : i32
  %z = arith.addi %y, %k2 overflow<nsw, nuw> : i32
  return %z : i32
}

// -----

// reassociation on vectors, index, i1
func.func @t1(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.addi %x, %k1 : vector<2xi32>
  %z = arith.addi %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t4(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.addi %k1, %x : vector<2xi32>
  %z = arith.addi %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t7(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.addi %x, %k1 : index
  %z = arith.addi %y, %k2 : index
  return %z : index
}
func.func @t11(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.muli %x, %k1 : vector<2xi32>
  %z = arith.muli %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t14(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.muli %k1, %x : vector<2xi32>
  %z = arith.muli %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t17(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.muli %x, %k1 : index
  %z = arith.muli %y, %k2 : index
  return %z : index
}
func.func @t21(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.addi %x, %k1 : vector<2xi32>
  %z = arith.subi %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t24(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.addi %k1, %x : vector<2xi32>
  %z = arith.subi %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t27(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.addi %x, %k1 : index
  %z = arith.subi %y, %k2 : index
  return %z : index
}
func.func @t31(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.subi %x, %k1 : vector<2xi32>
  %z = arith.addi %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t34(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.subi %k1, %x : vector<2xi32>
  %z = arith.addi %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t37(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.subi %x, %k1 : index
  %z = arith.addi %y, %k2 : index
  return %z : index
}
func.func @t41(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.subi %x, %k1 : vector<2xi32>
  %z = arith.subi %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t44(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.subi %k1, %x : vector<2xi32>
  %z = arith.subi %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t47(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.subi %x, %k1 : index
  %z = arith.subi %y, %k2 : index
  return %z : index
}
func.func @t51(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.andi %x, %k1 : vector<2xi32>
  %z = arith.andi %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t54(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.andi %k1, %x : vector<2xi32>
  %z = arith.andi %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t57(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.andi %x, %k1 : index
  %z = arith.andi %y, %k2 : index
  return %z : index
}
func.func @t61(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.ori %x, %k1 : vector<2xi32>
  %z = arith.ori %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t64(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.ori %k1, %x : vector<2xi32>
  %z = arith.ori %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t67(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.ori %x, %k1 : index
  %z = arith.ori %y, %k2 : index
  return %z : index
}
func.func @t71(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.xori %x, %k1 : vector<2xi32>
  %z = arith.xori %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t74(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.xori %k1, %x : vector<2xi32>
  %z = arith.xori %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t77(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.xori %x, %k1 : index
  %z = arith.xori %y, %k2 : index
  return %z : index
}
func.func @t81(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.shli %x, %k1 : vector<2xi32>
  %z = arith.shli %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t84(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.shli %k1, %x : vector<2xi32>
  %z = arith.shli %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t87(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.shli %x, %k1 : index
  %z = arith.shli %y, %k2 : index
  return %z : index
}
func.func @t91(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.shrui %x, %k1 : vector<2xi32>
  %z = arith.shrui %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t94(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.shrui %k1, %x : vector<2xi32>
  %z = arith.shrui %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t97(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.shrui %x, %k1 : index
  %z = arith.shrui %y, %k2 : index
  return %z : index
}
func.func @t101(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.maxsi %x, %k1 : vector<2xi32>
  %z = arith.maxsi %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t104(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.maxsi %k1, %x : vector<2xi32>
  %z = arith.maxsi %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t107(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.maxsi %x, %k1 : index
  %z = arith.maxsi %y, %k2 : index
  return %z : index
}
func.func @t111(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<1> : vector<2xi32>
  %k2 = arith.constant dense<2> : vector<2xi32>
  %y = arith.minui %x, %k1 : vector<2xi32>
  %z = arith.minui %y, %k2 : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t114(%x: vector<2xi32>) -> vector<2xi32> {
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %y = arith.minui %k1, %x : vector<2xi32>
  %z = arith.minui %k2, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @t117(%x: index) -> index {
  %k1 = arith.constant 7 : index
  %k2 = arith.constant 9 : index
  %y = arith.minui %x, %k1 : index
  %z = arith.minui %y, %k2 : index
  return %z : index
}

// -----

func.func @a(%x: vector<2xi32>) -> vector<2xi32> {
  %k = arith.constant dense<3> : vector<2xi32>
  %l = arith.constant dense<4> : vector<2xi32>
  %y = arith.addi %x, %k overflow<nsw> : vector<2xi32>
  %z = arith.addi %y, %l overflow<nsw, nuw> : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @b(%x: vector<2xi32>) -> vector<2xi32> {
  %k = arith.constant dense<[3, 1]> : vector<2xi32>
  %l = arith.constant dense<4> : vector<2xi32>
  %y = arith.addi %x, %k : vector<2xi32>
  %z = arith.addi %y, %l : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @c(%x: vector<2xi32>) -> vector<2xi32> {
  %k = arith.constant dense<[3, 1]> : vector<2xi32>
  %y = arith.bitcast %k : vector<2xi32> to vector<2xf32>
  %z = arith.bitcast %y : vector<2xf32> to vector<2xi32>
  return %z : vector<2xi32>
}
func.func @d() -> vector<2xf32> {
  %k = arith.constant dense<[3, 1]> : vector<2xi32>
  %y = arith.bitcast %k : vector<2xi32> to vector<2xf32>
  return %y : vector<2xf32>
}
func.func @e(%b: vector<2xi32>) -> vector<2xi32> {
  %k = arith.constant dense<-1> : vector<2xi32>
  %y = arith.muli %b, %k : vector<2xi32>
  %z = arith.addi %b, %y : vector<2xi32>
  return %z : vector<2xi32>
}
func.func @f(%b: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %k = arith.constant dense<1> : vector<2xi32>
  %y, %h = arith.mulsi_extended %b, %k : vector<2xi32>
  return %y, %h : vector<2xi32>, vector<2xi32>
}
func.func @g(%b: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %k = arith.constant dense<[1,2]> : vector<2xi32>
  %l = arith.constant dense<[-1,-2]> : vector<2xi32>
  %y, %h = arith.mulsi_extended %l, %k : vector<2xi32>
  return %y, %h : vector<2xi32>, vector<2xi32>
}
func.func @h(%b: vector<2xi32>) -> (vector<2xi32>, vector<2xi1>) {
  %k = arith.constant dense<[1,2]> : vector<2xi32>
  %l = arith.constant dense<[-1,-3]> : vector<2xi32>
  %y, %h = arith.addui_extended %l, %k : vector<2xi32>, vector<2xi1>
  return %y, %h : vector<2xi32>, vector<2xi1>
}
func.func @i(%a: i32, %b: i32) -> (i32) {
  %k = arith.constant -1 : i32
  %m = arith.constant 5 : i32
  %y = arith.muli %a, %k overflow<nsw> : i32
  %z = arith.addi %b, %y overflow<nsw> : i32
  return %z : i32
}

// -----

func.func @o2(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32) {
  %k = arith.constant 33 : i32
  %k2 = arith.constant 32 : i32
  %a = arith.addi %x, %k overflow<nsw, nuw> : i32
  %b = arith.subi %k2, %a overflow<nsw> : i32
  %c = arith.subi %x, %k overflow<nsw, nuw> : i32
  %d = arith.subi %k2, %c overflow<nsw> : i32
  %e = arith.subi %k, %x overflow<nsw, nuw> : i32
  %f = arith.subi %e, %k2 overflow<nsw, nuw> : i32
  %g = arith.subi %k2, %e overflow<nsw, nuw> : i32
  %h = arith.addi %c, %k2 overflow<nsw, nuw> : i32
  %i = arith.addi %e, %k2 overflow<nsw, nuw> : i32
  return %b, %d, %f, %g, %h, %i : i32, i32, i32, i32, i32, i32
}
func.func @v(%x: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
  %k = arith.constant dense<[1,2,3,4]> : vector<4xi32>
  %l = arith.constant dense<[1,2,0,4]> : vector<4xi32>
  %a = arith.divsi %k, %l : vector<4xi32>
  %b = arith.shli %k, %l : vector<4xi32>
  return %a, %b : vector<4xi32>, vector<4xi32>
}
func.func @sh() -> (vector<2xi8>, vector<2xi8>, vector<2xi1>, vector<2xi16>, vector<2xf32>) {
  %k = arith.constant dense<[1,2]> : vector<2xi8>
  %l = arith.constant dense<[9,1]> : vector<2xi8>
  %l2 = arith.constant dense<[1,9]> : vector<2xi8>
  %a = arith.shli %k, %l : vector<2xi8>
  %b = arith.shli %k, %l2 : vector<2xi8>
  %f = arith.constant dense<[1.0,2.5]> : vector<2xf32>
  %g = arith.constant dense<[3.0,2.5]> : vector<2xf32>
  %c = arith.cmpf oeq, %f, %g : vector<2xf32>
  %d = arith.fptosi %f : vector<2xf32> to vector<2xi16>
  %e = arith.mulf %f, %g : vector<2xf32>
  return %a, %b, %c, %d, %e : vector<2xi8>, vector<2xi8>, vector<2xi1>, vector<2xi16>, vector<2xf32>
}
