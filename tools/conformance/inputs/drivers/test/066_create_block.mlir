// RUN-FLAGS: --test-legalize-patterns
// 71
func.func @block() {
  "test.create_block"() : () -> ()
  "test.return"() : () -> ()
}
