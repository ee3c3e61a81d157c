func.func @f(%x: i32) {
  "t.old"(%x) : (i32) -> ()
  "t.typed"() : () -> ()
  return
}
