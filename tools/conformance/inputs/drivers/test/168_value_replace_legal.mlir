// RUN-FLAGS: --test-legalize-patterns
func.func @legal(%a: i8, %b: i8) {
  "test.value_replace"(%a, %b) {is_legal} : (i8, i8) -> ()
  "test.valid"(%a, %b) : (i8, i8) -> ()
}
