// RUN-FLAGS: --test-legalize-patterns
// RULES: 13
// unreachable blocks are not visited
func.func @dead() {
  "test.return"() : () -> ()
^unreachable:
  %0 = "test.illegal_op_f"() : () -> i32
  "test.return"() : () -> ()
}
