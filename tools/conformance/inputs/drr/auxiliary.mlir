func.func @f(%a: f32, %b: f32, %c: f64) -> (f32, f64, f32) {
  %0 = arith.divf %a, %b : f32
  %1 = arith.divf %c, %c fastmath<arcp> : f64
  %2 = arith.mulf %0, %b : f32
  return %0, %1, %2 : f32, f64, f32
}
