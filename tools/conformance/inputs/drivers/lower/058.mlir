// RUN-FLAGS: --convert-func-to-llvm="use-bare-ptr-memref-call-conv=1"
func.func @bare(%a: memref<4x4xf32>, %i: index) -> memref<4x4xf32> {
  return %a : memref<4x4xf32>
}
func.func @caller(%a: memref<4x4xf32>, %i: index) -> memref<4x4xf32> {
  %0 = call @bare(%a, %i) : (memref<4x4xf32>, index) -> memref<4x4xf32>
  return %0 : memref<4x4xf32>
}
