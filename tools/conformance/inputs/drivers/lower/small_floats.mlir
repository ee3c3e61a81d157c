// RUN-FLAGS: --canonicalize
// Floats with a single zero, of less than 8 bits, or that are exponents alone.
func.func @sums() -> (f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ, f8E8M0FNU) {
  %a0 = arith.constant 1.5 : f4E2M1FN
  %b0 = arith.constant 6.0 : f4E2M1FN
  %0 = arith.addf %a0, %b0 : f4E2M1FN
  %a1 = arith.constant 0.375 : f6E2M3FN
  %b1 = arith.constant 1.125 : f6E2M3FN
  %1 = arith.mulf %a1, %b1 : f6E2M3FN
  %a2 = arith.constant -20.0 : f6E3M2FN
  %b2 = arith.constant 3.0 : f6E3M2FN
  %2 = arith.remf %a2, %b2 : f6E3M2FN
  %a3 = arith.constant 240.0 : f8E4M3FNUZ
  %b3 = arith.constant 240.0 : f8E4M3FNUZ
  %3 = arith.addf %a3, %b3 : f8E4M3FNUZ
  %a4 = arith.constant 7.0 : f8E5M2FNUZ
  %b4 = arith.constant -3.0 : f8E5M2FNUZ
  %4 = arith.divf %a4, %b4 : f8E5M2FNUZ
  %a5 = arith.constant 0.0 : f8E4M3B11FNUZ
  %5 = arith.negf %a5 : f8E4M3B11FNUZ
  %a6 = arith.constant 4.0 : f8E8M0FNU
  %b6 = arith.constant 8.0 : f8E8M0FNU
  %6 = arith.addf %a6, %b6 : f8E8M0FNU
  return %0, %1, %2, %3, %4, %5, %6 : f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ, f8E8M0FNU
}
func.func @casts(%n: i32) -> (f8E4M3FNUZ, f8E4M3FNUZ, f16, f8E8M0FNU, i8, i4, f4E2M1FN, i1, i1, i1, f8E8M0FNU) {
  %f = arith.constant 0.40625 : f32
  %0 = arith.truncf %f : f32 to f8E4M3FNUZ
  %z = arith.constant -0.0 : f64
  %1 = arith.truncf %z : f64 to f8E4M3FNUZ
  %e = arith.constant 1.329228e+36 : f8E8M0FNU
  %2 = arith.extf %e : f8E8M0FNU to f16
  %i = arith.constant 100 : i64
  %3 = arith.uitofp %i : i64 to f8E8M0FNU
  %g = arith.constant -7.5 : f6E2M3FN
  %4 = arith.fptosi %g : f6E2M3FN to i8
  %h = arith.constant -6.0 : f4E2M1FN
  %5 = arith.bitcast %h : f4E2M1FN to i4
  %k = arith.constant 5 : i4
  %6 = arith.bitcast %k : i4 to f4E2M1FN
  %m = arith.constant 0x80 : f8E5M2FNUZ
  %7 = arith.cmpf uno, %m, %m : f8E5M2FNUZ
  %p = arith.constant 3.0 : f8E4M3FNUZ
  %q = arith.sitofp %n : i32 to f8E4M3FNUZ
  %8 = arith.cmpf olt, %q, %p : f8E4M3FNUZ
  %9 = arith.cmpf ole, %0, %p : f8E4M3FNUZ
  %t = arith.constant 5.877472e-39 : f8E8M0FNU
  %10 = arith.subf %e, %t : f8E8M0FNU
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : f8E4M3FNUZ, f8E4M3FNUZ, f16, f8E8M0FNU, i8, i4, f4E2M1FN, i1, i1, i1, f8E8M0FNU
}
