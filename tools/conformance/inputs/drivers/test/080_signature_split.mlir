// RUN-FLAGS: --test-legalize-patterns
// RULES: 51
// 1:N arguments; test.return passes them all on
func.func @split(%a: f32) {
  "test.return"(%a) : (f32) -> ()
}
