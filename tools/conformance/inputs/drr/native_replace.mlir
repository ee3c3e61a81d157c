func.func @f(%a: f32, %b: f64) -> (f32, f64, f32, f64) {
  %0 = math.atan2 %a, %a fastmath<nnan,nsz> : f32
  %1 = arith.remf %b, %b fastmath<fast> : f64
  %2 = math.ceil %0 : f32
  %3 = math.ceil %1 fastmath<afn> : f64
  return %0, %1, %2, %3 : f32, f64, f32, f64
}
