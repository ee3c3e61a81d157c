// RUN-FLAGS: --allow-unregistered-dialect --convert-func-to-llvm
// Signature types that do not convert.
func.func @stuck(%a: !foreign.ty) -> !foreign.ty {
  return %a : !foreign.ty
}
