// RUN-FLAGS: --test-legalize-patterns
func.func @args(%a: i32) {
  test.convert_block_args {
  ^bb0(%x: i32):
    "test.valid"(%x) : (i32) -> ()
  } : () -> ()
  "test.return"() : () -> ()
}
