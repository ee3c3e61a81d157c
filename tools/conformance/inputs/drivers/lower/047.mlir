// RUN-FLAGS: --convert-arith-to-llvm="index-bitwidth=0"
func.func @host(%i: index) -> index {
  %0 = arith.muli %i, %i : index
  return %0 : index
}
