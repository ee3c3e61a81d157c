// RUN-FLAGS: --convert-arith-to-llvm="index-bitwidth=-1"
func.func @f(%i: index) {
  return
}
