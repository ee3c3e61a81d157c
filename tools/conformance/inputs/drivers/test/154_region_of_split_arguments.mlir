// RUN-FLAGS: --test-legalize-patterns
// RESULT-VARIES
func.func @outer(%a: f32, %b: i64) {
  "test.one_region_op"() ({
    "test.invalid"(%a, %b) : (f32, i64) -> ()
  }) : () -> ()
  "test.region"() ({
  ^bb0(%c: f32):
    "test.invalid"(%c, %b) : (f32, i64) -> ()
  }) : () -> ()
  "test.return"(%b) : (i64) -> ()
}
