// RUN-FLAGS: --test-legalize-patterns
// a pattern with one value per operand is skipped, the next is tried; nothing is left (51)
func.func @skip(%a: f32) {
  "test.type_consumer"(%a) : (f32) -> ()
  "test.return"() : () -> ()
}
