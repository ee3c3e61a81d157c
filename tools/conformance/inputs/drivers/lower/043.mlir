// RUN-FLAGS: --convert-arith-to-llvm
func.func @flags(%a: i32, %f: f32, %v: vector<2x2xf32>, %w: vector<2x2xi32>) {
  %0 = arith.addi %a, %a overflow<nsw> : i32
  %1 = arith.subi %a, %a overflow<nuw> : i32
  %2 = arith.muli %a, %a overflow<nsw, nuw> : i32
  %3 = arith.shli %a, %a overflow<nsw> : i32
  %4 = arith.divsi %a, %a exact : i32
  %5 = arith.shrui %a, %a exact : i32
  %6 = arith.addf %f, %f fastmath<fast> : f32
  %7 = arith.mulf %f, %f fastmath<nnan, ninf> : f32
  %8 = arith.cmpf olt, %f, %f fastmath<nsz> : f32
  %9 = arith.negf %f fastmath<afn> : f32
  %10 = arith.maximumf %f, %f fastmath<reassoc> : f32
  %11 = arith.addf %v, %v fastmath<contract> : vector<2x2xf32>
  %12 = arith.addi %w, %w overflow<nsw> : vector<2x2xi32>
  %13 = arith.divui %w, %w exact : vector<2x2xi32>
  return
}
