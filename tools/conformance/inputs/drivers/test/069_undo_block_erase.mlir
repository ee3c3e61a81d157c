// RUN-FLAGS: --test-legalize-patterns
// RULES: 85
// the erased block is put back
func.func @block() {
  "test.undo_block_erase"() ({
    "test.br"()[^bb1] : () -> ()
  ^bb1:
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
