// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
func.func @f() {
  "test.one_region_op"() ({
    "test.one_region_op"() ({
      "test.move_after_parent_op"() {advance = 1 : i32} : () -> ()
      "test.move_after_parent_op"() : () -> ()
      "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
      "test.end"() : () -> ()
    }) : () -> ()
    "test.any_attr_of_i32_str"() {attr = 1 : i32} : () -> ()
    "test.clone_me"() : () -> ()
    "test.replace_with_new_op"() : () -> ()
    "test.end"() : () -> ()
  }) : () -> ()
  return
}
