// RUN-FLAGS: --test-legalize-patterns
// 73, 78
func.func @change(%a: i64, %b: i64) {
  "test.return"(%b, %a) : (i64, i64) -> ()
}
