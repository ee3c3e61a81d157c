// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
func.func @f() {
  "test.one_region_op"() ({
    "test.move_after_parent_op"() {advance = 1 : i32} : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.next"() : () -> ()
  "test.last"() : () -> ()
  return
}
