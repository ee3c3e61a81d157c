// RUN-FLAGS: --test-legalize-patterns
// RESULT-VARIES
// RULES: 104
func.func @detached() {
  "test.detached_signature_conversion"() ({
  ^bb0(%a: i64, %b: i8):
    "test.return"(%b, %a) : (i8, i64) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
