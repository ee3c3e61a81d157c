// RUN-FLAGS: --test-legalize-patterns
// an operation created before its parent is undone
func.func @nested() {
  "test.illegal_op_with_region_anchor"() : () -> ()
  "test.return"() : () -> ()
}
