// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
func.func @f() {
  "test.one_region_op"() ({
    "test.move_after_parent_op"() : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.next"() : () -> ()
  return
}
