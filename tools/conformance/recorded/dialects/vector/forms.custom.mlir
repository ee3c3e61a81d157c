#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
module {
  func.func @contracted(%arg0: vector<4x3xf32>, %arg1: vector<3x5xf32>, %arg2: vector<4x5xf32>, %arg3: vector<8xi8>, %arg4: i32, %arg5: vector<[4]x3xf32>, %arg6: vector<[4]x5xf32>) {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x3xf32>, vector<3x5xf32> into vector<4x5xf32>
    %1 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<maxsi>} %arg3, %arg3, %arg4 {note} : vector<8xi8>, vector<8xi8> into i32
    %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg5, %arg1, %arg6 : vector<[4]x3xf32>, vector<3x5xf32> into vector<[4]x5xf32>
    return
  }
}

// -----
module {
  func.func @reduced(%arg0: vector<16xf32>, %arg1: vector<2x3x4xi32>, %arg2: vector<3xi32>, %arg3: f32, %arg4: i32, %arg5: vector<f32>) {
    %0 = vector.reduction <add>, %arg0 : vector<16xf32> into f32
    %1 = vector.reduction <mul>, %arg0, %arg3 : vector<16xf32> into f32
    %2 = vector.reduction <maximumf>, %arg0, %arg3 fastmath<nnan,ninf> {note} : vector<16xf32> into f32
    %3 = vector.reduction <minnumf>, %arg5 fastmath<fast> : vector<f32> into f32
    %4 = vector.multi_reduction <xor>, %arg1, %arg2 [0, 2] : vector<2x3x4xi32> to vector<3xi32>
    %5 = vector.multi_reduction <maxui>, %arg1, %arg4 {note} [0, 1, 2] : vector<2x3x4xi32> to i32
    %6 = vector.broadcast %arg4 : i32 to vector<3x4xi32>
    %dest, %accumulated_value = vector.scan <add>, %arg1, %6 {inclusive = true, reduction_dim = 0 : i64} : vector<2x3x4xi32>, vector<3x4xi32>
    return
  }
}

