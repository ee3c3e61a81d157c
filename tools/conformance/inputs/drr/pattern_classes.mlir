func.func @f(%a: i32, %b: i16) -> (i32, i32, i32, i16, i16) {
  %0 = arith.maxsi %a, %a : i32
  %1 = arith.maxui %0, %0 : i32
  %2 = arith.ori %1, %1 : i32
  %3 = arith.ori %b, %b : i16
  %4 = arith.maxsi %3, %b : i16
  return %0, %1, %2, %3, %4 : i32, i32, i32, i16, i16
}
