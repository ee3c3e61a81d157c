func.func @work(%a: vector<2xf32>, %b: vector<2xf32>, %i: vector<2xi16>) -> i32 {
  %0 = arith.addf %a, %b fastmath<nsz> : vector<2xf32>
  %1 = arith.mulf %0, %a : vector<2xf32>
  %2 = arith.negf %1 : vector<2xf32>
  %3 = arith.extf %2 : vector<2xf32> to vector<2xf64>
  %4 = arith.fptosi %3 : vector<2xf64> to vector<2xi32>
  %5 = arith.extsi %i : vector<2xi16> to vector<2xi32>
  %6 = arith.addi %4, %5 : vector<2xi32>
  %7 = arith.sitofp %6 : vector<2xi32> to vector<2xf32>
  %8 = arith.maximumf %7, %a : vector<2xf32>
  %9 = arith.bitcast %8 : vector<2xf32> to vector<2xi32>
  %q = arith.cmpf olt, %a, %b : vector<2xf32>
  %q2 = arith.extui %q : vector<2xi1> to vector<2xi32>
  %w = arith.addi %9, %q2 : vector<2xi32>
  %x = arith.index_cast %w : vector<2xi32> to vector<2xindex>
  %y = arith.addi %x, %x : vector<2xindex>
  %z = arith.index_cast %y : vector<2xindex> to vector<2xi64>
  %t = arith.trunci %z : vector<2xi64> to vector<2xi32>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %e0 = llvm.extractelement %t[%c0 : i32] : vector<2xi32>
  %e1 = llvm.extractelement %t[%c1 : i32] : vector<2xi32>
  %s = arith.constant 15 : i32
  %e2 = arith.shrui %e1, %s : i32
  %e3 = arith.shrui %e0, %s : i32
  %r = arith.xori %e2, %e3 : i32
  return %r : i32
}
func.func @main() -> i32 {
  %a = arith.constant dense<[1.5, -22.25]> : vector<2xf32>
  %b = arith.constant dense<3.0> : vector<2xf32>
  %i = arith.constant dense<[100, -300]> : vector<2xi16>
  %r = call @work(%a, %b, %i) : (vector<2xf32>, vector<2xf32>, vector<2xi16>) -> i32
  %c = arith.constant 255 : i32
  %m = arith.andi %r, %c : i32
  return %m : i32
}
