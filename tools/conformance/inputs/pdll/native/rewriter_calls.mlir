func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  "t.erase"() : () -> ()
  %0 = "t.forward"(%a) : (i32) -> i32
  %1 = "t.redirect"(%a, %b) : (i32, i32) -> i32
  "t.use"(%1, %0) : (i32, i32) -> ()
  return %0, %1 : i32, i32
}
