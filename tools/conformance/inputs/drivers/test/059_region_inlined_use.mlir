// RUN-FLAGS: --test-legalize-patterns
// blocks moved into a function whose signature is converted keep their argument types (106)
func.func @inline() {
  "test.region"() ({
  ^bb1(%x: i64):
    "test.invalid"(%x) : (i64) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
