// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 88, 96
func.func @f(%a: i64, %b: f32, %c: i16) {
  "test.return"(%a, %c) : (i64, i16) -> ()
}
