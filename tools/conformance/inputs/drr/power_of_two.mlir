func.func @f(%a: i32, %b: i64, %i: index) -> (i32, i64, i32, index, i32, i32) {
  %c16 = arith.constant 16 : i32
  %c1024 = arith.constant 1024 : i64
  %c12 = arith.constant 12 : i32
  %i8 = arith.constant 8 : index
  %c1 = arith.constant 1 : i32
  %0 = arith.divui %a, %c16 exact : i32
  %1 = arith.remui %b, %c1024 : i64
  %2 = arith.remui %a, %c12 : i32
  %3 = arith.divui %i, %i8 : index
  %4 = arith.andi %a, %c1 : i32
  %5 = math.ctpop %4 : i32
  %6 = arith.divui %a, %c1 : i32
  return %0, %1, %2, %3, %5, %6 : i32, i64, i32, index, i32, i32
}
