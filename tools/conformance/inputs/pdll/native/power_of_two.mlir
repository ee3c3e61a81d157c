func.func @f(%x: i32, %y: i64) -> (i32, i32, i64, i32) {
  %c8 = arith.constant 8 : i32
  %c6 = arith.constant 6 : i32
  %c1 = arith.constant 1 : i64
  %min = arith.constant -2147483648 : i32
  %a = arith.muli %x, %c8 : i32
  %b = arith.muli %x, %c6 : i32
  %c = arith.muli %y, %c1 : i64
  %d = arith.muli %x, %min : i32
  return %a, %b, %c, %d : i32, i32, i64, i32
}
