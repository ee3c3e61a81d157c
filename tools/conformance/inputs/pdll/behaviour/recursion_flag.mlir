func.func @f(%x: i32) -> i32 {
  %0 = "t.wrap"(%x) : (i32) -> i32
  %1 = "t.wrap"(%0) : (i32) -> i32
  %2 = "t.wrap"(%1) : (i32) -> i32
  %3 = "t.wrap"(%2) : (i32) -> i32
  return %3 : i32
}
