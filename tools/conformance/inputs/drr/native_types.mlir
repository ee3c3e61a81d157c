func.func @f(%a: i32, %b: i64, %v: vector<3xi16>, %t: tensor<2x2xi8>) -> (i32, i32, vector<3xi16>, tensor<2x2xi8>, i64, i64) {
  %c21 = arith.constant 21 : i32
  %k = arith.constant 5 : i64
  %l = arith.constant -9 : i64
  %0 = arith.addi %c21, %a overflow<nsw> : i32
  %1 = arith.subi %a, %a : i32
  %2 = arith.subi %v, %v : vector<3xi16>
  %3 = arith.subi %t, %t : tensor<2x2xi8>
  %4 = arith.muli %b, %k : i64
  %5 = arith.muli %4, %l overflow<nuw> : i64
  %6 = arith.muli %5, %b : i64
  return %0, %1, %2, %3, %5, %6 : i32, i32, vector<3xi16>, tensor<2x2xi8>, i64, i64
}
