func.func @f(%v: i32) {
  "t.x"(%v) : (i32) -> ()
  "t.y"(%v) : (i32) -> ()
  "t.y"(%v) {any} : (i32) -> ()
  "t.z"(%v) {any} : (i32) -> ()
  return
}
