func.func @f(%a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = arith.negf %b : f32
  %1 = arith.addf %a, %0 : f32
  %2 = arith.addf %0, %a : f32
  %3 = arith.addf %1, %2 fastmath<fast> : f32
  return %1, %2, %3 : f32, f32, f32
}
