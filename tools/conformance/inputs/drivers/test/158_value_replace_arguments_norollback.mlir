// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 63
func.func @arguments(%a: i32, %b: i8) {
  "test.valid_consumer"(%a) : (i32) -> ()
  "test.value_replace"(%a, %b) : (i32, i8) -> ()
  "test.valid"(%a, %b) : (i32, i8) -> ()
}
