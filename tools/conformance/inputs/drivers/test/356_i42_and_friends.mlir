// RUN-FLAGS: --test-legalize-patterns
func.func @f(%a: i42, %b: i24) -> (i42, i24) {
  %0 = "test.replace_with_valid_producer"() {type = i43} : () -> i42
  "test.replace_with_valid_consumer"(%0) {with_converter} : (i42) -> ()
  "test.invalid"(%a, %b) : (i42, i24) -> ()
}
