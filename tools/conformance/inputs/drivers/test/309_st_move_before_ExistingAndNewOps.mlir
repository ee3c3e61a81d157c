// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingAndNewOps"
// RULES: 101
func.func @f() {
  "test.one_region_op"() ({
    "test.one_region_op"() ({
      "test.move_before_parent_op"() : () -> ()
      "test.valid"() : () -> ()
    }) : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  return
}
