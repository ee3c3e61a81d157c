// RUN-FLAGS: --test-legalize-patterns
func.func @block() {
  "test.create_block"() : () -> ()
  "test.create_block"() : () -> ()
  "test.return"() : () -> ()
}
