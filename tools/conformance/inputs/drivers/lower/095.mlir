// RUN-FLAGS: --allow-unregistered-dialect --symbol-dce
// References from attributes of operations that nobody knows.
func.func private @by_attr() {
  return
}
func.func private @by_nested() {
  return
}
func.func private @gone() {
  return
}
"foreign.op"() {callee = @by_attr, deep = [{x = @by_nested}]} : () -> ()
