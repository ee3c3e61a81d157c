// ODS: mlir/Dialect/Tensor/IR/TensorOps.td

// Casts.

func.func @casts(%known: tensor<2x3xi32>, %partly: tensor<?x3xi32>, %unknown: tensor<*xi32>,
                 %unsigned: tensor<4xui16>, %half: tensor<4xf16>) {
  %0 = tensor.cast %known : tensor<2x3xi32> to tensor<?x3xi32>
  %1 = tensor.cast %partly {note} : tensor<?x3xi32> to tensor<2x?xi32>
  %2 = tensor.cast %unknown : tensor<*xi32> to tensor<?x?xi32>
  %3 = tensor.cast %known : tensor<2x3xi32> to tensor<*xi32>
  %4 = tensor.cast %0 : tensor<?x3xi32> to tensor<2x3xi32>
  %5 = tensor.bitcast %known : tensor<2x3xi32> to tensor<2x3xf32>
  %6 = tensor.bitcast %unsigned : tensor<4xui16> to tensor<4xbf16>
  %7 = tensor.bitcast %half {note = "kept"} : tensor<4xf16> to tensor<?xsi16>
  return
}

// -----

// New tensors.

#encoding = "sparse"

func.func @made(%n: index, %m: index, %x: f32, %c: complex<f32>) {
  %0 = tensor.empty() : tensor<4x5xf32>
  %1 = tensor.empty(%n, %m) : tensor<?x3x?xi8>
  %2 = tensor.empty(%n) {note = 1 : i32} : tensor<?xf64, #encoding>
  %3 = tensor.empty() : tensor<index>
  %4 = tensor.from_elements : tensor<0xf32>
  %5 = tensor.from_elements %x : tensor<f32>
  %6 = tensor.from_elements %x, %x, %x, %x : tensor<2x2xf32>
  %7 = tensor.from_elements %n, %m {note} : tensor<2xindex>
  %8 = tensor.splat %x : tensor<8xf32>
  %9 = tensor.splat %x[%n, %m] : tensor<?x4x?xf32>
  %10 = tensor.splat %c {note} : tensor<complex<f32>>
  return
}

// -----

func.func @generated(%n: index, %x: f32) -> tensor<?x3xf32> {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %sum = arith.addi %i, %j : index
    %narrow = arith.index_cast %sum : index to i32
    %element = arith.sitofp %narrow : i32 to f32
    tensor.yield %element : f32
  } : tensor<?x3xf32>
  %1 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %x {note} : f32
  } {note} : tensor<3xf32>
  %2 = tensor.generate {
    tensor.yield %x : f32
  } : tensor<f32>
  return %0 : tensor<?x3xf32>
}

// -----

// Shapes.

func.func @asked(%known: tensor<4x?xf32>, %unknown: tensor<*xi1>, %at: index) -> (index, index) {
  %0 = tensor.dim %known, %at : tensor<4x?xf32>
  %1 = tensor.dim {note} %unknown, %at : tensor<*xi1>
  %2 = tensor.rank %known : tensor<4x?xf32>
  %3 = tensor.rank %unknown {note} : tensor<*xi1>
  %one = arith.constant 1 : index
  %4 = tensor.dim %known, %one : tensor<4x?xf32>
  return %0, %3 : index, index
}

// -----

// Elements.

func.func @elements(%t: tensor<4x?xf32>, %scalar: tensor<i64>, %i: index, %j: index) -> tensor<4x?xf32> {
  %0 = tensor.extract %t[%i, %j] : tensor<4x?xf32>
  %1 = tensor.extract %scalar[] {note} : tensor<i64>
  %2 = tensor.insert %0 into %t[%j, %i] : tensor<4x?xf32>
  %3 = tensor.insert %1 into %scalar[] : tensor<i64>
  %4 = tensor.insert %0 into %2[%i, %i] {note} : tensor<4x?xf32>
  return %4 : tensor<4x?xf32>
}

// -----

