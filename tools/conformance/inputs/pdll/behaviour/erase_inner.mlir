func.func @f(%x: i32) -> i32 {
  %0 = "t.inner"(%x) : (i32) -> i32
  %1 = "t.outer"(%0) : (i32) -> i32
  %2 = "t.inner"(%1) : (i32) -> i32
  %3 = "t.outer"(%2) : (i32) -> i32
  return %3 : i32
}
