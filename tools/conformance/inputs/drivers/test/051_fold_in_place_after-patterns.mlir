// RUN-FLAGS: --test-legalize-patterns="test-legalize-folding-mode=after-patterns"
// RULES: 41
// in-place fold: the operation is legalized again
func.func @self() -> i32 {
  %0 = "test.op_in_place_self_fold"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
