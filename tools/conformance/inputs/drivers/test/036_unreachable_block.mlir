// RUN-FLAGS: --test-legalize-patterns
// unreachable blocks are not visited (13)
func.func @dead() {
  "test.return"() : () -> ()
^unreachable:
  %0 = "test.illegal_op_f"() : () -> i32
  "test.return"() : () -> ()
}
