// RUN-FLAGS: --test-strict-pattern-driver="strictness=AnyOp"
func.func @f() {
  %0 = "test.left"() : () -> i32
  %1 = "test.right"() : () -> i32
  "test.erase_op"(%0, %1) : (i32, i32) -> ()
  return
}
