func.func @f(%a: i32, %b: i32) {
  "t.work"(%a) {todo, other = 1 : i32} : (i32) -> ()
  "t.work"(%a) {done, todo} : (i32) -> ()
  "t.swap"(%a, %b) {todo} : (i32, i32) -> ()
  return
}
