#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<4x8xvector<4xf32>>, index, f32, vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>, vector<4x8xi1>, vector<4xi1>, vector<4xf32>, vector<8xf32>, tensor<?x?xf32>, vector<4x4x8xi1>, vector<4xindex>) -> (), sym_name = "vec"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<4x8xvector<4xf32>>, %arg2: index, %arg3: f32, %arg4: vector<4x8xf32>, %arg5: vector<8x4xf32>, %arg6: vector<4x4xf32>, %arg7: vector<4x8xi1>, %arg8: vector<4xi1>, %arg9: vector<4xf32>, %arg10: vector<8xf32>, %arg11: tensor<?x?xf32>, %arg12: vector<4x4x8xi1>, %arg13: vector<4xindex>):
    %0 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
    %1 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %2 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
    %3 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3, %arg8) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map2}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
    %4 = "vector.transfer_read"(%arg11, %arg2, %arg2, %arg3) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> {foo = 1 : i32} : (tensor<?x?xf32>, index, index, f32) -> vector<4x8xf32>
    %5 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %6 = "vector.transfer_read"(%arg1, %arg2, %arg2, %5) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<4x8xvector<4xf32>>, index, index, vector<4xf32>) -> vector<1x1x4xf32>
    "vector.transfer_write"(%arg4, %arg0, %arg2, %arg2) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4x8xf32>, memref<?x?xf32>, index, index) -> ()
    "vector.transfer_write"(%arg9, %arg0, %arg2, %arg2, %arg8) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map2}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<4xi1>) -> ()
    %7 = "vector.transfer_write"(%arg4, %arg11, %arg2, %arg2) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map3}> : (vector<4x8xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    %8 = "vector.contract"(%arg4, %arg5, %arg6) <{indexing_maps = [#map4, #map5, #map6], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
    %9 = "vector.contract"(%arg9, %arg9, %arg3) <{indexing_maps = [#map7, #map7, #map8], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    %10 = "vector.outerproduct"(%arg9, %arg10) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
    %11 = "vector.outerproduct"(%arg9, %arg10, %arg4) <{kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %12 = "vector.outerproduct"(%arg9, %arg3) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
    %13 = "vector.mask"(%arg7) ({
      %20 = "vector.transfer_read"(%arg11, %arg2, %arg2, %arg3) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<?x?xf32>, index, index, f32) -> vector<4x8xf32>
      "vector.yield"(%20) : (vector<4x8xf32>) -> ()
    }) : (vector<4x8xi1>) -> vector<4x8xf32>
    "vector.mask"(%arg8) ({
      "vector.transfer_write"(%arg9, %arg0, %arg2, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map2}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> ()
    %14 = "vector.mask"(%arg8) ({
      %19 = "vector.reduction"(%arg9) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
      "vector.yield"(%19) : (f32) -> ()
    }) : (vector<4xi1>) -> f32
    %15 = "vector.mask"(%arg12) ({
      %18 = "vector.contract"(%arg4, %arg5, %arg6) <{indexing_maps = [#map4, #map5, #map6], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
      "vector.yield"(%18) : (vector<4x4xf32>) -> ()
    }) : (vector<4x4x8xi1>) -> vector<4x4xf32>
    %16 = "vector.multi_reduction"(%arg4, %arg9) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
    %17 = "vector.shuffle"(%arg9, %arg10) <{mask = array<i64: 0, 5, 3>}> : (vector<4xf32>, vector<8xf32>) -> vector<3xf32>
    "vector.print"(%arg9) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

