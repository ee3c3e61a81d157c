// RUN-FLAGS: --test-greedy-patterns
func.func @f(%a: i32) -> i32 {
  "test.op_h"(%a) : (i32) -> ()
  %0 = "test.op_j"() : () -> i32
  %1 = "test.native_code_call3"(%a) : (i32) -> i32
  return %0 : i32
}
