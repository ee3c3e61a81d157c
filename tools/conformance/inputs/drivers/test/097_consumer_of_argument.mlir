// RUN-FLAGS: --test-legalize-patterns
// without a converter the newest value is passed as it is (54)
func.func @chain(%a: i64) {
  "test.type_consumer"(%a) : (i64) -> ()
  "test.return"() : () -> ()
}
