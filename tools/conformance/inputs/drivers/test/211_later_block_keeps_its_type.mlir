// RUN-FLAGS: --test-legalize-patterns
// RULES: 70
// a function whose signature is legal is legal, whatever its later blocks
func.func @f(%c: i32) {
  %0 = "test.valid_producer"() : () -> i64
  "test.br"(%0)[^bb1] : (i64) -> ()
^bb1(%y: i64):
  "test.invalid"(%y) : (i64) -> ()
}
