// RUN-FLAGS: --convert-arith-to-llvm
func.func @f0(%a: f64, %b: f64) {
  %0 = arith.addf %a, %b : f64
  %1 = arith.subf %a, %b : f64
  %2 = arith.mulf %a, %b : f64
  %3 = arith.divf %a, %b : f64
  %4 = arith.remf %a, %b : f64
  %5 = arith.maximumf %a, %b : f64
  %6 = arith.minimumf %a, %b : f64
  %7 = arith.maxnumf %a, %b : f64
  %8 = arith.minnumf %a, %b : f64
  %n = arith.negf %a : f64
  return
}
func.func @f1(%a: f80, %b: f80) {
  %0 = arith.addf %a, %b : f80
  %1 = arith.subf %a, %b : f80
  %2 = arith.mulf %a, %b : f80
  %3 = arith.divf %a, %b : f80
  %4 = arith.remf %a, %b : f80
  %5 = arith.maximumf %a, %b : f80
  %6 = arith.minimumf %a, %b : f80
  %7 = arith.maxnumf %a, %b : f80
  %8 = arith.minnumf %a, %b : f80
  %n = arith.negf %a : f80
  return
}
func.func @f2(%a: f128, %b: f128) {
  %0 = arith.addf %a, %b : f128
  %1 = arith.subf %a, %b : f128
  %2 = arith.mulf %a, %b : f128
  %3 = arith.divf %a, %b : f128
  %4 = arith.remf %a, %b : f128
  %5 = arith.maximumf %a, %b : f128
  %6 = arith.minimumf %a, %b : f128
  %7 = arith.maxnumf %a, %b : f128
  %8 = arith.minnumf %a, %b : f128
  %n = arith.negf %a : f128
  return
}
