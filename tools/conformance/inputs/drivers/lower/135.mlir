// RUN-FLAGS: --convert-func-to-llvm
llvm.func @malloc(i32) -> i32
func.func @two(%a: memref<*xf32, 1>) -> (memref<*xf32, 1>) {
  return %a : memref<*xf32, 1>
}
