// RUN-FLAGS: --test-greedy-patterns
func.func @f(%a: i8) -> (i32, i32, i64) {
  %0 = "test.source_op"(%a) <{tag = 11 : i32}> : (i8) -> i32
  %1 = "test.source_op"(%a) <{tag = 22 : i32}> : (i8) -> i32
  %2 = "test.source_op"(%a) <{tag = 55 : i32}> : (i8) -> i64
  return %0, %1, %2 : i32, i32, i64
}
