func.func @f(%x: i32) {
  %0 = "t.first"(%x) : (i32) -> i32
  "t.mid"(%0) : (i32) -> ()
  "t.last"(%0) : (i32) -> ()
  return
}
