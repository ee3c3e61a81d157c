// RUN-FLAGS: --test-legalize-patterns
// RESULT-VARIES
// one cast per values and type (78); the untouched user needs the old type
func.func @types() {
  %0 = "test.replace_with_valid_producer"() {type = f16} : () -> i64
  "test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
  "test.replace_with_valid_consumer"(%0) {with_converter} : (i64) -> ()
  "test.valid_consumer"(%0) : (i64) -> ()
  "test.return"() : () -> ()
}
