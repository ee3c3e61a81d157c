// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
// RULES: 92
func.func @f() {
  "test.erase_first_block"() ({
    "test.br"()[^bb2] : () -> ()
  ^bb1:
    "test.valid"() : () -> ()
  ^bb2:
    "test.valid"() : () -> ()
  }) : () -> ()
  return
}
