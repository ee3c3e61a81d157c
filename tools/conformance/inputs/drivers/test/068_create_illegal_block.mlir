// RUN-FLAGS: --test-legalize-patterns
// the created block is undone
func.func @block() {
  "test.create_illegal_block"() : () -> ()
  "test.return"() : () -> ()
}
