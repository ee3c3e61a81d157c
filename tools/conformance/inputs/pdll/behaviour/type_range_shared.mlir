func.func @f(%a: i32, %b: f32) {
  %0:2 = "t.same"(%a, %b) : (i32, f32) -> (i32, f32)
  %1:2 = "t.same"(%a, %b) : (i32, f32) -> (f32, i32)
  %2 = "t.same"(%a, %b) : (i32, f32) -> i32
  "t.same"() : () -> ()
  return
}
