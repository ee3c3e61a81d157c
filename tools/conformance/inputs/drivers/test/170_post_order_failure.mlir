// RUN-FLAGS: --test-legalize-patterns
func.func @post() {
  "test.post_order_legalization"() ({
  ^bb0(%x: i64):
    %0 = "test.illegal_op_f"() : () -> i32
    "test.invalid"(%x) : (i64) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
