// RUN-FLAGS: --test-legalize-patterns
// RULES: 61, 94
func.func @results() -> i8 {
  %0 = "test.valid_producer"() : () -> i8
  %1 = "test.legal_op"() : () -> index
  "test.valid_consumer"(%0) : (i8) -> ()
  "test.value_replace"(%0, %1) : (i8, index) -> ()
  "test.return"(%0) : (i8) -> ()
}
