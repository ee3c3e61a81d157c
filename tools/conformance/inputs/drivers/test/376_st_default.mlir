// RUN-FLAGS: --test-strict-pattern-driver
func.func @f() {
  "test.replace_with_new_op"() {create_erase_op} : () -> ()
  return
}
