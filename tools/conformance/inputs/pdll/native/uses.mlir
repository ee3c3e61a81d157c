func.func @f() {
  %a = "t.value"() : () -> i32
  %b = "t.value"() : () -> i32
  %c = "t.value"() : () -> i32
  %d = "t.value"() : () -> i32
  "t.use"(%a) : (i32) -> ()
  "t.use"(%b) : (i32) -> ()
  "t.special"(%b) : (i32) -> ()
  "t.use"(%c) : (i32) -> ()
  "t.plain"(%c) : (i32) -> ()
  return
}
