// RUN-FLAGS: --test-legalize-patterns
// RULES: 66
func.func @args() {
  test.convert_block_args duplicate {
  ^bb0(%x: i64):
    "test.repetitive_1_to_n_consumer"(%x) : (i64) -> ()
  } : () -> ()
  "test.return"() : () -> ()
}
