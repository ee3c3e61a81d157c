// RUN-FLAGS: --test-legalize-patterns
// RULES: 85
// everything is undone by the last failure
func.func private @callee(f32) -> i64
func.func @everything(%a: f32, %b: i64) -> i16 {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = call @callee(%a) : (f32) -> i64
  "test.region"() ({
  ^bb1(%x: i64):
    "test.invalid"(%x, %1) : (i64, i64) -> ()
  }) : () -> ()
  test.convert_block_args duplicate {
  ^bb0(%y: i64):
    "test.repetitive_1_to_n_consumer"(%y) : (i64) -> ()
  } : () -> ()
  %2 = "test.multiple_1_to_n_replacement"() : () -> f16
  "test.erase_op"() : () -> ()
  %3 = "test.illegal_op_f"() : () -> i32
  %4 = "test.cast"(%3) : (i32) -> i16
  "test.return"(%4) : (i16) -> ()
}
