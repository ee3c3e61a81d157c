// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 91
// the region is legalized by the pattern of the operation around it
func.func @post() {
  "test.post_order_legalization"() ({
  ^bb0(%x: i42, %y: f32):
    "test.keeper"(%y, %x) : (f32, i42) -> ()
    "test.one_region_op"() ({
      %0 = "test.illegal_op_c"() : () -> i32
      "test.invalid"(%0, %y) : (i32, f32) -> ()
    }) : () -> ()
    "test.invalid"(%x, %y) : (i42, f32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
