// RUN-FLAGS: --test-greedy-patterns="fold=0"
func.func @f(%a: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c = arith.constant 7 : i32
  %d = "test.constant"() <{value = 8 : i32}> : () -> i32
  %0 = "test.op_in_place_fold"(%c) : (i32) -> i32
  %1 = "test.op_in_place_fold"(%d) : (i32) -> i32
  %2 = "test.op_in_place_fold_anchor"(%c) : (i32) -> i32
  %3 = "test.op_involution_trait_no_operation_fold"(%a) : (i32) -> i32
  %4 = "test.op_involution_trait_no_operation_fold"(%3) : (i32) -> i32
  %5 = "test.op_idempotent_trait"(%a) : (i32) -> i32
  %6 = "test.op_idempotent_trait"(%5) : (i32) -> i32
  %7 = "test.op_involution_trait_succesful_operation_fold"(%a) : (i32) -> i32
  %8 = "test.op_involution_trait_failing_operation_fold"(%a) : (i32) -> i32
  %9 = "test.op_involution_trait_failing_operation_fold"(%8) : (i32) -> i32
  return %0, %1, %2, %4, %6, %7, %9 : i32, i32, i32, i32, i32, i32, i32
}
