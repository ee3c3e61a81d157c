// RUN-FLAGS: --test-legalize-patterns
// RULES: 60
func.func @erase() {
  "test.erase_op"() : () -> ()
  %0 = "test.erase_op"() : () -> i32
  "test.return"() : () -> ()
}
