// RUN-FLAGS: --convert-arith-to-llvm
func.func @f0(%a: i1, %b: i1) {
  %0 = arith.addi %a, %b : i1
  %1 = arith.subi %a, %b : i1
  %2 = arith.muli %a, %b : i1
  %3 = arith.divsi %a, %b : i1
  %4 = arith.divui %a, %b : i1
  %5 = arith.remsi %a, %b : i1
  %6 = arith.remui %a, %b : i1
  %7 = arith.andi %a, %b : i1
  %8 = arith.ori %a, %b : i1
  %9 = arith.xori %a, %b : i1
  %10 = arith.shli %a, %b : i1
  %11 = arith.shrsi %a, %b : i1
  %12 = arith.shrui %a, %b : i1
  %13 = arith.maxsi %a, %b : i1
  %14 = arith.maxui %a, %b : i1
  %15 = arith.minsi %a, %b : i1
  %16 = arith.minui %a, %b : i1
  return
}
func.func @f1(%a: i8, %b: i8) {
  %0 = arith.addi %a, %b : i8
  %1 = arith.subi %a, %b : i8
  %2 = arith.muli %a, %b : i8
  %3 = arith.divsi %a, %b : i8
  %4 = arith.divui %a, %b : i8
  %5 = arith.remsi %a, %b : i8
  %6 = arith.remui %a, %b : i8
  %7 = arith.andi %a, %b : i8
  %8 = arith.ori %a, %b : i8
  %9 = arith.xori %a, %b : i8
  %10 = arith.shli %a, %b : i8
  %11 = arith.shrsi %a, %b : i8
  %12 = arith.shrui %a, %b : i8
  %13 = arith.maxsi %a, %b : i8
  %14 = arith.maxui %a, %b : i8
  %15 = arith.minsi %a, %b : i8
  %16 = arith.minui %a, %b : i8
  return
}
func.func @f2(%a: i33, %b: i33) {
  %0 = arith.addi %a, %b : i33
  %1 = arith.subi %a, %b : i33
  %2 = arith.muli %a, %b : i33
  %3 = arith.divsi %a, %b : i33
  %4 = arith.divui %a, %b : i33
  %5 = arith.remsi %a, %b : i33
  %6 = arith.remui %a, %b : i33
  %7 = arith.andi %a, %b : i33
  %8 = arith.ori %a, %b : i33
  %9 = arith.xori %a, %b : i33
  %10 = arith.shli %a, %b : i33
  %11 = arith.shrsi %a, %b : i33
  %12 = arith.shrui %a, %b : i33
  %13 = arith.maxsi %a, %b : i33
  %14 = arith.maxui %a, %b : i33
  %15 = arith.minsi %a, %b : i33
  %16 = arith.minui %a, %b : i33
  return
}
