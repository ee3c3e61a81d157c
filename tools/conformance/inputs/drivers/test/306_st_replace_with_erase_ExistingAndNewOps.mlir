// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingAndNewOps"
func.func @f() {
  "test.replace_with_new_op"() {create_erase_op} : () -> ()
  return
}
