// RUN-FLAGS: --test-legalize-patterns
// RULES: 8
// the mark holds only where the operation itself is legal: its signature is not
func.func @inside(%a: i64) attributes {test.recursively_legal} {
  %1 = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
}
