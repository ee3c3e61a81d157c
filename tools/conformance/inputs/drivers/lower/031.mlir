// RUN-FLAGS: --convert-arith-to-llvm
func.func @f0(%a: vector<[4]xi32>, %b: vector<[4]xi32>) {
  %0 = arith.addi %a, %b : vector<[4]xi32>
  %1 = arith.subi %a, %b : vector<[4]xi32>
  %2 = arith.muli %a, %b : vector<[4]xi32>
  %3 = arith.divsi %a, %b : vector<[4]xi32>
  %4 = arith.divui %a, %b : vector<[4]xi32>
  %5 = arith.remsi %a, %b : vector<[4]xi32>
  %6 = arith.remui %a, %b : vector<[4]xi32>
  %7 = arith.andi %a, %b : vector<[4]xi32>
  %8 = arith.ori %a, %b : vector<[4]xi32>
  %9 = arith.xori %a, %b : vector<[4]xi32>
  %10 = arith.shli %a, %b : vector<[4]xi32>
  %11 = arith.shrsi %a, %b : vector<[4]xi32>
  %12 = arith.shrui %a, %b : vector<[4]xi32>
  %13 = arith.maxsi %a, %b : vector<[4]xi32>
  %14 = arith.maxui %a, %b : vector<[4]xi32>
  %15 = arith.minsi %a, %b : vector<[4]xi32>
  %16 = arith.minui %a, %b : vector<[4]xi32>
  return
}
func.func @f1(%a: vector<2x[2]xi8>, %b: vector<2x[2]xi8>) {
  %0 = arith.addi %a, %b : vector<2x[2]xi8>
  %1 = arith.subi %a, %b : vector<2x[2]xi8>
  %2 = arith.muli %a, %b : vector<2x[2]xi8>
  %3 = arith.divsi %a, %b : vector<2x[2]xi8>
  %4 = arith.divui %a, %b : vector<2x[2]xi8>
  %5 = arith.remsi %a, %b : vector<2x[2]xi8>
  %6 = arith.remui %a, %b : vector<2x[2]xi8>
  %7 = arith.andi %a, %b : vector<2x[2]xi8>
  %8 = arith.ori %a, %b : vector<2x[2]xi8>
  %9 = arith.xori %a, %b : vector<2x[2]xi8>
  %10 = arith.shli %a, %b : vector<2x[2]xi8>
  %11 = arith.shrsi %a, %b : vector<2x[2]xi8>
  %12 = arith.shrui %a, %b : vector<2x[2]xi8>
  %13 = arith.maxsi %a, %b : vector<2x[2]xi8>
  %14 = arith.maxui %a, %b : vector<2x[2]xi8>
  %15 = arith.minsi %a, %b : vector<2x[2]xi8>
  %16 = arith.minui %a, %b : vector<2x[2]xi8>
  return
}
func.func @f2(%a: vector<i64>, %b: vector<i64>) {
  %0 = arith.addi %a, %b : vector<i64>
  %1 = arith.subi %a, %b : vector<i64>
  %2 = arith.muli %a, %b : vector<i64>
  %3 = arith.divsi %a, %b : vector<i64>
  %4 = arith.divui %a, %b : vector<i64>
  %5 = arith.remsi %a, %b : vector<i64>
  %6 = arith.remui %a, %b : vector<i64>
  %7 = arith.andi %a, %b : vector<i64>
  %8 = arith.ori %a, %b : vector<i64>
  %9 = arith.xori %a, %b : vector<i64>
  %10 = arith.shli %a, %b : vector<i64>
  %11 = arith.shrsi %a, %b : vector<i64>
  %12 = arith.shrui %a, %b : vector<i64>
  %13 = arith.maxsi %a, %b : vector<i64>
  %14 = arith.maxui %a, %b : vector<i64>
  %15 = arith.minsi %a, %b : vector<i64>
  %16 = arith.minui %a, %b : vector<i64>
  return
}
