func.func @f(%a: i32, %b: i32, %c: i32) {
  "t.tail"(%a) : (i32) -> ()
  "t.tail"(%a, %b) : (i32, i32) -> ()
  "t.tail"(%a, %b, %c) : (i32, i32, i32) -> ()
  "t.tail"() : () -> ()
  "t.front"(%a, %b, %c) : (i32, i32, i32) -> ()
  "t.front"(%a) : (i32) -> ()
  "t.front"() : () -> ()
  return
}
