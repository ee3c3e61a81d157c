func.func @f(%a: i8, %b: i16) {
  %0:2 = "t.r"(%a, %b) : (i8, i16) -> (i32, i64)
  "t.use"(%0#0, %0#1) : (i32, i64) -> ()
  return
}
