// RUN-FLAGS: --convert-func-to-llvm
func.func private @callee(i32) -> (i32, f32)
func.func @higher(%f: (i32) -> (i32, f32), %a: i32) -> i32 {
  %0:2 = call_indirect %f(%a) : (i32) -> (i32, f32)
  return %0#0 : i32
}
func.func @taking() -> ((i32) -> (i32, f32)) {
  %0 = constant @callee : (i32) -> (i32, f32)
  return %0 : (i32) -> (i32, f32)
}
func.func @nothing(%f: () -> ()) {
  call_indirect %f() : () -> ()
  return
}
