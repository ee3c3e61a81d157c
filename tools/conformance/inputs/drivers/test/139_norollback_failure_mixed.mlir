// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 88
// what was converted stays converted
func.func @mixed() -> (i32, i32) {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.illegal_op_f"() : () -> i32
  "test.return"(%0, %1) : (i32, i32) -> ()
}
