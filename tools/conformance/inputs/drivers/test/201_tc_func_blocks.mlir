// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 70
func.func @f(%a: f32, %c: i1) {
  cf.br ^bb1(%a : f32)
^bb1(%x: f32):
  "test.type_consumer"(%x) : (f32) -> ()
  return
}
