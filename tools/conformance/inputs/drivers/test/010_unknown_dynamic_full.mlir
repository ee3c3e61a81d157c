// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
// RULES: 1, 2, 4
// the call-back for unknown operations
func.func @kept(%a: i32) -> i32 {
  %1 = "test.illegal_op_a"() : () -> i32
  %2 = arith.addi %a, %1 {test.dynamically_legal} : i32
  %3 = "test.nobody_knows"(%2) {test.dynamically_legal} : (i32) -> i32
  "test.return"(%3) : (i32) -> ()
}
