func.func @deep(%a: i32, %b: i32, %c: i32) -> (i32, i32) {
  %0 = arith.andi %a, %b : i32
  %1 = arith.xori %0, %c : i32
  %2 = arith.subi %1, %a overflow<nuw> : i32
  %3 = arith.muli %2, %b overflow<nsw> : i32
  %4 = arith.ori %c, %a : i32
  %5 = arith.addi %3, %4 overflow<nsw, nuw> : i32
  %6 = arith.addi %4, %3 : i32
  return %5, %6 : i32, i32
}
func.func @twice(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %0 = arith.andi %a, %b : vector<4xi8>
  %1 = arith.xori %0, %b : vector<4xi8>
  %2 = arith.subi %1, %a : vector<4xi8>
  %3 = arith.muli %2, %b : vector<4xi8>
  %4 = arith.ori %b, %a : vector<4xi8>
  %5 = arith.addi %3, %4 : vector<4xi8>
  %6 = arith.addi %3, %4 overflow<nsw> : vector<4xi8>
  %7 = arith.andi %5, %6 : vector<4xi8>
  return %7 : vector<4xi8>
}
func.func @almost(%a: i64, %b: i64) -> i64 {
  %0 = arith.ori %a, %b : i64
  %1 = arith.xori %0, %b : i64
  %2 = arith.subi %1, %a : i64
  %3 = arith.muli %2, %b : i64
  %4 = arith.addi %3, %0 : i64
  return %4 : i64
}
