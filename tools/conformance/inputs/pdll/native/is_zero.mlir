func.func @f(%x: i32, %y: i8) -> (i32, i32, i8) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %zero8 = arith.constant 0 : i8
  %a = arith.addi %x, %zero : i32
  %b = arith.addi %x, %one : i32
  %c = arith.addi %y, %zero8 : i8
  return %a, %b, %c : i32, i32, i8
}
