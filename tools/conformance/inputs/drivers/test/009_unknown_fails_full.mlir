// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
// RULES: 15
// full conversion does not
func.func @kept(%a: i32) -> i32 {
  %1 = "test.illegal_op_a"() : () -> i32
  %2 = arith.addi %a, %1 : i32
  "test.return"(%2) : (i32) -> ()
}
