// ODS: mlir/Dialect/XeGPU/IR/XeGPUOps.td
func.func @a(%0: memref<8x16xf16>) {
  // expected-error @below {{'xegpu.create_nd_tdesc' op TensorDesc should have the same element type with the source if it is a memref.}}
  %r = "xegpu.create_nd_tdesc"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x16xf16>) -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @a(%0: memref<8x16xf16>) {
  // expected-error @below {{'xegpu.create_nd_tdesc' op Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.}}
  %r = "xegpu.create_nd_tdesc"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, const_offsets = array<i64: 0>}> : (memref<8x16xf16>) -> !xegpu.tensor_desc<8x16xf16>
  return
}

// -----

func.func @a(%0: memref<8x16xf16, 3>) {
  // expected-error @below {{'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0}}
  %r = "xegpu.create_nd_tdesc"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, const_offsets = array<i64: 0, 0>}> : (memref<8x16xf16, 3>) -> !xegpu.tensor_desc<8x16xf16>
  return
}

// -----

func.func @a(%0: memref<16xf16>) {
  // expected-error @below {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
  %r = "xegpu.create_nd_tdesc"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<16xf16>) -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @a(%0: i64) {
  // expected-error @below {{'xegpu.create_nd_tdesc' op expecting strides and shape to be present for integer source.}}
  %r = "xegpu.create_nd_tdesc"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, const_shape = array<i64: 8, 16>}> : (i64) -> !xegpu.tensor_desc<8x16xf16>
  return
}

// -----

func.func @a(%0: vector<8x16xf16>, %1: vector<16x16xf16>, %2: vector<8x16xf16>) {
  // expected-error @below {{'xegpu.dpas' op Expecting the acc type to be the same as result.}}
  %r = "xegpu.dpas"(%0, %1, %2) : (vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf16>) -> vector<8x16xf32>
  return
}

// -----

func.func @a(%0: vector<8x16xf16>, %1: vector<8x16xf16>) {
  // expected-error @below {{'xegpu.dpas' op K-dimension mismatch.}}
  %r = "xegpu.dpas"(%0, %1) : (vector<8x16xf16>, vector<8x16xf16>) -> vector<8x16xf32>
  return
}

// -----

func.func @a(%0: vector<8x16xf16>, %1: vector<16x16xf16>) {
  // expected-error @below {{'xegpu.dpas' op N-dimension mismatch.}}
  %r = "xegpu.dpas"(%0, %1) : (vector<8x16xf16>, vector<16x16xf16>) -> vector<8x8xf32>
  return
}

// -----

func.func @a(%0: vector<8x16xf16>, %1: vector<16x16xf16>) {
  // expected-error @below {{'xegpu.dpas' op M-dimension mismatch.}}
  %r = "xegpu.dpas"(%0, %1) : (vector<8x16xf16>, vector<16x16xf16>) -> vector<4x16xf32>
  return
}

// -----

func.func @a(%0: vector<8x8x2xf16>, %1: vector<8x16x2xf16>) {
  // expected-error @below {{'xegpu.dpas' op expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.}}
  %r = "xegpu.dpas"(%0, %1) : (vector<8x8x2xf16>, vector<8x16x2xf16>) -> vector<8x16xf32>
  return
}

// -----

func.func @a(%0: vector<8x16xf16>, %1: vector<16x16xbf16>) {
  // expected-error @below {{'xegpu.dpas' op failed to verify that all of {lhs, rhs} have same element type}}
  %r = "xegpu.dpas"(%0, %1) : (vector<8x16xf16>, vector<16x16xbf16>) -> vector<8x16xf32>
  return
}

// -----

func.func @a(%d: !xegpu.tensor_desc<8x16xf16>, %i: index) {
  // expected-error @below {{'xegpu.prefetch_nd' op invalid l1_hint: #xegpu.cache_hint<write_back>}}
  "xegpu.prefetch_nd"(%d) <{l1_hint = #xegpu.cache_hint<write_back>}> : (!xegpu.tensor_desc<8x16xf16>) -> ()
  return
}

// -----

func.func @a(%d: !xegpu.tensor_desc<8x16xf16>, %i: index) {
  // expected-error @below {{'xegpu.prefetch_nd' op invalid l2_hint: #xegpu.cache_hint<write_through>}}
  "xegpu.prefetch_nd"(%d) <{l2_hint = #xegpu.cache_hint<write_through>}> : (!xegpu.tensor_desc<8x16xf16>) -> ()
  return
}

// -----

func.func @a(%d: !xegpu.tensor_desc<8x16xf16>, %i: index) {
  // expected-error @below {{'xegpu.prefetch_nd' op Mismatched ranks between offsets and tensor descriptor}}
  "xegpu.prefetch_nd"(%d) <{const_offsets = array<i64: 0>}> : (!xegpu.tensor_desc<8x16xf16>) -> ()
  return
}

// -----

func.func @a(%d: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>, %i: index) {
  // expected-error @below {{'xegpu.prefetch_nd' op Expects a non-scattered TensorDesc.}}
  "xegpu.prefetch_nd"(%d) <{}> : (!xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>) -> ()
  return
}
