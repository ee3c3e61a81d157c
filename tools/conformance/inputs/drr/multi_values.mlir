func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0, %1 = arith.mulsi_extended %a, %b : i32
  %2, %3 = arith.mului_extended %a, %0 : i32
  %4, %5 = arith.mului_extended %1, %b : i32
  return %2, %3, %4, %5 : i32, i32, i32, i32
}
