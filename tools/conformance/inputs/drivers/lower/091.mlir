// RUN-FLAGS: --mlir-print-debuginfo --cse
func.func @located(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("first")
  %1 = arith.addi %a, %a : i32 loc("second")
  %2 = arith.muli %0, %1 : i32 loc("third")
  return %2 : i32
}