// -----
module {
  func.func @products(%arg0: vector<4xf32>, %arg1: vector<8xf32>, %arg2: vector<4x8xf32>, %arg3: f32, %arg4: vector<[8]xf32>, %arg5: vector<4xi32>) {
    %0 = vector.outerproduct %arg0, %arg1 : vector<4xf32>, vector<8xf32>
    %1 = vector.outerproduct %arg0, %arg1, %arg2 {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>
    %2 = vector.outerproduct %arg0, %arg1, %arg2 {kind = #vector.kind<maxnumf>, note} : vector<4xf32>, vector<8xf32>
    %3 = vector.outerproduct %arg0, %arg3 : vector<4xf32>, f32
    %4 = vector.outerproduct %arg0, %arg4 : vector<4xf32>, vector<[8]xf32>
    %5 = vector.fma %arg0, %arg0, %arg0 : vector<4xf32>
    %6 = vector.fma %arg2, %arg2, %arg2 {note} : vector<4x8xf32>
    return
  }
}

// -----
module {
  func.func @rearranged(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<1x3xi8>, %arg3: vector<2x4xf32>, %arg4: vector<f32>, %arg5: vector<[4]xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<2x[4]xf32>
    %1 = vector.broadcast %arg1 {note} : vector<4xf32> to vector<3x4xf32>
    %2 = vector.broadcast %arg2 : vector<1x3xi8> to vector<5x2x3xi8>
    %3 = vector.broadcast %arg4 : vector<f32> to vector<4xf32>
    %4 = vector.shuffle %arg1, %arg1 [0, 4, -1, 7] : vector<4xf32>, vector<4xf32>
    %5 = vector.shuffle %arg3, %arg3 [3, 1, 2] {note} : vector<2x4xf32>, vector<2x4xf32>
    %6 = vector.shuffle %arg4, %arg4 [1, 0] : vector<f32>, vector<f32>
    %7 = vector.transpose %arg3, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    %8 = vector.transpose %arg4, [] {note} : vector<f32> to vector<f32>
    %9 = vector.transpose %0, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
    %10 = vector.interleave %arg1, %arg1 : vector<4xf32> -> vector<8xf32>
    %11 = vector.interleave %arg4, %arg4 {note} : vector<f32> -> vector<2xf32>
    %12 = vector.interleave %arg5, %arg5 : vector<[4]xf32> -> vector<[8]xf32>
    %res1, %res2 = vector.deinterleave %arg3 : vector<2x4xf32> -> vector<2x2xf32>
    %res1_0, %res2_1 = vector.deinterleave %12 {note} : vector<[8]xf32> -> vector<[4]xf32>
    return
  }
}

// -----
module {
  func.func @parts(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: index, %arg4: vector<f32>, %arg5: vector<2x4x8xi32>, %arg6: vector<2x2xi32>, %arg7: vector<[4]xf32>, %arg8: vector<[16]xf32>) {
    %0 = vector.extract %arg0[1] : vector<4xf32> from vector<2x4xf32>
    %1 = vector.extract %arg0[0, 3] : f32 from vector<2x4xf32>
    %2 = vector.extract %arg0[%arg3, 2] {note} : f32 from vector<2x4xf32>
    %3 = vector.extract %arg0[-1, %arg3] : f32 from vector<2x4xf32>
    %4 = vector.extract %arg4[] : f32 from vector<f32>
    %5 = vector.extract %arg0[] : vector<2x4xf32> from vector<2x4xf32>
    %6 = vector.insert %arg1, %arg0 [1] : vector<4xf32> into vector<2x4xf32>
    %7 = vector.insert %arg2, %arg0 [%arg3, %arg3] {note} : f32 into vector<2x4xf32>
    %8 = vector.insert %arg2, %arg4 [] : f32 into vector<f32>
    %9 = vector.insert %arg2, %arg1 [-1] : f32 into vector<4xf32>
    %10 = vector.extract_strided_slice %arg5 {offsets = [0, 2], sizes = [1, 2], strides = [1, 1]} : vector<2x4x8xi32> to vector<1x2x8xi32>
    %11 = vector.insert_strided_slice %arg6, %arg5 {note, offsets = [1, 2, 6], strides = [1, 1]} : vector<2x2xi32> into vector<2x4x8xi32>
    %12 = vector.scalable.insert %arg1, %arg8[8] : vector<4xf32> into vector<[16]xf32>
    %13 = vector.scalable.insert %arg7, %arg8[4] {note} : vector<[4]xf32> into vector<[16]xf32>
    %14 = vector.scalable.extract %arg8[12] : vector<4xf32> from vector<[16]xf32>
    %15 = vector.scalable.extract %arg8[0] {note} : vector<[4]xf32> from vector<[16]xf32>
    %16 = vector.from_elements %arg2, %arg2, %arg2, %arg2 : vector<2x2xf32>
    %17 = vector.from_elements %arg2 {note} : vector<f32>
    %18:4 = vector.to_elements %arg1 : vector<4xf32>
    %19 = vector.to_elements %arg4 {note} : vector<f32>
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @transfers(%arg0: memref<?x?xf32>, %arg1: tensor<8x8xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xi1>, %arg6: vector<4x8xf32>, %arg7: vector<8x4xi1>, %arg8: memref<?xvector<4xf32>>, %arg9: tensor<f32>, %arg10: vector<f32>) {
    %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %arg0[%arg2, %arg2], %arg3, %arg5 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    %2 = vector.transfer_read %arg1[%arg2, %arg2], %arg3, %arg7 {in_bounds = [true, false], permutation_map = #map} : tensor<8x8xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 {note, permutation_map = #map1} : memref<?x?xf32>, vector<4x8xf32>
    %4 = vector.transfer_read %arg8[%arg2], %arg4 : memref<?xvector<4xf32>>, vector<1x4xf32>
    %5 = vector.transfer_read %arg9[], %arg3 : tensor<f32>, vector<f32>
    %6 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 : memref<?x?xf32>, vector<[4]x8xf32>
    vector.transfer_write %arg4, %arg0[%arg2, %arg2] : vector<4xf32>, memref<?x?xf32>
    vector.transfer_write %arg4, %arg0[%arg2, %arg2], %arg5 {in_bounds = [true], note} : vector<4xf32>, memref<?x?xf32>
    %7 = vector.transfer_write %arg6, %arg1[%arg2, %arg2], %arg7 {in_bounds = [true, true], permutation_map = #map} : vector<4x8xf32>, tensor<8x8xf32>
    %8 = vector.transfer_write %arg10, %arg9[] : vector<f32>, tensor<f32>
    vector.transfer_write %4, %arg8[%arg2] : vector<1x4xf32>, memref<?xvector<4xf32>>
    return
  }
}

// -----
module {
  func.func @memory(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: tensor<16x16xf32>, %arg3: index, %arg4: vector<8xi1>, %arg5: vector<8xf32>, %arg6: vector<8xindex>, %arg7: vector<8xi32>, %arg8: memref<4xvector<2xi8>>) {
    %0 = vector.load %arg0[%arg3, %arg3] : memref<?x?xf32>, vector<8xf32>
    %1 = vector.load %arg0[%arg3, %arg3] {alignment = 16 : i64, nontemporal = true, note} : memref<?x?xf32>, vector<2x[4]xf32>
    %2 = vector.load %arg8[%arg3] : memref<4xvector<2xi8>>, vector<2xi8>
    %3 = vector.load %arg1[%arg3] : memref<?xf32>, vector<f32>
    vector.store %0, %arg0[%arg3, %arg3] : memref<?x?xf32>, vector<8xf32>
    vector.store %1, %arg0[%arg3, %arg3] {alignment = 8 : i64, nontemporal = true} : memref<?x?xf32>, vector<2x[4]xf32>
    vector.store %2, %arg8[%arg3] {note} : memref<4xvector<2xi8>>, vector<2xi8>
    %4 = vector.maskedload %arg0[%arg3, %arg3], %arg4, %arg5 : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    %5 = vector.maskedload %arg1[%arg3], %arg4, %arg5 {alignment = 4 : i64} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    vector.maskedstore %arg1[%arg3], %arg4, %arg5 : memref<?xf32>, vector<8xi1>, vector<8xf32>
    vector.maskedstore %arg0[%arg3, %arg3], %arg4, %arg5 {alignment = 2 : i64, note} : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
    %6 = vector.expandload %arg1[%arg3], %arg4, %arg5 : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    %7 = vector.expandload %arg1[%arg3], %arg4, %arg5 {alignment = 8 : i64} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    vector.compressstore %arg1[%arg3], %arg4, %arg5 : memref<?xf32>, vector<8xi1>, vector<8xf32>
    vector.compressstore %arg1[%arg3], %arg4, %arg5 {note} : memref<?xf32>, vector<8xi1>, vector<8xf32>
    %8 = vector.gather %arg1[%arg3] [%arg6], %arg4, %arg5 : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    %9 = vector.gather %arg2[%arg3, %arg3] [%arg7], %arg4, %arg5 {alignment = 4 : i64} : tensor<16x16xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    vector.scatter %arg1[%arg3] [%arg6], %arg4, %arg5 : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
    %10 = vector.scatter %arg2[%arg3, %arg3] [%arg7], %arg4, %arg5 {note} : tensor<16x16xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> -> tensor<16x16xf32>
    return
  }
}

// -----
module {
  func.func @cast(%arg0: vector<2x4xi32>, %arg1: vector<f32>, %arg2: vector<[4]xi64>, %arg3: memref<2x3xf32>, %arg4: memref<4xvector<2xi8>, 3>) {
    %0 = vector.bitcast %arg0 : vector<2x4xi32> to vector<2x8xi16>
    %1 = vector.bitcast %arg1 {note} : vector<f32> to vector<i32>
    %2 = vector.bitcast %arg2 : vector<[4]xi64> to vector<[8]xi32>
    %3 = vector.shape_cast %arg0 : vector<2x4xi32> to vector<8xi32>
    %4 = vector.shape_cast %arg1 {note} : vector<f32> to vector<1x1xf32>
    %5 = vector.shape_cast %arg2 : vector<[4]xi64> to vector<1x[4]xi64>
    %6 = vector.type_cast %arg3 : memref<2x3xf32> to memref<vector<2x3xf32>>
    %7 = vector.type_cast %arg4 {note} : memref<4xvector<2xi8>, 3> to memref<vector<4x2xi8>, 3>
    return
  }
}

// -----
module {
  func.func @masks(%arg0: index, %arg1: memref<?xf32>, %arg2: tensor<?xf32>, %arg3: vector<8xf32>, %arg4: f32) {
    %0 = vector.constant_mask [3] : vector<8xi1>
    %1 = vector.constant_mask [0, 0] {note} : vector<2x4xi1>
    %2 = vector.constant_mask [4, 8] : vector<[4]x8xi1>
    %3 = vector.constant_mask [1] : vector<i1>
    %4 = vector.create_mask %arg0 : vector<8xi1>
    %5 = vector.create_mask %arg0, %arg0 {note} : vector<4x[8]xi1>
    %6 = vector.create_mask %arg0 : vector<i1>
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @masked(%arg0: vector<8xi1>, %arg1: memref<?xf32>, %arg2: tensor<?xf32>, %arg3: vector<8xf32>, %arg4: f32, %arg5: index, %arg6: vector<8xindex>, %arg7: vector<2x8xf32>, %arg8: vector<2x8xi1>, %arg9: vector<2xf32>) {
    %0 = vector.mask %arg0 { vector.reduction <add>, %arg3, %arg4 : vector<8xf32> into f32 } : vector<8xi1> -> f32
    %1 = vector.mask %arg0, %arg3 { vector.transfer_read %arg1[%arg5], %arg4 : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    vector.mask %arg0 { vector.transfer_write %arg3, %arg1[%arg5] : vector<8xf32>, memref<?xf32> } {note} : vector<8xi1>
    %2 = vector.mask %arg0 { vector.transfer_write %arg3, %arg2[%arg5] : vector<8xf32>, tensor<?xf32> } : vector<8xi1> -> tensor<?xf32>
    %3 = vector.mask %arg0 { vector.gather %arg1[%arg5] [%arg6], %arg0, %arg3 : memref<?xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    %4 = vector.mask %arg8 { vector.outerproduct %arg9, %arg3, %arg7 {kind = #vector.kind<add>} : vector<2xf32>, vector<8xf32> } : vector<2x8xi1> -> vector<2x8xf32>
    %5 = vector.mask %arg8 { vector.multi_reduction <add>, %arg7, %arg9 [1] : vector<2x8xf32> to vector<2xf32> } : vector<2x8xi1> -> vector<2xf32>
    %6 = vector.mask %arg0 { vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg3, %arg3, %arg4 : vector<8xf32>, vector<8xf32> into f32 } : vector<8xi1> -> f32
    vector.mask %arg0 { vector.yield } : vector<8xi1>
    %7 = vector.mask %arg0 { vector.yield %arg3 : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    return
  }
}

// -----
module {
  func.func @others(%arg0: vector<4xf32>, %arg1: i32, %arg2: index) {
    vector.print %arg0 : vector<4xf32>
    vector.print %arg1 : i32 punctuation <comma> {note}
    vector.print
    vector.print %arg2 : index punctuation <no_punctuation>
    vector.print str "done\0A"
    vector.print punctuation <open>
    vector.print {note}
    %0 = vector.step : vector<4xindex>
    %1 = vector.step {note} : vector<[8]xindex>
    %vscale = vector.vscale
    %vscale_0 = vector.vscale {note}
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @general(%arg0: vector<4xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xi1>) {
    %0 = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg0, %arg0, %arg3 : vector<4xf32>, vector<4xf32> into f32
    %1 = vector.transfer_read %arg1[%arg2], %arg3 : memref<?xf32>, vector<4xf32>
    vector.transfer_write %1, %arg1[%arg2], %arg4 {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
    %2 = vector.mask %arg4 { vector.reduction <mul>, %arg0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %3 = vector.outerproduct %arg0, %arg0 : vector<4xf32>, vector<4xf32>
    vector.print %arg3 : f32 punctuation <close>
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @contract_wider_sum(%arg0: vector<4xf16>, %arg1: f32) {
    %0 = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg0, %arg0, %arg1 : vector<4xf16>, vector<4xf16> into f32
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d0)>
module {
  func.func @contract_scalable(%arg0: vector<[4]x3xf32>, %arg1: vector<3x5xf32>, %arg2: vector<5x[4]xf32>) {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x3xf32>, vector<3x5xf32> into vector<5x[4]xf32>
    return
  }
}

// -----
module {
  func.func @reduce_all(%arg0: vector<4x8xf32>, %arg1: f32) {
    %0 = vector.multi_reduction <add>, %arg0, %arg1 [0, 1] : vector<4x8xf32> to f32
    return
  }
}

// -----
module {
  func.func @reduce_none(%arg0: vector<4x[8]xf32>, %arg1: vector<4x[8]xf32>) {
    %0 = vector.multi_reduction <maximumf>, %arg0, %arg1 [] : vector<4x[8]xf32> to vector<4x[8]xf32>
    return
  }
}

// -----
module {
  func.func @reduce_bits(%arg0: vector<4x8xf32>, %arg1: vector<4xf32>) {
    %0 = vector.multi_reduction <xor>, %arg0, %arg1 [1] : vector<4x8xf32> to vector<4xf32>
    return
  }
}

// -----
module {
  func.func @reduce_outside(%arg0: vector<4x8xf32>, %arg1: vector<4x8xf32>) {
    %0 = vector.multi_reduction <add>, %arg0, %arg1 [5] : vector<4x8xf32> to vector<4x8xf32>
    return
  }
}

// -----
module {
  func.func @outer_four(%arg0: vector<4xf32>, %arg1: vector<4x4xf32>) {
    %0 = vector.outerproduct %arg0, %arg0, %arg1 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
    return
  }
}

// -----
module {
  func.func @outer_scaled(%arg0: vector<4xf32>, %arg1: f32) {
    %0 = vector.outerproduct %arg0, %arg1, %arg0 {kind = #vector.kind<mul>} : vector<4xf32>, f32
    return
  }
}

// -----
module {
  func.func @transfer_vectors(%arg0: index, %arg1: memref<4xvector<2xf32>>, %arg2: vector<2xf32>) {
    %0 = vector.transfer_read %arg1[%arg0], %arg2 : memref<4xvector<2xf32>>, vector<4x2xf32>
    %1 = vector.transfer_read %arg1[%arg0], %arg2 : memref<4xvector<2xf32>>, vector<1x8xf16>
    vector.transfer_write %0, %arg1[%arg0] : vector<4x2xf32>, memref<4xvector<2xf32>>
    return
  }
}

// -----
#map = affine_map<(d0) -> (0, d0)>
module {
  func.func @read_broadcast(%arg0: f32, %arg1: index, %arg2: memref<8xf32>) {
    %0 = vector.transfer_read %arg2[%arg1], %arg0 {in_bounds = [true, false], permutation_map = #map} : memref<8xf32>, vector<3x4xf32>
    return
  }
}

// -----
#map = affine_map<(d0) -> (0, d0)>
module {
  func.func @read_broadcast_bounds(%arg0: f32, %arg1: index, %arg2: memref<8xf32>) {
    %0 = vector.transfer_read %arg2[%arg1], %arg0 {permutation_map = #map} : memref<8xf32>, vector<3x4xf32>
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (0)>
module {
  func.func @read_mask_broadcast(%arg0: f32, %arg1: index, %arg2: memref<8x8xf32>, %arg3: vector<1xi1>) {
    %0 = vector.transfer_read %arg2[%arg1, %arg1], %arg0, %arg3 {permutation_map = #map} : memref<8x8xf32>, vector<4xf32>
    return
  }
}

