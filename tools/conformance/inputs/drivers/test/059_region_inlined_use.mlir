// RUN-FLAGS: --test-legalize-patterns
// RULES: 106
// blocks moved into a function whose signature is converted keep their argument types
func.func @inline() {
  "test.region"() ({
  ^bb1(%x: i64):
    "test.invalid"(%x) : (i64) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
