// RUN-FLAGS: --test-legalize-patterns
// an operation that no pattern knows
func.func @args() {
  "test.block_arg_replace"() ({
  ^bb0(%x: i32, %y: i16):
    "test.return"(%x, %y) : (i32, i16) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
