func.func @f(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32, i32) {
  %0 = arith.muli %a, %b : i32
  %1 = arith.addi %0, %0 overflow<nsw> : i32
  %2 = arith.muli %a, %b : i32
  %3 = arith.addi %0, %2 : i32
  %4 = arith.addi %2, %2 : i32
  %5 = arith.ori %a, %b : i32
  %6 = arith.andi %a, %b : i32
  %7 = arith.xori %5, %6 : i32
  %8 = arith.xori %6, %5 : i32
  %9 = arith.minui %7, %8 : i32
  %10 = arith.maxui %9, %c : i32
  return %1, %3, %7, %8, %10 : i32, i32, i32, i32, i32
}
