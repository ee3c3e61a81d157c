func.func @f(%x: i32) -> (i32, i32, i32) {
  %0 = "t.seed"(%x) : (i32) -> i32
  %1:2 = "t.seeds"(%0) : (i32) -> (i32, i32)
  return %0, %1#0, %1#1 : i32, i32, i32
}
