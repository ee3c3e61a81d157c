// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingOps"
func.func @f() {
  "test.clone_me"() ({
    "test.inner"() : () -> ()
    "test.clone_me"() : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  return
}
