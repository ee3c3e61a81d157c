// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
func.func @creates_unknown() -> i32 {
  %0 = "test.illegal_op_g"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
