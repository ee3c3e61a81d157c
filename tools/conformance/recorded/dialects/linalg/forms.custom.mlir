#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @generic(%arg0: tensor<4x?xf32>, %arg1: tensor<4xf32>, %arg2: f32, %arg3: memref<4x8xf32>) -> tensor<4xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg2 : tensor<4x?xf32>, f32) outs(%arg1 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.mulf %in, %in_0 : f32
      %3 = arith.addf %2, %out : f32
      linalg.yield %3 : f32
    } -> tensor<4xf32>
    linalg.generic {doc = "numbers", indexing_maps = [#map], iterator_types = ["parallel", "parallel"], library_call = "count"} outs(%arg3 : memref<4x8xf32>) attrs =  {note} {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = linalg.index 1 {last} : index
      %4 = arith.addi %2, %3 : index
      %5 = arith.index_cast %4 : index to i32
      %6 = arith.sitofp %5 : i32 to f32
      linalg.yield %6 : f32
    }
    %1:2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%arg1, %arg1 : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32, %out_0: f32):
      linalg.yield %out_0, %out {note} : f32, f32
    } -> (tensor<4xf32>, tensor<4xf32>)
    return %1#1 : tensor<4xf32>
  }
}

// -----
module {
  func.func @mapped(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: memref<8xf32>, %arg4: memref<8xf32>) {
    %mapped = linalg.map ins(%arg0, %arg1 : tensor<8xf32>, tensor<8xf32>) outs(%arg2 : tensor<8xf32>)
      (%in: f32, %in_3: f32, %init: f32) {
        %0 = arith.mulf %in, %in_3 : f32
        %1 = arith.addf %0, %in_3 : f32
        linalg.yield %1 : f32
      }
    %mapped_0 = linalg.map { arith.addf } ins(%arg0, %arg1 : tensor<8xf32>, tensor<8xf32>) outs(%arg2 : tensor<8xf32>)
    %mapped_1 = linalg.map { arith.mulf {fastmath = #arith.fastmath<fast>} } ins(%arg0, %arg1 : tensor<8xf32>, tensor<8xf32>) outs(%arg2 : tensor<8xf32>) {note}
    linalg.map { math.absf } ins(%arg3 : memref<8xf32>) outs(%arg4 : memref<8xf32>)
    %mapped_2 = linalg.map outs(%arg2 : tensor<8xf32>)
      (%init: f32) {
        linalg.yield %init : f32
      }
    return
  }
}

// -----
module {
  func.func @reduced(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xi32>, %arg2: tensor<8xf32>, %arg3: tensor<8xi32>, %arg4: tensor<f32>, %arg5: memref<8x4xf32>, %arg6: memref<4xf32>) {
    %reduced = linalg.reduce { arith.addf } ins(%arg0 : tensor<8x4xf32>) outs(%arg2 : tensor<8xf32>) dimensions = [1] 
    %reduced_0:2 = linalg.reduce ins(%arg0, %arg1 : tensor<8x4xf32>, tensor<8x4xi32>) outs(%arg2, %arg3 : tensor<8xf32>, tensor<8xi32>) dimensions = [1]  {note}
      (%in: f32, %in_2: i32, %init: f32, %init_3: i32) {
        %0 = arith.addf %in, %init : f32
        %1 = arith.maxsi %in_2, %init_3 : i32
        linalg.yield %0, %1 : f32, i32
      }
    %reduced_1 = linalg.reduce ins(%arg0 : tensor<8x4xf32>) outs(%arg4 : tensor<f32>) dimensions = [0, 1] 
      (%in: f32, %init: f32) {
        %0 = arith.subf %in, %init : f32
        linalg.yield %0 : f32
      }
    linalg.reduce { arith.maximumf {fastmath = #arith.fastmath<nnan>} } ins(%arg5 : memref<8x4xf32>) outs(%arg6 : memref<4xf32>) dimensions = [0] 
    return
  }
}

// -----
module {
  func.func @moved(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<2x5x3xf32>, %arg3: memref<4xi8>, %arg4: memref<4x9xi8>) {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x3xf32>) outs(%arg1 : tensor<3x2xf32>) permutation = [1, 0] 
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<2x3xf32>) outs(%arg2 : tensor<2x5x3xf32>) dimensions = [1]  {note}
    linalg.broadcast ins(%arg3 : memref<4xi8>) outs(%arg4 : memref<4x9xi8>) dimensions = [1] 
    linalg.transpose ins(%arg3 : memref<4xi8>) outs(%arg3 : memref<4xi8>) permutation = [0]  {note}
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @elementwise(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<4x8xi1>, %arg4: tensor<4x8xi32>, %arg5: tensor<4x8xf32>, %arg6: memref<4x8xf32>) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : tensor<4x8xf32>) outs(%arg5 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%arg5 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map2, #map, #map] {note} ins(%arg2, %arg0 : tensor<8xf32>, tensor<4x8xf32>) outs(%arg5 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg3, %arg0, %1 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg5 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%arg4, %arg4 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%arg4 : tensor<4x8xi32>) -> tensor<4x8xi32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg4, %arg4 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%arg4 : tensor<4x8xi32>) -> tensor<4x8xi32>
    linalg.elementwise kind=#linalg.elementwise_kind<sqrt> ins(%arg6 : memref<4x8xf32>) outs(%arg6 : memref<4x8xf32>)
    return
  }
}

// -----
module {
  func.func @one_input(%arg0: tensor<8xf32>, %arg1: tensor<8xf16>, %arg2: tensor<8xf32>, %arg3: tensor<8xf16>, %arg4: memref<8xf64>) {
    %0 = linalg.abs ins(%arg0 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %1 = linalg.ceil ins(%0 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %2 = linalg.erf {note} ins(%1 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %3 = linalg.exp ins(%2 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %4 = linalg.floor ins(%3 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.log ins(%4 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %6 = linalg.negf ins(%5 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %7 = linalg.reciprocal ins(%6 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %8 = linalg.round ins(%7 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %9 = linalg.rsqrt ins(%8 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %10 = linalg.sqrt ins(%9 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %11 = linalg.square ins(%10 : tensor<8xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
    %12 = linalg.tanh ins(%arg1 : tensor<8xf16>) outs(%arg3 : tensor<8xf16>) -> tensor<8xf16>
    linalg.reciprocal ins(%arg4 : memref<8xf64>) outs(%arg4 : memref<8xf64>)
    %13 = linalg.copy ins(%arg0 : tensor<8xf32>) outs(%arg3 : tensor<8xf16>) -> tensor<8xf16>
    linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg4 : memref<8xf64>) outs(%arg4 : memref<8xf64>)
    return
  }
}

// -----
module {
  func.func @several_inputs(%arg0: tensor<8xf32>, %arg1: tensor<8xi32>, %arg2: tensor<8xi1>, %arg3: tensor<8xcomplex<f32>>, %arg4: memref<8xi16>) {
    %0 = linalg.add ins(%arg0, %arg0 : tensor<8xf32>, tensor<8xf32>) outs(%arg0 : tensor<8xf32>) -> tensor<8xf32>
    %1 = linalg.add ins(%arg1, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%arg1 : tensor<8xi32>) -> tensor<8xi32>
    %2 = linalg.add ins(%arg2, %arg2 : tensor<8xi1>, tensor<8xi1>) outs(%arg2 : tensor<8xi1>) -> tensor<8xi1>
    %3 = linalg.add ins(%arg3, %arg3 : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) outs(%arg3 : tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %4 = linalg.sub ins(%arg3, %arg3 : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) outs(%arg3 : tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %5 = linalg.mul ins(%arg3, %arg3 : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) outs(%arg3 : tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %6 = linalg.div ins(%arg3, %arg3 : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) outs(%arg3 : tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %7 = linalg.mul ins(%arg2, %arg2 : tensor<8xi1>, tensor<8xi1>) outs(%arg2 : tensor<8xi1>) -> tensor<8xi1>
    %8 = linalg.sub ins(%arg1, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%arg1 : tensor<8xi32>) -> tensor<8xi32>
    %9 = linalg.div ins(%arg1, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%arg1 : tensor<8xi32>) -> tensor<8xi32>
    %10 = linalg.div_unsigned ins(%arg1, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%arg1 : tensor<8xi32>) -> tensor<8xi32>
    %11 = linalg.max ins(%arg0, %arg0 : tensor<8xf32>, tensor<8xf32>) outs(%arg0 : tensor<8xf32>) -> tensor<8xf32>
    %12 = linalg.min {note} ins(%arg1, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%arg1 : tensor<8xi32>) -> tensor<8xi32>
    %13 = linalg.powf ins(%arg0, %arg0 : tensor<8xf32>, tensor<8xf32>) outs(%arg0 : tensor<8xf32>) -> tensor<8xf32>
    %14 = linalg.select ins(%arg2, %arg0, %arg0 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%arg0 : tensor<8xf32>) -> tensor<8xf32>
    linalg.max ins(%arg4, %arg4 : memref<8xi16>, memref<8xi16>) outs(%arg4 : memref<8xi16>)
    return
  }
}

// -----
module {
  func.func @filled(%arg0: f32, %arg1: i32, %arg2: f64, %arg3: tensor<4x8xf32>, %arg4: tensor<4x8xi32>, %arg5: memref<?xi32>) {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg3 : tensor<4x8xf32>) -> tensor<4x8xf32>
    linalg.fill {note} ins(%arg1 : i32) outs(%arg5 : memref<?xi32>)
    %1 = linalg.fill_rng_2d ins(%arg2, %arg2, %arg1 : f64, f64, i32) outs(%arg3 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @matrices(%arg0: tensor<3x4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x5xf32>, %arg3: tensor<4xf32>, %arg4: tensor<3x5xf32>, %arg5: tensor<3x4xi8>, %arg6: tensor<4x5xi8>, %arg7: tensor<3x5xi32>, %arg8: memref<3x4xf16>, %arg9: memref<4x5xf16>, %arg10: memref<3x5xf32>) {
    %0 = linalg.matmul ins(%arg0, %arg2 : tensor<3x4xf32>, tensor<4x5xf32>) outs(%arg4 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg1, %arg2 : tensor<4x3xf32>, tensor<4x5xf32>) outs(%arg4 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %2 = linalg.matmul indexing_maps = [#map3, #map1, #map2] {note} ins(%arg3, %arg2 : tensor<4xf32>, tensor<4x5xf32>) outs(%arg4 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %3 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg5, %arg6 : tensor<3x4xi8>, tensor<4x5xi8>) outs(%arg7 : tensor<3x5xi32>) -> tensor<3x5xi32>
    linalg.matmul ins(%arg8, %arg9 : memref<3x4xf16>, memref<4x5xf16>) outs(%arg10 : memref<3x5xf32>)
    %4 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg1, %arg2 : tensor<4x3xf32>, tensor<4x5xf32>) outs(%arg4 : tensor<3x5xf32>) -> tensor<3x5xf32>
    linalg.contract indexing_maps = [#map4, #map1, #map2] {note} ins(%arg8, %arg9 : memref<3x4xf16>, memref<4x5xf16>) outs(%arg10 : memref<3x5xf32>)
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @batches(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<2x5x4xf32>, %arg3: tensor<2x3x5xf32>, %arg4: tensor<3x5xf32>, %arg5: tensor<2x3x4xi8>, %arg6: tensor<2x4x5xi8>, %arg7: i32, %arg8: tensor<2x3x5xi32>) {
    %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%arg3 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %1 = linalg.batch_matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg2 : tensor<2x3x4xf32>, tensor<2x5x4xf32>) outs(%arg3 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %2 = linalg.batch_reduce_matmul {note} ins(%arg0, %arg1 : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%arg4 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %3 = linalg.quantized_batch_matmul ins(%arg5, %arg6, %arg7, %arg7 : tensor<2x3x4xi8>, tensor<2x4x5xi8>, i32, i32) outs(%arg8 : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    return
  }
}

// -----
module {
  func.func @vectors(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<3x4xf32>, %arg3: tensor<3xf32>, %arg4: tensor<2x3x4xf32>, %arg5: tensor<2x4xf32>, %arg6: tensor<2x3xf32>, %arg7: tensor<3x4xi8>, %arg8: tensor<4x5xi8>, %arg9: i32, %arg10: tensor<3x5xi32>) {
    %0 = linalg.dot ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = linalg.matvec ins(%arg2, %arg0 : tensor<3x4xf32>, tensor<4xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.vecmat ins(%arg3, %arg2 : tensor<3xf32>, tensor<3x4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %3 = linalg.batch_matvec ins(%arg4, %arg5 : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%arg6 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = linalg.batch_vecmat ins(%arg6, %arg4 : tensor<2x3xf32>, tensor<2x3x4xf32>) outs(%arg5 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %5 = linalg.quantized_matmul {note} ins(%arg7, %arg8, %arg9, %arg9 : tensor<3x4xi8>, tensor<4x5xi8>, i32, i32) outs(%arg10 : tensor<3x5xi32>) -> tensor<3x5xi32>
    return
  }
}

// -----
module {
  func.func @tiles(%arg0: tensor<2x3x8x1xf32>, %arg1: tensor<4x3x16x1xf32>, %arg2: tensor<2x4x8x16xf32>, %arg3: tensor<5x2x3x8x1xf32>, %arg4: tensor<5x4x3x16x1xf32>, %arg5: tensor<5x2x4x8x16xf32>) {
    %0 = linalg.mmt4d ins(%arg0, %arg1 : tensor<2x3x8x1xf32>, tensor<4x3x16x1xf32>) outs(%arg2 : tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
    %1 = linalg.batch_mmt4d ins(%arg3, %arg4 : tensor<5x2x3x8x1xf32>, tensor<5x4x3x16x1xf32>) outs(%arg5 : tensor<5x2x4x8x16xf32>) -> tensor<5x2x4x8x16xf32>
    return
  }
}

// -----
module {
  func.func @convolutions(%arg0: tensor<9xf32>, %arg1: tensor<3xf32>, %arg2: tensor<7xf32>, %arg3: tensor<2x3x9xf32>, %arg4: tensor<4x3x3xf32>, %arg5: tensor<2x4x4xf32>, %arg6: tensor<2x9x3xf32>, %arg7: tensor<3x3x4xf32>, %arg8: tensor<2x7x4xf32>, %arg9: tensor<9x9xf32>, %arg10: tensor<3x3xf32>, %arg11: tensor<7x7xf32>, %arg12: tensor<2x3x9x9xf32>, %arg13: tensor<4x3x3x3xf32>, %arg14: tensor<2x4x4x4xf32>, %arg15: tensor<2x3x9x9xi8>, %arg16: tensor<4x3x3x3xi8>, %arg17: i32, %arg18: tensor<2x4x7x7xi32>, %arg19: tensor<2x2x3x9x9xf32>, %arg20: tensor<4x2x3x3x3xf32>, %arg21: tensor<2x2x4x7x7xf32>, %arg22: tensor<2x4x3x3x3xf32>, %arg23: tensor<2x2x4x4x4xf32>, %arg24: tensor<2x2x3x9x9xi8>, %arg25: tensor<2x4x3x3x3xi8>, %arg26: tensor<2x2x4x7x7xi32>, %arg27: tensor<2x9x9x3xf32>, %arg28: tensor<2x7x7x4xf32>, %arg29: tensor<2x9x9x3xi8>, %arg30: tensor<2x4x4x4xi32>, %arg31: tensor<3x3x3x4xf32>, %arg32: tensor<3x3x3x4xi8>, %arg33: tensor<2x7x7x4xi32>, %arg34: tensor<2x9x9x2x3xf32>, %arg35: tensor<2x4x4x2x4xf32>, %arg36: tensor<2x9x9x2x3xi8>, %arg37: tensor<2x7x7x2x4xi32>, %arg38: tensor<9x9x9xf32>, %arg39: tensor<3x3x3xf32>, %arg40: tensor<7x7x7xf32>, %arg41: tensor<2x3x9x9x9xf32>, %arg42: tensor<4x3x3x3x3xf32>, %arg43: tensor<2x4x4x4x4xf32>, %arg44: tensor<2x9x9x9x3xf32>, %arg45: tensor<3x3x3x3x4xf32>, %arg46: tensor<2x7x7x7x4xf32>, %arg47: tensor<2x9x9x9x3xi8>, %arg48: tensor<3x3x3x3x4xi8>, %arg49: tensor<2x7x7x7x4xi32>) {
    %0 = linalg.conv_1d ins(%arg0, %arg1 : tensor<9xf32>, tensor<3xf32>) outs(%arg2 : tensor<7xf32>) -> tensor<7xf32>
    %1 = linalg.conv_1d_ncw_fcw {strides = dense<2> : tensor<1xi64>} ins(%arg3, %arg4 : tensor<2x3x9xf32>, tensor<4x3x3xf32>) outs(%arg5 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %2 = linalg.conv_1d_nwc_wcf ins(%arg6, %arg7 : tensor<2x9x3xf32>, tensor<3x3x4xf32>) outs(%arg8 : tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    %3 = linalg.conv_2d ins(%arg9, %arg10 : tensor<9x9xf32>, tensor<3x3xf32>) outs(%arg11 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %4 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%arg12, %arg13 : tensor<2x3x9x9xf32>, tensor<4x3x3x3xf32>) outs(%arg14 : tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
    %5 = linalg.conv_2d_nchw_fchw_q ins(%arg15, %arg16, %arg17, %arg17 : tensor<2x3x9x9xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%arg18 : tensor<2x4x7x7xi32>) -> tensor<2x4x7x7xi32>
    %6 = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg19, %arg20 : tensor<2x2x3x9x9xf32>, tensor<4x2x3x3x3xf32>) outs(%arg21 : tensor<2x2x4x7x7xf32>) -> tensor<2x2x4x7x7xf32>
    %7 = linalg.conv_2d_ngchw_gfchw {strides = dense<2> : tensor<2xi64>} ins(%arg19, %arg22 : tensor<2x2x3x9x9xf32>, tensor<2x4x3x3x3xf32>) outs(%arg23 : tensor<2x2x4x4x4xf32>) -> tensor<2x2x4x4x4xf32>
    %8 = linalg.conv_2d_ngchw_gfchw_q ins(%arg24, %arg25, %arg17, %arg17 : tensor<2x2x3x9x9xi8>, tensor<2x4x3x3x3xi8>, i32, i32) outs(%arg26 : tensor<2x2x4x7x7xi32>) -> tensor<2x2x4x7x7xi32>
    %9 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg27, %arg13 : tensor<2x9x9x3xf32>, tensor<4x3x3x3xf32>) outs(%arg28 : tensor<2x7x7x4xf32>) -> tensor<2x7x7x4xf32>
    %10 = linalg.conv_2d_nhwc_fhwc_q {strides = dense<2> : tensor<2xi64>} ins(%arg29, %arg16, %arg17, %arg17 : tensor<2x9x9x3xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%arg30 : tensor<2x4x4x4xi32>) -> tensor<2x4x4x4xi32>
    %11 = linalg.conv_2d_nhwc_hwcf ins(%arg27, %arg31 : tensor<2x9x9x3xf32>, tensor<3x3x3x4xf32>) outs(%arg28 : tensor<2x7x7x4xf32>) -> tensor<2x7x7x4xf32>
    %12 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg29, %arg32, %arg17, %arg17 : tensor<2x9x9x3xi8>, tensor<3x3x3x4xi8>, i32, i32) outs(%arg33 : tensor<2x7x7x4xi32>) -> tensor<2x7x7x4xi32>
    %13 = linalg.conv_2d_nhwgc_gfhwc {strides = dense<2> : tensor<2xi64>} ins(%arg34, %arg22 : tensor<2x9x9x2x3xf32>, tensor<2x4x3x3x3xf32>) outs(%arg35 : tensor<2x4x4x2x4xf32>) -> tensor<2x4x4x2x4xf32>
    %14 = linalg.conv_2d_nhwgc_gfhwc_q ins(%arg36, %arg25, %arg17, %arg17 : tensor<2x9x9x2x3xi8>, tensor<2x4x3x3x3xi8>, i32, i32) outs(%arg37 : tensor<2x7x7x2x4xi32>) -> tensor<2x7x7x2x4xi32>
    %15 = linalg.conv_3d ins(%arg38, %arg39 : tensor<9x9x9xf32>, tensor<3x3x3xf32>) outs(%arg40 : tensor<7x7x7xf32>) -> tensor<7x7x7xf32>
    %16 = linalg.conv_3d_ncdhw_fcdhw {strides = dense<2> : tensor<3xi64>} ins(%arg41, %arg42 : tensor<2x3x9x9x9xf32>, tensor<4x3x3x3x3xf32>) outs(%arg43 : tensor<2x4x4x4x4xf32>) -> tensor<2x4x4x4x4xf32>
    %17 = linalg.conv_3d_ndhwc_dhwcf ins(%arg44, %arg45 : tensor<2x9x9x9x3xf32>, tensor<3x3x3x3x4xf32>) outs(%arg46 : tensor<2x7x7x7x4xf32>) -> tensor<2x7x7x7x4xf32>
    %18 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg47, %arg48, %arg17, %arg17 : tensor<2x9x9x9x3xi8>, tensor<3x3x3x3x4xi8>, i32, i32) outs(%arg49 : tensor<2x7x7x7x4xi32>) -> tensor<2x7x7x7x4xi32>
    return
  }
}

// -----
module {
  func.func @depthwise(%arg0: tensor<2x3x9xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<2x3x7xf32>, %arg3: tensor<2x9x3xf32>, %arg4: tensor<2x4x3xf32>, %arg5: tensor<3x3x2xf32>, %arg6: tensor<2x7x3x2xf32>, %arg7: tensor<2x3x9x9xf32>, %arg8: tensor<3x3x3xf32>, %arg9: tensor<2x3x7x7xf32>, %arg10: tensor<2x9x9x3xf32>, %arg11: tensor<2x4x4x3xf32>, %arg12: tensor<2x9x9x3xi8>, %arg13: tensor<3x3x3xi8>, %arg14: i32, %arg15: tensor<2x7x7x3xi32>, %arg16: tensor<3x3x3x2xf32>, %arg17: tensor<2x7x7x3x2xf32>, %arg18: tensor<3x3x3x2xi8>, %arg19: tensor<2x4x4x3x2xi32>, %arg20: tensor<2x3x9x9x9xf32>, %arg21: tensor<3x3x3x3xf32>, %arg22: tensor<2x3x7x7x7xf32>, %arg23: tensor<2x9x9x9x3xf32>, %arg24: tensor<2x7x7x7x3xf32>, %arg25: tensor<3x3x3x3x2xf32>, %arg26: tensor<2x4x4x4x3x2xf32>) {
    %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x3x9xf32>, tensor<3x3xf32>) outs(%arg2 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %1 = linalg.depthwise_conv_1d_nwc_wc {strides = dense<2> : tensor<1xi64>} ins(%arg3, %arg1 : tensor<2x9x3xf32>, tensor<3x3xf32>) outs(%arg4 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %2 = linalg.depthwise_conv_1d_nwc_wcm ins(%arg3, %arg5 : tensor<2x9x3xf32>, tensor<3x3x2xf32>) outs(%arg6 : tensor<2x7x3x2xf32>) -> tensor<2x7x3x2xf32>
    %3 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg7, %arg8 : tensor<2x3x9x9xf32>, tensor<3x3x3xf32>) outs(%arg9 : tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
    %4 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<2xi64>} ins(%arg10, %arg8 : tensor<2x9x9x3xf32>, tensor<3x3x3xf32>) outs(%arg11 : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
    %5 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg12, %arg13, %arg14, %arg14 : tensor<2x9x9x3xi8>, tensor<3x3x3xi8>, i32, i32) outs(%arg15 : tensor<2x7x7x3xi32>) -> tensor<2x7x7x3xi32>
    %6 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg10, %arg16 : tensor<2x9x9x3xf32>, tensor<3x3x3x2xf32>) outs(%arg17 : tensor<2x7x7x3x2xf32>) -> tensor<2x7x7x3x2xf32>
    %7 = linalg.depthwise_conv_2d_nhwc_hwcm_q {strides = dense<2> : tensor<2xi64>} ins(%arg12, %arg18, %arg14, %arg14 : tensor<2x9x9x3xi8>, tensor<3x3x3x2xi8>, i32, i32) outs(%arg19 : tensor<2x4x4x3x2xi32>) -> tensor<2x4x4x3x2xi32>
    %8 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg20, %arg21 : tensor<2x3x9x9x9xf32>, tensor<3x3x3x3xf32>) outs(%arg22 : tensor<2x3x7x7x7xf32>) -> tensor<2x3x7x7x7xf32>
    %9 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg23, %arg21 : tensor<2x9x9x9x3xf32>, tensor<3x3x3x3xf32>) outs(%arg24 : tensor<2x7x7x7x3xf32>) -> tensor<2x7x7x7x3xf32>
    %10 = linalg.depthwise_conv_3d_ndhwc_dhwcm {strides = dense<2> : tensor<3xi64>} ins(%arg23, %arg25 : tensor<2x9x9x9x3xf32>, tensor<3x3x3x3x2xf32>) outs(%arg26 : tensor<2x4x4x4x3x2xf32>) -> tensor<2x4x4x4x3x2xf32>
    return
  }
}

// -----
module {
  func.func @pools(%arg0: tensor<2x3x9x9xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<2x3x7x7xf32>, %arg3: tensor<2x3x4x4xf32>, %arg4: tensor<2x3x9xf32>, %arg5: tensor<3xf32>, %arg6: tensor<2x3x7xf32>, %arg7: tensor<2x9x9x9x3xf32>, %arg8: tensor<3x3x3xf32>, %arg9: tensor<2x4x4x4x3xf32>, %arg10: tensor<2x7x7x7x3xf32>, %arg11: tensor<2x9x9x3xf32>, %arg12: tensor<2x4x4x3xf32>, %arg13: tensor<2x9x9x3xi16>, %arg14: tensor<3x3xi32>, %arg15: tensor<2x7x7x3xi32>, %arg16: tensor<2x7x7x3xf32>, %arg17: tensor<2x4x4x3xi32>, %arg18: tensor<2x9x3xf32>, %arg19: tensor<2x7x3xf32>, %arg20: tensor<2x9x3xi16>, %arg21: tensor<3xi32>, %arg22: tensor<2x4x3xi32>, %arg23: tensor<2x7x3xi32>, %arg24: tensor<2x4x3xf32>) {
    %0 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x3x9x9xf32>, tensor<3x3xf32>) outs(%arg2 : tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
    %1 = linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x3x9x9xf32>, tensor<3x3xf32>) outs(%arg3 : tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %2 = linalg.pooling_ncw_max ins(%arg4, %arg5 : tensor<2x3x9xf32>, tensor<3xf32>) outs(%arg6 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %3 = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg4, %arg5 : tensor<2x3x9xf32>, tensor<3xf32>) outs(%arg6 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %4 = linalg.pooling_ndhwc_max {strides = dense<2> : tensor<3xi64>} ins(%arg7, %arg8 : tensor<2x9x9x9x3xf32>, tensor<3x3x3xf32>) outs(%arg9 : tensor<2x4x4x4x3xf32>) -> tensor<2x4x4x4x3xf32>
    %5 = linalg.pooling_ndhwc_min ins(%arg7, %arg8 : tensor<2x9x9x9x3xf32>, tensor<3x3x3xf32>) outs(%arg10 : tensor<2x7x7x7x3xf32>) -> tensor<2x7x7x7x3xf32>
    %6 = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg7, %arg8 : tensor<2x9x9x9x3xf32>, tensor<3x3x3xf32>) outs(%arg10 : tensor<2x7x7x7x3xf32>) -> tensor<2x7x7x7x3xf32>
    %7 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%arg11, %arg1 : tensor<2x9x9x3xf32>, tensor<3x3xf32>) outs(%arg12 : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
    %8 = linalg.pooling_nhwc_max_unsigned ins(%arg13, %arg14 : tensor<2x9x9x3xi16>, tensor<3x3xi32>) outs(%arg15 : tensor<2x7x7x3xi32>) -> tensor<2x7x7x3xi32>
    %9 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg11, %arg1 : tensor<2x9x9x3xf32>, tensor<3x3xf32>) outs(%arg16 : tensor<2x7x7x3xf32>) -> tensor<2x7x7x3xf32>
    %10 = linalg.pooling_nhwc_min_unsigned {strides = dense<2> : tensor<2xi64>} ins(%arg13, %arg14 : tensor<2x9x9x3xi16>, tensor<3x3xi32>) outs(%arg17 : tensor<2x4x4x3xi32>) -> tensor<2x4x4x3xi32>
    %11 = linalg.pooling_nhwc_sum ins(%arg11, %arg1 : tensor<2x9x9x3xf32>, tensor<3x3xf32>) outs(%arg16 : tensor<2x7x7x3xf32>) -> tensor<2x7x7x3xf32>
    %12 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg18, %arg5 : tensor<2x9x3xf32>, tensor<3xf32>) outs(%arg19 : tensor<2x7x3xf32>) -> tensor<2x7x3xf32>
    %13 = linalg.pooling_nwc_max_unsigned {strides = dense<2> : tensor<1xi64>} ins(%arg20, %arg21 : tensor<2x9x3xi16>, tensor<3xi32>) outs(%arg22 : tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
    %14 = linalg.pooling_nwc_min ins(%arg18, %arg5 : tensor<2x9x3xf32>, tensor<3xf32>) outs(%arg19 : tensor<2x7x3xf32>) -> tensor<2x7x3xf32>
    %15 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg20, %arg21 : tensor<2x9x3xi16>, tensor<3xi32>) outs(%arg23 : tensor<2x7x3xi32>) -> tensor<2x7x3xi32>
    %16 = linalg.pooling_nwc_sum {strides = dense<2> : tensor<1xi64>} ins(%arg18, %arg5 : tensor<2x9x3xf32>, tensor<3xf32>) outs(%arg24 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    return
  }
}

// -----
module {
  func.func @dilated(%arg0: tensor<1x9x9x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<1x5x5x4xf32>, %arg3: memref<1x9x9x3xf32>, %arg4: memref<3x3xf32>, %arg5: memref<1x3x3x3xf32>) {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, note} ins(%arg0, %arg1 : tensor<1x9x9x3xf32>, tensor<3x3x3x4xf32>) outs(%arg2 : tensor<1x5x5x4xf32>) -> tensor<1x5x5x4xf32>
    linalg.pooling_nhwc_max {dilations = dense<2> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg3, %arg4 : memref<1x9x9x3xf32>, memref<3x3xf32>) outs(%arg5 : memref<1x3x3x3xf32>)
    return
  }
}

// -----
module {
  func.func @softmax(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>) -> tensor<4x?xf32> {
    %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
    linalg.softmax {note} dimension(0) ins(%arg2 : memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
    return %0 : tensor<4x?xf32>
  }
}

// -----
module {
  func.func @winograd(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<1x10x10x5xf32>, %arg3: tensor<6x6x2x2x1x5xf32>, %arg4: tensor<6x6x2x2x1x2xf32>, %arg5: tensor<1x8x8x2xf32>, %arg6: tensor<2x1x3x5xf32>, %arg7: tensor<1x4x5x2xf32>) {
    %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    %1 = linalg.winograd_input_transform {note} fmr(F_4_3) ins(%arg2 : tensor<1x10x10x5xf32>) outs(%arg3 : tensor<6x6x2x2x1x5xf32>) -> tensor<6x6x2x2x1x5xf32>
    %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg4 : tensor<6x6x2x2x1x2xf32>) outs(%arg5 : tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
    %3 = linalg.winograd_filter_transform fmr(F_2_3) ins(%arg6 : tensor<2x1x3x5xf32>) outs(%arg7 : tensor<1x4x5x2xf32>) -> tensor<1x4x5x2xf32>
    return
  }
}

// -----
module {
  func.func @packed(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: tensor<8x16x8x32xf32>, %arg3: tensor<13x15xf32>, %arg4: tensor<2x8x8x2xf32>, %arg5: f32, %arg6: index, %arg7: tensor<16x?x8x?xf32>) {
    %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
    %pack_0 = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg2 {note} : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
    %pack_1 = linalg.pack %arg3 padding_value(%arg5 : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %arg4 : tensor<13x15xf32> -> tensor<2x8x8x2xf32>
    %pack_2 = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, %arg6] into %arg7 : tensor<128x256xf32> -> tensor<16x?x8x?xf32>
    %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
    %unpack_3 = linalg.unpack %arg2 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 {note} : tensor<8x16x8x32xf32> -> tensor<128x256xf32>
    %unpack_4 = linalg.unpack %arg7 inner_dims_pos = [0, 1] inner_tiles = [8, %arg6] into %arg0 : tensor<16x?x8x?xf32> -> tensor<128x256xf32>
    return
  }
}

// -----
module {
  func.func @general(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) {
    %0 = linalg.add ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %mapped = linalg.map ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    %1 = linalg.softmax dimension(0) ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----
module {
  func.func @body_of_products(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<3x5xf32>) {
    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<3x4xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<3x5xf32>) -> tensor<3x5xf32>
    return
  }
}

// -----
module {
  func.func @cast_product(%arg0: tensor<3x4xi8>, %arg1: tensor<4x5xi8>, %arg2: tensor<3x5xi32>) {
    %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : tensor<3x4xi8>, tensor<4x5xi8>) outs(%arg2 : tensor<3x5xi32>) -> tensor<3x5xi32>
    return
  }
}

// -----
module {
  func.func @bit_product(%arg0: tensor<3x4xi1>, %arg1: tensor<4x5xi1>, %arg2: tensor<3x5xi1>) {
    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<3x4xi1>, tensor<4x5xi1>) outs(%arg2 : tensor<3x5xi1>) -> tensor<3x5xi1>
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
module {
  func.func @batch_left_turned(%arg0: tensor<2x4x3xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<3x5xf32>) {
    %0 = linalg.batch_reduce_matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<2x4x3xf32>, tensor<2x4x5xf32>) outs(%arg2 : tensor<3x5xf32>) -> tensor<3x5xf32>
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
module {
  func.func @batch_left_inner(%arg0: tensor<4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<3x5xf32>) {
    %0 = linalg.batch_reduce_matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4xf32>, tensor<2x4x5xf32>) outs(%arg2 : tensor<3x5xf32>) -> tensor<3x5xf32>
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d0)>
module {
  func.func @matmul_turned(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<5x3xf32>) {
    %0 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<3x4xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<5x3xf32>) -> tensor<5x3xf32>
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
module {
  func.func @batches(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x5x4xf32>, %arg2: tensor<3x5xf32>) {
    %0 = linalg.batch_reduce_matmul indexing_maps = [#map, #map1, #map2] {note} ins(%arg0, %arg1 : tensor<2x3x4xf32>, tensor<2x5x4xf32>) outs(%arg2 : tensor<3x5xf32>) -> tensor<3x5xf32>
    return
  }
}

