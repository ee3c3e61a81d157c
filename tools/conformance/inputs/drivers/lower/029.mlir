// RUN-FLAGS: --convert-arith-to-llvm
func.func @f0(%a: i64, %b: i64) {
  %0 = arith.addi %a, %b : i64
  %1 = arith.subi %a, %b : i64
  %2 = arith.muli %a, %b : i64
  %3 = arith.divsi %a, %b : i64
  %4 = arith.divui %a, %b : i64
  %5 = arith.remsi %a, %b : i64
  %6 = arith.remui %a, %b : i64
  %7 = arith.andi %a, %b : i64
  %8 = arith.ori %a, %b : i64
  %9 = arith.xori %a, %b : i64
  %10 = arith.shli %a, %b : i64
  %11 = arith.shrsi %a, %b : i64
  %12 = arith.shrui %a, %b : i64
  %13 = arith.maxsi %a, %b : i64
  %14 = arith.maxui %a, %b : i64
  %15 = arith.minsi %a, %b : i64
  %16 = arith.minui %a, %b : i64
  return
}
func.func @f1(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  %1 = arith.subi %a, %b : index
  %2 = arith.muli %a, %b : index
  %3 = arith.divsi %a, %b : index
  %4 = arith.divui %a, %b : index
  %5 = arith.remsi %a, %b : index
  %6 = arith.remui %a, %b : index
  %7 = arith.andi %a, %b : index
  %8 = arith.ori %a, %b : index
  %9 = arith.xori %a, %b : index
  %10 = arith.shli %a, %b : index
  %11 = arith.shrsi %a, %b : index
  %12 = arith.shrui %a, %b : index
  %13 = arith.maxsi %a, %b : index
  %14 = arith.maxui %a, %b : index
  %15 = arith.minsi %a, %b : index
  %16 = arith.minui %a, %b : index
  return
}
func.func @f2(%a: i128, %b: i128) {
  %0 = arith.addi %a, %b : i128
  %1 = arith.subi %a, %b : i128
  %2 = arith.muli %a, %b : i128
  %3 = arith.divsi %a, %b : i128
  %4 = arith.divui %a, %b : i128
  %5 = arith.remsi %a, %b : i128
  %6 = arith.remui %a, %b : i128
  %7 = arith.andi %a, %b : i128
  %8 = arith.ori %a, %b : i128
  %9 = arith.xori %a, %b : i128
  %10 = arith.shli %a, %b : i128
  %11 = arith.shrsi %a, %b : i128
  %12 = arith.shrui %a, %b : i128
  %13 = arith.maxsi %a, %b : i128
  %14 = arith.maxui %a, %b : i128
  %15 = arith.minsi %a, %b : i128
  %16 = arith.minui %a, %b : i128
  return
}
