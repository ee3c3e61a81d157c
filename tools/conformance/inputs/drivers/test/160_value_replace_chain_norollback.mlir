// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// ORDER-VARIES
func.func @chain(%a: i8, %b: i8, %c: i8) {
  "test.value_replace"(%a, %b) : (i8, i8) -> ()
  "test.value_replace"(%b, %c) : (i8, i8) -> ()
  "test.valid"(%a, %b) : (i8, i8) -> ()
}
