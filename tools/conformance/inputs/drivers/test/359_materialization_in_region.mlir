// RUN-FLAGS: --test-legalize-patterns
func.func @f(%a: i64, %b: f32) {
  "test.one_region_op"() ({
    "test.valid"(%a, %b) : (i64, f32) -> ()
  }) : () -> ()
  "test.valid"(%b, %a) : (f32, i64) -> ()
}
