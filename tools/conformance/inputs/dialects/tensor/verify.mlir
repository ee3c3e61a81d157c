// ODS: mlir/Dialect/Tensor/IR/TensorOps.td

// Casts.

func.func @cast(%t: tensor<4xf32>) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @cast(%t: tensor<4xf32>) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<4xf64>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<4xf64>
  return
}

// -----

func.func @cast(%t: tensor<4xf32>) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<4x1xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<4x1xf32>
  return
}

// -----

func.func @bitcast(%t: tensor<4xf32>) {
  // expected-error @below {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi64>' are cast incompatible}}
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi64>
  return
}

// -----

func.func @bitcast(%t: tensor<4xf32>) {
  // expected-error @below {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<8xi32>' are cast incompatible}}
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<8xi32>
  return
}

// -----

func.func @bitcast(%t: tensor<4xindex>) {
  // expected-error @below {{'tensor.bitcast' op operand #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<4xindex>'}}
  %0 = tensor.bitcast %t : tensor<4xindex> to tensor<4xi64>
  return
}

// -----

// New tensors.

func.func @empty(%n: index) {
  // expected-error @below {{'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = tensor.empty(%n) : tensor<?x?xf32>
  return
}

// -----

func.func @from_elements(%x: f32) {
  // expected-error @below {{custom op 'tensor.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = tensor.from_elements %x, %x : tensor<3xf32>
  return
}

// -----

func.func @from_elements(%x: f32) {
  // expected-error @below {{'tensor.from_elements' op result #0 must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = "tensor.from_elements"(%x) : (f32) -> tensor<?xf32>
  return
}

// -----

func.func @splat(%x: f32, %n: index) {
  // expected-error @below {{'tensor.splat' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = tensor.splat %x[%n, %n] : tensor<?xf32>
  return
}

// -----

func.func @splat(%x: f32) {
  // expected-error @below {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%x) : (f32) -> tensor<4xf64>
  return
}

// -----

func.func @generate(%x: f32) {
  // expected-error @below {{'tensor.generate' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  return
}

// -----

func.func @generate(%x: f32) {
  // expected-error @below {{all body arguments must be index}}
  %0 = tensor.generate {
  ^bb0(%i: index, %j: i32):
    tensor.yield %x : f32
  } : tensor<4x4xf32>
  return
}

// -----

func.func @generate(%x: f32) {
  // expected-error @below {{must have one body argument per input dimension}}
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32>
  return
}

// -----

func.func @generate(%x: f32) {
  // expected-error @below {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf64>
  return
}

// -----

func.func @generate(%x: f32) {
  %0 = "tensor.generate"() ({
  ^bb0(%i: index):
    // expected-error @below {{'func.return' op expects parent op 'func.func'}}
    "func.return"() : () -> ()
  }) : () -> tensor<4xf32>
  return
}

// -----

func.func @generate(%x: f32) {
  // expected-error @below {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %x : f32
}

// -----

// Shapes.

func.func @dim(%t: tensor<f32>, %i: index) {
  // expected-error @below {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %t, %i : tensor<f32>
  return
}

// -----

func.func @rank(%t: tensor<f32>) {
  // expected-error @below {{'tensor.rank' op result #0 must be index, but got 'i32'}}
  %0 = "tensor.rank"(%t) : (tensor<f32>) -> i32
  return
}

// -----

// Elements.

func.func @extract(%t: tensor<4x4xf32>, %i: index) {
  // expected-error @below {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %t[%i] : tensor<4x4xf32>
  return
}

// -----

func.func @extract(%t: tensor<4xf32>, %i: index) {
  // expected-error @below {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%t, %i) : (tensor<4xf32>, index) -> f64
  return
}

// -----

func.func @insert(%t: tensor<4x4xf32>, %x: f32, %i: index) {
  // expected-error @below {{'tensor.insert' op incorrect number of indices}}
  %0 = tensor.insert %x into %t[%i, %i, %i] : tensor<4x4xf32>
  return
}

// -----

func.func @insert(%t: tensor<4xf32>, %x: f64, %i: index) {
  // expected-error @below {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %0 = "tensor.insert"(%x, %t, %i) : (f64, tensor<4xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @insert(%t: tensor<4xf32>, %x: f32, %i: index) {
  // expected-error @below {{'tensor.insert' op failed to verify that result type matches type of dest}}
  %0 = "tensor.insert"(%x, %t, %i) : (f32, tensor<4xf32>, index) -> tensor<?xf32>
  return
}

