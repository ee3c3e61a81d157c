// RUN-FLAGS: --test-legalize-unknown-root-patterns
// an any-op pattern, and an illegal dialect (2, 33, 57)
func.func @f(%a: i32) {
  "test.illegal_op_a"() : () -> i32
  "test.nobody_knows"() : () -> ()
  %0 = arith.addi %a, %a : i32
  return
}
