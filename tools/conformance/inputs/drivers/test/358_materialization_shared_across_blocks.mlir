// RUN-FLAGS: --test-legalize-patterns
// one cast for all users (78)
func.func @f(%a: i64) {
  "test.br"()[^bb1] : () -> ()
^bb1:
  "test.valid_consumer"(%a) : (i64) -> ()
  "test.br"()[^bb2] : () -> ()
^bb2:
  "test.valid"(%a, %a) : (i64, i64) -> ()
}
