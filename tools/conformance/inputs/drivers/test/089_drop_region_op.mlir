// RUN-FLAGS: --test-legalize-patterns
func.func @drop() {
  "test.drop_region_op"() ({
  ^bb0(%a: i64, %b: i16, %c: f32):
    "test.invalid"(%a, %b, %c) : (i64, i16, f32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
