func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.xori %0, %b : i32
  %3 = arith.xori %1, %b : i32
  %4 = arith.andi %a, %1 : i32
  %5 = arith.subi %a, %b : i32
  %6 = arith.andi %b, %5 : i32
  %7 = arith.maxsi %5, %b : i32
  %8 = arith.xori %a, %b : i32
  return %2, %3, %4, %7, %8 : i32, i32, i32, i32, i32
}
