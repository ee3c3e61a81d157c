// RUN-FLAGS: --test-legalize-patterns
// RULES: 9, 16
// an operation without effects is as unknown as any; what is inside is converted
func.func @f() {
  "test.op_with_region_fold_no_side_effect"() ({
    %0 = "test.illegal_op_a"() : () -> i32
    "test.valid"(%0) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
