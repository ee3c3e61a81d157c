func.func @f(%x: i32, %y: i32) -> i32 {
  %0 = "t.sum"(%x, %y) : (i32, i32) -> i32
  %1 = "t.neg"(%0) : (i32) -> i32
  return %1 : i32
}
