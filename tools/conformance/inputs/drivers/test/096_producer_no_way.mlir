// RUN-FLAGS: --test-legalize-patterns
func.func @chain() {
  %0 = "test.type_producer"() : () -> i8
  "test.type_consumer"(%0) : (i8) -> ()
  "test.return"() : () -> ()
}
