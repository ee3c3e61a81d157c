func.func private @one(i32, i32) -> i32
func.func private @other(i32, i32) -> i32
func.func @main(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = func.call @one(%0, %a) : (i32, i32) -> i32
  cf.cond_br %c, ^one(%1 : i32), ^two(%b : i32)
^one(%x: i32):
  return %x : i32
^two(%y: i32):
  return %y : i32
}
