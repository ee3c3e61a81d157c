func.func @f(%a: i16, %b: i32, %c: i64, %d: i8, %e: i1) -> (i16, i16, i32, i32, i64, i64, i8, i8, i1) {
  %0, %1 = arith.mului_extended %a, %a : i16
  %2, %3 = arith.mului_extended %b, %b : i32
  %4, %5 = arith.mului_extended %c, %c : i64
  %6, %7 = arith.mului_extended %d, %d : i8
  %8, %9 = arith.mului_extended %e, %e : i1
  return %1, %0, %3, %2, %5, %4, %7, %6, %8 : i16, i16, i32, i32, i64, i64, i8, i8, i1
}
