// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
func.func @f() {
  "test.erase_first_block"() ({
    "test.inner"() : () -> ()
  }) : () -> ()
  return
}
