// ODS: mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/MemRef/IR/MemRefOps.td
func.func @expand(%t: tensor<4x10xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 1 of collapsed type to be static value of 11}}
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 10] : tensor<4x10xf32> into tensor<2x2x11xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x10xf32>) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 3, 10] : tensor<4x10xf32> into tensor<2x2x10xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x10xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<4x10xf32> into tensor<2x2xf32>
  return
}
// -----
func.func @expand(%t: tensor<?x10xf32>, %i: index) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, %i, 10] : tensor<?x10xf32> into tensor<?x?x10xf32>
  return
}
// -----
func.func @expand(%t: tensor<?x10xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 4}}
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 10] : tensor<?x10xf32> into tensor<2x2x10xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x10xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 2, 10] : tensor<4x10xf32> into tensor<?x2x10xf32>
  return
}
// -----
func.func @expand(%t: tensor<f32>, %i: index) {
  %0 = tensor.expand_shape %t [] output_shape [1, 2] : tensor<f32> into tensor<1x2xf32>
  return
}
// -----
func.func @expand(%t: tensor<f32>, %i: index) {
  %0 = tensor.expand_shape %t [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return
}
// -----
func.func @expand(%t: tensor<f32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed rank (0) to equal the number of reassociation maps (1).}}
  %0 = tensor.expand_shape %t [[0]] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %0 = tensor.expand_shape %t [[0, 2], [1]] output_shape [2, 4, 2] : tensor<4x4xf32> into tensor<2x4x2xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed rank (2) to equal the number of reassociation maps (3).}}
  %0 = tensor.expand_shape %t [[0, 1], [2], []] output_shape [2, 4, 2] : tensor<4x4xf32> into tensor<2x4x2xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x4xf32>, %i: index) {
  %0 = tensor.expand_shape %t [[0], [1]] output_shape [4, 4] : tensor<4x4xf32> into tensor<4x4xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected the expanded type, 'tensor<4xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x4xf32>'.}}
  %0 = tensor.expand_shape %t [[0], [1]] output_shape [4] : tensor<4x4xf32> into tensor<4xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed type to be 'tensor<4x4xi32>', but got 'tensor<4x4xf32>'}}
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xi32>
  return
}
// -----
func.func @expand(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4.}}
  %0 = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4.}}
  %0 = tensor.expand_shape %t [[0, 1], [3]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (3) but found 4 inputs instead}}
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 4, 5] : tensor<4x4xf32> into tensor<2x2x4xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x4xf32>, %i: index) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, %i, 4] : tensor<4x4xf32> into tensor<2x2x4xf32>
  return
}
// -----
func.func @expand(%t: tensor<4x4xf32>, %i: index) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 3, 4] : tensor<4x4xf32> into tensor<2x2x4xf32>
  return
}
// -----
func.func @collapse(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 16}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<?xf32>
  return
}
// -----
func.func @collapse(%t: tensor<?x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<16xf32>
  return
}
// -----
func.func @collapse(%t: tensor<?x4xf32>, %i: index) {
  %0 = tensor.collapse_shape %t [[0], [1]] : tensor<?x4xf32> into tensor<?x4xf32>
  return
}
// -----
func.func @collapse(%t: tensor<1x4xf32>, %i: index) {
  %0 = tensor.collapse_shape %t [] : tensor<1x4xf32> into tensor<f32>
  return
}
// -----
func.func @collapse(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<16xf32>', but got 'tensor<16xi32>'}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<16xi32>
  return
}
// -----
func.func @collapse(%t: tensor<4x4x2xf32>, %i: index) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4x2xf32> into tensor<16xf32>
  return
}
// -----
func.func @collapse(%t: tensor<?x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xf32> into tensor<0xf32>
  return
}
// -----
func.func @expand(%t: memref<4x10xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim size (10) must equal reassociation group size (11)}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 10] : memref<4x10xf32> into memref<2x2x11xf32>
  return
}
// -----
func.func @expand(%t: memref<4x10xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 3, 10] : memref<4x10xf32> into memref<2x2x10xf32>
  return
}
// -----
func.func @expand(%t: memref<4x10xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 2}}
  %0 = memref.expand_shape %t [[0, 1]] output_shape [2, 2] : memref<4x10xf32> into memref<2x2xf32>
  return
}
// -----
func.func @expand(%t: memref<?x10xf32>, %i: index) {
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [%i, %i, 10] : memref<?x10xf32> into memref<?x?x10xf32>
  return
}
// -----
func.func @expand(%t: memref<?x10xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 10] : memref<?x10xf32> into memref<2x2x10xf32>
  return
}
// -----
func.func @expand(%t: memref<4x10xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [%i, 2, 10] : memref<4x10xf32> into memref<?x2x10xf32>
  return
}
// -----
func.func @expand(%t: memref<f32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %t [] output_shape [1, 2] : memref<f32> into memref<1x2xf32>
  return
}
// -----
func.func @expand(%t: memref<f32>, %i: index) {
  %0 = memref.expand_shape %t [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return
}
// -----
func.func @expand(%t: memref<f32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 0}}
  %0 = memref.expand_shape %t [[0]] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return
}
// -----
func.func @expand(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op reassociation indices must be contiguous}}
  %0 = memref.expand_shape %t [[0, 2], [1]] output_shape [2, 4, 2] : memref<4x4xf32> into memref<2x4x2xf32>
  return
}
// -----
func.func @expand(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 3, expected 2}}
  %0 = memref.expand_shape %t [[0, 1], [2], []] output_shape [2, 4, 2] : memref<4x4xf32> into memref<2x4x2xf32>
  return
}
// -----
func.func @expand(%t: memref<4x4xf32>, %i: index) {
  %0 = memref.expand_shape %t [[0], [1]] output_shape [4, 4] : memref<4x4xf32> into memref<4x4xf32>
  return
}
// -----
func.func @expand(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
  %0 = memref.expand_shape %t [[0], [1]] output_shape [4] : memref<4x4xf32> into memref<4xf32>
  return
}
// -----
func.func @expand(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2x4xf32>' but found 'memref<2x2x4xi32>'}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xi32>
  return
}
// -----
func.func @expand(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op reassociation index 3 is out of bounds}}
  %0 = memref.expand_shape %t [[0, 1], [2, 3]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32>
  return
}
// -----
func.func @expand(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op reassociation indices must be contiguous}}
  %0 = memref.expand_shape %t [[0, 1], [3]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32>
  return
}
// -----
func.func @expand(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (3) but found 4 inputs instead}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 4, 5] : memref<4x4xf32> into memref<2x2x4xf32>
  return
}
// -----
func.func @expand(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, %i, 4] : memref<4x4xf32> into memref<2x2x4xf32>
  return
}
// -----
func.func @expand(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 3, 4] : memref<4x4xf32> into memref<2x2x4xf32>
  return
}
// -----
func.func @collapse(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x4xf32> into memref<?xf32>
  return
}
// -----
func.func @collapse(%t: memref<?x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<?x4xf32> into memref<16xf32>
  return
}
// -----
func.func @collapse(%t: memref<?x4xf32>, %i: index) {
  %0 = memref.collapse_shape %t [[0], [1]] : memref<?x4xf32> into memref<?x4xf32>
  return
}
// -----
func.func @collapse(%t: memref<1x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %t [] : memref<1x4xf32> into memref<f32>
  return
}
// -----
func.func @collapse(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<16xf32>' but found 'memref<16xi32>'}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x4xf32> into memref<16xi32>
  return
}
// -----
func.func @collapse(%t: memref<4x4x2xf32>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x4x2xf32> into memref<16xf32>
  return
}
// -----
func.func @collapse(%t: memref<?x?xf32>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<?x?xf32> into memref<0xf32>
  return
}
// -----
func.func @e(%t: memref<4x4xf32, strided<[8, 2], offset: 3>>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2x4xf32, strided<[16, 8, 2], offset: 3>>' but found 'memref<2x2x4xf32>'}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32, strided<[8, 2], offset: 3>> into memref<2x2x4xf32>
  return
}
// -----
func.func @e(%t: memref<4x4xf32, strided<[8, 2], offset: 3>>, %i: index) {
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32, strided<[8, 2], offset: 3>> into memref<2x2x4xf32, strided<[16, 8, 2], offset: 3>>
  return
}
// -----
func.func @e(%t: memref<4x4xf32, strided<[8, 2], offset: 3>>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2x4xf32, strided<[16, 8, 2], offset: 3>>' but found 'memref<2x2x4xf32, strided<[16, 8, ?], offset: 3>>'}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32, strided<[8, 2], offset: 3>> into memref<2x2x4xf32, strided<[16, 8, ?], offset: 3>>
  return
}
// -----
func.func @e(%t: memref<4x4xf32, strided<[4, 1]>>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2x4xf32, strided<[8, 4, 1]>>' but found 'memref<2x2x4xf32>'}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32, strided<[4, 1]>> into memref<2x2x4xf32>
  return
}
// -----
func.func @e(%t: memref<4x4xf32, 1>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2x4xf32, 1>' but found 'memref<2x2x4xf32>'}}
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32, 1> into memref<2x2x4xf32>
  return
}
// -----
func.func @e(%t: memref<4x?xf32, strided<[?, 1]>>, %i: index) {
  %0 = memref.expand_shape %t [[0, 1], [2]] output_shape [2, 2, %i] : memref<4x?xf32, strided<[?, 1]>> into memref<2x2x?xf32, strided<[?, ?, 1]>>
  return
}
// -----
func.func @c(%t: memref<4x4xf32, strided<[8, 1]>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x4xf32, strided<[8, 1]>> into memref<16xf32>
  return
}
// -----
func.func @c(%t: memref<4x4xf32, strided<[8, 2]>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<16xf32, strided<[2]>>' but found 'memref<16xf32>'}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x4xf32, strided<[8, 2]>> into memref<16xf32>
  return
}
// -----
func.func @c(%t: memref<4x4xf32, strided<[8, 2]>>, %i: index) {
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x4xf32, strided<[8, 2]>> into memref<16xf32, strided<[2]>>
  return
}
// -----
func.func @c(%t: memref<4x1xf32, strided<[8, 2]>>, %i: index) {
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x1xf32, strided<[8, 2]>> into memref<4xf32, strided<[8]>>
  return
}
// -----
func.func @c(%t: memref<1x1xf32, strided<[8, 2]>>, %i: index) {
  %0 = memref.collapse_shape %t [[0, 1]] : memref<1x1xf32, strided<[8, 2]>> into memref<1xf32, strided<[8]>>
  return
}
// -----
func.func @c(%t: memref<1x4xf32, strided<[8, 2]>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<4xf32, strided<[2]>>' but found 'memref<4xf32, strided<[3]>>'}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<1x4xf32, strided<[8, 2]>> into memref<4xf32, strided<[3]>>
  return
}
// -----
func.func @c(%t: memref<1x4xf32, strided<[?, 2]>>, %i: index) {
  %0 = memref.collapse_shape %t [[0, 1]] : memref<1x4xf32, strided<[?, 2]>> into memref<4xf32, strided<[2]>>
  return
}
// -----
func.func @c(%t: memref<4x4xf32, strided<[?, 2]>>, %i: index) {
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x4xf32, strided<[?, 2]>> into memref<16xf32, strided<[2]>>
  return
}
// -----
func.func @c(%t: memref<4x?xf32, strided<[8, 2]>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<?xf32, strided<[?]>>' but found 'memref<?xf32, strided<[2]>>'}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x?xf32, strided<[8, 2]>> into memref<?xf32, strided<[2]>>
  return
}
// -----
func.func @c(%t: memref<4x?xf32, strided<[?, ?]>>, %i: index) {
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x?xf32, strided<[?, ?]>> into memref<?xf32, strided<[?]>>
  return
}
// -----
func.func @c(%t: memref<1x1xf32, strided<[?, ?], offset: ?>>, %i: index) {
  %0 = memref.collapse_shape %t [] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<f32, strided<[], offset: ?>>
  return
}
// -----
func.func @c(%t: memref<1x1xf32, strided<[?, ?], offset: ?>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<f32, strided<[], offset: ?>>' but found 'memref<f32>'}}
  %0 = memref.collapse_shape %t [] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<f32>
  return
}
// -----
func.func @c(%t: memref<1x1xf32, strided<[?, ?], offset: ?>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<f32, strided<[], offset: ?>>' but found 'memref<f32, 1>'}}
  %0 = memref.collapse_shape %t [] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<f32, 1>
  return
}
// -----
func.func @c(%t: memref<4x4x3xf32, strided<[12, 3, 1]>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<16x3xf32, strided<[3, 1]>>' but found 'memref<16x3xf32>'}}
  %0 = memref.collapse_shape %t [[0, 1], [2]] : memref<4x4x3xf32, strided<[12, 3, 1]>> into memref<16x3xf32>
  return
}
// -----
func.func @c(%t: memref<4x4x3xf32, strided<[12, 3, 1]>>, %i: index) {
  %0 = memref.collapse_shape %t [[0, 1], [2]] : memref<4x4x3xf32, strided<[12, 3, 1]>> into memref<16x3xf32, strided<[3, 1]>>
  return
}
// -----
func.func @c(%t: memref<4x4x3xf32, affine_map<(d0, d1, d2) -> (d0 * 12 + d1 * 3 + d2 + 5)>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<16x3xf32, strided<[3, 1], offset: 5>>' but found 'memref<16x3xf32, strided<[3, 1]>>'}}
  %0 = memref.collapse_shape %t [[0, 1], [2]] : memref<4x4x3xf32, affine_map<(d0, d1, d2) -> (d0 * 12 + d1 * 3 + d2 + 5)>> into memref<16x3xf32, strided<[3, 1]>>
  return
}
// -----
func.func @c(%t: memref<1x1x3xf32, strided<[9, 5, 7]>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<1x3xf32, strided<[9, 7]>>' but found 'memref<1x3xf32, strided<[1, 7]>>'}}
  %0 = memref.collapse_shape %t [[0, 1], [2]] : memref<1x1x3xf32, strided<[9, 5, 7]>> into memref<1x3xf32, strided<[1, 7]>>
  return
}
// -----
func.func @c(%t: memref<?x1x3xf32, strided<[9, 5, 7]>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<?x3xf32, strided<[9, 7]>>' but found 'memref<?x3xf32, strided<[1, 7]>>'}}
  %0 = memref.collapse_shape %t [[0, 1], [2]] : memref<?x1x3xf32, strided<[9, 5, 7]>> into memref<?x3xf32, strided<[1, 7]>>
  return
}
// -----
func.func @e(%t: memref<4xf32, strided<[1]>>, %i: index) {
  %0 = memref.expand_shape %t [[0, 1]] output_shape [2, 2] : memref<4xf32, strided<[1]>> into memref<2x2xf32>
  return
}
// -----
func.func @e(%t: memref<?x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<?xf32>' but found 'memref<?xf32, strided<[1]>>'}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<?x4xf32> into memref<?xf32, strided<[1]>>
  return
}
// -----
func.func @e(%t: memref<4x4xf32, strided<[4, 1]>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<16xf32, strided<[1]>>' but found 'memref<16xf32>'}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x4xf32, strided<[4, 1]>> into memref<16xf32>
  return
}
// -----
func.func @e(%t: memref<4x1xf32, strided<[1, 1]>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<4xf32, strided<[1]>>' but found 'memref<4xf32>'}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x1xf32, strided<[1, 1]>> into memref<4xf32>
  return
}
// -----
func.func @e(%t: memref<f32, strided<[]>>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<1x1xf32, strided<[1, 1]>>' but found 'memref<1x1xf32>'}}
  %0 = memref.expand_shape %t [] output_shape [1, 1] : memref<f32, strided<[]>> into memref<1x1xf32>
  return
}
// -----
func.func @e(%t: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4xf32> into memref<2x2xf32>
  return
}
// -----
func.func @e(%t: memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1)>>, %i: index) {
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1)>> into memref<16xf32>
  return
}
// -----
func.func @e(%t: memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>, %i: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<16xf32, strided<[1]>>' but found 'memref<16xf32>'}}
  %0 = memref.collapse_shape %t [[0, 1]] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>> into memref<16xf32>
  return
}
// -----
func.func @e(%t: memref<0x4xf32>, %i: index) {
  %0 = memref.collapse_shape %t [[0, 1]] : memref<0x4xf32> into memref<0xf32>
  return
}
// -----
func.func @e(%t: memref<0x?xf32>, %i: index) {
  %0 = memref.collapse_shape %t [[0, 1]] : memref<0x?xf32> into memref<?xf32>
  return
}
// -----
func.func @e(%t: tensor<0x?xf32>, %i: index) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<0x?xf32> into tensor<?xf32>
  return
}
