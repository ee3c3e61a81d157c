// RUN-FLAGS: --allow-unregistered-dialect --convert-func-to-llvm
func.func private @takes(!foreign.ty)
func.func @calls(%a: i32) {
  %0 = "foreign.make"() : () -> !foreign.ty
  call @takes(%0) : (!foreign.ty) -> ()
  return
}
