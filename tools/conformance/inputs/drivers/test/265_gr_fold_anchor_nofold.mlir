// RUN-FLAGS: --test-greedy-patterns="fold=0"
func.func @f(%a: i32) -> i32 {
  %0 = "test.op_in_place_fold_anchor"(%a) : (i32) -> i32
  %1 = "test.op_in_place_fold"(%0) : (i32) -> i32
  return %1 : i32
}
