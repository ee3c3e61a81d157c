// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb2, ^bb1
^bb1:
  "test.any_attr_of_i32_str"() {attr = 1 : i32} : () -> ()
  cf.br ^bb2
^bb2:
  "test.any_attr_of_i32_str"() {attr = 2 : i32} : () -> ()
  return
}
