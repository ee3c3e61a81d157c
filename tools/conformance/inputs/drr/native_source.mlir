func.func @f(%a: i32, %b: i64, %v: vector<2xi32>) -> (i32, i32, i64, i16, vector<2xi32>) {
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i64
  %c7 = arith.constant 7 : i16
  %c8 = arith.constant 8 : i16
  %d = arith.constant dense<3> : vector<2xi32>
  %0 = arith.muli %a, %c5 overflow<nsw> : i32
  %1 = arith.muli %c5, %a : i32
  %2 = arith.muli %b, %c6 : i64
  %3 = arith.xori %c7, %c8 : i16
  %4 = arith.xori %v, %d : vector<2xi32>
  return %0, %1, %2, %3, %4 : i32, i32, i64, i16, vector<2xi32>
}
