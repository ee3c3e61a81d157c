// ODS: mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Linalg/IR/LinalgOps.td
#a = affine_map<(m, n, k) -> (m, n)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @result(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) {
  // expected-error @below {{'linalg.matmul' op Unexpected dim expression in map result.}}
  %r = linalg.matmul indexing_maps = [#a, #b, #c] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

#a = affine_map<(m, n, k) -> (m)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @broadcast(%a: tensor<4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) {
  // expected-error @below {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  %r = linalg.matmul indexing_maps = [#a, #b, #c] ins(%a, %b : tensor<4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

#a = affine_map<(m, n, k) -> (k)>
#b = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @transposed(%a: tensor<4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) {
  %r = linalg.matmul indexing_maps = [#a, #b, #c] ins(%a, %b : tensor<4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

#a = affine_map<(b, m, n, k) -> (b, n, k)>
#b = affine_map<(b, m, n, k) -> (b, k, n)>
#c = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @batch_result(%a: tensor<4x4x4xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  %r = linalg.batch_matmul indexing_maps = [#a, #b, #c] ins(%a, %a : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%a : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return
}

// -----

#a = affine_map<(b, m, n, k) -> (m, b, k)>
#b = affine_map<(b, m, n, k) -> (b, k, n)>
#c = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @batch_first(%a: tensor<4x4x4xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  %r = linalg.batch_matmul indexing_maps = [#a, #b, #c] ins(%a, %a : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%a : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return
}

// -----

#a = affine_map<(b, m, n, k) -> (k, m)>
#b = affine_map<(b, m, n, k) -> (b, k, n)>
#c = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @batch_broadcast(%x: tensor<4x4xf32>, %a: tensor<4x4x4xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  %r = linalg.batch_matmul indexing_maps = [#a, #b, #c] ins(%x, %a : tensor<4x4xf32>, tensor<4x4x4xf32>) outs(%a : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return
}

// -----

#a = affine_map<(b, m, n, k) -> (b, m, k)>
#b = affine_map<(b, m, n, k) -> (n, k)>
#c = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @batch_broadcast_right(%x: tensor<4x4xf32>, %a: tensor<4x4x4xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  %r = linalg.batch_matmul indexing_maps = [#a, #b, #c] ins(%a, %x : tensor<4x4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return
}

// -----

#a = affine_map<(b, m, n, k) -> (b, m, k)>
#b = affine_map<(b, m, n, k) -> (b, k, n)>
#c = affine_map<(b, m, n, k) -> (b, n, m)>
func.func @batch_output(%a: tensor<4x4x4xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  %r = linalg.batch_matmul indexing_maps = [#a, #b, #c] ins(%a, %a : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%a : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return
}

// -----

#a = affine_map<(b, m, n, k) -> (b, m, k)>
#b = affine_map<(b, m, n, k) -> (b, k, n)>
#c = affine_map<(b, m, n, k) -> (m, n)>
func.func @batch_output_rank(%a: tensor<4x4x4xf32>, %c: tensor<4x4xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  %r = linalg.batch_matmul indexing_maps = [#a, #b, #c] ins(%a, %a : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

#a = affine_map<(b, m, n, k) -> (b, m, k)>
#b = affine_map<(b, m, n, k) -> (b, k, n)>
#c = affine_map<(b, m, n, k) -> (n, m)>
func.func @reduced_output(%a: tensor<4x4x4xf32>, %c: tensor<4x4xf32>) {
  // expected-error @below {{'linalg.batch_reduce_matmul' op Invalid output map result dimension.}}
  %r = linalg.batch_reduce_matmul indexing_maps = [#a, #b, #c] ins(%a, %a : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

#a = affine_map<(m, n, k) -> (m + k, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @contract_sum(%a: tensor<4x4xf32>) {
  // expected-error @below {{provided affine_map is not a projected permutation}}
  %r = linalg.contract indexing_maps = [#a, #b, #c] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

#a = affine_map<(m, n, k) -> (m)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @contract_rank(%a: tensor<4x4xf32>) {
  // expected-error @below {{ranks of shaped operand and results of corresponding affine_map differ}}
  %r = linalg.contract indexing_maps = [#a, #b, #c] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n) -> (m, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @contract_space(%a: tensor<4x4xf32>) {
  // expected-error @below {{iteration spaces of provided affine_maps differ}}
  %r = linalg.contract indexing_maps = [#a, #b, #c] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

#a = affine_map<(m, n) -> (m, n)>
func.func @contract_nothing(%a: tensor<4x4xf32>) {
  // expected-error @below {{'indexing_maps' do not specify a contracting dimension}}
  %r = linalg.contract indexing_maps = [#a, #a, #a] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (m, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @contract_once(%a: tensor<4x4xf32>) {
  // expected-error @below {{iteration space dim at index 2 is neither a contracting dim nor of parallel iteration type}}
  %r = linalg.contract indexing_maps = [#a, #b, #c] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

#a = affine_map<(m, n, k, l) -> (m, k)>
#b = affine_map<(m, n, k, l) -> (k, n)>
#c = affine_map<(m, n, k, l) -> (m, n)>
func.func @contract_unused(%a: tensor<4x4xf32>) {
  // expected-error @below {{iteration space dim at index 3 not used to access any operand}}
  %r = linalg.contract indexing_maps = [#a, #b, #c] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @bools(%a: tensor<4xi1>) {
  // expected-error @below {{custom op 'linalg.sub' unsupported operation: sub with bools}}
  %r = linalg.sub ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @divided_bools(%a: tensor<4xi1>) {
  // expected-error @below {{custom op 'linalg.div' unsupported operation: div with bools}}
  %r = linalg.div ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @unsigned_floats(%a: tensor<4xf32>) {
  // expected-error @below {{custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint}}
  %r = linalg.div_unsigned ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @mixed(%a: tensor<4xi32>, %b: tensor<4xf32>) {
  // expected-error @below {{custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'i32' and 'f32'}}
  %r = linalg.add ins(%a, %b : tensor<4xi32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @indices(%a: tensor<4xindex>) {
  // expected-error @below {{custom op 'linalg.mul' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'}}
  %r = linalg.mul ins(%a, %a : tensor<4xindex>, tensor<4xindex>) outs(%a : tensor<4xindex>) -> tensor<4xindex>
  return
}

// -----

func.func @no_float(%a: tensor<4xi32>) {
  // expected-error @below {{custom op 'linalg.exp' unsupported non numeric type}}
  %r = linalg.exp ins(%a : tensor<4xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @pool(%a: tensor<1x4x4x1xf32>, %w: tensor<2x2xf32>, %c: tensor<1x3x3x1xf32>) {
  // expected-error @below {{custom op 'linalg.pooling_nhwc_min_unsigned' unsupported operation: unsigned min not on uint}}
  %r = linalg.pooling_nhwc_min_unsigned ins(%a, %w : tensor<1x4x4x1xf32>, tensor<2x2xf32>) outs(%c : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
  return
}
