// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
// What moves in front of the walk is visited again.
func.func @f() {
  "test.one_region_op"() ({
    "test.one_region_op"() ({
      "test.move_after_parent_op"() {advance = 1 : i32} : () -> ()
      "test.end"() : () -> ()
    }) : () -> ()
    "test.foo"() : () -> ()
    "test.bar"() : () -> ()
  }) : () -> ()
  "test.baz"() : () -> ()
  "test.qux"() : () -> ()
  return
}
