func.func @f(%a: f32) -> f32 {
  %0 = arith.negf %a : f32
  return %0 : f32
}
func.func @g(%a: f32) -> (f32, f32) {
  %0 = arith.negf %a : f32
  return %0, %0 : f32, f32
}
func.func @h(%a: f64) -> f64 {
  %0 = arith.negf %a fastmath<fast> : f64
  %1 = arith.negf %0 : f64
  return %1 : f64
}
