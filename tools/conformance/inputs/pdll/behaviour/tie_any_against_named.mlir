func.func @f(%v: i32) {
  "t.x"(%v) {k} : (i32) -> ()
  "t.y"(%v) {k} : (i32) -> ()
  "t.y"(%v) {l} : (i32) -> ()
  "t.y"(%v) {k, l} : (i32) -> ()
  "t.z"(%v) {k, l} : (i32) -> ()
  return
}
