// RUN-FLAGS: --test-legalize-patterns
func.func @types() {
  %0 = "test.replace_with_valid_producer"() : () -> i64
  "test.return"() : () -> ()
}
