func.func @f(%a: i32, %b: i32, %c: f32) {
  %0 = "t.pick"(%a, %b, %a) : (i32, i32, i32) -> i1
  %1 = "t.pick"(%a) : (i32) -> i1
  %2 = "t.pick"() : () -> i1
  %3 = "t.pick"(%c, %c) : (f32, f32) -> i1
  %4 = "t.pick"(%a, %c) : (i32, f32) -> i1
  return
}
