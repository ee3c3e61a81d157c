// RUN-FLAGS: --test-legalize-patterns
// with a converter: a target materialization (52)
func.func @types() {
  %0 = "test.replace_with_valid_producer"() {type = f16} : () -> i32
  "test.replace_with_valid_consumer"(%0) {with_converter} : (i32) -> ()
  "test.return"() : () -> ()
}
