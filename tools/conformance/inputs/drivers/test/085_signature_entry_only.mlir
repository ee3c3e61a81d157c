// RUN-FLAGS: --test-legalize-patterns
// ORDER-VARIES
// RULES: 70
// only the entry block is converted by the function pattern
func.func @blocks(%a: i64) {
  "test.br"(%a)[^next] : (i64) -> ()
^next(%b: i64):
  "test.invalid"(%b) : (i64) -> ()
}
