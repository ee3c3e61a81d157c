// RUN-FLAGS: --test-legalize-unknown-root-patterns
// RULES: 2, 33, 57
// an any-op pattern, and an illegal dialect
func.func @f(%a: i32) {
  "test.illegal_op_a"() : () -> i32
  "test.nobody_knows"() : () -> ()
  %0 = arith.addi %a, %a : i32
  return
}
