func.func @f(%a: i32, %b: i32, %c: i32) {
  "t.first"(%a) : (i32) -> ()
  "t.second"(%a) : (i32) -> ()
  "t.first"(%b) : (i32) -> ()
  "t.second"(%c) : (i32) -> ()
  return
}
