// RUN-FLAGS: --test-legalize-patterns
// the region is put at the end of the parent (71)
func.func @inline() {
  "test.region"() ({
  ^bb1(%x: i64):
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
