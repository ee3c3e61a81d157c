// RUN-FLAGS: --allow-unregistered-dialect --convert-func-to-llvm
// One function converts, the second cannot: what is left of the first?
func.func @first(%a: i32) -> i32 {
  return %a : i32
}
func.func @second(%a: i32) -> !foreign.ty {
  %0 = "foreign.make"() : () -> !foreign.ty
  return %0 : !foreign.ty
}
