func.func @f(%a: i32, %b: i32, %x: f32, %y: f32) -> (i32, f32) {
  %0 = arith.minsi %a, %b : i32
  %1 = arith.mulf %x, %y fastmath<nnan> : f32
  return %0, %1 : i32, f32
}
