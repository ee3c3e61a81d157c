// RUN-FLAGS: --test-legalize-patterns
// RULES: 9
// a legal operation is left alone, its regions are not
func.func @regions() {
  "test.one_region_op"() ({
    %0 = "test.illegal_op_a"() : () -> i32
    "test.valid"(%0) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
