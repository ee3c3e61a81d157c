// RUN-FLAGS: --test-legalize-patterns
// 1:N arguments; test.return passes them all on (51)
func.func @split(%a: f32) {
  "test.return"(%a) : (f32) -> ()
}
