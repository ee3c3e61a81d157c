#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @l(%arg0: tensor<4x8xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<4x16xf32>, %arg3: memref<4x8xf32>, %arg4: memref<8x16xf32>, %arg5: memref<4x16xf32>, %arg6: f32, %arg7: tensor<4x8xi8>, %arg8: tensor<8x16xi8>, %arg9: tensor<4x16xi32>, %arg10: tensor<4x16xf32>, %arg11: tensor<8x4xf32>, %arg12: tensor<16xf32>, %arg13: tensor<8xf32>, %arg14: tensor<4xf32>, %arg15: tensor<f32>, %arg16: tensor<4x16xi1>) {
    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
    linalg.matmul {foo} ins(%arg3, %arg4 : memref<4x8xf32>, memref<8x16xf32>) outs(%arg5 : memref<4x16xf32>)
    %1 = linalg.matmul ins(%arg7, %arg8 : tensor<4x8xi8>, tensor<8x16xi8>) outs(%arg9 : tensor<4x16xi32>) -> tensor<4x16xi32>
    %2 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg7, %arg8 : tensor<4x8xi8>, tensor<8x16xi8>) outs(%arg9 : tensor<4x16xi32>) -> tensor<4x16xi32>
    %3 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg11, %arg1 : tensor<8x4xf32>, tensor<8x16xf32>) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %4 = linalg.fill ins(%arg6 : f32) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
    linalg.fill ins(%arg6 : f32) outs(%arg3 : memref<4x8xf32>)
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %in, %out : f32
      linalg.yield %13 : f32
    } -> tensor<4x8xf32>
    linalg.generic {doc = "x", indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%arg3 : memref<4x8xf32>) attrs =  {foo = 1 : i32} {
    ^bb0(%out: f32):
      linalg.yield %out : f32
    }
    %6 = linalg.add ins(%arg2, %arg10 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %7 = linalg.exp ins(%arg2 : tensor<4x16xf32>) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %8 = linalg.copy ins(%arg2 : tensor<4x16xf32>) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<4x8xf32>) outs(%arg11 : tensor<8x4xf32>) permutation = [1, 0] 
    %broadcasted = linalg.broadcast ins(%arg12 : tensor<16xf32>) outs(%arg2 : tensor<4x16xf32>) dimensions = [0] 
    %reduced = linalg.reduce ins(%arg2 : tensor<4x16xf32>) outs(%arg14 : tensor<4xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %13 = arith.addf %in, %init : f32
        linalg.yield %13 : f32
      }
    %reduced_0 = linalg.reduce { arith.addf } ins(%arg2 : tensor<4x16xf32>) outs(%arg14 : tensor<4xf32>) dimensions = [1] 
    %mapped = linalg.map { arith.addf } ins(%arg2, %arg10 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%arg2 : tensor<4x16xf32>)
    %mapped_1 = linalg.map { arith.addf } ins(%arg2, %arg10 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%arg2 : tensor<4x16xf32>)
    %9 = linalg.dot ins(%arg13, %arg13 : tensor<8xf32>, tensor<8xf32>) outs(%arg15 : tensor<f32>) -> tensor<f32>
    %10 = linalg.matvec ins(%arg0, %arg13 : tensor<4x8xf32>, tensor<8xf32>) outs(%arg14 : tensor<4xf32>) -> tensor<4xf32>
    %11 = linalg.contract indexing_maps = [#map4, #map1, #map2] ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %12 = linalg.select ins(%arg16, %arg2, %arg10 : tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
    return
  }
}

