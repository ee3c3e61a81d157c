// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=analysis"
// RULES: 19, 20
func.func @report(%a: i32) -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.illegal_op_f"() : () -> i32
  %2 = arith.addi %0, %1 : i32
  "test.return"(%2) : (i32) -> ()
}
