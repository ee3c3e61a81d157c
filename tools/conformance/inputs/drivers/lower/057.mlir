// RUN-FLAGS: --convert-func-to-llvm
func.func @memrefs(%a: memref<f32>, %b: memref<?xi8>, %c: memref<2x?x4xf64>, %d: memref<4xf32, strided<[?], offset: 3>>, %e: memref<?x?xindex, 2>) {
  return
}
func.func @unranked(%a: memref<*xf32>, %b: memref<*xi8, 1>) -> memref<*xf32> {
  return %a : memref<*xf32>
}
func.func @result(%a: memref<?x?xf32>) -> memref<?x?xf32> {
  return %a : memref<?x?xf32>
}
func.func @pass(%a: memref<?x?xf32>) -> (memref<?x?xf32>, index) {
  %0 = call @result(%a) : (memref<?x?xf32>) -> memref<?x?xf32>
  %i = builtin.unrealized_conversion_cast to index
  return %0, %i : memref<?x?xf32>, index
}
