// RUN-FLAGS: --convert-cf-to-llvm
func.func @sw(%k: i32, %i: index, %f: f32) -> f32 {
  cf.switch %k : i32, [
    default: ^d,
    42: ^a(%i : index),
    -7: ^b(%f, %f : f32, f32)
  ]
^d:
  return %f : f32
^a(%j: index):
  return %f : f32
^b(%x: f32, %y: f32):
  %z = arith.addf %x, %y : f32
  return %z : f32
}
func.func @sw64(%k: i64) {
  cf.switch %k : i64, [
    default: ^d
  ]
^d:
  return
}
func.func @sw5(%k: i5) {
  cf.switch %k : i5, [
    default: ^d,
    -16: ^e,
    15: ^d
  ]
^d:
  return
^e:
  return
}
