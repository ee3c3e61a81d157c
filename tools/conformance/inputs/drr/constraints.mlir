func.func @f(%a: i32, %b: i32, %c: i32, %x: i8, %y: i8) -> (i32, i32, i8, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %0, %c : i32
  %2 = arith.addi %a, %a : i32
  %3 = arith.addi %2, %c : i32
  %4 = arith.maxsi %x, %y : i8
  %5 = arith.maxsi %a, %b : i32
  return %1, %3, %4, %5 : i32, i32, i8, i32
}
