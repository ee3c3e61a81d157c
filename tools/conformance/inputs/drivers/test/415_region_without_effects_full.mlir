// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full test-legalize-folding-mode=after-patterns"
// RULES: 15, 40
// no folder makes it vanish
func.func @f() {
  "test.op_with_region_fold_no_side_effect"() ({
    %0 = "test.illegal_op_a"() : () -> i32
    "test.valid"(%0) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
