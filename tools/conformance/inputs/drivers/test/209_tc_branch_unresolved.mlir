// RUN-FLAGS: --test-legalize-type-conversion
func.func @f(%c: i1) {
  %0 = arith.constant 1.0 : f32
  cf.br ^bb1(%0 : f32)
^bb1(%y: f32):
  return
}
