#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0) -> ()>
module {
  func.func @vec(%arg0: memref<?x?xf32>, %arg1: memref<4x8xvector<4xf32>>, %arg2: index, %arg3: f32, %arg4: vector<4x8xf32>, %arg5: vector<8x4xf32>, %arg6: vector<4x4xf32>, %arg7: vector<4x8xi1>, %arg8: vector<4xi1>, %arg9: vector<4xf32>, %arg10: vector<8xf32>, %arg11: tensor<?x?xf32>, %arg12: vector<4x4x8xi1>, %arg13: vector<4xindex>) {
    %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 : memref<?x?xf32>, vector<4x8xf32>
    %1 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 {permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
    %2 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %arg0[%arg2, %arg2], %arg3, %arg8 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    %4 = vector.transfer_read %arg11[%arg2, %arg2], %arg3 {foo = 1 : i32, permutation_map = #map1} : tensor<?x?xf32>, vector<4x8xf32>
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %5 = vector.transfer_read %arg1[%arg2, %arg2], %cst : memref<4x8xvector<4xf32>>, vector<1x1x4xf32>
    vector.transfer_write %arg4, %arg0[%arg2, %arg2] : vector<4x8xf32>, memref<?x?xf32>
    vector.transfer_write %arg9, %arg0[%arg2, %arg2], %arg8 {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    %6 = vector.transfer_write %arg4, %arg11[%arg2, %arg2] {permutation_map = #map1} : vector<4x8xf32>, tensor<?x?xf32>
    %7 = vector.contract {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg4, %arg5, %arg6 : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    %8 = vector.contract {indexing_maps = [#map5, #map5, #map6], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %arg9, %arg9, %arg3 : vector<4xf32>, vector<4xf32> into f32
    %9 = vector.outerproduct %arg9, %arg10 : vector<4xf32>, vector<8xf32>
    %10 = vector.outerproduct %arg9, %arg10, %arg4 {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
    %11 = vector.outerproduct %arg9, %arg3 : vector<4xf32>, f32
    %12 = vector.mask %arg7 { vector.transfer_read %arg11[%arg2, %arg2], %arg3 : tensor<?x?xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
    vector.mask %arg8 { vector.transfer_write %arg9, %arg0[%arg2, %arg2] : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
    %13 = vector.mask %arg8 { vector.reduction <add>, %arg9 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %14 = vector.mask %arg12 { vector.contract {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg4, %arg5, %arg6 : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32> } : vector<4x4x8xi1> -> vector<4x4xf32>
    %15 = vector.multi_reduction <add>, %arg4, %arg9 [1] : vector<4x8xf32> to vector<4xf32>
    %16 = vector.shuffle %arg9, %arg10 [0, 5, 3] : vector<4xf32>, vector<8xf32>
    vector.print %arg9 : vector<4xf32>
    return
  }
}

