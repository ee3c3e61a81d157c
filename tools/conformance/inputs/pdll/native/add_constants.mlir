func.func @f(%x: i32, %y: i8) -> (i32, i8) {
  %c1 = arith.constant 5 : i32
  %c2 = arith.constant -7 : i32
  %d1 = arith.constant 100 : i8
  %d2 = arith.constant 100 : i8
  %a = arith.addi %x, %c1 : i32
  %b = arith.addi %a, %c2 : i32
  %c = arith.addi %b, %c1 : i32
  %d = arith.addi %y, %d1 : i8
  %e = arith.addi %d, %d2 : i8
  return %c, %e : i32, i8
}
