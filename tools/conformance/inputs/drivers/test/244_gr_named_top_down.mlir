// RUN-FLAGS: --test-greedy-patterns="top-down=1"
func.func @f(%a: i32) -> i32 {
  %0 = "test.op_a"(%a) <{attr = 5 : i32}> : (i32) -> i32
  return %0 : i32
}
