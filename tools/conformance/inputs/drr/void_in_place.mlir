func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %0, %1 = arith.mulsi_extended %a, %b : i32
  %2, %3 = arith.mulsi_extended %1, %0 : i32
  return %2, %3 : i32, i32
}
