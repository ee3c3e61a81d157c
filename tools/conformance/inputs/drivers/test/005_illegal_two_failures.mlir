// RUN-FLAGS: --test-legalize-patterns
func.func @one() -> i32 {
  %1 = "test.illegal_op_f"() : () -> i32
  "test.return"(%1) : (i32) -> ()
}
func.func @two() -> i32 {
  %1 = "test.illegal_op_f"() {second} : () -> i32
  "test.return"(%1) : (i32) -> ()
}
