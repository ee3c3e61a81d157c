// RUN-FLAGS: --convert-func-to-llvm
func.func @bad(%a: i32) attributes {func.varargs = "yes"} {
  return
}
