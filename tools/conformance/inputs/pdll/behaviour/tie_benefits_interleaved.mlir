func.func @f(%v: i32) {
  "t.x"(%v) {a} : (i32) -> ()
  "t.x"(%v) {b} : (i32) -> ()
  "t.x"(%v) {a, b} : (i32) -> ()
  "t.x"(%v) : (i32) -> ()
  return
}
