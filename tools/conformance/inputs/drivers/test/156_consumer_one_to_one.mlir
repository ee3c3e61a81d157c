// RUN-FLAGS: --test-legalize-patterns
func.func @keep(%a: f16, %b: i64, %c: i42) {
  "test.type_consumer"(%a) : (f16) -> ()
  "test.type_consumer"(%b) : (i64) -> ()
  "test.type_consumer"(%c) : (i42) -> ()
  "test.return"() : () -> ()
}
