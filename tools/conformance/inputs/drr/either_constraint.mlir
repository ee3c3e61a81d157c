func.func @f(%a: i32, %b: i32, %i: index) -> (i32, i32, i32, i32, i32, index) {
  %k = arith.constant 3 : i32
  %0 = arith.andi %a, %b : i32
  %1 = arith.xori %k, %0 : i32
  %2 = arith.xori %0, %k : i32
  %3 = arith.xori %0, %0 : i32
  %4 = arith.ori %a, %1 : i32
  %5 = arith.minui %4, %2 : i32
  %6 = arith.minui %b, %4 : i32
  %7 = arith.ori %i, %i : index
  %8 = arith.minui %7, %i : index
  return %1, %2, %3, %5, %6, %8 : i32, i32, i32, i32, i32, index
}
