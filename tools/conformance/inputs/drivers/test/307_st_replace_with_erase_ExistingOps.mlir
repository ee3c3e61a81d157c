// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingOps"
func.func @f() {
  "test.replace_with_new_op"() {create_erase_op} : () -> ()
  return
}
