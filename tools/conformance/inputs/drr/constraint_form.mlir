func.func @f(%a: i8, %b: i4) -> (i32, i64, i24, i32) {
  %0 = arith.extui %a : i8 to i16
  %1 = arith.extui %0 : i16 to i32
  %2 = arith.extui %0 : i16 to i64
  %3 = arith.extui %0 : i16 to i24
  %4 = arith.extui %b : i4 to i16
  %5 = arith.extui %4 : i16 to i32
  return %1, %2, %3, %5 : i32, i64, i24, i32
}
