// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=analysis"
func.func @post() {
  "test.post_order_legalization"() ({
  ^bb0(%x: i64):
    "test.invalid"(%x) : (i64) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
