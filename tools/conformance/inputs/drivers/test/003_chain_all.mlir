// RUN-FLAGS: --test-legalize-patterns
func.func @chain() -> (i32, i32, i32) {
  %0 = "test.illegal_op_b"() : () -> i32
  %1 = "test.illegal_op_d"() : () -> i32
  %2 = "test.illegal_op_e"() : () -> i32
  "test.return"(%0, %1, %2) : (i32, i32, i32) -> ()
}
