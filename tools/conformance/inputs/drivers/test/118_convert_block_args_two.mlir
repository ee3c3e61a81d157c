// RUN-FLAGS: --test-legalize-patterns
func.func @args() {
  test.convert_block_args duplicate {
  ^bb0(%x: i64, %y: f16):
    "test.valid"(%y, %x) : (f16, i64) -> ()
  } : () -> ()
  "test.return"() : () -> ()
}
