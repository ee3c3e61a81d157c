// RUN-FLAGS: --symbol-dce
func.func private @dead() {
  return
}
func.func private @dead_chain() {
  call @dead() : () -> ()
  return
}
func.func private @used() {
  return
}
func.func private @self() {
  call @self() : () -> ()
  return
}
func.func @live() {
  call @used() : () -> ()
  return
}
func.func nested @nested_visible() {
  return
}
func.func private @decl(i32)
