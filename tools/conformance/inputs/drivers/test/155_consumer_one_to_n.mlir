// RUN-FLAGS: --test-legalize-patterns
// RULES: 51
// a pattern with one value per operand is skipped, the next is tried; nothing is left
func.func @skip(%a: f32) {
  "test.type_consumer"(%a) : (f32) -> ()
  "test.return"() : () -> ()
}
