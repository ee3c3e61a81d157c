// RUN-FLAGS: --convert-func-to-llvm
func.func @variadic(%a: i32) attributes {func.varargs = true} {
  return
}
func.func @readnone(%a: i32) -> i32 attributes {llvm.readnone} {
  return %a : i32
}
func.func @frame(%a: i32) attributes {llvm.linkage = #llvm.linkage<external>, llvm.always_inline, llvm.target_cpu = "x"} {
  return
}
