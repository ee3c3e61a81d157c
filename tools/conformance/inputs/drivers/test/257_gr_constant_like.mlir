// RUN-FLAGS: --test-greedy-patterns
func.func @f(%a: i32) -> i32 {
  %c = "test.constant"() <{value = 7 : i32}> : () -> i32
  %0 = "test.op_r"(%a, %c) : (i32, i32) -> i32
  %d = arith.constant 8 : i32
  %1 = "test.op_r"(%0, %d) : (i32, i32) -> i32
  return %1 : i32
}
