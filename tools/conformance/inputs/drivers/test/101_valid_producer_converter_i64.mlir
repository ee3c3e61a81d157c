// RUN-FLAGS: --test-legalize-patterns
// RULES: 77
func.func @types() {
  %0 = "test.replace_with_valid_producer"() {type = i16} : () -> i64
  "test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
  "test.replace_with_valid_consumer"(%0) : (i64) -> ()
  "test.return"() : () -> ()
}
