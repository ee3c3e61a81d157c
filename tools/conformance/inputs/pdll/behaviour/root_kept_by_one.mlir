func.func @f(%x: i32) -> (i32, i32) {
  %0 = "t.foo"(%x) : (i32) -> i32
  %1 = "t.foo"(%0) {go} : (i32) -> i32
  %2 = "t.foo"(%1) : (i32) -> i32
  return %1, %2 : i32, i32
}
