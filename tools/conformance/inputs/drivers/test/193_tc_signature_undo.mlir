// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 67, 85
// converted and then refused
func.func @f() {
  "test.signature_conversion_undo"() ({
  ^bb0(%a: f32):
    "test.type_consumer"(%a) : (f32) -> ()
    "test.return"(%a) : (f32) -> ()
  }) : () -> ()
  return
}
