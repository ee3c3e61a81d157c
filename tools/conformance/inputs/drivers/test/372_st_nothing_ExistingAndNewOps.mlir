// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingAndNewOps"
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
  return
}
