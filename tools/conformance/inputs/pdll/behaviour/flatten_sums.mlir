func.func @f(%a: i32, %b: i32, %c: i32, %d: i32, %e: i32) -> i32 {
  %0 = "t.sum"(%a, %b) : (i32, i32) -> i32
  %1 = "t.sum"(%0, %c) : (i32, i32) -> i32
  %2 = "t.sum"(%1, %d) : (i32, i32) -> i32
  %3 = "t.sum"(%2, %e) : (i32, i32) -> i32
  return %3 : i32
}
