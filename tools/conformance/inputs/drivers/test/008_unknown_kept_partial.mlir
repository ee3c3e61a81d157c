// RUN-FLAGS: --test-legalize-patterns
// RULES: 16
// partial conversion keeps what it does not know
func.func @kept(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = "test.illegal_op_a"() : () -> i32
  %2 = arith.addi %0, %1 : i32
  "test.return"(%2) : (i32) -> ()
}
