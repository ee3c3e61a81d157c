func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = "t.both"(%a, %b) : (i32, i32) -> i32
  return %0 : i32
}
