// RUN-FLAGS: --test-legalize-unknown-root-patterns
func.func @f() {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.op_c"(%0) : (i32) -> i32
  "test.op_h"(%1) : (i32) -> ()
  return
}
