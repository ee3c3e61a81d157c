// RUN-FLAGS: --test-greedy-patterns
func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = "test.native_code_call1"(%a, %b) <{choice = true, attr1 = 30 : i64, attr2 = 20 : i64}> : (i32, i32) -> i32
  %1 = "test.native_code_call1"(%a, %b) <{choice = false, attr1 = 30 : i64, attr2 = 20 : i64}> : (i32, i32) -> i32
  %2:2 = "test.native_code_call6"(%a, %b) : (i32, i32) -> (i32, i32)
  return %0, %1, %2#0 : i32, i32, i32
}
