func.func @f(%x: i32, %y: i64) -> f32 {
  "t.before"() : () -> ()
  %0 = "t.big"(%x, %y) {k = "key"} : (i32, i64) -> f32
  "t.after"() : () -> ()
  %1 = "t.big"(%x, %y) : (i32, i64) -> f32
  return %0 : f32
}
