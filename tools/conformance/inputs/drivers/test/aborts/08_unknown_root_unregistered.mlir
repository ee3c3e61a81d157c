// RUN-FLAGS: --allow-unregistered-dialect --test-legalize-unknown-root-patterns
// 109
func.func @f() {
  "foreign.op"() : () -> ()
  return
}
