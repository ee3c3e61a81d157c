// RUN-FLAGS: --remove-dead-values
func.func @pub(%a: i32) -> i32 {
  %s = arith.addi %a, %a : i32
  return %s : i32
}
func.func @caller(%x: i32) {
  %y = arith.muli %x, %x : i32
  %z = call @pub(%y) : (i32) -> i32
  return
}
func.func private @p(%a: i32) -> i32 {
  %s = arith.addi %a, %a : i32
  return %s : i32
}
func.func @caller2(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  %z = call @p(%y) : (i32) -> i32
  %f = constant @p : (i32) -> i32
  %w = call_indirect %f(%x) : (i32) -> i32
  return %w : i32
}
func.func @rec(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c = arith.cmpi eq, %a, %c1 : i32
  cf.cond_br %c, ^b1, ^b2
^b1:
  return %c1 : i32
^b2:
  %s = arith.subi %a, %c1 : i32
  %r = call @rec(%s) : (i32) -> i32
  return %r : i32
}
