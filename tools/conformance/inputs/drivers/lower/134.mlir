// RUN-FLAGS: --convert-func-to-llvm="index-bitwidth=20"
func.func @two(%a: memref<*xf32, 1>) -> (memref<*xf32, 1>) {
  return %a : memref<*xf32, 1>
}
