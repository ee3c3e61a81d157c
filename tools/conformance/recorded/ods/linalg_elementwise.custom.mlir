#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @o(%arg0: tensor<4x8xi8>, %arg1: tensor<8x16xi8>, %arg2: tensor<4x16xi32>, %arg3: i32, %arg4: tensor<2x4x8xi8>, %arg5: tensor<2x8x16xi8>, %arg6: tensor<2x4x16xi32>, %arg7: f64, %arg8: f64, %arg9: tensor<4x16xf32>, %arg10: tensor<16x4xf32>, %arg11: tensor<4x5x16xf32>, %arg12: tensor<4x16xi1>, %arg13: memref<4x16xf32>) {
    %0 = linalg.quantized_matmul ins(%arg0, %arg1, %arg3, %arg3 : tensor<4x8xi8>, tensor<8x16xi8>, i32, i32) outs(%arg2 : tensor<4x16xi32>) -> tensor<4x16xi32>
    %1 = linalg.quantized_batch_matmul ins(%arg4, %arg5, %arg3, %arg3 : tensor<2x4x8xi8>, tensor<2x8x16xi8>, i32, i32) outs(%arg6 : tensor<2x4x16xi32>) -> tensor<2x4x16xi32>
    %2 = linalg.fill_rng_2d ins(%arg7, %arg8, %arg3 : f64, f64, i32) outs(%arg9 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg9 : tensor<4x16xf32>) outs(%arg9 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] ins(%arg9, %arg10 : tensor<4x16xf32>, tensor<16x4xf32>) outs(%arg9 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg12, %arg9, %arg9 : tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) outs(%arg9 : tensor<4x16xf32>) -> tensor<4x16xf32>
    linalg.elementwise kind=#linalg.elementwise_kind<mul> {foo} ins(%arg13, %arg13 : memref<4x16xf32>, memref<4x16xf32>) outs(%arg13 : memref<4x16xf32>)
    %6 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map2, #map3, #map3] ins(%arg9, %arg11 : tensor<4x16xf32>, tensor<4x5x16xf32>) outs(%arg11 : tensor<4x5x16xf32>) -> tensor<4x5x16xf32>
    %7 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg2, %arg2 : tensor<4x16xi32>, tensor<4x16xi32>) outs(%arg2 : tensor<4x16xi32>) -> tensor<4x16xi32>
    %8 = linalg.softmax dimension(1) ins(%arg9 : tensor<4x16xf32>) outs(%arg9 : tensor<4x16xf32>) -> tensor<4x16xf32>
    return
  }
}

