func.func @f(%x: i32) -> i32 {
  %0 = "t.twice"(%x) : (i32) -> i32
  return %0 : i32
}
