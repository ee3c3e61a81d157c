// RUN-FLAGS: --convert-arith-to-llvm
func.func @f0(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.addf %a, %b : vector<4xf32>
  %1 = arith.subf %a, %b : vector<4xf32>
  %2 = arith.mulf %a, %b : vector<4xf32>
  %3 = arith.divf %a, %b : vector<4xf32>
  %4 = arith.remf %a, %b : vector<4xf32>
  %5 = arith.maximumf %a, %b : vector<4xf32>
  %6 = arith.minimumf %a, %b : vector<4xf32>
  %7 = arith.maxnumf %a, %b : vector<4xf32>
  %8 = arith.minnumf %a, %b : vector<4xf32>
  %n = arith.negf %a : vector<4xf32>
  return
}
func.func @f1(%a: vector<2x2xf64>, %b: vector<2x2xf64>) {
  %0 = arith.addf %a, %b : vector<2x2xf64>
  %1 = arith.subf %a, %b : vector<2x2xf64>
  %2 = arith.mulf %a, %b : vector<2x2xf64>
  %3 = arith.divf %a, %b : vector<2x2xf64>
  %4 = arith.remf %a, %b : vector<2x2xf64>
  %5 = arith.maximumf %a, %b : vector<2x2xf64>
  %6 = arith.minimumf %a, %b : vector<2x2xf64>
  %7 = arith.maxnumf %a, %b : vector<2x2xf64>
  %8 = arith.minnumf %a, %b : vector<2x2xf64>
  %n = arith.negf %a : vector<2x2xf64>
  return
}
func.func @f2(%a: vector<1x1x3xbf16>, %b: vector<1x1x3xbf16>) {
  %0 = arith.addf %a, %b : vector<1x1x3xbf16>
  %1 = arith.subf %a, %b : vector<1x1x3xbf16>
  %2 = arith.mulf %a, %b : vector<1x1x3xbf16>
  %3 = arith.divf %a, %b : vector<1x1x3xbf16>
  %4 = arith.remf %a, %b : vector<1x1x3xbf16>
  %5 = arith.maximumf %a, %b : vector<1x1x3xbf16>
  %6 = arith.minimumf %a, %b : vector<1x1x3xbf16>
  %7 = arith.maxnumf %a, %b : vector<1x1x3xbf16>
  %8 = arith.minnumf %a, %b : vector<1x1x3xbf16>
  %n = arith.negf %a : vector<1x1x3xbf16>
  return
}
