// RUN-FLAGS: --test-greedy-patterns
// added benefit
func.func @f(%a: i32) -> i32 {
  %0 = "test.op_d"(%a) : (i32) -> i32
  return %0 : i32
}
