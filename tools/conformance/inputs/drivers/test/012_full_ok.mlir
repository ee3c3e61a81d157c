// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
// RULES: 1, 15
func.func @all() -> (i32, i32) {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.illegal_op_c"() : () -> i32
  "test.return"(%0, %1) : (i32, i32) -> ()
}
