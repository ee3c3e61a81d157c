// RUN-FLAGS: --test-legalize-patterns
// RULES: 73, 78, 94
func.func @change(%a: i64, %b: i64) {
  "test.return"(%b, %a) : (i64, i64) -> ()
}
