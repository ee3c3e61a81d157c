func.func @f(%x: i32) -> i32 {
  "inc.included"() : () -> ()
  %0 = "inc.use"(%x) : (i32) -> i32
  return %0 : i32
}
