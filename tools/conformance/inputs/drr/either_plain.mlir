func.func @f(%a: i32, %b: i32, %c: i64) -> (i32, i32, i32, i32, i32, i32, i32, i64) {
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i64
  %0 = arith.minui %a, %b : i32
  %1 = arith.maxui %0, %b : i32
  %2 = arith.maxui %b, %0 : i32
  %3 = arith.maxui %0, %0 : i32
  %4 = arith.ori %a, %b : i32
  %5 = arith.xori %1, %2 : i32
  %6 = arith.andi %4, %5 : i32
  %7 = arith.andi %5, %4 : i32
  %8 = arith.andi %4, %4 : i32
  %9 = arith.maxsi %c7, %a : i32
  %10 = arith.maxsi %a, %c7 : i32
  %11 = arith.maxsi %c8, %c : i64
  %12 = arith.maxsi %c7, %c7 : i32
  %13 = arith.addi %8, %12 : i32
  return %1, %2, %3, %6, %7, %9, %13, %11 : i32, i32, i32, i32, i32, i32, i32, i64
}
