// RUN-FLAGS: --test-legalize-patterns
// recursive legality: nothing inside is visited (8)
func.func @inside() attributes {test.recursively_legal} {
  %0 = "test.illegal_op_f"() : () -> i32
  %1 = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
}
func.func @outside() {
  %1 = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
}
