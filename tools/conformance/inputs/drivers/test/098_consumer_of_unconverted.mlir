// RUN-FLAGS: --test-legalize-patterns
func.func @chain(%a: i8) {
  "test.type_consumer"(%a) : (i8) -> ()
  "test.return"() : () -> ()
}
