// RUN-FLAGS: --test-legalize-patterns
func.func @split(%a: f32) {
  "test.invalid"(%a) : (f32) -> ()
}
