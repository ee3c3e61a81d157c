// RUN-FLAGS: --test-strict-pattern-driver="strictness=AnyOp"
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
  return
}
