// RUN-FLAGS: --test-legalize-patterns
// RULES: 51
// the adaptor form with one value per operand does not match 1:N
func.func @drop(%a: f32) {
  "test.drop_operands_and_replace_with_valid"(%a) : (f32) -> ()
}
