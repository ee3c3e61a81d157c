func.func @f(%x: f32, %c: i1, %i: i32) -> (f32, f32, f32, f32, i32, f32, f32) {
  %0 = arith.negf %x fastmath<fast> : f32
  %1 = arith.negf %0 : f32
  %2 = arith.negf %1 : f32
  %3 = math.absf %2 : f32
  %4 = math.absf %3 fastmath<nnan> : f32
  %5 = math.absf %4 : f32
  %6 = arith.select %c, %5, %5 : f32
  %7 = arith.select %c, %6, %x : f32
  %8 = arith.bitcast %i : i32 to f32
  %9 = arith.bitcast %8 : f32 to i32
  %10 = arith.bitcast %9 : i32 to f32
  return %1, %2, %5, %7, %9, %10, %8 : f32, f32, f32, f32, i32, f32, f32
}