// -----

// Many elements.

func.func @gather(%t: tensor<4x5xf32>, %at: tensor<7x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %t[%at] gather_dims([]) : (tensor<4x5xf32>, tensor<7x1xindex>) -> tensor<7x4x5xf32>
  return
}

// -----

func.func @gather(%t: tensor<4xf32>, %at: tensor<7x2xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %t[%at] gather_dims([0, 1]) : (tensor<4xf32>, tensor<7x2xindex>) -> tensor<7xf32>
  return
}

// -----

func.func @gather(%t: tensor<4x5xf32>, %at: tensor<7x2xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %t[%at] gather_dims([1]) : (tensor<4x5xf32>, tensor<7x2xindex>) -> tensor<7x4x1xf32>
  return
}

// -----

func.func @gather(%t: tensor<4x5xf32>, %at: tensor<7x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %t[%at] gather_dims([-1]) : (tensor<4x5xf32>, tensor<7x1xindex>) -> tensor<7x4x1xf32>
  return
}

// -----

func.func @gather(%t: tensor<4x5xf32>, %at: tensor<7x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %t[%at] gather_dims([2]) : (tensor<4x5xf32>, tensor<7x1xindex>) -> tensor<7x4x1xf32>
  return
}

// -----

func.func @gather(%t: tensor<4x5xf32>, %at: tensor<7x2xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %t[%at] gather_dims([1, 0]) : (tensor<4x5xf32>, tensor<7x2xindex>) -> tensor<7x1x1xf32>
  return
}

// -----

func.func @gather(%t: tensor<4x5xf32>, %at: tensor<7x1xindex>) {
  // expected-error @below {{'tensor.gather' op result type mismatch: expected 'tensor<7x4x1xf32>' or its rank-reduced variant 'tensor<7x4xf32>' (got: 'tensor<7x1x4xf32>')}}
  %0 = tensor.gather %t[%at] gather_dims([1]) : (tensor<4x5xf32>, tensor<7x1xindex>) -> tensor<7x1x4xf32>
  return
}

// -----

func.func @gather(%t: tensor<4x5xf32>, %at: tensor<7x1xindex>) {
  // expected-error @below {{'tensor.gather' op result type mismatch: expected 'tensor<7x4x1xf32>' or its rank-reduced variant 'tensor<7x4xf32>' (got: 'tensor<7x4xf64>')}}
  %0 = tensor.gather %t[%at] gather_dims([1]) : (tensor<4x5xf32>, tensor<7x1xindex>) -> tensor<7x4xf64>
  return
}

// -----

func.func @scatter(%s: tensor<7x4xf32>, %t: tensor<4x5xf32>, %at: tensor<7x1xindex>) {
  // expected-error @below {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %s into %t[%at] scatter_dims([1])
      : (tensor<7x4xf32>, tensor<4x5xf32>, tensor<7x1xindex>) -> tensor<4x5xf32>
  return
}

// -----

func.func @scatter(%s: tensor<7x5xf32>, %t: tensor<4x5xf32>, %at: tensor<7x1xindex>) {
  // expected-error @below {{'tensor.scatter' op source type mismatch: expected 'tensor<7x4x1xf32>' or its rank-reduced variant 'tensor<7x4xf32>' (got: 'tensor<7x5xf32>')}}
  %0 = tensor.scatter %s into %t[%at] scatter_dims([1]) unique
      : (tensor<7x5xf32>, tensor<4x5xf32>, tensor<7x1xindex>) -> tensor<4x5xf32>
  return
}

// -----

func.func @scatter(%s: tensor<7x5xf32>, %t: tensor<4x5xf32>, %at: tensor<7x1xindex>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  %0 = tensor.scatter %s into %t[%at] scatter_dims([3]) unique
      : (tensor<7x5xf32>, tensor<4x5xf32>, tensor<7x1xindex>) -> tensor<4x5xf32>
  return
}

// -----

// Slices.

