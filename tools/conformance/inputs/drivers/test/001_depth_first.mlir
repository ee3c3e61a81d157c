// RUN-FLAGS: --test-legalize-patterns
// the shorter way to a legal operation wins (34)
func.func @depth() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
