// RUN-FLAGS: --test-legalize-patterns
func.func @ret(%a: f32) {
  "test.return"(%a, %a) : (f32, f32) -> ()
}
