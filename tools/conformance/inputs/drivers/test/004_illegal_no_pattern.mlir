// RUN-FLAGS: --test-legalize-patterns
// RULES: 21, 85, 107
// an illegal operation without a pattern: the first failure ends the run, everything is undone
func.func @stuck() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.illegal_op_f"() : () -> i32
  %2 = "test.illegal_op_c"() : () -> i32
  "test.return"(%1) : (i32) -> ()
}
