// RUN-FLAGS: --test-legalize-type-conversion
func.func @f(%c: i1) {
  %0 = "test.type_producer"() : () -> f32
  "test.br"(%0)[^bb1] : (f32) -> ()
^bb1(%y: f32):
  return
}
