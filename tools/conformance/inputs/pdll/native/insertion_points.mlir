func.func @f() {
  "t.first"() : () -> ()
  "t.here"() : () -> ()
  "t.last"() : () -> ()
  return
}
