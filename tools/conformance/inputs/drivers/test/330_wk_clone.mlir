// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
// RULES: 92
func.func @f() {
  "test.clone_me"() ({
    "test.clone_me"() : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  return
}
