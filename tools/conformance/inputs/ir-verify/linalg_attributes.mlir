// ODS: mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Linalg/IR/LinalgStructuredOps.td
// Properties and attributes in front of the inputs.
#map = affine_map<(d0) -> (d0)>
func.func @attributes(%a: tensor<4x3xf32>, %b: tensor<3x4xf32>, %c: tensor<4x4xf32>, %v: tensor<4xf32>) {
  %0 = linalg.transpose {a = 1} ins(%a : tensor<4x3xf32>) outs(%b : tensor<3x4xf32>) permutation = [1, 0] {b = 2}
  %1 = linalg.matmul {c} ins(%a, %b : tensor<4x3xf32>, tensor<3x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.matmul <{operandSegmentSizes = array<i32: 2, 1>}> {c} ins(%a, %b : tensor<4x3xf32>, tensor<3x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"], c = 3} {a = 1} ins(%v : tensor<4xf32>) outs(%v : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#map = affine_map<(d0) -> (d0)>
func.func @given_twice(%v: tensor<4xf32>) {
  // expected-error@+1 {{attribute 'indexing_maps' occurs more than once in the attribute list}}
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} {indexing_maps = 1} ins(%v : tensor<4xf32>) outs(%v : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
