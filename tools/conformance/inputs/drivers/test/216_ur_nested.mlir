// RUN-FLAGS: --test-legalize-unknown-root-patterns
// RULES: 24
func.func @f(%a: i32) {
  "test.one_region_op"() ({
    %0 = arith.addi %a, %a : i32
    "test.valid"(%0) : (i32) -> ()
  }) : () -> ()
  return
}
