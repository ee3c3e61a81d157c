// RUN-FLAGS: --test-legalize-patterns
// RULES: 52
// with a converter: a target materialization
func.func @types() {
  %0 = "test.replace_with_valid_producer"() {type = f16} : () -> i32
  "test.replace_with_valid_consumer"(%0) {with_converter} : (i32) -> ()
  "test.return"() : () -> ()
}
