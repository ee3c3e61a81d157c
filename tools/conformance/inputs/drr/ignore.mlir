func.func @f(%x: i32, %y: i32, %z: i32, %u: f32, %v: f32) -> (i32, i32, i32, f32, f32, f32) {
  %0 = arith.maxsi %x, %y : i32
  %1 = arith.minsi %0, %y : i32
  %2 = arith.minsi %0, %x : i32
  %3 = arith.maxsi %1, %z : i32
  %4 = arith.minsi %3, %z : i32
  %5 = arith.negf %u fastmath<fast> : f32
  %6 = arith.addf %v, %5 fastmath<nnan> : f32
  %7 = arith.addf %5, %v : f32
  %8 = math.copysign %6, %7 : f32
  return %1, %2, %4, %6, %7, %8 : i32, i32, i32, f32, f32, f32
}
