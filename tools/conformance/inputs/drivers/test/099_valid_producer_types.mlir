// RUN-FLAGS: --test-legalize-patterns
// RULES: 54
// operands without a converter: any type
func.func @types() {
  %0 = "test.replace_with_valid_producer"() {type = f16} : () -> i32
  "test.replace_with_valid_consumer"(%0) : (i32) -> ()
  "test.return"() : () -> ()
}
