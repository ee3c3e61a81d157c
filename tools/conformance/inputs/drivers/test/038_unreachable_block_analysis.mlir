// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=analysis"
func.func @dead() {
  %0 = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
^unreachable:
  %1 = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
}
