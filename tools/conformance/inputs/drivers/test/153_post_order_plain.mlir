// RUN-FLAGS: --test-legalize-patterns
func.func @post() {
  "test.post_order_legalization"() ({
    %0 = "test.illegal_op_c"() : () -> i32
    "test.post_order_legalization"() ({
    ^bb0(%y: f32):
      "test.repetitive_1_to_n_consumer"(%y) : (f32) -> ()
    }) : () -> ()
    "test.valid"(%0) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
