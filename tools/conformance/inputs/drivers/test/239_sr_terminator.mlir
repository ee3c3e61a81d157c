// RUN-FLAGS: --test-pattern-selective-replacement
// RULES: 62
// in the greedy driver
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = "test.cast"(%a, %b) : (i32, i32) -> i32
  "test.op_h"(%0) : (i32) -> ()
  "test.return"(%0) : (i32) -> ()
}
