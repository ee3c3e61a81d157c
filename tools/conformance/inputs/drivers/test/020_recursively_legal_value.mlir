// RUN-FLAGS: --test-legalize-patterns
// a boolean is not the unit attribute that the call-back looks for
func.func @inside() attributes {test.recursively_legal = true} {
  %1 = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
}
