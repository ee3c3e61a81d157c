// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingAndNewOps"
func.func @f() {
  "test.clone_region_before"() ({
    "test.inner"() : () -> ()
    "test.erase_op"() : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  return
}
