// RUN-FLAGS: --test-legalize-patterns
// RULES: 54
// without a converter the newest value is passed as it is
func.func @chain(%a: i64) {
  "test.type_consumer"(%a) : (i64) -> ()
  "test.return"() : () -> ()
}
