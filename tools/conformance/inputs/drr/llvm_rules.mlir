func.func @f(%a: i32, %b: i32, %c: i16) -> (i32, i32, i32, i64, i16, i32) {
  %0 = arith.xori %a, %b : i32
  %1 = arith.andi %0, %b : i32
  %2 = arith.remui %1, %0 : i32
  %3 = arith.extsi %2 : i32 to i64
  %4 = arith.xori %c, %c : i16
  %5 = arith.extsi %c : i16 to i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i64, i16, i32
}
