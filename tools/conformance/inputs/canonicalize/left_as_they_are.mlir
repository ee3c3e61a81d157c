// What folds although it could be left, and what is left although it could fold.
// RULES: 111
func.func @index_and_back(%a: index) -> index {
  %0 = arith.index_cast %a : index to i32
  %1 = arith.index_cast %0 : i32 to index
  return %1 : index
}
func.func @equal_to_false(%b: i1) -> i1 {
  %false = arith.constant false
  %0 = arith.cmpi eq, %b, %false : i1
  return %0 : i1
}
func.func @compared_by_no_relation(%a: f32, %b: f32) -> (i1, i1) {
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf true, %a, %b : f32
  return %0, %1 : i1, i1
}
func.func @inexact() -> f16 {
  %0 = arith.constant 0.1 : f32
  %1 = arith.truncf %0 : f32 to f16
  return %1 : f16
}
func.func @shifted_too_far() -> (i8, i8, i8) {
  %0 = arith.constant 3 : i8
  %1 = arith.constant 9 : i8
  %2 = arith.shli %0, %1 : i8
  %3 = arith.shrsi %0, %1 : i8
  %4 = arith.shrui %0, %1 : i8
  return %2, %3, %4 : i8, i8, i8
}
func.func @two_constants_in_a_row(%a: i32) -> (i32, i32, i32) {
  %0 = arith.constant 12 : i32
  %1 = arith.constant 10 : i32
  %2 = arith.andi %a, %0 : i32
  %3 = arith.andi %2, %1 : i32
  %4 = arith.ori %a, %0 : i32
  %5 = arith.ori %4, %1 : i32
  %6 = arith.xori %a, %0 : i32
  %7 = arith.xori %6, %1 : i32
  return %3, %5, %7 : i32, i32, i32
}
func.func @never_again(%a: i32) -> i32 {
  %false = arith.constant false
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%false) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %0 : i32
}
func.func @least_by_minus_one() -> (i32, i32) {
  %0 = arith.constant -2147483648 : i32
  %1 = arith.constant -1 : i32
  %2 = arith.remsi %0, %1 : i32
  %3 = arith.divsi %0, %1 : i32
  return %2, %3 : i32, i32
}
