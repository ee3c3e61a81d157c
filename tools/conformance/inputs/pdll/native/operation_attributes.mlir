func.func @f(%x: i32) {
  "t.box"(%x, %x) {mark, size = 4 : i64} : (i32, i32) -> ()
  "t.box"(%x) {mark, size = 40 : i64} : (i32) -> ()
  "t.box"() {mark} : () -> ()
  "t.box"() {mark, done} : () -> ()
  "t.box"() {size = 1 : i8} : () -> ()
  "t.box"() {mark, size = "text"} : () -> ()
  return
}
