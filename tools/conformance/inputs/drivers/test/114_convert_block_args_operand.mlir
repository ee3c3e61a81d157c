// RUN-FLAGS: --test-legalize-patterns
// RULES: 66
// an input replaced by existing values
func.func @args(%a: i32) {
  test.convert_block_args %a replace_with_operand {
  ^bb0(%x: i32):
    "test.repetitive_1_to_n_consumer"(%x) : (i32) -> ()
  } : (i32) -> ()
  "test.return"() : () -> ()
}
