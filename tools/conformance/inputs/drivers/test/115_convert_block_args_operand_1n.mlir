// RUN-FLAGS: --test-legalize-patterns
func.func @args(%a: f32) {
  test.convert_block_args %a replace_with_operand {
  ^bb0(%x: f32):
    "test.repetitive_1_to_n_consumer"(%x) : (f32) -> ()
  } : (f32) -> ()
  "test.return"() : () -> ()
}
