// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
// full conversion does not (15)
func.func @kept(%a: i32) -> i32 {
  %1 = "test.illegal_op_a"() : () -> i32
  %2 = arith.addi %a, %1 : i32
  "test.return"(%2) : (i32) -> ()
}
