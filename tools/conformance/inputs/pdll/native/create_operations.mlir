func.func @f(%x: i32) -> (i32, i32, i64) {
  %0 = "t.square"(%x) : (i32) -> i32
  %1 = "t.cube"(%x) : (i32) -> i32
  %2 = "t.seven"() : () -> i64
  return %0, %1, %2 : i32, i32, i64
}
