// RUN-FLAGS: --test-greedy-patterns="top-down=1"
func.func @f() -> (i32, i32) {
  %0 = "test.cast"() {test_fold_before_previously_folded_op} : () -> i32
  %1 = "test.cast"() {test_fold_before_previously_folded_op} : () -> i32
  return %0, %1 : i32, i32
}
