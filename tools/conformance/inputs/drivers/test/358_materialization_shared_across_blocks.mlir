// RUN-FLAGS: --test-legalize-patterns
// RULES: 78
// one cast for all users
func.func @f(%a: i64) {
  "test.br"()[^bb1] : () -> ()
^bb1:
  "test.valid_consumer"(%a) : (i64) -> ()
  "test.br"()[^bb2] : () -> ()
^bb2:
  "test.valid"(%a, %a) : (i64, i64) -> ()
}