func.func @extract_slice(%t: tensor<8x8xf32>, %n: index) {
  // expected-error @below {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %0 = "tensor.extract_slice"(%t, %n) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>,
      static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}>
      : (tensor<8x8xf32>, index) -> tensor<4x4xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>, %n: index) {
  // expected-error @below {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (2 vs 1)}}
  %0 = "tensor.extract_slice"(%t, %n, %n) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>,
      static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, -9223372036854775808>,
      static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, index, index) -> tensor<4x?xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>, %n: index) {
  // expected-error @below {{expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (0 vs 1)}}
  %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>,
      static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>,
      static_strides = array<i64: 1, -9223372036854775808>}> : (tensor<8x8xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>) {
  // expected-error @below {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %t[0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>) {
  // expected-error @below {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %t[0, 0] [4, 4] [1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>) {
  // expected-error @below {{expected 2 offset values, got 1}}
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>) {
  // expected-error @below {{expected offsets to be non-negative, but got -1}}
  %0 = tensor.extract_slice %t[0, -1] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>) {
  // expected-error @below {{expected sizes to be non-negative, but got -4}}
  %0 = tensor.extract_slice %t[0, 0] [-4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>) {
  // expected-error @below {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4x1xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>) {
  // expected-error @below {{expected type to be 'tensor<4x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x5xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>, %n: index) {
  // expected-error @below {{expected type to be 'tensor<4x?xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %t[0, 0] [4, %n] [1, 1] : tensor<8x8xf32> to tensor<4xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>) {
  // expected-error @below {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf64>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>) {
  // expected-error @below {{offset 1 is out-of-bounds: 8 >= 8}}
  %0 = tensor.extract_slice %t[0, 8] [4, 1] [1, 1] : tensor<8x8xf32> to tensor<4x1xf32>
  return
}

// -----

func.func @extract_slice(%t: tensor<8x8xf32>) {
  // expected-error @below {{slice along dimension 1 runs out-of-bounds: 8 >= 8}}
  %0 = tensor.extract_slice %t[0, 2] [4, 4] [1, 2] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @insert_slice(%s: tensor<4x5xf32>, %t: tensor<8x8xf32>) {
  // expected-error @below {{expected type to be 'tensor<4x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.insert_slice %s into %t[0, 0] [4, 4] [1, 1] : tensor<4x5xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @insert_slice(%s: tensor<4x4xf64>, %t: tensor<8x8xf32>) {
  // expected-error @below {{expected element type to be 'f32'}}
  %0 = tensor.insert_slice %s into %t[0, 0] [4, 4] [1, 1] : tensor<4x4xf64> into tensor<8x8xf32>
  return
}

// -----

func.func @insert_slice(%s: tensor<4x4xf32>, %t: tensor<8x8xf32>) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 9 >= 8}}
  %0 = tensor.insert_slice %s into %t[6, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @insert_slice(%s: tensor<4x4xf32>, %t: tensor<8x8xf32>) {
  // expected-error @below {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %0 = "tensor.insert_slice"(%s, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>,
      static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}>
      : (tensor<4x4xf32>, tensor<8x8xf32>) -> tensor<8x?xf32>
  return
}

// -----

func.func @parallel(%s: tensor<4xf32>, %t: tensor<8xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (2) shared_outs(%out = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      // expected-error @below {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
      tensor.parallel_insert_slice %s into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

// -----

func.func @parallel(%s: tensor<4xf32>, %t: tensor<8xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (2) shared_outs(%out = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      // expected-error @below {{expected type to be 'tensor<3xf32>' or a rank-reduced version. (size mismatch) }}
      tensor.parallel_insert_slice %s into %out[%i] [3] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

// -----

func.func @parallel(%s: tensor<4xf32>, %t: tensor<8xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (2) shared_outs(%out = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      // expected-error @below {{offset 0 is out-of-bounds: 8 >= 8}}
      tensor.parallel_insert_slice %s into %out[8] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

// -----

// Other shapes.

func.func @collapse(%t: tensor<4x6xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected the expanded type, 'tensor<4x6xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x6x1xf32>'.}}
  %0 = tensor.collapse_shape %t [[0], [1]] : tensor<4x6xf32> into tensor<4x6x1xf32>
  return
}

// -----

func.func @collapse(%t: tensor<4x6xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  %0 = tensor.collapse_shape %t [[0], [1]] : tensor<4x6xf32> into tensor<24xf32>
  return
}

// -----

func.func @collapse(%t: tensor<4x6x2xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x6x2xf32> into tensor<24xf32>
  return
}

// -----

func.func @collapse(%t: tensor<4x6x2xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %t [[0, 2], [1]] : tensor<4x6x2xf32> into tensor<8x6xf32>
  return
}

// -----

func.func @collapse(%t: tensor<4x?xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<24xf32>
  return
}

// -----

func.func @collapse(%t: tensor<4x6xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 24}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x6xf32> into tensor<?xf32>
  return
}

// -----

func.func @collapse(%t: tensor<4x6xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<24xf32>', but got 'tensor<24xf64>'}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x6xf32> into tensor<24xf64>
  return
}

// -----

func.func @expand(%t: tensor<24xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 3 inputs instead}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [4, 6, 1] : tensor<24xf32> into tensor<4x6xf32>
  return
}

// -----

func.func @expand(%t: tensor<24xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 20}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [4, 5] : tensor<24xf32> into tensor<4x5xf32>
  return
}

// -----

func.func @expand(%t: tensor<24x1xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected the expanded type, 'tensor<24xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<24x1xf32>'.}}
  %0 = tensor.expand_shape %t [[0], [0]] output_shape [24] : tensor<24x1xf32> into tensor<24xf32>
  return
}

