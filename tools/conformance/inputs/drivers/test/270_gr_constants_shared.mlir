// RUN-FLAGS: --test-greedy-patterns
// RULES: 101
// constants are made one
func.func @f(%c: i1) -> (i32, i32, i32) {
  %0 = arith.constant 3 : i32
  %1 = arith.constant 3 : i32
  %2 = arith.constant 2 : i32
  %3 = arith.constant 1 : i32
  %4 = arith.addi %2, %3 : i32
  return %0, %1, %4 : i32, i32, i32
}
