// RUN-FLAGS: --test-legalize-patterns
func.func @self() -> i32 {
  %0 = "test.op_in_place_self_fold"() {folded} : () -> i32
  "test.return"(%0) : (i32) -> ()
}
