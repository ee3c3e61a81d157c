// RUN-FLAGS: --test-legalize-patterns
func.func @split(%a: f32) {
  "test.repetitive_1_to_n_consumer"(%a, %a) : (f32, f32) -> ()
}
