// RUN-FLAGS: --test-greedy-patterns
// RULES: 101
// the order of the visit decides which pattern sees what
func.func @f(%a: i32) -> (i32, i32, i32) {
  %0 = "test.op_a"(%a) <{attr = 5 : i32}> : (i32) -> i32
  %1 = "test.op_a"(%0) <{attr = 6 : i32}> : (i32) -> i32
  %2 = "test.op_g"(%a) : (i32) -> i32
  %3 = "test.op_g"(%2) : (i32) -> i32
  %4 = "test.op_g"(%a) : (i32) -> i32
  return %1, %3, %4 : i32, i32, i32
}
