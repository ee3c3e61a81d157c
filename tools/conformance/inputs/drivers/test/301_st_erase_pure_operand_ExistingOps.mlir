// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingOps"
func.func @f() {
  %0 = arith.constant 4 : i32
  %1 = "test.erase_op"() : () -> i32
  "test.erase_op"(%0) : (i32) -> ()
  return
}
