// RUN-FLAGS: --test-legalize-patterns
// the pattern creates an operation that is unknown to the target: it fails (18)
func.func @creates_unknown() -> i32 {
  %0 = "test.illegal_op_g"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
