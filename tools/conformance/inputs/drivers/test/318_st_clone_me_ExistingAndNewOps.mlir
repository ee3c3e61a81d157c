// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingAndNewOps"
func.func @f() {
  "test.clone_me"() ({
    "test.inner"() : () -> ()
    "test.clone_me"() : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  return
}
