// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
// RULES: 92
func.func @f() {
  "test.one_region_op"() ({
    "test.move_before_parent_op"() : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  return
}
