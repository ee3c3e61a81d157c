// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
func.func @bounded() {
  test.recursive_rewrite 0
  "test.return"() : () -> ()
}
