// ODS: mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td
// ODS: mlir/Dialect/Math/IR/MathOps.td mlir/Dialect/Tensor/IR/TensorOps.td

// Structured operations: maps, shapes, bodies, results.

#id = affine_map<(d0) -> (d0)>

func.func @results(%a: tensor<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "linalg.generic"(%a, %a) <{indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>],
      operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  }) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

func.func @result_type(%a: tensor<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<?xf32>')}}
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

func.func @mixed(%a: tensor<4xf32>, %b: memref<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

func.func @map_missing(%b: memref<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} ins(%b : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @symbol_in_map(%b: memref<4xf32>) {
  // expected-error @below {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  linalg.generic {indexing_maps = [affine_map<(d0)[s0] -> (d0)>], iterator_types = ["parallel"]} outs(%b : memref<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  }
  return
}

// -----

func.func @rank(%b: memref<4x4xf32>) {
  // expected-error @below {{'linalg.generic' op expected operand #0 rank (2) to match the result rank of indexing_map (1)}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%b : memref<4x4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  }
  return
}

// -----

func.func @loops(%b: memref<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected indexing_map #0 to have 2 dim(s) to match the number of loops}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel", "reduction"]} outs(%b : memref<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  }
  return
}

// -----

func.func @unknown_range(%b: memref<4xf32>) {
  // expected-error @below {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0))}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} outs(%b : memref<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  }
  return
}

// -----

func.func @below_zero(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error @below {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (-d0 + 2)}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (2 - d0)>], iterator_types = ["parallel"]}
      ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

func.func @other_extent(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error @below {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<5xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @small_window(%a: memref<8xf32>, %b: memref<3xf32>, %c: memref<8xf32>) {
  // expected-error @below {{'linalg.conv_1d' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 10, but found 8}}
  linalg.conv_1d ins(%a, %b : memref<8xf32>, memref<3xf32>) outs(%c : memref<8xf32>)
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

func.func @arguments(%b: memref<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

func.func @argument_type(%b: memref<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected type of bb argument #0 ('i32') to match element or self type of the corresponding operand ('f32')}}
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: i32, %out: f32):
    linalg.yield %out : f32
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

func.func @yielded_values(%b: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%b : memref<4xf32>) {
  ^bb0(%out: f32):
    // expected-error @below {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield %out, %out : f32, f32
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

func.func @yielded_type(%b: memref<4xf32>, %x: f64) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%b : memref<4xf32>) {
  ^bb0(%out: f32):
    // expected-error @below {{'linalg.yield' op type of yield operand 1 ('f64') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %x : f64
  }
  return
}

// -----

func.func @yield_elsewhere(%x: f32) {
  // expected-error @below {{'linalg.yield' op expected parent op with LinalgOp interface}}
  linalg.yield %x : f32
}

// -----

func.func @negative_index(%b: memref<4xindex>) {
  // expected-error @below {{'linalg.index' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
  %0 = linalg.index -1 : index
  return
}

// -----

// Operations whose maps follow from a list of dimensions.

func.func @mapper_arguments(%a: tensor<4xf32>) {
  // expected-error @below {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @mapper_types(%a: tensor<4xf32>) {
  // expected-error @below {{'linalg.map' op expected element type of input 'f32' to match bbArg type 'i32'}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: i32, %out: f32) {
    linalg.yield %out : f32
  }
  return
}

// -----

func.func @mapped_shapes(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error @below {{'linalg.map' op expected shape of input (4) to match shape of output (5)}}
  %0 = linalg.map { math.absf } ins(%a : tensor<4xf32>) outs(%b : tensor<5xf32>)
  return
}

// -----

func.func @reduced_inputs(%a: tensor<4x8xf32>, %b: tensor<4x9xf32>, %out: tensor<4xf32>) {
  // expected-error @below {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  %0:2 = linalg.reduce ins(%a, %b : tensor<4x8xf32>, tensor<4x9xf32>) outs(%out, %out : tensor<4xf32>, tensor<4xf32>)
    dimensions = [1] (%x: f32, %y: f32, %s: f32, %t: f32) {
      linalg.yield %s, %t : f32, f32
    }
  return
}

// -----

func.func @reduced_outputs(%a: tensor<4x8xf32>, %out: tensor<4xf32>, %other: tensor<5xf32>) {
  // expected-error @below {{'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.}}
  %0:2 = linalg.reduce ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%out, %other : tensor<4xf32>, tensor<5xf32>)
    dimensions = [1] (%x: f32, %y: f32, %s: f32, %t: f32) {
      linalg.yield %s, %t : f32, f32
    }
  return
}

// -----

func.func @reduced_dimension(%a: tensor<4x8xf32>, %out: tensor<4xf32>) {
  // expected-error @below {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%out : tensor<4xf32>) dimensions = [2]
  return
}

// -----

func.func @reduced_rank(%a: tensor<4x8xf32>, %out: tensor<4x8xf32>) {
  // expected-error @below {{'linalg.reduce' op number of dimensions after reduction 1 doesn't match the init rank 2}}
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) dimensions = [1]
  return
}

// -----

func.func @reduced_shape(%a: tensor<4x8xf32>, %out: tensor<8xf32>) {
  // expected-error @below {{'linalg.reduce' op init dimensions [8] doesn't match input dimensions after reduction [4]}}
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%out : tensor<8xf32>) dimensions = [1]
  return
}

// -----

func.func @combined_arguments(%a: tensor<4x8xf32>, %out: tensor<4xf32>) {
  // expected-error @below {{'linalg.reduce' op mismatching number of operands and block arguments}}
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%out : tensor<4xf32>) dimensions = [1] (%x: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @combined_input(%a: tensor<4x8xf32>, %out: tensor<4xf32>) {
  // expected-error @below {{'linalg.reduce' op input element type 'f32' does not match corresponding block argument type 'f64'}}
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%out : tensor<4xf32>) dimensions = [1] (%x: f64, %s: f32) {
    linalg.yield %s : f32
  }
  return
}

// -----

func.func @combined_output(%a: tensor<4x8xf32>, %out: tensor<4xf32>) {
  // expected-error @below {{'linalg.reduce' op output element type 'f32' does not match corresponding block argument type 'f64'}}
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%out : tensor<4xf32>) dimensions = [1] (%x: f32, %s: f64) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @unsorted(%a: tensor<4x8xf32>, %out: tensor<f32>) {
  // expected-error @below {{'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%out : tensor<f32>) dimensions = [1, 0]
  return
}

// -----

func.func @twice(%a: tensor<4x8xf32>, %out: tensor<8x4xf32>) {
  // expected-error @below {{'linalg.transpose' op permutation is not valid}}
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%out : tensor<8x4xf32>) permutation = [1, 1]
  return
}

