// RUN-FLAGS: --test-legalize-patterns
// RULES: 34
// the shorter way to a legal operation wins
func.func @depth() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
