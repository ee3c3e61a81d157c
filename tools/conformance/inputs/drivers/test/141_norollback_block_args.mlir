// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
func.func @args() {
  "test.block_arg_replace"() ({
  ^bb0(%x: i32, %y: i16):
    "test.return"(%x, %y) : (i32, i16) -> ()
  }) : () -> ()
  test.convert_block_args duplicate {
  ^bb0(%x: i64):
    "test.repetitive_1_to_n_consumer"(%x) : (i64) -> ()
  } : () -> ()
  "test.return"() : () -> ()
}
