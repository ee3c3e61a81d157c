func.func @f(%a: i16, %b: i16, %c: i64) -> (i16, i16, i64) {
  %0 = arith.maxsi %a, %b : i16
  %1 = arith.minsi %0, %b : i16
  %2 = arith.maxsi %c, %c : i64
  return %0, %1, %2 : i16, i16, i64
}
