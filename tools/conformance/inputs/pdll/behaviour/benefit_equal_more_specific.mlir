func.func @f(%v: i32) {
  "t.x"(%v) : (i32) -> ()
  "t.x"(%v) {s = 1 : i32} : (i32) -> ()
  "t.y"(%v) : (i32) -> ()
  "t.y"(%v) {s = 1 : i32} : (i32) -> ()
  return
}
