// RUN-FLAGS: --test-legalize-patterns
func.func @f() {
  test.graph_region {
    "test.valid_consumer"(%0) : (i32) -> ()
    "test.value_replace"(%0, %1) : (i32, i32) -> ()
    %0 = "test.legal_op"() : () -> i32
    %1 = "test.legal_op"() : () -> i32
    "test.valid"() : () -> ()
  }
  "test.return"() : () -> ()
}
