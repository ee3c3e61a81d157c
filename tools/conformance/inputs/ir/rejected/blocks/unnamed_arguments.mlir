func.func @f(i32, f32) {
  return
}
