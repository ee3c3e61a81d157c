// RUN-FLAGS: --remove-dead-values
func.func nested @x(%a: i32) -> i32 { return %a : i32 }
func.func @rec(%n: i32) { %q = func.call @x(%n) : (i32) -> i32
 return }
module @m {
  func.func nested @y(%a: i32) -> i32 { return %a : i32 }
  func.func @rec2(%n: i32) { %q = func.call @y(%n) : (i32) -> i32
   return }
}
module @p attributes {sym_visibility = "private"} {
  func.func nested @y(%a: i32) -> i32 { return %a : i32 }
  func.func @rec2(%n: i32) { %q = func.call @y(%n) : (i32) -> i32
   return }
}
