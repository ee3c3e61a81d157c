// RUN-FLAGS: --test-legalize-patterns
// RULES: 71
func.func @block() {
  "test.create_block"() : () -> ()
  "test.return"() : () -> ()
}
