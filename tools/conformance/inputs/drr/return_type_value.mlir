func.func @f(%a: i64, %b: i64, %c: i8, %v: vector<2xi8>) -> (i32, i32, i64, vector<2xi16>, i16) {
  %0 = arith.addi %a, %b overflow<nsw> : i64
  %1 = arith.trunci %0 : i64 to i32
  %2 = arith.addi %a, %a : i64
  %3 = arith.trunci %2 overflow<nuw> : i64 to i32
  %4 = arith.xori %c, %c : i8
  %5 = arith.extsi %4 : i8 to i64
  %6 = arith.xori %v, %v : vector<2xi8>
  %7 = arith.extsi %6 : vector<2xi8> to vector<2xi16>
  %8 = arith.extsi %c : i8 to i16
  return %1, %3, %5, %7, %8 : i32, i32, i64, vector<2xi16>, i16
}
