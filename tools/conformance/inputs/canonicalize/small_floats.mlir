func.func @f() -> (f64, f8E5M2, i32, f8E4M3FN, f32, f8E4M3, f8E3M4, i1, f8E4M3FN, f8E5M2) {
  %0 = arith.constant 1.5 : f8E4M3FN
  %1 = arith.extf %0 : f8E4M3FN to f64
  %2 = arith.constant 3.3 : f32
  %3 = arith.truncf %2 : f32 to f8E5M2
  %4 = arith.constant 2.0 : f8E5M2
  %5 = arith.fptosi %4 : f8E5M2 to i32
  %6 = arith.constant 0x7E : f8E4M3FN
  %7 = arith.addf %6, %6 : f8E4M3FN
  %8 = arith.constant 1.0 : tf32
  %9 = arith.extf %8 : tf32 to f32
  %10 = arith.constant 0x03 : f8E4M3
  %11 = arith.mulf %10, %10 : f8E4M3
  %12 = arith.constant -7 : i8
  %13 = arith.sitofp %12 : i8 to f8E3M4
  %14 = arith.cmpf ult, %6, %0 : f8E4M3FN
  %15 = arith.maxnumf %6, %0 : f8E4M3FN
  %16 = arith.negf %4 : f8E5M2
  return %1, %3, %5, %7, %9, %11, %13, %14, %15, %16
    : f64, f8E5M2, i32, f8E4M3FN, f32, f8E4M3, f8E3M4, i1, f8E4M3FN, f8E5M2
}
