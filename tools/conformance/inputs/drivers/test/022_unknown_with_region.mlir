// RUN-FLAGS: --test-legalize-patterns
func.func @regions() {
  "test.graph_region"() ({
    %0 = "test.illegal_op_a"() : () -> i32
    "test.valid"(%0) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
