// RUN-FLAGS: --test-legalize-patterns --test-greedy-patterns
func.func @f(%a: i32) -> i32 {
  %0 = "test.op_d"(%a) : (i32) -> i32
  %1 = "test.illegal_op_a"() : () -> i32
  %2 = "test.rewrite"(%0) : (i32) -> i32
  func.return %2 : i32
}
