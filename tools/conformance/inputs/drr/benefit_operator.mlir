func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.xori %a, %b : i32
  %1 = arith.xori %0, %b : i32
  return %1 : i32
}