// -----

func.func @transposed_rank(%a: tensor<4x8xf32>, %out: tensor<8x4x1xf32>) {
  // expected-error @below {{'linalg.transpose' op input rank 2 does not match init rank 3}}
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%out : tensor<8x4x1xf32>) permutation = [1, 0]
  return
}

// -----

func.func @permutation_size(%a: tensor<4x8xf32>, %out: tensor<8x4xf32>) {
  // expected-error @below {{'linalg.transpose' op size of permutation 3 does not match the argument rank 2}}
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%out : tensor<8x4xf32>) permutation = [1, 0, 2]
  return
}

// -----

func.func @transposed_shape(%a: tensor<4x8xf32>, %out: tensor<4x8xf32>) {
  // expected-error @below {{'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = 8}}
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) permutation = [1, 0]
  return
}

// -----

func.func @added_dimensions(%a: tensor<4xf32>, %out: tensor<4x8xf32>) {
  // expected-error @below {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 2, init rank: 2}}
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%out : tensor<4x8xf32>) dimensions = [0, 1]
  return
}

// -----

func.func @added_out_of_range(%a: tensor<4xf32>, %out: tensor<4x8xf32>) {
  // expected-error @below {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2}}
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%out : tensor<4x8xf32>) dimensions = [2]
  return
}

