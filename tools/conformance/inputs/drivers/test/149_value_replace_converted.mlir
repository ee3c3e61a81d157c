// RUN-FLAGS: --test-legalize-patterns
// ORDER-VARIES
// RULES: 104
func.func @converted(%a: i64, %b: f32) {
  "test.value_replace"(%a, %b) : (i64, f32) -> ()
  "test.invalid"(%a, %b) : (i64, f32) -> ()
}
