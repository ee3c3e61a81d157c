// RUN-FLAGS: --test-greedy-patterns
func.func @f(%a: i32) -> i32 {
  %0 = "test.op_g"(%a) : (i32) -> i32
  %1 = "test.op_g"(%0) : (i32) -> i32
  %2 = "test.op_a"(%1) <{attr = 1 : i32}> : (i32) -> i32
  %3 = "test.op_a"(%2) <{attr = 2 : i32}> : (i32) -> i32
  %4 = "test.op_d"(%3) : (i32) -> i32
  return %4 : i32
}
