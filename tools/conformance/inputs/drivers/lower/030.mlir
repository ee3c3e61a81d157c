// RUN-FLAGS: --convert-arith-to-llvm
func.func @f0(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = arith.addi %a, %b : vector<4xi32>
  %1 = arith.subi %a, %b : vector<4xi32>
  %2 = arith.muli %a, %b : vector<4xi32>
  %3 = arith.divsi %a, %b : vector<4xi32>
  %4 = arith.divui %a, %b : vector<4xi32>
  %5 = arith.remsi %a, %b : vector<4xi32>
  %6 = arith.remui %a, %b : vector<4xi32>
  %7 = arith.andi %a, %b : vector<4xi32>
  %8 = arith.ori %a, %b : vector<4xi32>
  %9 = arith.xori %a, %b : vector<4xi32>
  %10 = arith.shli %a, %b : vector<4xi32>
  %11 = arith.shrsi %a, %b : vector<4xi32>
  %12 = arith.shrui %a, %b : vector<4xi32>
  %13 = arith.maxsi %a, %b : vector<4xi32>
  %14 = arith.maxui %a, %b : vector<4xi32>
  %15 = arith.minsi %a, %b : vector<4xi32>
  %16 = arith.minui %a, %b : vector<4xi32>
  return
}
func.func @f1(%a: vector<2x3xi16>, %b: vector<2x3xi16>) {
  %0 = arith.addi %a, %b : vector<2x3xi16>
  %1 = arith.subi %a, %b : vector<2x3xi16>
  %2 = arith.muli %a, %b : vector<2x3xi16>
  %3 = arith.divsi %a, %b : vector<2x3xi16>
  %4 = arith.divui %a, %b : vector<2x3xi16>
  %5 = arith.remsi %a, %b : vector<2x3xi16>
  %6 = arith.remui %a, %b : vector<2x3xi16>
  %7 = arith.andi %a, %b : vector<2x3xi16>
  %8 = arith.ori %a, %b : vector<2x3xi16>
  %9 = arith.xori %a, %b : vector<2x3xi16>
  %10 = arith.shli %a, %b : vector<2x3xi16>
  %11 = arith.shrsi %a, %b : vector<2x3xi16>
  %12 = arith.shrui %a, %b : vector<2x3xi16>
  %13 = arith.maxsi %a, %b : vector<2x3xi16>
  %14 = arith.maxui %a, %b : vector<2x3xi16>
  %15 = arith.minsi %a, %b : vector<2x3xi16>
  %16 = arith.minui %a, %b : vector<2x3xi16>
  return
}
func.func @f2(%a: vector<2xindex>, %b: vector<2xindex>) {
  %0 = arith.addi %a, %b : vector<2xindex>
  %1 = arith.subi %a, %b : vector<2xindex>
  %2 = arith.muli %a, %b : vector<2xindex>
  %3 = arith.divsi %a, %b : vector<2xindex>
  %4 = arith.divui %a, %b : vector<2xindex>
  %5 = arith.remsi %a, %b : vector<2xindex>
  %6 = arith.remui %a, %b : vector<2xindex>
  %7 = arith.andi %a, %b : vector<2xindex>
  %8 = arith.ori %a, %b : vector<2xindex>
  %9 = arith.xori %a, %b : vector<2xindex>
  %10 = arith.shli %a, %b : vector<2xindex>
  %11 = arith.shrsi %a, %b : vector<2xindex>
  %12 = arith.shrui %a, %b : vector<2xindex>
  %13 = arith.maxsi %a, %b : vector<2xindex>
  %14 = arith.maxui %a, %b : vector<2xindex>
  %15 = arith.minsi %a, %b : vector<2xindex>
  %16 = arith.minui %a, %b : vector<2xindex>
  return
}
