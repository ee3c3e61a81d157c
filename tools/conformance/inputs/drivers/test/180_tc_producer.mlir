// RUN-FLAGS: --test-legalize-type-conversion
func.func @f() {
  %0 = "test.type_producer"() : () -> f32
  %1 = "test.another_type_producer"() : () -> f32
  "test.use"(%0, %1) : (f32, f32) -> ()
  return
}
