func.func @f(%a: i64, %b: i32, %c: i16, %d: i8, %e: i1, %g: i48) -> (i64, i32, i16, i8, i1, i48) {
  %0 = arith.xori %a, %a : i64
  %1 = arith.xori %b, %b : i32
  %2 = arith.xori %c, %c : i16
  %3 = arith.xori %d, %d : i8
  %4 = arith.xori %e, %e : i1
  %5 = arith.xori %g, %g : i48
  return %0, %1, %2, %3, %4, %5 : i64, i32, i16, i8, i1, i48
}
