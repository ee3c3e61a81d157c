// RUN-FLAGS: --pass-pipeline="builtin.module ( (canonicalize { max-iterations=0 test-convergence } , cse) )"
func.func @f(%a: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %a, %0 : i32
  %2 = arith.addi %a, %0 : i32
  %3 = arith.muli %1, %2 : i32
  return %3 : i32
}
