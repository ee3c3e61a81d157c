func.func @f(%x: f32, %a: i32, %d: f64) -> (f32, f32, i32, i32, i32, i32, f32, f16) {
  %0 = math.floor %x : f32
  %1 = math.floor %x fastmath<nnan> : f32
  %2 = arith.subi %a, %a : i32
  %3 = arith.subi %a, %a overflow<nsw> : i32
  %4 = arith.shrui %a, %2 : i32
  %5 = arith.shrui %a, %2 exact : i32
  %6 = arith.truncf %d : f64 to f32
  %7 = arith.truncf %d downward fastmath<contract> : f64 to f16
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, i32, i32, i32, i32, f32, f16
}
