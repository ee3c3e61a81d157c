// RUN-FLAGS: --cse
func.func @simple(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.addi %b, %a : i32
  %3 = arith.subi %a, %b : i32
  %4 = arith.subi %b, %a : i32
  %5 = arith.muli %0, %1 : i32
  %6 = arith.muli %0, %2 : i32
  %7 = arith.xori %3, %4 : i32
  return %5, %6, %7 : i32, i32, i32
}
func.func @attrs(%a: i32) -> (i1, i1, i1, i32, i32) {
  %0 = arith.cmpi eq, %a, %a : i32
  %1 = arith.cmpi ne, %a, %a : i32
  %2 = arith.cmpi eq, %a, %a : i32
  %3 = arith.addi %a, %a overflow<nsw> : i32
  %4 = arith.addi %a, %a : i32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i32, i32
}
func.func @constants() -> (i32, i32, i64) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 1 : i64
  return %0, %1, %2 : i32, i32, i64
}
