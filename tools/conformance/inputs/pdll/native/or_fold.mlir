func.func @f(%x: i32) -> (i32, i32, i32) {
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %0 = "t.add"(%x, %zero) : (i32, i32) -> i32
  %1 = "t.add"(%two, %three) : (i32, i32) -> i32
  %2 = "t.add"(%x, %two) : (i32, i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}
