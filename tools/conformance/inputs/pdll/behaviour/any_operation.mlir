func.func @f(%a: i32) {
  %0 = "t.x"(%a) {forward} : (i32) -> i32
  %1 = "u.y"(%0) {forward} : (i32) -> i32
  "t.z"(%1) {kill} : (i32) -> ()
  %2 = "v.w"() {producer} : () -> i32
  "t.user"(%2) : (i32) -> ()
  "t.user"(%a) : (i32) -> ()
  return
}
