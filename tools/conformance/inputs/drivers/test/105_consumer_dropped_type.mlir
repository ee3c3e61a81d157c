// RUN-FLAGS: --test-legalize-patterns
// RULES: 51
// an operand whose type is dropped: zero values, no 1:1 adaptor
func.func @types() {
  %0 = "test.replace_with_valid_producer"() {type = i8} : () -> i16
  "test.replace_with_valid_consumer"(%0) {with_converter} : (i16) -> ()
  "test.return"() : () -> ()
}
