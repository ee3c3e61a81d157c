// RUN-FLAGS: --test-legalize-patterns
// uses before their definition
func.func @f() {
  test.graph_region {
    %1 = "test.rewrite"(%0) : (i32) -> i32
    "test.valid_consumer"(%1) : (i32) -> ()
    %0 = "test.illegal_op_a"() : () -> i32
    "test.valid"() : () -> ()
  }
  "test.return"() : () -> ()
}
