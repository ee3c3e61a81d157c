func.func @f() {
  %s = "t.src"() : () -> i32
  %r = "t.right"(%s) : (i32) -> i32
  %l = "t.left"(%s) : (i32) -> i32
  %l2 = "t.left"(%s) : (i32) -> i32
  "t.use"(%l, %r, %l2) : (i32, i32, i32) -> ()
  return
}
