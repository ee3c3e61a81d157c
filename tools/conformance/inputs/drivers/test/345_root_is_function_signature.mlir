// RUN-FLAGS: --pass-pipeline='builtin.module(func.func(test-legalize-patterns))'
func.func @one(%a: i64, %b: f32) {
  "test.invalid"(%a, %b) : (i64, f32) -> ()
}
