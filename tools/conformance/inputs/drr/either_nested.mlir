func.func @f(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32, i32) {
  %0 = arith.subi %a, %b overflow<nsw> : i32
  %1 = arith.ori %0, %c : i32
  %2 = arith.ori %c, %0 : i32
  %3 = arith.andi %1, %a : i32
  %4 = arith.andi %a, %1 : i32
  %5 = arith.andi %2, %b : i32
  %6 = arith.andi %b, %2 : i32
  %7 = arith.andi %a, %b : i32
  return %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32
}
func.func @both(%a: i8) -> i8 {
  %0 = arith.subi %a, %a : i8
  %1 = arith.ori %0, %0 : i8
  %2 = arith.andi %1, %1 : i8
  return %2 : i8
}
