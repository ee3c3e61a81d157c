#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x3xf32>, vector<3x5xf32>, vector<4x5xf32>, vector<8xi8>, i32, vector<[4]x3xf32>, vector<[4]x5xf32>) -> (), sym_name = "contracted"}> ({
  ^bb0(%arg0: vector<4x3xf32>, %arg1: vector<3x5xf32>, %arg2: vector<4x5xf32>, %arg3: vector<8xi8>, %arg4: i32, %arg5: vector<[4]x3xf32>, %arg6: vector<[4]x5xf32>):
    %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x3xf32>, vector<3x5xf32>, vector<4x5xf32>) -> vector<4x5xf32>
    %1 = "vector.contract"(%arg3, %arg3, %arg4) <{indexing_maps = [#map3, #map3, #map4], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxsi>}> {note} : (vector<8xi8>, vector<8xi8>, i32) -> i32
    %2 = "vector.contract"(%arg5, %arg1, %arg6) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<[4]x3xf32>, vector<3x5xf32>, vector<[4]x5xf32>) -> vector<[4]x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, vector<2x3x4xi32>, vector<3xi32>, f32, i32, vector<f32>) -> (), sym_name = "reduced"}> ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<2x3x4xi32>, %arg2: vector<3xi32>, %arg3: f32, %arg4: i32, %arg5: vector<f32>):
    %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<16xf32>) -> f32
    %1 = "vector.reduction"(%arg0, %arg3) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<16xf32>, f32) -> f32
    %2 = "vector.reduction"(%arg0, %arg3) <{fastmath = #arith.fastmath<nnan,ninf>, kind = #vector.kind<maximumf>}> {note} : (vector<16xf32>, f32) -> f32
    %3 = "vector.reduction"(%arg5) <{fastmath = #arith.fastmath<fast>, kind = #vector.kind<minnumf>}> : (vector<f32>) -> f32
    %4 = "vector.multi_reduction"(%arg1, %arg2) <{kind = #vector.kind<xor>, reduction_dims = array<i64: 0, 2>}> : (vector<2x3x4xi32>, vector<3xi32>) -> vector<3xi32>
    %5 = "vector.multi_reduction"(%arg1, %arg4) <{kind = #vector.kind<maxui>, reduction_dims = array<i64: 0, 1, 2>}> {note} : (vector<2x3x4xi32>, i32) -> i32
    %6 = "vector.broadcast"(%arg4) : (i32) -> vector<3x4xi32>
    %7:2 = "vector.scan"(%arg1, %6) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x3x4xi32>, vector<3x4xi32>) -> (vector<2x3x4xi32>, vector<3x4xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<8xf32>, vector<4x8xf32>, f32, vector<[8]xf32>, vector<4xi32>) -> (), sym_name = "products"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<8xf32>, %arg2: vector<4x8xf32>, %arg3: f32, %arg4: vector<[8]xf32>, %arg5: vector<4xi32>):
    %0 = "vector.outerproduct"(%arg0, %arg1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
    %1 = "vector.outerproduct"(%arg0, %arg1, %arg2) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.outerproduct"(%arg0, %arg1, %arg2) <{kind = #vector.kind<maxnumf>}> {note} : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %3 = "vector.outerproduct"(%arg0, %arg3) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
    %4 = "vector.outerproduct"(%arg0, %arg4) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<[8]xf32>) -> vector<4x[8]xf32>
    %5 = "vector.fma"(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %6 = "vector.fma"(%arg2, %arg2, %arg2) {note} : (vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf32>, vector<1x3xi8>, vector<2x4xf32>, vector<f32>, vector<[4]xf32>) -> (), sym_name = "rearranged"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<1x3xi8>, %arg3: vector<2x4xf32>, %arg4: vector<f32>, %arg5: vector<[4]xf32>):
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<2x[4]xf32>
    %1 = "vector.broadcast"(%arg1) {note} : (vector<4xf32>) -> vector<3x4xf32>
    %2 = "vector.broadcast"(%arg2) : (vector<1x3xi8>) -> vector<5x2x3xi8>
    %3 = "vector.broadcast"(%arg4) : (vector<f32>) -> vector<4xf32>
    %4 = "vector.shuffle"(%arg1, %arg1) <{mask = array<i64: 0, 4, -1, 7>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "vector.shuffle"(%arg3, %arg3) <{mask = array<i64: 3, 1, 2>}> {note} : (vector<2x4xf32>, vector<2x4xf32>) -> vector<3x4xf32>
    %6 = "vector.shuffle"(%arg4, %arg4) <{mask = array<i64: 1, 0>}> : (vector<f32>, vector<f32>) -> vector<2xf32>
    %7 = "vector.transpose"(%arg3) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
    %8 = "vector.transpose"(%arg4) <{permutation = array<i64>}> {note} : (vector<f32>) -> vector<f32>
    %9 = "vector.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (vector<2x[4]xf32>) -> vector<[4]x2xf32>
    %10 = "vector.interleave"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %11 = "vector.interleave"(%arg4, %arg4) {note} : (vector<f32>, vector<f32>) -> vector<2xf32>
    %12 = "vector.interleave"(%arg5, %arg5) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[8]xf32>
    %13:2 = "vector.deinterleave"(%arg3) : (vector<2x4xf32>) -> (vector<2x2xf32>, vector<2x2xf32>)
    %14:2 = "vector.deinterleave"(%12) {note} : (vector<[8]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x4xf32>, vector<4xf32>, f32, index, vector<f32>, vector<2x4x8xi32>, vector<2x2xi32>, vector<[4]xf32>, vector<[16]xf32>) -> (), sym_name = "parts"}> ({
  ^bb0(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: index, %arg4: vector<f32>, %arg5: vector<2x4x8xi32>, %arg6: vector<2x2xi32>, %arg7: vector<[4]xf32>, %arg8: vector<[16]xf32>):
    %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
    %1 = "vector.extract"(%arg0) <{static_position = array<i64: 0, 3>}> : (vector<2x4xf32>) -> f32
    %2 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: -9223372036854775808, 2>}> {note} : (vector<2x4xf32>, index) -> f32
    %3 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: -1, -9223372036854775808>}> : (vector<2x4xf32>, index) -> f32
    %4 = "vector.extract"(%arg4) <{static_position = array<i64>}> : (vector<f32>) -> f32
    %5 = "vector.extract"(%arg0) <{static_position = array<i64>}> : (vector<2x4xf32>) -> vector<2x4xf32>
    %6 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 1>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %7 = "vector.insert"(%arg2, %arg0, %arg3, %arg3) <{static_position = array<i64: -9223372036854775808, -9223372036854775808>}> {note} : (f32, vector<2x4xf32>, index, index) -> vector<2x4xf32>
    %8 = "vector.insert"(%arg2, %arg4) <{static_position = array<i64>}> : (f32, vector<f32>) -> vector<f32>
    %9 = "vector.insert"(%arg2, %arg1) <{static_position = array<i64: -1>}> : (f32, vector<4xf32>) -> vector<4xf32>
    %10 = "vector.extract_strided_slice"(%arg5) <{offsets = [0, 2], sizes = [1, 2], strides = [1, 1]}> : (vector<2x4x8xi32>) -> vector<1x2x8xi32>
    %11 = "vector.insert_strided_slice"(%arg6, %arg5) <{offsets = [1, 2, 6], strides = [1, 1]}> {note} : (vector<2x2xi32>, vector<2x4x8xi32>) -> vector<2x4x8xi32>
    %12 = "vector.scalable.insert"(%arg1, %arg8) <{pos = 8 : i64}> : (vector<4xf32>, vector<[16]xf32>) -> vector<[16]xf32>
    %13 = "vector.scalable.insert"(%arg7, %arg8) <{pos = 4 : i64}> {note} : (vector<[4]xf32>, vector<[16]xf32>) -> vector<[16]xf32>
    %14 = "vector.scalable.extract"(%arg8) <{pos = 12 : i64}> : (vector<[16]xf32>) -> vector<4xf32>
    %15 = "vector.scalable.extract"(%arg8) <{pos = 0 : i64}> {note} : (vector<[16]xf32>) -> vector<[4]xf32>
    %16 = "vector.from_elements"(%arg2, %arg2, %arg2, %arg2) : (f32, f32, f32, f32) -> vector<2x2xf32>
    %17 = "vector.from_elements"(%arg2) {note} : (f32) -> vector<f32>
    %18:4 = "vector.to_elements"(%arg1) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %19 = "vector.to_elements"(%arg4) {note} : (vector<f32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, tensor<8x8xf32>, index, f32, vector<4xf32>, vector<4xi1>, vector<4x8xf32>, vector<8x4xi1>, memref<?xvector<4xf32>>, tensor<f32>, vector<f32>) -> (), sym_name = "transfers"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<8x8xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>, %arg6: vector<4x8xf32>, %arg7: vector<8x4xi1>, %arg8: memref<?xvector<4xf32>>, %arg9: tensor<f32>, %arg10: vector<f32>):
    %0 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %1 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3, %arg5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
    %2 = "vector.transfer_read"(%arg1, %arg2, %arg2, %arg3, %arg7) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map1}> : (tensor<8x8xf32>, index, index, f32, vector<8x4xi1>) -> vector<4x8xf32>
    %3 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map2}> {note} : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
    %4 = "vector.transfer_read"(%arg8, %arg2, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<?xvector<4xf32>>, index, vector<4xf32>) -> vector<1x4xf32>
    %5 = "vector.transfer_read"(%arg9, %arg3) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = #map4}> : (tensor<f32>, f32) -> vector<f32>
    %6 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map5}> : (memref<?x?xf32>, index, index, f32) -> vector<[4]x8xf32>
    "vector.transfer_write"(%arg4, %arg0, %arg2, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
    "vector.transfer_write"(%arg4, %arg0, %arg2, %arg2, %arg5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map}> {note} : (vector<4xf32>, memref<?x?xf32>, index, index, vector<4xi1>) -> ()
    %7 = "vector.transfer_write"(%arg6, %arg1, %arg2, %arg2, %arg7) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map1}> : (vector<4x8xf32>, tensor<8x8xf32>, index, index, vector<8x4xi1>) -> tensor<8x8xf32>
    %8 = "vector.transfer_write"(%arg10, %arg9) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = #map4}> : (vector<f32>, tensor<f32>) -> tensor<f32>
    "vector.transfer_write"(%4, %arg8, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (vector<1x4xf32>, memref<?xvector<4xf32>>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?xf32>, tensor<16x16xf32>, index, vector<8xi1>, vector<8xf32>, vector<8xindex>, vector<8xi32>, memref<4xvector<2xi8>>) -> (), sym_name = "memory"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: tensor<16x16xf32>, %arg3: index, %arg4: vector<8xi1>, %arg5: vector<8xf32>, %arg6: vector<8xindex>, %arg7: vector<8xi32>, %arg8: memref<4xvector<2xi8>>):
    %0 = "vector.load"(%arg0, %arg3, %arg3) : (memref<?x?xf32>, index, index) -> vector<8xf32>
    %1 = "vector.load"(%arg0, %arg3, %arg3) <{alignment = 16 : i64, nontemporal = true}> {note} : (memref<?x?xf32>, index, index) -> vector<2x[4]xf32>
    %2 = "vector.load"(%arg8, %arg3) : (memref<4xvector<2xi8>>, index) -> vector<2xi8>
    %3 = "vector.load"(%arg1, %arg3) : (memref<?xf32>, index) -> vector<f32>
    "vector.store"(%0, %arg0, %arg3, %arg3) : (vector<8xf32>, memref<?x?xf32>, index, index) -> ()
    "vector.store"(%1, %arg0, %arg3, %arg3) <{alignment = 8 : i64, nontemporal = true}> : (vector<2x[4]xf32>, memref<?x?xf32>, index, index) -> ()
    "vector.store"(%2, %arg8, %arg3) {note} : (vector<2xi8>, memref<4xvector<2xi8>>, index) -> ()
    %4 = "vector.maskedload"(%arg0, %arg3, %arg3, %arg4, %arg5) : (memref<?x?xf32>, index, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %5 = "vector.maskedload"(%arg1, %arg3, %arg4, %arg5) <{alignment = 4 : i64}> : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.maskedstore"(%arg1, %arg3, %arg4, %arg5) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "vector.maskedstore"(%arg0, %arg3, %arg3, %arg4, %arg5) <{alignment = 2 : i64}> {note} : (memref<?x?xf32>, index, index, vector<8xi1>, vector<8xf32>) -> ()
    %6 = "vector.expandload"(%arg1, %arg3, %arg4, %arg5) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %7 = "vector.expandload"(%arg1, %arg3, %arg4, %arg5) <{alignment = 8 : i64}> : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.compressstore"(%arg1, %arg3, %arg4, %arg5) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "vector.compressstore"(%arg1, %arg3, %arg4, %arg5) {note} : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    %8 = "vector.gather"(%arg1, %arg3, %arg6, %arg4, %arg5) : (memref<?xf32>, index, vector<8xindex>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %9 = "vector.gather"(%arg2, %arg3, %arg3, %arg7, %arg4, %arg5) <{alignment = 4 : i64}> : (tensor<16x16xf32>, index, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.scatter"(%arg1, %arg3, %arg6, %arg4, %arg5) : (memref<?xf32>, index, vector<8xindex>, vector<8xi1>, vector<8xf32>) -> ()
    %10 = "vector.scatter"(%arg2, %arg3, %arg3, %arg7, %arg4, %arg5) {note} : (tensor<16x16xf32>, index, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> tensor<16x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x4xi32>, vector<f32>, vector<[4]xi64>, memref<2x3xf32>, memref<4xvector<2xi8>, 3>) -> (), sym_name = "cast"}> ({
  ^bb0(%arg0: vector<2x4xi32>, %arg1: vector<f32>, %arg2: vector<[4]xi64>, %arg3: memref<2x3xf32>, %arg4: memref<4xvector<2xi8>, 3>):
    %0 = "vector.bitcast"(%arg0) : (vector<2x4xi32>) -> vector<2x8xi16>
    %1 = "vector.bitcast"(%arg1) {note} : (vector<f32>) -> vector<i32>
    %2 = "vector.bitcast"(%arg2) : (vector<[4]xi64>) -> vector<[8]xi32>
    %3 = "vector.shape_cast"(%arg0) : (vector<2x4xi32>) -> vector<8xi32>
    %4 = "vector.shape_cast"(%arg1) {note} : (vector<f32>) -> vector<1x1xf32>
    %5 = "vector.shape_cast"(%arg2) : (vector<[4]xi64>) -> vector<1x[4]xi64>
    %6 = "vector.type_cast"(%arg3) : (memref<2x3xf32>) -> memref<vector<2x3xf32>>
    %7 = "vector.type_cast"(%arg4) {note} : (memref<4xvector<2xi8>, 3>) -> memref<vector<4x2xi8>, 3>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?xf32>, tensor<?xf32>, vector<8xf32>, f32) -> (), sym_name = "masks"}> ({
  ^bb0(%arg0: index, %arg1: memref<?xf32>, %arg2: tensor<?xf32>, %arg3: vector<8xf32>, %arg4: f32):
    %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<8xi1>
    %1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0, 0>}> {note} : () -> vector<2x4xi1>
    %2 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4, 8>}> : () -> vector<[4]x8xi1>
    %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<i1>
    %4 = "vector.create_mask"(%arg0) : (index) -> vector<8xi1>
    %5 = "vector.create_mask"(%arg0, %arg0) {note} : (index, index) -> vector<4x[8]xi1>
    %6 = "vector.create_mask"(%arg0) : (index) -> vector<i1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi1>, memref<?xf32>, tensor<?xf32>, vector<8xf32>, f32, index, vector<8xindex>, vector<2x8xf32>, vector<2x8xi1>, vector<2xf32>) -> (), sym_name = "masked"}> ({
  ^bb0(%arg0: vector<8xi1>, %arg1: memref<?xf32>, %arg2: tensor<?xf32>, %arg3: vector<8xf32>, %arg4: f32, %arg5: index, %arg6: vector<8xindex>, %arg7: vector<2x8xf32>, %arg8: vector<2x8xi1>, %arg9: vector<2xf32>):
    %0 = "vector.mask"(%arg0) ({
      %14 = "vector.reduction"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>, f32) -> f32
      "vector.yield"(%14) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    %1 = "vector.mask"(%arg0, %arg3) ({
      %13 = "vector.transfer_read"(%arg1, %arg5, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<8xf32>
      "vector.yield"(%13) : (vector<8xf32>) -> ()
    }) : (vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.mask"(%arg0) ({
      "vector.transfer_write"(%arg3, %arg1, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) {note} : (vector<8xi1>) -> ()
    %2 = "vector.mask"(%arg0) ({
      %12 = "vector.transfer_write"(%arg3, %arg2, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<8xf32>, tensor<?xf32>, index) -> tensor<?xf32>
      "vector.yield"(%12) : (tensor<?xf32>) -> ()
    }) : (vector<8xi1>) -> tensor<?xf32>
    %3 = "vector.mask"(%arg0) ({
      %11 = "vector.gather"(%arg1, %arg5, %arg6, %arg0, %arg3) : (memref<?xf32>, index, vector<8xindex>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
      "vector.yield"(%11) : (vector<8xf32>) -> ()
    }) : (vector<8xi1>) -> vector<8xf32>
    %4 = "vector.mask"(%arg8) ({
      %10 = "vector.outerproduct"(%arg9, %arg3, %arg7) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<8xf32>, vector<2x8xf32>) -> vector<2x8xf32>
      "vector.yield"(%10) : (vector<2x8xf32>) -> ()
    }) : (vector<2x8xi1>) -> vector<2x8xf32>
    %5 = "vector.mask"(%arg8) ({
      %9 = "vector.multi_reduction"(%arg7, %arg9) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<2x8xf32>, vector<2xf32>) -> vector<2xf32>
      "vector.yield"(%9) : (vector<2xf32>) -> ()
    }) : (vector<2x8xi1>) -> vector<2xf32>
    %6 = "vector.mask"(%arg0) ({
      %8 = "vector.contract"(%arg3, %arg3, %arg4) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<8xf32>, vector<8xf32>, f32) -> f32
      "vector.yield"(%8) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%arg0) ({
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    %7 = "vector.mask"(%arg0) ({
      "vector.yield"(%arg3) : (vector<8xf32>) -> ()
    }) : (vector<8xi1>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, i32, index) -> (), sym_name = "others"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: i32, %arg2: index):
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "vector.print"(%arg1) <{punctuation = #vector.punctuation<comma>}> {note} : (i32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"(%arg2) <{punctuation = #vector.punctuation<no_punctuation>}> : (index) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "done\0A"}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<open>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> {note} : () -> ()
    %0 = "vector.step"() : () -> vector<4xindex>
    %1 = "vector.step"() {note} : () -> vector<[8]xindex>
    %2 = "vector.vscale"() : () -> index
    %3 = "vector.vscale"() {note} : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, memref<?xf32>, index, f32, vector<4xi1>) -> (), sym_name = "general"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xi1>):
    %0 = "vector.contract"(%arg0, %arg0, %arg3) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    %1 = "vector.transfer_read"(%arg1, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.transfer_write"(%1, %arg1, %arg2, %arg4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index, vector<4xi1>) -> ()
    %2 = "vector.mask"(%arg4) ({
      %4 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<4xf32>) -> f32
      "vector.yield"(%4) : (f32) -> ()
    }) : (vector<4xi1>) -> f32
    %3 = "vector.outerproduct"(%arg0, %arg0) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>
    "vector.print"(%arg3) <{punctuation = #vector.punctuation<close>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf16>, f32) -> (), sym_name = "contract_wider_sum"}> ({
  ^bb0(%arg0: vector<4xf16>, %arg1: f32):
    %0 = "vector.contract"(%arg0, %arg0, %arg1) <{indexing_maps = [#map, #map, #map1], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf16>, vector<4xf16>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]x3xf32>, vector<3x5xf32>, vector<5x[4]xf32>) -> (), sym_name = "contract_scalable"}> ({
  ^bb0(%arg0: vector<[4]x3xf32>, %arg1: vector<3x5xf32>, %arg2: vector<5x[4]xf32>):
    %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<[4]x3xf32>, vector<3x5xf32>, vector<5x[4]xf32>) -> vector<5x[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>, f32) -> (), sym_name = "reduce_all"}> ({
  ^bb0(%arg0: vector<4x8xf32>, %arg1: f32):
    %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 1>}> : (vector<4x8xf32>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x[8]xf32>, vector<4x[8]xf32>) -> (), sym_name = "reduce_none"}> ({
  ^bb0(%arg0: vector<4x[8]xf32>, %arg1: vector<4x[8]xf32>):
    %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<maximumf>, reduction_dims = array<i64>}> : (vector<4x[8]xf32>, vector<4x[8]xf32>) -> vector<4x[8]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>, vector<4xf32>) -> (), sym_name = "reduce_bits"}> ({
  ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<4xf32>):
    %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<xor>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>, vector<4x8xf32>) -> (), sym_name = "reduce_outside"}> ({
  ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<4x8xf32>):
    %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 5>}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4x4xf32>) -> (), sym_name = "outer_four"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4x4xf32>):
    %0 = "vector.outerproduct"(%arg0, %arg0, %arg1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, f32) -> (), sym_name = "outer_scaled"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: f32):
    %0 = "vector.outerproduct"(%arg0, %arg1, %arg0) <{kind = #vector.kind<mul>}> : (vector<4xf32>, f32, vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<4xvector<2xf32>>, vector<2xf32>) -> (), sym_name = "transfer_vectors"}> ({
  ^bb0(%arg0: index, %arg1: memref<4xvector<2xf32>>, %arg2: vector<2xf32>):
    %0 = "vector.transfer_read"(%arg1, %arg0, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<4xvector<2xf32>>, index, vector<2xf32>) -> vector<4x2xf32>
    %1 = "vector.transfer_read"(%arg1, %arg0, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<4xvector<2xf32>>, index, vector<2xf32>) -> vector<1x8xf16>
    "vector.transfer_write"(%0, %arg1, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4x2xf32>, memref<4xvector<2xf32>>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (0, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (f32, index, memref<8xf32>) -> (), sym_name = "read_broadcast"}> ({
  ^bb0(%arg0: f32, %arg1: index, %arg2: memref<8xf32>):
    %0 = "vector.transfer_read"(%arg2, %arg1, %arg0) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<8xf32>, index, f32) -> vector<3x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (0, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (f32, index, memref<8xf32>) -> (), sym_name = "read_broadcast_bounds"}> ({
  ^bb0(%arg0: f32, %arg1: index, %arg2: memref<8xf32>):
    %0 = "vector.transfer_read"(%arg2, %arg1, %arg0) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<8xf32>, index, f32) -> vector<3x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (0)>
"builtin.module"() ({
  "func.func"() <{function_type = (f32, index, memref<8x8xf32>, vector<1xi1>) -> (), sym_name = "read_mask_broadcast"}> ({
  ^bb0(%arg0: f32, %arg1: index, %arg2: memref<8x8xf32>, %arg3: vector<1xi1>):
    %0 = "vector.transfer_read"(%arg2, %arg1, %arg1, %arg0, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> : (memref<8x8xf32>, index, index, f32, vector<1xi1>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

