// RUN-FLAGS: --test-legalize-patterns
// the erased block is put back (85)
func.func @block() {
  "test.undo_block_erase"() ({
    "test.br"()[^bb1] : () -> ()
  ^bb1:
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
