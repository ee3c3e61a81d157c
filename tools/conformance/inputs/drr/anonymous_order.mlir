func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.maxsi %a, %b : i32
  %2 = arith.maxui %0, %1 : i32
  %3 = arith.minui %2, %b : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
