// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 89
func.func @rollback(%a: i8, %b: i8) {
  "test.value_replace"(%a, %b) {trigger_rollback} : (i8, i8) -> ()
  "test.valid"(%a, %b) : (i8, i8) -> ()
}
