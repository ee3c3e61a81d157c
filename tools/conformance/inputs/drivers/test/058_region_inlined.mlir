// RUN-FLAGS: --test-legalize-patterns
// RULES: 71
// the region is put at the end of the parent
func.func @inline() {
  "test.region"() ({
  ^bb1(%x: i64):
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
