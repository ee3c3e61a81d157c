// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingAndNewOps"
func.func @f() {
  "test.clone_region_before"() ({
  ^bb0(%x: i32):
    "test.inner"(%x) : (i32) -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  return
}
