// RUN-FLAGS: --test-legalize-patterns
// RULES: 61
// the header forbids it, the release build takes the second
func.func @twice(%a: i8, %b: i8, %c: i8) {
  "test.value_replace"(%a, %b) : (i8, i8) -> ()
  "test.value_replace"(%a, %c) : (i8, i8) -> ()
  "test.valid"(%a, %b) : (i8, i8) -> ()
}
