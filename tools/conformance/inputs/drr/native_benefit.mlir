func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0 = arith.andi %a, %b : i32
  %1 = arith.xori %0, %b : i32
  %2 = arith.ori %a, %b : i32
  %3 = arith.xori %2, %b : i32
  %4 = arith.minsi %2, %a : i32
  %5 = arith.minsi %a, %b : i32
  return %1, %3, %4, %5 : i32, i32, i32, i32
}
