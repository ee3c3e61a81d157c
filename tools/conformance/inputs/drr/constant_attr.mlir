func.func @f(%a: i8, %s: f32, %d: f64, %i: index, %b: i1, %j: i16) -> (i8, i8, f32, f64, f32, index, i1, i1, i16) {
  %m1 = arith.constant -1 : i8
  %u255 = arith.constant 255 : i8
  %two = arith.constant 2.0 : f32
  %half = arith.constant 0.5 : f64
  %three = arith.constant 3.0 : f32
  %x255 = index.constant 255
  %t = arith.constant true
  %no = arith.constant false
  %jm = arith.constant -1 : i16
  %0 = arith.addi %a, %m1 : i8
  %1 = arith.addi %a, %u255 overflow<nsw> : i8
  %2 = arith.mulf %s, %two : f32
  %3 = arith.mulf %d, %half fastmath<reassoc> : f64
  %4 = arith.mulf %s, %three : f32
  %5 = index.and %i, %x255
  %6 = arith.xori %b, %t : i1
  %7 = arith.xori %b, %no : i1
  %8 = arith.addi %j, %jm : i16
  cf.assert %6, "old"
  cf.assert %7, "older"
  cf.assert %b, "old"
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i8, i8, f32, f64, f32, index, i1, i1, i16
}
