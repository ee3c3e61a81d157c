// RUN-FLAGS: --allow-unregistered-dialect --convert-cf-to-llvm
func.func @switch_stuck(%k: i32, %v: !foreign.ty) {
  cf.switch %k : i32, [
    default: ^a(%v : !foreign.ty),
    1: ^b
  ]
^a(%x: !foreign.ty):
  return
^b:
  return
}
