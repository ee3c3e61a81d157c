// RUN-FLAGS: --test-strict-pattern-driver="strictness=AnyOp"
func.func @f() {
  "test.replace_with_new_op"() {create_erase_op} : () -> ()
  return
}
