func.func @f(%x: i32) -> i32 {
  %0 = "t.in"(%x) : (i32) -> i32
  %1 = "t.src"(%x) : (i32) -> i32
  %2 = "t.out"(%1, %0) : (i32, i32) -> i32
  return %2 : i32
}
