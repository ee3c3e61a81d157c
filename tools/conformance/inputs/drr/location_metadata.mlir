func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.minsi %a, %b : i32 loc("inner")
  %1 = arith.maxsi %0, %b : i32 loc("outer")
  return %1 : i32
}
