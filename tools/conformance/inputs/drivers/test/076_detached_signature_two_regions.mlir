// RUN-FLAGS: --test-legalize-patterns
func.func @detached() {
  "test.detached_signature_conversion"() ({
  ^bb0(%a: i64):
    "test.return"() : () -> ()
  }, {
  ^bb0(%a: i64):
    "test.return"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
