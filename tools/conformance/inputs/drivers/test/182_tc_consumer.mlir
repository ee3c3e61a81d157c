// RUN-FLAGS: --test-legalize-type-conversion
func.func @f(%a: f32) {
  "test.type_consumer"(%a) : (f32) -> ()
  return
}
