// RUN-FLAGS: --allow-unregistered-dialect --test-greedy-patterns
// RULES: 101
// an operation made eligible makes its parent worth a visit
func.func @f() {
  "test.one_region_op"() ({
    %0 = "foo.maybe_eligible_op"() : () -> index
    "foo.yield"(%0) : (index) -> ()
  }) : () -> ()
  return
}
