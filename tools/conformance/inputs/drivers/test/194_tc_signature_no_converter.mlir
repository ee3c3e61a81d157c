// RUN-FLAGS: --test-legalize-type-conversion
func.func @f() {
  "test.signature_conversion_no_converter"() ({
  ^bb0(%a: f32):
    "test.type_consumer"(%a) : (f32) -> ()
    "test.return"(%a) : (f32) -> ()
  }) : () -> ()
  return
}
