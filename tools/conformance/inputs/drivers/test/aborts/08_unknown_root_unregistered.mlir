// RUN-FLAGS: --allow-unregistered-dialect --test-legalize-unknown-root-patterns
// RULES: 109
func.func @f() {
  "foreign.op"() : () -> ()
  return
}
// upstream prints:
//| ended by a signal
// ours prints:
//| exit 0
//| module {
//|   func.func @f() {
//|     "foreign.op"() : () -> ()
//|     return
//|   }
//| }
