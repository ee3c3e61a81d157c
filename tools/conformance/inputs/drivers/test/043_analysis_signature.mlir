// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=analysis"
func.func @report(%a: i64) {
  "test.invalid"(%a) : (i64) -> ()
}
