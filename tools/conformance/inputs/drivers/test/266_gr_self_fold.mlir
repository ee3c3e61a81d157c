// RUN-FLAGS: --test-greedy-patterns
func.func @f() -> i32 {
  %0 = "test.op_in_place_self_fold"() : () -> i32
  return %0 : i32
}
