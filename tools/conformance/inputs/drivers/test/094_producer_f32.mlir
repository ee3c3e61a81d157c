// RUN-FLAGS: --test-legalize-patterns
// RULES: 58
func.func @chain() {
  %0 = "test.type_producer"() : () -> f32
  "test.type_consumer"(%0) : (f32) -> ()
  "test.return"() : () -> ()
}
