func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.remsi %a, %b : i32
  %1 = arith.remsi %0, %0 : i32
  %2 = arith.remui %1, %b : i32
  return %0, %1, %2 : i32, i32, i32
}