// -----

func.func @kept_dimension(%a: tensor<4xf32>, %out: tensor<4x8xf32>) {
  // expected-error @below {{'linalg.broadcast' op input dim 0 should match init dim 1. input: 4, init: 8}}
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%out : tensor<4x8xf32>) dimensions = [0]
  return
}

// -----

// Fillings.

func.func @fill_with_tensor(%a: tensor<4xf32>) {
  // expected-error @below {{expected op with scalar input}}
  %0 = linalg.fill ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @fill_with_other_type(%x: f64, %a: tensor<4xf32>) {
  // expected-error @below {{'linalg.fill' op expected fill value type ('f64') to match output element type ('f32')}}
  %0 = linalg.fill ins(%x : f64) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Bodies that follow from the name.

func.func @input_missing(%a: tensor<4xf32>) {
  %0 = linalg.add ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  // expected-error @below {{custom op 'linalg.add' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @integer_exponential(%a: tensor<4xi32>) {
  // expected-error @below {{custom op 'linalg.exp' unsupported non numeric type}}
  %0 = linalg.exp ins(%a : tensor<4xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @unsigned_floats(%a: tensor<4xf32>) {
  // expected-error @below {{custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint}}
  %0 = linalg.div_unsigned ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @difference_of_flags(%a: tensor<4xi1>) {
  // expected-error @below {{custom op 'linalg.sub' unsupported operation: sub with bools}}
  %0 = linalg.sub ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @quotient_of_flags(%a: tensor<4xi1>) {
  // expected-error @below {{custom op 'linalg.div' unsupported operation: div with bools}}
  %0 = linalg.div ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @float_plus_integer(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'}}
  %0 = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xi32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @function_that_is_a_cast(%a: tensor<4xf32>) {
  // expected-error @below {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  %0 = linalg.elementwise kind=#linalg.type_fn<cast_signed> ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Products.

func.func @left_outside(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) {
  // expected-error @below {{'linalg.matmul' op Unexpected dim expression in map result.}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @left_repeated(%a: tensor<3xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) {
  // expected-error @below {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<3xf32>, tensor<4x5xf32>) outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @two_maps(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<2x3x5xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Indexing_map attribute must have 3 affine maps.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%c : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @batch_outside(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<2x3x5xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, n)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                            affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%c : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @batch_too_long(%a: tensor<2x3x4x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<2x3x5xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op no. of result dim expressions exceeds 3.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                            affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %b : tensor<2x3x4x4xf32>, tensor<2x4x5xf32>) outs(%c : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @batch_left_out(%a: tensor<3xf32>, %b: tensor<2x4x5xf32>, %c: tensor<2x3x5xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                            affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %b : tensor<3xf32>, tensor<2x4x5xf32>) outs(%c : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @batch_not_first(%a: tensor<3x2x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<2x3x5xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                            affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %b : tensor<3x2x4xf32>, tensor<2x4x5xf32>) outs(%c : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @batch_output_rank(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<2x3xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                            affine_map<(b, m, n, k) -> (b, m)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @batch_output(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<2x5x3xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                            affine_map<(b, m, n, k) -> (b, n, m)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%c : tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return
}

// -----

func.func @summed_output(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<2x3x5xf32>) {
  // expected-error @below {{'linalg.batch_reduce_matmul' op expects 2 dims, but got (3).}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                                   affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%c : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @contract_loops(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) {
  // expected-error @below {{iteration spaces of provided affine_maps differ}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k, l) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @contract_sum(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) {
  // expected-error @below {{provided affine_map is not a projected permutation}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k + n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @contract_rank(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) {
  // expected-error @below {{ranks of shaped operand and results of corresponding affine_map differ}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @contract_scalar(%a: f32, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) {
  // expected-error @below {{affine_map specifies shaped access while operand has non-shaped type}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : f32, tensor<4x5xf32>) outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @contract_unused(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) {
  // expected-error @below {{iteration space dim at index 3 not used to access any operand}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, k)>, affine_map<(m, n, k, l) -> (k, n)>,
                                        affine_map<(m, n, k, l) -> (m, n)>]
    ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @contract_read_once(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3xf32>) {
  // expected-error @below {{iteration space dim at index 1 is neither a contracting dim nor of parallel iteration type}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>]
    ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @contract_nothing(%a: tensor<3xf32>, %b: tensor<5xf32>, %c: tensor<3x5xf32>) {
  // expected-error @below {{'indexing_maps' do not specify a contracting dimension}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>]
    ins(%a, %b : tensor<3xf32>, tensor<5xf32>) outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

// Softmax and Winograd's algorithm.

func.func @softmax_shape(%a: tensor<4x8xf32>, %b: tensor<4x9xf32>) {
  // expected-error @below {{'linalg.softmax' op incompatible output shape}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x9xf32>) -> tensor<4x9xf32>
  return
}

// -----

func.func @softmax_dimension(%a: tensor<4x8xf32>) {
  // expected-error @below {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax dimension(2) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @softmax_elements(%a: tensor<4x8xf32>, %b: tensor<4x8xf64>) {
  // expected-error @below {{'linalg.softmax' op failed to verify that input and output have same element type}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf64>) -> tensor<4x8xf64>
  return
}

// -----

func.func @filter_height(%a: tensor<2x2x3x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x2x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @filter_width(%a: tensor<2x3x2x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x2x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @filter_point(%a: tensor<2x1x1x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x1x1x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @filter_output(%a: tensor<2x3x3x5xf32>, %b: tensor<4x4x5x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return
}

// -----

func.func @input_output(%a: tensor<1x10x10x5xf32>, %b: tensor<6x6x2x3x1x5xf32>) {
  // expected-error @below {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<1x10x10x5xf32>) outs(%b : tensor<6x6x2x3x1x5xf32>)
    -> tensor<6x6x2x3x1x5xf32>
  return
}

// -----

func.func @product_height(%a: tensor<5x6x2x2x1x2xf32>, %b: tensor<1x8x8x2xf32>) {
  // expected-error @below {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<5x6x2x2x1x2xf32>) outs(%b : tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
  return
}

// -----

func.func @product_width(%a: tensor<6x5x2x2x1x2xf32>, %b: tensor<1x8x8x2xf32>) {
  // expected-error @below {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x5x2x2x1x2xf32>) outs(%b : tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
  return
}

// -----

func.func @product_output(%a: tensor<6x6x2x2x1x2xf32>, %b: tensor<1x8x9x2xf32>) {
  // expected-error @below {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x1x2xf32>) outs(%b : tensor<1x8x9x2xf32>) -> tensor<1x8x9x2xf32>
  return
}

// -----

func.func @transform_elements(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf16>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op failed to verify that all of {filter, output} have same element type}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf16>) -> tensor<6x6x5x2xf16>
  return
}

// -----

func.func @transform_rank(%a: tensor<3x3x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op operand #0 must be 4D tensor of any type values, but got 'tensor<3x3x5xf32>'}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @transform_size(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @below {{custom op 'linalg.winograd_filter_transform' expected string or keyword containing one of the following enum values for attribute 'fmr' [F_2_3, F_4_3, F_2_5]}}
  %0 = linalg.winograd_filter_transform fmr(F_9_9) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

// Tiles.

func.func @tile_of_nothing(%a: tensor<16x8xf32>, %b: tensor<2x8x0xf32>) {
  // expected-error @below {{invalid zero tile factor}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [0] into %b : tensor<16x8xf32> -> tensor<2x8x0xf32>
  return
}

// -----

func.func @tiled_twice(%a: tensor<16x8xf32>, %b: tensor<2x8x8x4xf32>) {
  // expected-error @below {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %a inner_dims_pos = [0, 0] inner_tiles = [8, 4] into %b : tensor<16x8xf32> -> tensor<2x8x8x4xf32>
  return
}

// -----

func.func @outer_twice(%a: tensor<16x8xf32>, %b: tensor<2x8x8xf32>) {
  // expected-error @below {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %a outer_dims_perm = [0, 0] inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<16x8xf32> -> tensor<2x8x8xf32>
  return
}

// -----

func.func @outer_missing(%a: tensor<16x8xf32>, %b: tensor<2x8x8xf32>) {
  // expected-error @below {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %a outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<16x8xf32> -> tensor<2x8x8xf32>
  return
}

// -----

func.func @too_many_tiles(%a: tensor<16xf32>, %b: tensor<2x8x2xf32>) {
  // expected-error @below {{tiling factors must be less than or equal to the input rank for pack or output rank for unpack}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8, 2] into %b : tensor<16xf32> -> tensor<2x8x2xf32>
  return
}

// -----

func.func @tiles_and_dimensions(%a: tensor<16x8xf32>, %b: tensor<2x8x8xf32>) {
  // expected-error @below {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8] into %b : tensor<16x8xf32> -> tensor<2x8x8xf32>
  return
}

// -----

func.func @packed_rank(%a: tensor<16x8xf32>, %b: tensor<2x8xf32>) {
  // expected-error @below {{packed rank != (unpacked rank + num tiling factors), got 2 != 3}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<16x8xf32> -> tensor<2x8xf32>
  return
}

// -----

func.func @packed_tile(%a: tensor<16x8xf32>, %b: tensor<2x8x4xf32>) {
  // expected-error @below {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<16x8xf32> -> tensor<2x8x4xf32>
  return
}

// -----

func.func @packed_shape(%a: tensor<16x8xf32>, %b: tensor<3x8x8xf32>) {
  // expected-error @below {{expected 'tensor<2x8x8xf32>' for the packed domain value, got 'tensor<3x8x8xf32>'}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<16x8xf32> -> tensor<3x8x8xf32>
  return
}

// -----

func.func @padding_type(%a: tensor<15x8xf32>, %b: tensor<2x8x8xf32>, %x: i32) {
  // expected-error @below {{'linalg.pack' op expected padding_value has 'f32' but got: 'i32'}}
  %0 = linalg.pack %a padding_value(%x : i32) inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<15x8xf32> -> tensor<2x8x8xf32>
  return
}

// -----

func.func @padding_missing(%a: tensor<15x8xf32>, %b: tensor<2x8x8xf32>) {
  // expected-error @below {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<15x8xf32> -> tensor<2x8x8xf32>
  return
}

// -----

func.func @unpacked_tile(%a: tensor<16x8xf32>, %b: tensor<2x8x4xf32>) {
  // expected-error @below {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.unpack %b inner_dims_pos = [0] inner_tiles = [8] into %a : tensor<2x8x4xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @unpacked_shape(%a: tensor<16x8xf32>, %b: tensor<3x8x8xf32>) {
  // expected-error @below {{expected 'tensor<2x8x8xf32>' for the packed domain value, got 'tensor<3x8x8xf32>'}}
  %0 = linalg.unpack %b inner_dims_pos = [0] inner_tiles = [8] into %a : tensor<3x8x8xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @unpacked_result(%a: tensor<16x8xf32>, %b: tensor<2x8x8xf32>) {
  // expected-error @below {{'linalg.unpack' op failed to verify that result type matches type of dest}}
  %0 = "linalg.unpack"(%b, %a) <{inner_dims_pos = array<i64: 0>, static_inner_tiles = array<i64: 8>}>
    : (tensor<2x8x8xf32>, tensor<16x8xf32>) -> tensor<?x8xf32>
  return
}

// -----

func.func @body_of_sums(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %sum: tensor<3x5xf32>) {
  // expected-error @below {{expected add/mul op in the body}}
  %0 = "linalg.matmul"(%a, %b, %sum) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @body_twice_summed(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %sum: tensor<3x5xf32>) {
  // expected-error @below {{expected add/mul op in the body}}
  %0 = "linalg.matmul"(%a, %b, %sum) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %y, %x : f32
    %2 = arith.addf %1, %z : f32
    %3 = arith.addf %1, %2 : f32
    linalg.yield %3 : f32
  }) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @product_of_one(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %sum: tensor<3x5xf32>) {
  // expected-error @below {{'linalg.matmul' op expected the number of indexing_map (3) to be equal to the number of input/output operands (2)}}
  %0 = "linalg.matmul"(%a, %sum) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %y, %x : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  }) : (tensor<3x4xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @contract_no_sum(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %sum: tensor<3x4x5xf32>) {
  // expected-error @below {{'indexing_maps' do not specify a contracting dimension}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, k, n)>]
    ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%sum : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @batch_output_turned(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %sum: tensor<5x3xf32>) {
  // expected-error @below {{'linalg.batch_reduce_matmul' op Invalid output map result dimension.}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                                   affine_map<(b, m, n, k) -> (n, m)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<5x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @batch_output_short(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %sum: tensor<3xf32>) {
  // expected-error @below {{'linalg.batch_reduce_matmul' op expects 2 dims, but got (1).}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                                   affine_map<(b, m, n, k) -> (m)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @batch_output_reduced(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %sum: tensor<3x4xf32>) {
  // expected-error @below {{'linalg.batch_reduce_matmul' op Invalid output map result dimension.}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                                   affine_map<(b, m, n, k) -> (m, k)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @batch_output_sum(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %sum: tensor<3x8xf32>) {
  // expected-error @below {{expected indexing maps to be projected permutations}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                                   affine_map<(b, m, n, k) -> (m, n + k)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<3x8xf32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @batch_output_long(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %sum: tensor<2x3x5xf32>) {
  // expected-error @below {{'linalg.batch_reduce_matmul' op expects 2 dims, but got (3).}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                                   affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @batch_left_rows(%a: tensor<3x2x4xf32>, %b: tensor<2x4x5xf32>, %sum: tensor<3x5xf32>) {
  // expected-error @below {{'linalg.batch_reduce_matmul' op Invalid batch dimension expression.}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                                   affine_map<(b, m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<3x2x4xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @batch_output_swapped(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %sum: tensor<2x5x3xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                                   affine_map<(b, m, n, k) -> (b, n, m)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  return
}

// -----

func.func @batch_output_index(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %sum: tensor<2x3x8xf32>) {
  // expected-error @below {{expected indexing maps to be projected permutations}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                                                   affine_map<(b, m, n, k) -> (b, m, n + k)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
  return
}

// -----

func.func @batch_two_maps(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %sum: tensor<3x5xf32>) {
  // expected-error @below {{'linalg.batch_reduce_matmul' op Indexing_map attribute must have 3 affine maps.}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>]
    ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%sum : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @index_elsewhere() {
  // expected-error @below {{'linalg.index' op expected parent op with LinalgOp interface}}
  %0 = linalg.index 0 : index
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

func.func @index_of_no_loop(%b: memref<4xindex>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%b : memref<4xindex>) {
  ^bb0(%out: index):
    // expected-error @below {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %0 = linalg.index 1 : index
    linalg.yield %0 : index
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

func.func @kind_of_loop(%b: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' unexpected iterator_type (sideways)}}
  linalg.generic {indexing_maps = [#id], iterator_types = ["sideways"]} outs(%b : memref<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  }
  return
}

// -----

func.func @no_loops(%b: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' expected "iterator_types" array attribute}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>]} outs(%b : memref<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  }
  return
}

// -----

func.func @dictionary(%b: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' invalid kind of attribute specified}}
  linalg.generic [4] outs(%b : memref<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  }
  return
}

// -----

func.func @contract_maps(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) {
  // expected-error @below {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  %0 = linalg.contract ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @convolution_without_window(%image: tensor<1x9x3xf32>, %sum: tensor<1x7x4xf32>) {
  // expected-error @below {{expected op with 2 inputs and 1 output}}
  %0 = "linalg.conv_1d_nwc_wcf"(%image, %sum) <{operandSegmentSizes = array<i32: 1, 1>, strides = dense<1> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (tensor<1x9x3xf32>, tensor<1x7x4xf32>) -> tensor<1x7x4xf32>
  return
}
