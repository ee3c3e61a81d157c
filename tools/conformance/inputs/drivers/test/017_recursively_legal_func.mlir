// RUN-FLAGS: --test-legalize-patterns
// RULES: 8
// recursive legality: nothing inside is visited
func.func @inside() attributes {test.recursively_legal} {
  %0 = "test.illegal_op_f"() : () -> i32
  %1 = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
}
func.func @outside() {
  %1 = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
}
