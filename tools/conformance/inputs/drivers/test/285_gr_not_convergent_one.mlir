// RUN-FLAGS: --test-greedy-patterns="max-iterations=1"
// more rewrites than iterations: one round is enough, the worklist is refilled
func.func @f() {
  "test.any_attr_of_i32_str"() {attr = -9 : i32} : () -> ()
  return
}
