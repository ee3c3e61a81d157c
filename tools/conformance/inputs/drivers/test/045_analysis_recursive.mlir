// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=analysis"
func.func @report() attributes {test.recursively_legal} {
  %0 = "test.illegal_op_f"() : () -> i32
  "test.return"() : () -> ()
}
