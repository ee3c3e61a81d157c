// RUN-FLAGS: --test-legalize-patterns --split-input-file
func.func @one() -> i32 {
  %0 = "test.illegal_op_f"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
// -----
func.func @two() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
