// ODS: mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/MemRef/IR/MemRefOps.td
func.func @a(%t: tensor<4x4xf32>) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %t[4, 0] [0, 4] [1, 1] : tensor<4x4xf32> to tensor<0x4xf32>
  return
}
// -----
func.func @a(%t: tensor<4x4xf32>) {
  %0 = tensor.extract_slice %t[3, 0] [0, 4] [1, 1] : tensor<4x4xf32> to tensor<0x4xf32>
  return
}
// -----
func.func @a(%t: tensor<4x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [4, 2] [-1, 2] : tensor<4x4xf32> to tensor<4x2xf32>
  return
}
// -----
func.func @a(%t: tensor<4x4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[%i, 0] [5, 4] [1, 1] : tensor<4x4xf32> to tensor<5x4xf32>
  return
}
// -----
func.func @a(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @+1 {{expected type to be 'tensor<5x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %t[0, 0] [5, 4] [1, 1] : tensor<4x4xf32> to tensor<6x4xf32>
  return
}
// -----
func.func @a(%t: tensor<0x4xf32>, %i: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 0 >= 0}}
  %0 = tensor.extract_slice %t[0, 0] [0, 4] [1, 1] : tensor<0x4xf32> to tensor<0x4xf32>
  return
}
// -----
func.func @a(%t: tensor<4x4xf32>, %s: tensor<0x4xf32>) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 4 >= 4}}
  %0 = tensor.insert_slice %s into %t[4, 0] [0, 4] [1, 1] : tensor<0x4xf32> into tensor<4x4xf32>
  return
}
// -----
func.func @a(%t: tensor<4x4xf32>, %s: tensor<2x4xf32>) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.insert_slice %s into %t[3, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x4xf32>
  return
}
// -----
func.func @a(%t: memref<4x4xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<2x4xf32, strided<[4, 1], offset: 12>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x4xf32>'}}
  %0 = memref.subview %t[3, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32>
  return
}
// -----
func.func @a(%t: memref<4x4xf32>) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 4 >= 4}}
  %0 = memref.subview %t[4, 0] [0, 4] [1, 1] : memref<4x4xf32> to memref<0x4xf32, strided<[4, 1], offset: 16>>
  return
}
// -----
func.func @a(%t: memref<4x4xf32>) {
  %0 = memref.subview %t[3, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: 12>>
  %1 = memref.subview %t[3, 0] [1, 1] [1, 1] : memref<4x4xf32> to memref<1xf32, strided<[1], offset: 12>>
  %2 = memref.subview %t[3, 0] [1, 1] [1, 1] : memref<4x4xf32> to memref<1xf32, strided<[4], offset: 12>>
  %3 = memref.subview %t[3, 0] [1, 1] [1, 1] : memref<4x4xf32> to memref<f32, strided<[], offset: 12>>
  return
}
// -----
func.func @a(%t: memref<4x4xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<1x4xf32, strided<[4, 1], offset: 12>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[2], offset: 12>>'}}
  %0 = memref.subview %t[3, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[2], offset: 12>>
  return
}
// -----
func.func @a(%t: memref<*xf32>, %i: index) {
  // expected-error @+1 {{expected result type with offset = dynamic instead of 3}}
  %0 = memref.reinterpret_cast %t to offset: [%i], sizes: [10], strides: [1] : memref<*xf32> to memref<10xf32, strided<[1], offset: 3>>
  return
}
// -----
func.func @a(%t: memref<*xf32>, %i: index) {
  // expected-error @+1 {{expected result type with size = dynamic instead of 10 in dim = 0}}
  %0 = memref.reinterpret_cast %t to offset: [0], sizes: [%i], strides: [1] : memref<*xf32> to memref<10xf32>
  return
}
// -----
func.func @a(%t: memref<*xf32>, %i: index) {
  // expected-error @+1 {{expected result type with stride = dynamic instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %t to offset: [0], sizes: [10], strides: [%i] : memref<*xf32> to memref<10xf32>
  return
}
// -----
func.func @a(%t: memref<*xf32>, %i: index) {
  %0 = memref.reinterpret_cast %t to offset: [0], sizes: [10], strides: [1] : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  return
}
// -----
func.func @a(%t: memref<*xf32>, %i: index) {
  // expected-error @+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<10xf32, affine_map<(d0) -> (d0 mod 4)>>'}}
  %0 = memref.reinterpret_cast %t to offset: [0], sizes: [10], strides: [1] : memref<*xf32> to memref<10xf32, affine_map<(d0) -> (d0 mod 4)>>
  return
}
// -----
func.func @a(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<5x4xf32>'}}
  %0 = memref.subview %t[0, 0] [4, 4] [1, 1] : memref<4x4xf32> to memref<5x4xf32>
  return
}
// -----
func.func @a(%t: memref<?x4xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<?x4xf32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<5x4xf32>'}}
  %0 = memref.subview %t[0, 0] [%i, 4] [1, 1] : memref<?x4xf32> to memref<5x4xf32>
  return
}
// -----
func.func @a(%t: memref<?x?xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<?x?xf32, strided<[?, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<5x4xf32>'}}
  %0 = memref.subview %t[0, 0] [%i, %i] [1, 1] : memref<?x?xf32> to memref<5x4xf32>
  return
}
// -----
func.func @a(%t: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<5x4xf32, strided<[4, 1]>>'}}
  %0 = memref.subview %t[0, 0] [4, 4] [1, 1] : memref<4x4xf32> to memref<5x4xf32, strided<[4, 1]>>
  return
}
// -----
func.func @a(%t: memref<4x4xf32, strided<[?, 1], offset: ?>>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[?, 1], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32>'}}
  %0 = memref.subview %t[0, 0] [4, 4] [1, 1] : memref<4x4xf32, strided<[?, 1], offset: ?>> to memref<4x4xf32>
  return
}
// -----
func.func @a(%t: memref<4xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<4xf32, strided<[1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<5xf32>'}}
  %0 = memref.subview %t[0] [4] [1] : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @a(%t: memref<4xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<2xf32, strided<[2]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32>'}}
  %0 = memref.subview %t[0] [2] [2] : memref<4xf32> to memref<2xf32>
  return
}
// -----
func.func @a(%t: memref<4xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<2xf32, strided<[?]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32>'}}
  %0 = memref.subview %t[0] [2] [%i] : memref<4xf32> to memref<2xf32>
  return
}
// -----
func.func @a(%t: memref<4xf32, 1>, %i: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<4xf32, 1>' and subview memref type 'memref<2xf32>'}}
  %0 = memref.subview %t[0] [2] [%i] : memref<4xf32, 1> to memref<2xf32>
  return
}
// -----
func.func @a(%t: memref<4xf32, 1>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<2xf32, strided<[?]>, 1>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32, affine_map<(d0) -> (d0 floordiv 2)>, 1>'}}
  %0 = memref.subview %t[0] [2] [%i] : memref<4xf32, 1> to memref<2xf32, affine_map<(d0) -> (d0 floordiv 2)>, 1>
  return
}
// -----
func.func @a(%t: memref<4xf32, 1>, %i: index) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (1 vs 0) so the rank of the result type is well-formed.}}
  %0 = "memref.subview"(%t) {operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 0>, static_strides = array<i64>} : (memref<4xf32, 1>) -> memref<2xf32, 1>
  return
}
// -----
func.func @a(%t: memref<4xf32, 1>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %0 = "memref.subview"(%t) {operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>} : (memref<4xf32, 1>) -> memref<1xf32, 1>
  return
}
// -----
func.func @a(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 0) so the rank of the result type is well-formed.}}
  %0 = "tensor.extract_slice"(%t) {operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 0,1>, static_strides = array<i64>} : (tensor<4xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @a(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected 1 offset values, got 2}}
  %0 = "tensor.extract_slice"(%t) {operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 0,1>, static_strides = array<i64: 1, 1>} : (tensor<4xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @a(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %0 = "tensor.extract_slice"(%t, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>} : (tensor<4xf32>, index) -> tensor<2xf32>
  return
}
// -----
func.func @a(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -2}}
  %0 = "tensor.extract_slice"(%t) {operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -2>, static_strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @a(%t: memref<4x1x1x4xf32>, %i: index) {
  %0 = memref.subview %t[0, 0, 0, 0] [4, 1, 1, 4] [1, 1, 1, 1] : memref<4x1x1x4xf32> to memref<4x1x4xf32, strided<[4, 4, 1]>>
  %1 = memref.subview %t[0, 0, 0, 0] [4, 1, 1, 4] [1, 1, 1, 1] : memref<4x1x1x4xf32> to memref<4x4xf32, strided<[4, 1], offset: 0>>
  %2 = memref.subview %t[0, 0, 0, 0] [1, 1, 1, 4] [1, 1, 1, 1] : memref<4x1x1x4xf32> to memref<1x4xf32, strided<[4, 1], offset: 0>>
  %3 = memref.subview %t[0, 0, 0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : memref<4x1x1x4xf32> to memref<1x1xf32, strided<[4, 1], offset: 0>>
  %4 = memref.subview %t[0, 0, 0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : memref<4x1x1x4xf32> to memref<1x1xf32, strided<[4, 4], offset: 0>>
  return
}
// -----
func.func @a(%t: memref<?xi8>, %i: index) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %t to offset: [0, 1], sizes: [10], strides: [1] : memref<?xi8> to memref<10xi8>
  return
}
// -----
func.func @a(%t: memref<?xi8>, %i: index) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = memref.reinterpret_cast %t to offset: [-1], sizes: [10], strides: [1] : memref<?xi8> to memref<10xi8>
  return
}
// -----
func.func @a(%t: memref<?xi8>, %i: index) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %t to offset: [0], sizes: [10, 2], strides: [1] : memref<?xi8> to memref<10xi8>
  return
}
// -----
func.func @a(%t: memref<?xi8>, %i: index) {
  // expected-error @+1 {{expected 1 size values, got 2}}
  %0 = memref.reinterpret_cast %t to offset: [0], sizes: [10, 2], strides: [1, 2] : memref<?xi8> to memref<10xi8>
  return
}
