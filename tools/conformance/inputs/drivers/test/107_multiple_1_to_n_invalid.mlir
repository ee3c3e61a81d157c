// RUN-FLAGS: --test-legalize-patterns
func.func @multiple() {
  %0 = "test.multiple_1_to_n_replacement"() : () -> f32
  "test.invalid"(%0) : (f32) -> ()
}
