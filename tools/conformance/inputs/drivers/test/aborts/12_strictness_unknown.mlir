// RUN-FLAGS: --test-strict-pattern-driver="strictness=Sometimes"
func.func @f() {
  return
}
