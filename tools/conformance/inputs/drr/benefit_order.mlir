func.func @f(%a: i32, %b: i64, %c: i16) -> (i32, i64, i64, i16, i16, i16) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %b, %b : i64
  %2 = arith.xori %b, %1 : i64
  %3 = arith.addi %2, %b overflow<nsw> : i64
  %4 = arith.muli %c, %c : i16
  %5 = arith.muli %4, %c overflow<nuw> : i16
  %6 = arith.ori %5, %c : i16
  %7 = arith.andi %6, %4 : i16
  %8 = arith.xori %a, %0 : i32
  %9 = arith.addi %8, %a : i32
  return %9, %1, %3, %4, %5, %7 : i32, i64, i64, i16, i16, i16
}
