// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
module @inner {
  func.func @one() -> i32 {
    %0 = "test.illegal_op_f"() : () -> i32
    "test.return"(%0) : (i32) -> ()
  }
}
