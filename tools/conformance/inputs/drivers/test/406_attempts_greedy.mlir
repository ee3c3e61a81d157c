// RUN-FLAGS: --test-greedy-patterns
// RULES: 98
func.func @f(%a: i32) -> i32 {
  %0 = "test.op_c"(%a) : (i32) -> i32
  %1 = "test.op_d"(%0) : (i32) -> i32
  return %1 : i32
}
