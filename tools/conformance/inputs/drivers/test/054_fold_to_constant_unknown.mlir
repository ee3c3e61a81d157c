// RUN-FLAGS: --test-legalize-patterns
// RULES: 41, 110
// an unknown operation folds to an unknown constant
func.func @constants() -> i32 {
  %0 = arith.constant 4 : i32
  %1 = arith.constant 5 : i32
  %2 = arith.addi %0, %1 : i32
  "test.return"(%2) : (i32) -> ()
}
