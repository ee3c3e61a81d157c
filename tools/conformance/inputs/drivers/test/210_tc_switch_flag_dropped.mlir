// RUN-FLAGS: --test-legalize-type-conversion
func.func @f(%k: i32, %x: f32) {
  cf.switch %k : i32, [
    default: ^bb1(%x : f32),
    3: ^bb1(%x : f32)
  ]
^bb1(%y: f32):
  return
}
