// RUN-FLAGS: --convert-arith-to-llvm="index-bitwidth=abc"
func.func @f(%i: index) {
  return
}
