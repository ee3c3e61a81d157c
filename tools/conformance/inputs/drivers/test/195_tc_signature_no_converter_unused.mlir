// RUN-FLAGS: --test-legalize-type-conversion
func.func @f() {
  "test.signature_conversion_no_converter"() ({
  ^bb0(%a: f32, %b: f64):
    "test.return"(%b) : (f64) -> ()
  }) : () -> ()
  return
}
