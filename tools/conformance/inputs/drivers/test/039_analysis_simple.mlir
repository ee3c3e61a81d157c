// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=analysis"
// RULES: 19
// remarks at what would be legal; order of the remarks is not fixed
func.func @report() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
