// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
// RULES: 14
// full conversion succeeds all the same
func.func @dead() {
  %0 = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
^unreachable:
  %1 = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
}
