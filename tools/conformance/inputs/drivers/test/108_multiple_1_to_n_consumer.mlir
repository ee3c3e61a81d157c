// RUN-FLAGS: --test-legalize-patterns
// 1:N operand passed without converter: all the newest values
func.func @multiple() {
  %0 = "test.multiple_1_to_n_replacement"() : () -> f16
  "test.repetitive_1_to_n_consumer"(%0) : (f16) -> ()
}
