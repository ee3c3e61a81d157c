// RUN-FLAGS: --mlir-print-op-generic --test-legalize-patterns
// RULES: 29, 98
// the changed operation is asked about again: it is not legal, so the pattern fails
func.func @f() {
  test.with_properties a = 3, b = "x", c = "y", flag = true, array = [], array32 = [] {modify_inplace}
  "test.return"() : () -> ()
}
