func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32) {
  %0 = arith.subi %a, %b : i32
  %1 = arith.muli %a, %b : i32
  %2 = arith.andi %a, %b : i32
  %3 = arith.xori %a, %b : i32
  %4 = arith.minsi %a, %b : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}
