module {
  func.func @casts(%arg0: tensor<2x3xi32>, %arg1: tensor<?x3xi32>, %arg2: tensor<*xi32>, %arg3: tensor<4xui16>, %arg4: tensor<4xf16>) {
    %cast = tensor.cast %arg0 : tensor<2x3xi32> to tensor<?x3xi32>
    %cast_0 = tensor.cast %arg1 {note} : tensor<?x3xi32> to tensor<2x?xi32>
    %cast_1 = tensor.cast %arg2 : tensor<*xi32> to tensor<?x?xi32>
    %cast_2 = tensor.cast %arg0 : tensor<2x3xi32> to tensor<*xi32>
    %cast_3 = tensor.cast %cast : tensor<?x3xi32> to tensor<2x3xi32>
    %0 = tensor.bitcast %arg0 : tensor<2x3xi32> to tensor<2x3xf32>
    %1 = tensor.bitcast %arg3 : tensor<4xui16> to tensor<4xbf16>
    %2 = tensor.bitcast %arg4 {note = "kept"} : tensor<4xf16> to tensor<?xsi16>
    return
  }
}

// -----
module {
  func.func @made(%arg0: index, %arg1: index, %arg2: f32, %arg3: complex<f32>) {
    %0 = tensor.empty() : tensor<4x5xf32>
    %1 = tensor.empty(%arg0, %arg1) : tensor<?x3x?xi8>
    %2 = tensor.empty(%arg0) {note = 1 : i32} : tensor<?xf64, "sparse">
    %3 = tensor.empty() : tensor<index>
    %from_elements = tensor.from_elements  : tensor<0xf32>
    %from_elements_0 = tensor.from_elements %arg2 : tensor<f32>
    %from_elements_1 = tensor.from_elements %arg2, %arg2, %arg2, %arg2 : tensor<2x2xf32>
    %from_elements_2 = tensor.from_elements %arg0, %arg1 {note} : tensor<2xindex>
    %splat = tensor.splat %arg2 : tensor<8xf32>
    %splat_3 = tensor.splat %arg2[%arg0, %arg1] : tensor<?x4x?xf32>
    %splat_4 = tensor.splat %arg3 {note} : tensor<complex<f32>>
    return
  }
}

// -----
module {
  func.func @generated(%arg0: index, %arg1: f32) -> tensor<?x3xf32> {
    %generated = tensor.generate %arg0 {
    ^bb0(%arg2: index, %arg3: index):
      %0 = arith.addi %arg2, %arg3 : index
      %1 = arith.index_cast %0 : index to i32
      %2 = arith.sitofp %1 : i32 to f32
      tensor.yield %2 : f32
    } : tensor<?x3xf32>
    %generated_0 = tensor.generate  {
    ^bb0(%arg2: index):
      tensor.yield %arg1 {note} : f32
    } {note} : tensor<3xf32>
    %generated_1 = tensor.generate  {
      tensor.yield %arg1 : f32
    } : tensor<f32>
    return %generated : tensor<?x3xf32>
  }
}

// -----
module {
  func.func @asked(%arg0: tensor<4x?xf32>, %arg1: tensor<*xi1>, %arg2: index) -> (index, index) {
    %dim = tensor.dim %arg0, %arg2 : tensor<4x?xf32>
    %dim_0 = tensor.dim {note} %arg1, %arg2 : tensor<*xi1>
    %rank = tensor.rank %arg0 : tensor<4x?xf32>
    %rank_1 = tensor.rank %arg1 {note} : tensor<*xi1>
    %c1 = arith.constant 1 : index
    %dim_2 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    return %dim, %rank_1 : index, index
  }
}

// -----
module {
  func.func @elements(%arg0: tensor<4x?xf32>, %arg1: tensor<i64>, %arg2: index, %arg3: index) -> tensor<4x?xf32> {
    %extracted = tensor.extract %arg0[%arg2, %arg3] : tensor<4x?xf32>
    %extracted_0 = tensor.extract %arg1[] {note} : tensor<i64>
    %inserted = tensor.insert %extracted into %arg0[%arg3, %arg2] : tensor<4x?xf32>
    %inserted_1 = tensor.insert %extracted_0 into %arg1[] : tensor<i64>
    %inserted_2 = tensor.insert %extracted into %inserted[%arg2, %arg2] {note} : tensor<4x?xf32>
    return %inserted_2 : tensor<4x?xf32>
  }
}

