func.func @f(%x: i32) -> i32 {
  %0 = "t.inner"(%x) : (i32) -> i32
  %1 = "t.outer"(%0) : (i32) -> i32
  return %1 : i32
}
