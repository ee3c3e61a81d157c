// RUN-FLAGS: --test-legalize-patterns
// RULES: 26, 27, 28, 35, 36, 98
// each attempt is an action; benefit decides where no generated operation is declared, and of equals the last one is
// first; no pattern is tried on what it created itself
func.func @f() {
  %0 = "test.type_producer"() : () -> i32
  "test.type_consumer"(%0) : (i32) -> ()
  %1 = "test.type_producer"() : () -> f32
  "test.return"() : () -> ()
}
