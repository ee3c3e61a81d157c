// RUN-FLAGS: --test-legalize-patterns
// a pattern with bounded recursion is entered again on its own result (27)
func.func @bounded() {
  test.recursive_rewrite 4
  "test.return"() : () -> ()
}
