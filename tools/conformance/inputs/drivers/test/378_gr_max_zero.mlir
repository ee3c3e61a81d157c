// RUN-FLAGS: --test-greedy-patterns="max-iterations=0"
func.func @f(%a: i32) -> i32 {
  %3 = "test.op_a"(%a) <{attr = 1 : i32}> : (i32) -> i32
  return %3 : i32
}
