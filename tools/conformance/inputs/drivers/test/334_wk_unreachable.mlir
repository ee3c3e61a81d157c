// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
// RULES: 103
func.func @f() {
  return
^bb1:
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  return
}
