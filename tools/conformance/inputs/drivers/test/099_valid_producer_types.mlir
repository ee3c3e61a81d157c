// RUN-FLAGS: --test-legalize-patterns
// operands without a converter: any type (54)
func.func @types() {
  %0 = "test.replace_with_valid_producer"() {type = f16} : () -> i32
  "test.replace_with_valid_consumer"(%0) : (i32) -> ()
  "test.return"() : () -> ()
}
