// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
// RULES: 103
func.func @f(%a: i32) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %0, %0 : i32
  "test.any_attr_of_i32_str"() {attr = 1 : i32} : () -> ()
  return %a : i32
}
