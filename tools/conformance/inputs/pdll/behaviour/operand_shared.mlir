func.func @f(%a: i32, %b: i32) {
  %0 = "t.sub"(%a, %a) : (i32, i32) -> i32
  %1 = "t.sub"(%a, %b) : (i32, i32) -> i32
  %2 = "t.three"(%a, %b, %a) : (i32, i32, i32) -> i32
  %3 = "t.three"(%a, %b, %b) : (i32, i32, i32) -> i32
  %4 = "t.three"(%a, %a, %a) : (i32, i32, i32) -> i32
  "t.use"(%0, %1, %2, %3, %4) : (i32, i32, i32, i32, i32) -> ()
  return
}
