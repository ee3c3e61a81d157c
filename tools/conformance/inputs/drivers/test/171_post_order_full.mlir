// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
func.func @post() {
  "test.post_order_legalization"() ({
    %0 = "test.illegal_op_a"() : () -> i32
    "test.keeper"(%0) : (i32) -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
