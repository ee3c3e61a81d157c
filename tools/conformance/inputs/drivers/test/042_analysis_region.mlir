// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=analysis"
func.func @report() {
  "test.region"() ({
  ^bb0(%x: i64):
    "test.invalid"(%x) : (i64) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