func.func @by_indices(%t: tensor<4x5x6xf32>, %at: tensor<7x2xindex>, %narrow: tensor<1x3x1xi32>,
                      %full: tensor<7x1x5x1xf32>, %part: tensor<7x5xf32>) {
  %0 = tensor.gather %t[%at] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x1x5x1xf32>
  %1 = tensor.gather %t[%at] gather_dims([0, 2]) unique {note}
      : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x5xf32>
  %2 = tensor.gather %t[%narrow] gather_dims([1]) : (tensor<4x5x6xf32>, tensor<1x3x1xi32>) -> tensor<1x3x4x1x6xf32>
  %3 = tensor.scatter %full into %t[%at] scatter_dims([0, 2]) unique
      : (tensor<7x1x5x1xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
  %4 = tensor.scatter %part into %3[%at] scatter_dims([0, 2]) unique {note}
      : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

// Slices.

func.func @slices(%t: tensor<8x16x4xf32>, %open: tensor<?x?xf32>, %o: index, %n: index, %s: index) {
  %0 = tensor.extract_slice %t[0, 2, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
  %1 = tensor.extract_slice %t[%o, 2, %o] [4, %n, 1] [%s, 1, 1] {note}
      : tensor<8x16x4xf32> to tensor<4x?x1xf32>
  %2 = tensor.extract_slice %t[3, %o, 0] [1, 4, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4xf32>
  %3 = tensor.extract_slice %open[%o, %o] [%n, %n] [%s, %s] : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.insert_slice %0 into %t[0, 0, 0] [4, 4, 4] [2, 2, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  %5 = tensor.insert_slice %2 into %4[%o, 0, 3] [1, 4, 1] [1, 1, 1] {note}
      : tensor<4xf32> into tensor<8x16x4xf32>
  %6 = tensor.insert_slice %3 into %open[0, %o] [%n, %n] [1, %s] : tensor<?x?xf32> into tensor<?x?xf32>
  return
}

// -----

func.func @shared(%part: tensor<1x4xf32>, %whole: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%out = %whole) -> (tensor<8x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %out[%i, 0] [1, 4] [1, 1]
          : tensor<1x4xf32> into tensor<8x4xf32>
      tensor.parallel_insert_slice %part into %out[%i, 0] [1, 4] [1, 1] {note}
          : tensor<1x4xf32> into tensor<8x4xf32>
    }
  }
  return %0 : tensor<8x4xf32>
}

// -----

// Shapes changed.

func.func @reshaped(%t: tensor<4x6xf32>, %open: tensor<?x6xf32>, %unit: tensor<f32>, %unknown: tensor<*xf32>,
                    %n: index, %to: tensor<3xindex>, %any: tensor<?xi32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %1 = tensor.collapse_shape %open [[0, 1]] {note} : tensor<?x6xf32> into tensor<?xf32>
  %2 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
  %3 = tensor.expand_shape %open [[0, 1], [2, 3]] output_shape [%n, 2, 3, 2] {note}
      : tensor<?x6xf32> into tensor<?x2x3x2xf32>
  %4 = tensor.expand_shape %unit [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %5 = tensor.collapse_shape %4 [] : tensor<1x1xf32> into tensor<f32>
  %6 = tensor.reshape %t(%to) : (tensor<4x6xf32>, tensor<3xindex>) -> tensor<2x?x3xf32>
  %7 = tensor.reshape %unknown(%any) {note} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return
}

// -----

func.func @joined(%a: tensor<2x4xf32>, %b: tensor<?x4xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = tensor.concat dim(0) %a, %b, %a : (tensor<2x4xf32>, tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  %2 = tensor.concat dim(1) %a, %b {note} : (tensor<2x4xf32>, tensor<?x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @padded(%t: tensor<4x?xf32>, %low: index, %high: index, %x: f32) {
  %0 = tensor.pad %t low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  %1 = tensor.pad %t nofold low[%low, 0] high[0, %high] {
  ^bb0(%i: index, %j: index):
    %sum = arith.addf %x, %x : f32
    tensor.yield %sum : f32
  } {note} : tensor<4x?xf32> to tensor<?x?xf32>
  return
}
