// RUN-FLAGS: --test-greedy-patterns
func.func @f() -> (i32, i32, i32, i32) {
  %0 = "test.match_op_attribute1"() <{required_attr = 1 : i32, optional_attr = 2 : i32, default_valued_attr = 3 : i32, more_attr = 4 : i32}> : () -> i32
  %1 = "test.match_op_attribute1"() <{required_attr = 1 : i32, more_attr = 4 : i32}> : () -> i32
  %2 = "test.match_op_attribute1"() <{required_attr = 1 : i32, more_attr = 5 : i32}> : () -> i32
  %3 = "test.match_op_attribute3"() <{attr}> : () -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
