// RUN-FLAGS: --remove-dead-values
func.func private @callee(%a: i32, %unused: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %a, %a : i32
  return %0, %1 : i32, i32
}
func.func @caller(%a: i32, %b: i32) -> i32 {
  %dead = arith.subi %a, %b : i32
  %0:2 = call @callee(%a, %dead) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}