// -----
module {
  func.func @by_indices(%arg0: tensor<4x5x6xf32>, %arg1: tensor<7x2xindex>, %arg2: tensor<1x3x1xi32>, %arg3: tensor<7x1x5x1xf32>, %arg4: tensor<7x5xf32>) {
    %gather = tensor.gather %arg0[%arg1] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x1x5x1xf32>
    %gather_0 = tensor.gather %arg0[%arg1] gather_dims([0, 2]) unique {note} : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x5xf32>
    %gather_1 = tensor.gather %arg0[%arg2] gather_dims([1]) : (tensor<4x5x6xf32>, tensor<1x3x1xi32>) -> tensor<1x3x4x1x6xf32>
    %scatter = tensor.scatter %arg3 into %arg0[%arg1] scatter_dims([0, 2]) unique : (tensor<7x1x5x1xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
    %scatter_2 = tensor.scatter %arg4 into %scatter[%arg1] scatter_dims([0, 2]) unique {note} : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
    return
  }
}

// -----
module {
  func.func @slices(%arg0: tensor<8x16x4xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: index, %arg4: index) {
    %extracted_slice = tensor.extract_slice %arg0[0, 2, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[%arg2, 2, %arg2] [4, %arg3, 1] [%arg4, 1, 1] {note} : tensor<8x16x4xf32> to tensor<4x?x1xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[3, %arg2, 0] [1, 4, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4xf32>
    %extracted_slice_2 = tensor.extract_slice %arg1[%arg2, %arg2] [%arg3, %arg3] [%arg4, %arg4] : tensor<?x?xf32> to tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0, 0, 0] [4, 4, 4] [2, 2, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
    %inserted_slice_3 = tensor.insert_slice %extracted_slice_1 into %inserted_slice[%arg2, 0, 3] [1, 4, 1] [1, 1, 1] {note} : tensor<4xf32> into tensor<8x16x4xf32>
    %inserted_slice_4 = tensor.insert_slice %extracted_slice_2 into %arg1[0, %arg2] [%arg3, %arg3] [1, %arg4] : tensor<?x?xf32> into tensor<?x?xf32>
    return
  }
}

// -----
module {
  func.func @shared(%arg0: tensor<1x4xf32>, %arg1: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = scf.forall (%arg2) in (8) shared_outs(%arg3 = %arg1) -> (tensor<8x4xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg0 into %arg3[%arg2, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
        tensor.parallel_insert_slice %arg0 into %arg3[%arg2, 0] [1, 4] [1, 1] {note} : tensor<1x4xf32> into tensor<8x4xf32>
      }
    }
    return %0 : tensor<8x4xf32>
  }
}

// -----
module {
  func.func @reshaped(%arg0: tensor<4x6xf32>, %arg1: tensor<?x6xf32>, %arg2: tensor<f32>, %arg3: tensor<*xf32>, %arg4: index, %arg5: tensor<3xindex>, %arg6: tensor<?xi32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1]] {note} : tensor<?x6xf32> into tensor<?xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
    %expanded_1 = tensor.expand_shape %arg1 [[0, 1], [2, 3]] output_shape [%arg4, 2, 3, 2] {note} : tensor<?x6xf32> into tensor<?x2x3x2xf32>
    %expanded_2 = tensor.expand_shape %arg2 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %collapsed_3 = tensor.collapse_shape %expanded_2 [] : tensor<1x1xf32> into tensor<f32>
    %reshape = tensor.reshape %arg0(%arg5) : (tensor<4x6xf32>, tensor<3xindex>) -> tensor<2x?x3xf32>
    %reshape_4 = tensor.reshape %arg3(%arg6) {note} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
    return
  }
}

// -----
module {
  func.func @joined(%arg0: tensor<2x4xf32>, %arg1: tensor<?x4xf32>) {
    %concat = tensor.concat dim(0) %arg0 : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %concat_0 = tensor.concat dim(0) %arg0, %arg1, %arg0 : (tensor<2x4xf32>, tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
    %concat_1 = tensor.concat dim(1) %arg0, %arg1 {note} : (tensor<2x4xf32>, tensor<?x4xf32>) -> tensor<2x8xf32>
    return
  }
}

// -----
module {
  func.func @padded(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
    %padded = tensor.pad %arg0 low[1, 0] high[1, 2] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg3 : f32
    } : tensor<4x?xf32> to tensor<6x?xf32>
    %padded_0 = tensor.pad %arg0 nofold low[%arg1, 0] high[0, %arg2] {
    ^bb0(%arg4: index, %arg5: index):
      %0 = arith.addf %arg3, %arg3 : f32
      tensor.yield %0 : f32
    } {note} : tensor<4x?xf32> to tensor<?x?xf32>
    return
  }
}

