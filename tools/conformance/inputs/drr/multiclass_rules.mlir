func.func @f(%a: f32, %b: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = math.absf %a : f32
  %1 = arith.addf %0, %b fastmath<nnan> : f32
  %2 = arith.addf %b, %0 : f32
  %3 = arith.addf %0, %0 fastmath<nsz> : f32
  %4 = math.sqrt %1 : f32
  %5 = arith.mulf %2, %4 : f32
  %6 = math.sin %a : f32
  %7 = math.cos %6 fastmath<afn> : f32
  %8 = math.tan %7 : f32
  return %1, %2, %3, %5, %8, %4 : f32, f32, f32, f32, f32, f32
}
