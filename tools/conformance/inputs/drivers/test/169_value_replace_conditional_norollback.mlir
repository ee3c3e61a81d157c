// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 62
func.func @conditional(%a: i8, %b: i8) {
  "test.valid_consumer"(%a) {replace_uses} : (i8) -> ()
  "test.valid_consumer"(%a) : (i8) -> ()
  "test.value_replace"(%a, %b) {conditional} : (i8, i8) -> ()
  "test.valid"(%a, %b) {replace_uses} : (i8, i8) -> ()
}
