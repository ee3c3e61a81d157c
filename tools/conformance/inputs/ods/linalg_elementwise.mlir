// ODS: mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Math/IR/MathOps.td
// Named operations whose bodies are not sums of products, and those whose kind is an attribute.
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#m3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#bc = affine_map<(d0, d1, d2) -> (d0, d2)>
func.func @o(%a: tensor<4x8xi8>, %b: tensor<8x16xi8>, %c: tensor<4x16xi32>, %z: i32, %ba: tensor<2x4x8xi8>, %bb: tensor<2x8x16xi8>, %bc: tensor<2x4x16xi32>, %min: f64, %max: f64, %f: tensor<4x16xf32>, %g: tensor<16x4xf32>, %t3: tensor<4x5x16xf32>, %p: tensor<4x16xi1>, %m: memref<4x16xf32>) {
  %0 = linalg.quantized_matmul ins(%a, %b, %z, %z : tensor<4x8xi8>, tensor<8x16xi8>, i32, i32) outs(%c : tensor<4x16xi32>) -> tensor<4x16xi32>
  %1 = linalg.quantized_batch_matmul ins(%ba, %bb, %z, %z : tensor<2x4x8xi8>, tensor<2x8x16xi8>, i32, i32) outs(%bc : tensor<2x4x16xi32>) -> tensor<2x4x16xi32>
  %2 = linalg.fill_rng_2d ins(%min, %max, %z : f64, f64, i32) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%f : tensor<4x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#id, #tr, #id] ins(%f, %g : tensor<4x16xf32>, tensor<16x4xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  %5 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%p, %f, %f : tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  linalg.elementwise kind=#linalg.elementwise_kind<mul> {foo} ins(%m, %m : memref<4x16xf32>, memref<4x16xf32>) outs(%m : memref<4x16xf32>)
  %6 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#bc, #m3, #m3] ins(%f, %t3 : tensor<4x16xf32>, tensor<4x5x16xf32>) outs(%t3 : tensor<4x5x16xf32>) -> tensor<4x5x16xf32>
  %7 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%c, %c : tensor<4x16xi32>, tensor<4x16xi32>) outs(%c : tensor<4x16xi32>) -> tensor<4x16xi32>
  %8 = linalg.softmax dimension(1) ins(%f : tensor<4x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
