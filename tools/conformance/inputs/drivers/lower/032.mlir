// RUN-FLAGS: --convert-arith-to-llvm
func.func @f0(%a: f16, %b: f16) {
  %0 = arith.addf %a, %b : f16
  %1 = arith.subf %a, %b : f16
  %2 = arith.mulf %a, %b : f16
  %3 = arith.divf %a, %b : f16
  %4 = arith.remf %a, %b : f16
  %5 = arith.maximumf %a, %b : f16
  %6 = arith.minimumf %a, %b : f16
  %7 = arith.maxnumf %a, %b : f16
  %8 = arith.minnumf %a, %b : f16
  %n = arith.negf %a : f16
  return
}
func.func @f1(%a: bf16, %b: bf16) {
  %0 = arith.addf %a, %b : bf16
  %1 = arith.subf %a, %b : bf16
  %2 = arith.mulf %a, %b : bf16
  %3 = arith.divf %a, %b : bf16
  %4 = arith.remf %a, %b : bf16
  %5 = arith.maximumf %a, %b : bf16
  %6 = arith.minimumf %a, %b : bf16
  %7 = arith.maxnumf %a, %b : bf16
  %8 = arith.minnumf %a, %b : bf16
  %n = arith.negf %a : bf16
  return
}
func.func @f2(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.maximumf %a, %b : f32
  %6 = arith.minimumf %a, %b : f32
  %7 = arith.maxnumf %a, %b : f32
  %8 = arith.minnumf %a, %b : f32
  %n = arith.negf %a : f32
  return
}
