// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
// Blocks in the order in which they stand, those that cannot be reached left out.
func.func @f(%c: i1) {
  "test.one_region_op"() ({
    "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
    cf.cond_br %c, ^b3, ^b1
  ^b1:
    "test.clone_me"() : () -> ()
    cf.br ^b2
  ^b2:
    "test.replace_with_new_op"() : () -> ()
    "test.end"() : () -> ()
  ^b4:
    "test.clone_me"() : () -> ()
    "test.end"() : () -> ()
  ^b3:
    "test.any_attr_of_i32_str"() {attr = 1 : i32} : () -> ()
    "test.clone_me"() : () -> ()
    cf.br ^b2
  }) : () -> ()
  return
}
