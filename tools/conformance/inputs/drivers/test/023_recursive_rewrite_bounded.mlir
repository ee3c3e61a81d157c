// RUN-FLAGS: --test-legalize-patterns
// RULES: 27, 29
// a pattern with bounded recursion is entered again on its own result
func.func @bounded() {
  test.recursive_rewrite 4
  "test.return"() : () -> ()
}
