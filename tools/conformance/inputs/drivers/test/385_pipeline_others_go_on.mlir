// RUN-FLAGS: --pass-pipeline="builtin.module(func.func(test-legalize-patterns{test-legalize-mode=full}))"
func.func @f(%a: i32) {
  "test.illegal_op_a"() : () -> (i32)
  "test.unknown_to_all"() : () -> ()
  return
}
func.func @g(%a: i32) {
  "test.unknown_too"() : () -> ()
  return
}
