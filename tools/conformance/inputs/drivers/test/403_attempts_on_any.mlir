// RUN-FLAGS: --mlir-print-op-generic --test-legalize-unknown-root-patterns
// RULES: 57, 98
// a pattern without a root name is tried on every operation that is not legal
func.func @f(%a: i32) -> i32 {
  "test.illegal_op_h"() : () -> ()
  %1 = arith.addi %a, %a : i32
  return %1 : i32
}
