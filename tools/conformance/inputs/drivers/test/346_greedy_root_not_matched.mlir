// RUN-FLAGS: --pass-pipeline='builtin.module(func.func(test-greedy-patterns))'
// RULES: 101
func.func @f(%a: i32) -> i32 {
  %0 = "test.op_d"(%a) : (i32) -> i32
  return %0 : i32
}
