// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=analysis"
// RULES: 20, 108
func.func @report() {
  %0 = "test.erase_op"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
