// RUN-FLAGS: --remove-dead-values
func.func @blocks(%c: i1, %a: i32) -> i32 {
  %d = arith.muli %a, %a : i32
  cf.cond_br %c, ^x(%a, %d : i32, i32), ^y(%d : i32)
^x(%p: i32, %q: i32):
  return %p : i32
^y(%z: i32):
  cf.br ^x(%a, %z : i32, i32)
}
func.func private @never_called(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
