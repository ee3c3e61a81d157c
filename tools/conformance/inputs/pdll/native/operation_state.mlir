func.func @f(%x: i32) -> i64 {
  %0 = "t.old"(%x) : (i32) -> i64
  return %0 : i64
}
