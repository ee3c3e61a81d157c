// RUN-FLAGS: --convert-arith-to-llvm="index-bitwidth=16"
func.func @narrower(%i: index) -> index {
  %k = arith.constant 70000 : index
  %0 = arith.addi %i, %k : index
  return %0 : index
}
