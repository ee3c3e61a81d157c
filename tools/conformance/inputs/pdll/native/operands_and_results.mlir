func.func @f(%a: i32, %b: i32, %c: f32) {
  %0:2 = "t.op"(%a, %b) : (i32, i32) -> (i32, i32)
  %1 = "t.op"(%a, %c) : (i32, f32) -> i32
  %2 = "t.op"(%c) : (f32) -> f32
  "t.op"(%c) : (f32) -> ()
  return
}
