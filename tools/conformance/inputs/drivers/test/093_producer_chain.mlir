// RUN-FLAGS: --test-legalize-patterns
// RULES: 26, 28, 52, 58
// i32 to f32 to f64 by two patterns, and a detour that is undone
func.func @chain() {
  %0 = "test.type_producer"() : () -> i32
  "test.type_consumer"(%0) : (i32) -> ()
  "test.return"() : () -> ()
}
