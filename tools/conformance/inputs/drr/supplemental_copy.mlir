func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
  %k = arith.constant 9 : i32
  %0 = arith.maxsi %k, %a : i32
  %1 = arith.maxsi %b, %k : i32
  %2 = arith.maxsi %k, %0 : i32
  return %0, %1, %2 : i32, i32, i32
}
