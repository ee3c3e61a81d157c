func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.xori %a, %b : i32
  return %0 : i32
}
