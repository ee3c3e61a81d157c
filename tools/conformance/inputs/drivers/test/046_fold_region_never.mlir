// RUN-FLAGS: --test-legalize-patterns="test-legalize-folding-mode=never"
// RULES: 23, 40, 41, 96
func.func @folds(%a: i32) -> i32 {
  %0 = "test.op_with_region_fold"(%a) ({
    "test.valid"() : () -> ()
  }) : (i32) -> i32
  "test.return"(%0) : (i32) -> ()
}
