// RUN-FLAGS: --pass-pipeline='builtin.module(func.func(test-walk-pattern-rewrite-driver{dump-notifications=true}))'
// RULES: 103
func.func @f() {
  "test.any_attr_of_i32_str"() {attr = 1 : i32} : () -> ()
  return
}
func.func @g() {
  "test.any_attr_of_i32_str"() {attr = 2 : i32} : () -> ()
  return
}