// -----

func.func @reshape(%t: tensor<4x6xf32>, %to: tensor<1xindex>) {
  // expected-error @below {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %t(%to) : (tensor<4x6xf32>, tensor<1xindex>) -> tensor<24xf64>
  return
}

// -----

func.func @reshape(%t: tensor<4x6xf32>, %to: tensor<1xindex>) {
  // expected-error @below {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %t(%to) : (tensor<4x6xf32>, tensor<1xindex>) -> tensor<23xf32>
  return
}

// -----

func.func @reshape(%t: tensor<4x6xf32>, %to: tensor<?xindex>) {
  // expected-error @below {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %t(%to) : (tensor<4x6xf32>, tensor<?xindex>) -> tensor<24xf32>
  return
}

// -----

func.func @reshape(%t: tensor<4x6xf32>, %to: tensor<2xi32>) {
  // expected-error @below {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %t(%to) : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<24xf32>
  return
}

// -----

func.func @reshape(%t: tensor<4x6xf32>, %to: tensor<2x1xi32>) {
  // expected-error @below {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<2x1xi32>'}}
  %0 = tensor.reshape %t(%to) : (tensor<4x6xf32>, tensor<2x1xi32>) -> tensor<12x2xf32>
  return
}

// -----

func.func @concat() {
  // expected-error @below {{'tensor.concat' op requires at least one input}}
  %0 = tensor.concat dim(0) : () -> tensor<4xf32>
  return
}

// -----

func.func @concat(%a: tensor<4xf32>, %b: tensor<4x1xf32>) {
  // expected-error @below {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4x1xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @concat(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(1) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @concat(%a: tensor<4xf32>, %b: tensor<4xf64>) {
  // expected-error @below {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xf64>) -> tensor<8xf32>
  return
}

// -----

func.func @concat(%a: tensor<4x2xf32>, %b: tensor<4x3xf32>) {
  // expected-error @below {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<8x2xf32>
  return
}

// -----

func.func @concat(%a: tensor<4x2xf32>) {
  // expected-error @below {{'tensor.concat' op result type 'tensor<4x5xf32>'does not match inferred shape 'tensor<4x4xf32>' static sizes}}
  %0 = tensor.concat dim(1) %a, %a : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @pad(%t: tensor<4xf32>, %x: f32) {
  // expected-error @below {{failed to infer expectedType from sourceType 'tensor<4xf32>', specified resultType is 'tensor<6xf32>'}}
  %0 = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @pad(%t: tensor<4xf32>, %x: f32) {
  // expected-error @below {{specified type 'tensor<7xf32>' does not match the inferred type 'tensor<6xf32>'}}
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<7xf32>
  return
}

// -----

func.func @pad(%t: tensor<4xf32>, %x: f32) {
  // expected-error @below {{expected the block to have 1 arguments}}
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @pad(%t: tensor<4x4xf32>, %x: f32) {
  // expected-error @below {{'tensor.pad' op expected block argument 2 to be an index}}
  %0 = tensor.pad %t low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: i64):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<6x4xf32>
  return
}

// -----

func.func @pad(%t: tensor<4xf32>, %x: i32) {
  // expected-error @below {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : i32
  } : tensor<4xf32> to tensor<6xf32>
  return
}
