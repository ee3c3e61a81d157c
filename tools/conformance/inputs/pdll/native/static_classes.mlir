func.func @other(%x: i32) -> (i32, i32) {
  "t.in"() : () -> ()
  return %x, %x : i32, i32
}
func.func @main() {
  "t.in"() : () -> ()
  return
}
