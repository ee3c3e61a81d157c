func.func @f(%c: i1, %a: i16, %b: i16) -> (i16, i16, i16, i16, i16, i16, i16) {
  %0 = arith.andi %a, %b : i16
  %1 = arith.andi %b, %a : i16
  %2 = arith.ori %a, %0 : i16
  %3 = arith.ori %0, %b : i16
  %4 = arith.ori %1, %a : i16
  %5 = arith.ori %0, %1 : i16
  %6 = arith.xori %a, %b : i16
  %7 = arith.select %c, %6, %a : i16
  %8 = arith.select %c, %6, %b : i16
  %9 = arith.select %c, %a, %6 : i16
  return %2, %3, %4, %5, %7, %8, %9 : i16, i16, i16, i16, i16, i16, i16
}
