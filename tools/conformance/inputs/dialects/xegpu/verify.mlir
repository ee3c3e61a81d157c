// ODS: mlir/Dialect/XeGPU/IR/XeGPUOps.td

// Blocks.

func.func @f(%m: memref<16x16xf32, 3>) {
  // expected-error @below {{Memory space mismatch. Source: 3, TensorDesc: 0}}
  %0 = xegpu.create_nd_tdesc %m : memref<16x16xf32, 3> -> !xegpu.tensor_desc<16xf32>
  return
}

// -----

func.func @f(%m: memref<16x16xf32>) {
  // expected-error @below {{Memory space mismatch. Source: 0, TensorDesc: 3}}
  %0 = xegpu.create_nd_tdesc %m : memref<16x16xf32> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>
  return
}

// -----

func.func @f(%p: ui64) {
  // expected-error @below {{expecting strides and shape to be present for integer source.}}
  %0 = xegpu.create_nd_tdesc %p : ui64 -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%m: memref<24x32xf32>, %i: index) {
  // expected-error @below {{Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.}}
  %0 = xegpu.create_nd_tdesc %m[%i] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index) {
  // expected-error @below {{Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.}}
  %0 = xegpu.create_nd_tdesc %m[0, 0], shape : [%i, %i], strides : [1] : memref<?x?xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%m: memref<24xf32>) {
  // expected-error @below {{Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
  %0 = xegpu.create_nd_tdesc %m : memref<24xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%m: memref<24x32xf32>) {
  // expected-error @below {{TensorDesc should have the same element type with the source if it is a memref.}}
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf16>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>) {
  // expected-error @below {{Expects a non-scattered TensorDesc.}}
  xegpu.prefetch_nd %d : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{invalid l1_hint: #xegpu.cache_hint<write_back>}}
  xegpu.prefetch_nd %d <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{Mismatched ranks between offsets and tensor descriptor}}
  xegpu.prefetch_nd %d[0] : !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

// Products.

func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: vector<8x16xf16>) {
  // expected-error @below {{Expecting the acc type to be the same as result.}}
  %0 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%a: vector<8x16xf16>, %b: vector<8x16xf16>) {
  // expected-error @below {{K-dimension mismatch.}}
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<8x16xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x4xf16>) {
  // expected-error @below {{K-dimension mismatch.}}
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<8x16x4xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>) {
  // expected-error @below {{M-dimension mismatch.}}
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<16x16xf32>
  return
}

// -----

func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>) {
  // expected-error @below {{N-dimension mismatch.}}
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<8x8xf32>
  return
}

// -----

func.func @f(%a: vector<8x16xf16>, %b: vector<16xf16>) {
  // expected-error @below {{expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.}}
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%a: vector<8xf16>, %b: vector<16x16xf16>) {
  // expected-error @below {{expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.}}
  %0 = xegpu.dpas %a, %b : vector<8xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xbf16>) {
  // expected-error @below {{failed to verify that all of {lhs, rhs} have same element type}}
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xbf16> -> vector<8x16xf32>
  return
}

// -----

// Scattered elements: the source.

func.func @f(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>, %k: vector<4xi1>) {
  // expected-error @below {{offsets not allowed.}}
  %0 = xegpu.load %d[%o], %k : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4xf32>, %k: vector<4xi1>) {
  // expected-error @below {{Expects a scattered TensorDesc.}}
  %0 = xegpu.load %d, %k : !xegpu.tensor_desc<4xf32>, vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %k: vector<4xi1>) {
  // expected-error @below {{Expects offsets.}}
  %0 = xegpu.load %m, %k : memref<?xf32>, vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>, %k: vector<4xi1>) {
  // expected-error @below {{offsets not allowed.}}
  xegpu.store %v, %d[%o], %k : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>, vector<4xi1>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %d: !xegpu.tensor_desc<4xf32>, %k: vector<4xi1>) {
  // expected-error @below {{Expects a scattered TensorDesc.}}
  xegpu.store %v, %d, %k : vector<4xf32>, !xegpu.tensor_desc<4xf32>, vector<4xi1>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %m: memref<?xf32>, %k: vector<4xi1>) {
  // expected-error @below {{Expects offsets.}}
  xegpu.store %v, %m, %k : vector<4xf32>, memref<?xf32>, vector<4xi1>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>) {
  // expected-error @below {{offsets not allowed.}}
  xegpu.prefetch %d[%o] : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4xf32>) {
  // expected-error @below {{Expects a scattered TensorDesc.}}
  xegpu.prefetch %d : !xegpu.tensor_desc<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{Expects offsets.}}
  xegpu.prefetch %m : memref<?xf32>
  return
}

// -----

func.func @f(%p: ui64, %o: vector<4xindex>) {
  // expected-error @below {{offset_align_byte is required with integer source.}}
  xegpu.prefetch %p[%o] : ui64, vector<4xindex>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %o: vector<4xindex>) {
  // expected-error @below {{offset_align_byte only allowed with integer source.}}
  xegpu.prefetch %m[%o] <{offset_align_byte = 4}> : memref<?xf32>, vector<4xindex>
  return
}

// -----

// Scattered elements: hints.

func.func @f(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
  // expected-error @below {{invalid l1_hint: #xegpu.cache_hint<write_back>}}
  %0 = xegpu.load %d, %k <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
  // expected-error @below {{invalid l2_hint: #xegpu.cache_hint<write_through>}}
  %0 = xegpu.load %d, %k <{l2_hint = #xegpu.cache_hint<write_through>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
  // expected-error @below {{invalid l3_hint: #xegpu.cache_hint<streaming>}}
  xegpu.store %v, %d, %k <{l3_hint = #xegpu.cache_hint<streaming>}> : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>) {
  // expected-error @below {{invalid l1_hint: #xegpu.cache_hint<write_back>}}
  xegpu.prefetch %d <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

// Scattered elements: values and masks of addresses.

func.func @f(%m: memref<?xf32>, %o: vector<4xindex>, %k: vector<4xi1>) {
  // expected-error @below {{Value should have the same element type as MemRef.}}
  %0 = xegpu.load %m[%o], %k : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>) {
  // expected-error @below {{Expecting scalar mask and offsets.}}
  %0 = xegpu.load %m[%i], %k : memref<?xf32>, index, vector<4xi1> -> f32
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: i1) {
  // expected-error @below {{Expecting chunk size == 1 for scalar result}}
  %0 = xegpu.load %m[%i], %k <{chunk_size = 2 : i64}> : memref<?xf32>, index, i1 -> f32
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: i1) {
  // expected-error @below {{value elements must match chunk size 1}}
  %0 = xegpu.load %m[%i], %k : memref<?xf32>, index, i1 -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %o: vector<1xindex>, %k: vector<1xi1>) {
  // expected-error @below {{value elements must match chunk size 4}}
  %0 = xegpu.load %m[%o], %k <{chunk_size = 4 : i64}> : memref<?xf32>, vector<1xindex>, vector<1xi1> -> vector<2xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %o: vector<4xindex>, %k: i1) {
  // expected-error @below {{Expecting a vector type mask.}}
  %0 = xegpu.load %m[%o], %k : memref<?xf32>, vector<4xindex>, i1 -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %o: vector<4xindex>, %k: vector<4xi1>) {
  // expected-error @below {{Mask should match value except the chunk size dim.}}
  %0 = xegpu.load %m[%o], %k : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<8x2xf32>, %m: memref<?xf32>, %o: vector<4xindex>, %k: vector<4xi1>) {
  // expected-error @below {{Mask should match value except the chunk size dim.}}
  xegpu.store %v, %m[%o], %k <{chunk_size = 2 : i64}> : vector<8x2xf32>, memref<?xf32>, vector<4xindex>, vector<4xi1>
  return
}

// -----

// Scattered elements: values and masks of descriptors.

func.func @f(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
  // expected-error @below {{Expecting a vector type result.}}
  %0 = xegpu.load %d, %k : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> f32
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %k: vector<4xi1>) {
  // expected-error @below {{Expecting chunk size == 1 for scalar result}}
  %0 = xegpu.load %d, %k : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1> -> f32
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>) {
  // expected-error @below {{Value should have the same element type as TensorDesc.}}
  %0 = xegpu.load %d, %k : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf16>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<8xi1>) {
  // expected-error @below {{Mask should match TensorDesc except the chunk size dim.}}
  %0 = xegpu.load %d, %k : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<8xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4x2xf32>, %d: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %k: vector<2xi1>) {
  // expected-error @below {{Mask should match TensorDesc except the chunk size dim.}}
  xegpu.store %v, %d, %k : vector<4x2xf32>, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<2xi1>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %k: vector<4xi1>) {
  // expected-error @below {{is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>'}}
  %0 = xegpu.load %d, %k : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1> -> vector<8xf32>
  return
}

// -----

// Updates.

func.func @f(%d: !xegpu.tensor_desc<4xf32>, %o: vector<4xindex>) {
  // expected-error @below {{Expects a scattered TensorDesc.}}
  %0 = xegpu.update_offset %d, %o : !xegpu.tensor_desc<4xf32>, vector<4xindex>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, %o: vector<8xindex>) {
  // expected-error @below {{Offsets should match TensorDesc except the chunk size dim.}}
  %0 = xegpu.update_offset %d, %o : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<8xindex>
  return
}

// -----

// Constraints.

func.func @f(%p: f32, %o: vector<4xindex>) {
  // expected-error @below {{operand #0 must be 1D memref of 1-bit signless integer or 4-bit signless integer}}
  %0 = "xegpu.create_tdesc"(%p, %o) : (f32, vector<4xindex>) -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %k: vector<4xi1>, %v: vector<8xf32>) {
  // expected-error @below {{failed to verify that all of {tensorDesc, value, result} have same shape}}
  %0 = xegpu.atomic_rmw addf %d, %k, %v : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<8xf32> -> vector<8xf32>
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{operand #0 must be TensorDesc describing regions of interested data., but got 'i32'}}
  "xegpu.prefetch_nd"(%i) : (i32) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{operand #0 must be !xegpu.nbarrier a custom XeGPU type representing a barrier., but got 'i32'}}
  "xegpu.nbarrier_wait"(%i) : (i32) -> ()
  return
}

// -----

func.func @f(%d: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{invalid properties {l1_hint = 1 : i32} for op xegpu.prefetch_nd: Invalid attribute `l1_hint` in property conversion: 1 : i32}}
  "xegpu.prefetch_nd"(%d) <{l1_hint = 1 : i32}> : (!xegpu.tensor_desc<8x16xf32>) -> ()
  return
}

// -----

// expected-error @below {{invalid kind of attribute specified}}
func.func private @a(!xegpu.mem_desc<16x4xf16, 4>)

// -----

func.func @matrices(%m: memref<2048xi8, 2>) {
  // expected-error @below {{'xegpu.create_mem_desc' op operand #0 must be reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values  or reside in share memory and statically 2d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values , but got 'memref<2048xi8, 2>'}}
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 2> -> !xegpu.mem_desc<16x64xf16>
  return
}

// -----

func.func @matrices(%m: memref<2047xi8, 3>) {
  // expected-error @below {{'xegpu.create_mem_desc' op failed to verify that all of {source, mem_desc} have same size in bits}}
  %0 = xegpu.create_mem_desc %m : memref<2047xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  return
}

// -----

func.func @matrices(%0: !xegpu.mem_desc<16x64xf16>, %i: index, %v: vector<8x16xf16>) {
  // expected-error @below {{data shape must not exceed mem_desc shape.}}
  %1 = xegpu.load_matrix %0[8, 8] : !xegpu.mem_desc<16x64xf16> -> vector<32x16xf16>
  return
}

// -----

func.func @matrices(%0: !xegpu.mem_desc<16x64xf16>, %i: index, %v: vector<32x16xf16>) {
  // expected-error @below {{data shape must not exceed mem_desc shape.}}
  xegpu.store_matrix %v, %0[8, 8] : vector<32x16xf16>, !xegpu.mem_desc<16x64xf16>
  return
}

// -----

// expected-error @below {{expected last dim of tensor to match chunk size}}
func.func private @f(!xegpu.tensor_desc<4x5xf32, #xegpu.scatter_tdesc_attr<chunk_size = 4>>)

// -----

// expected-error @below {{expected last dim of tensor to be a multiple of 2}}
func.func private @f(!xegpu.tensor_desc<4x3xf16, #xegpu.scatter_tdesc_attr<chunk_size = 3>>)

// -----

// expected-error @below {{expected non-contiguous elements for 1D tensor}}
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 3>>)

// -----

// expected-error @below {{expected non-zero rank tensor}}
func.func private @f(!xegpu.tensor_desc<f32>)

// -----

// expected-error @below {{SLM is only supported for 1D block tensor}}
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)

// -----

// expected-error @below {{expected layout rank to match tensor rank}}
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<lane_layout = [4, 1], lane_data = [1, 1]>>)

// -----

// expected-error @below {{cannot distribute [4, 2] using #xegpu.layout<lane_layout = [1, 4], lane_data = [2, 1]>}}
func.func private @f(!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<lane_layout = [1, 4], lane_data = [2, 1]>>)

// -----

// expected-error @below {{expected last dim of lane_data to be a multiple of: 2}}
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<lane_layout = [4, 1], lane_data = [1, 1]>>)

// -----

// expected-error @below {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!xegpu.tensor_desc<16xf32)

// -----

// expected-error @below {{invalid kind of attribute specified}}
func.func private @f(!xegpu.mem_desc<16x16xf32, 1>)

// -----

// expected-error @below {{expected at least one of sg_layout, inst_data or lane_layout}}
module attributes {a.b = #xegpu.layout<>} {
}

// -----

// expected-error @below {{expected sg_layout/lane_layout being used with order}}
module attributes {a.b = #xegpu.layout<order = [1, 0], inst_data = [8, 16]>} {
}

// -----

// expected-error @below {{expected sg_layout and inst_data to have the same rank}}
module attributes {a.b = #xegpu.layout<sg_layout = [1], inst_data = [1, 2]>} {
}

// -----

// expected-error @below {{expected sg_layout and lane_layout to have the same rank}}
module attributes {a.b = #xegpu.layout<sg_layout = [1], lane_layout = [1, 2], lane_data = [1, 2]>} {
}

// -----

// expected-error @below {{expected inst_data and lane_layout to have the same rank, got inst_data 1, lane_layout 2}}
module attributes {a.b = #xegpu.layout<inst_data = [1], lane_layout = [1, 2], lane_data = [1, 2]>} {
}

// -----

// expected-error @below {{expected sg_layout being used with sg_data}}
module attributes {a.b = #xegpu.layout<sg_data = [1], inst_data = [1]>} {
}

// -----

// expected-error @below {{expected sg_data and sg_layout to have the same rank}}
module attributes {a.b = #xegpu.layout<sg_layout = [1, 2], sg_data = [1]>} {
}

// -----

// expected-error @below {{expected lane_layout being used with lane_data}}
module attributes {a.b = #xegpu.layout<lane_data = [1, 2], inst_data = [1, 2]>} {
}

// -----

// expected-error @below {{expected lane_data and lane_layout to have the same rank}}
module attributes {a.b = #xegpu.layout<lane_layout = [1, 2], lane_data = [1]>} {
}

// -----

// expected-error @below {{expected order and sg_layout to have the same rank}}
module attributes {a.b = #xegpu.layout<sg_layout = [1, 2], order = [0]>} {
}

// -----

// expected-error @below {{expected order and lane_layout to have the same rank}}
module attributes {a.b = #xegpu.layout<lane_layout = [1, 2], lane_data = [1, 1], order = [0]>} {
}

// -----

// expected-error @below {{invalid dim (2) in slice attribute.}}
module attributes {a.b = #xegpu.slice<#xegpu.layout<sg_layout = [1, 2]>, dims = [2]>} {
}

// -----

// expected-error @below {{invalid dim (-1) in slice attribute.}}
module attributes {a.b = #xegpu.slice<#xegpu.layout<sg_layout = [1, 2]>, dims = [-1]>} {
}

// -----

// expected-error @below {{repeated dim (0) in slice attribute.}}
module attributes {a.b = #xegpu.slice<#xegpu.layout<sg_layout = [1, 2]>, dims = [0, 0]>} {
}

// -----

// expected-error @below {{expected ','}}
module attributes {a.b = #xegpu.slice<#xegpu.layout<sg_layout = [1, 2]>>} {
}

// -----

// expected-error @below {{'end' : 1 must be greater than 'start' : 2}}
module attributes {a.b = #xegpu.range<[2, 1]>} {
}

// -----

// expected-error @below {{invalid chunk size}}
module attributes {a.b = #xegpu.scatter_tdesc_attr<chunk_size = 0>} {
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{'xegpu.load_nd' op Result shape [8, 1] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<8x1xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{'xegpu.load_nd' op Result shape [3] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<3xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) {
  // expected-error @below {{'xegpu.load_nd' op Expects a non-scattered TensorDesc.}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>> -> vector<16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) {
  // expected-error @below {{'xegpu.load_nd' op TensorDesc doesn't need LayoutAttr for SIMT code}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>> -> vector<8xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<2x8x16xf32>) {
  // expected-error @below {{'xegpu.load_nd' op Expects a 1D or 2D TensorDesc.}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<2x8x16xf32> -> vector<2x8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{'xegpu.load_nd' op failed to verify that all of {value, TensorDesc} have same element type}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf16>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{vector types must have positive constant sizes but got 0}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<0xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{'xegpu.load_nd' op invalid l1_hint: #xegpu.cache_hint<write_back>}}
  %0 = xegpu.load_nd %t <{l1_hint = #xegpu.cache_hint<write_back>}>: !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{'xegpu.load_nd' op Mismatched ranks between offsets and tensor descriptor}}
  %0 = xegpu.load_nd %t[0] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x1xf32>) {
  // expected-error @below {{'xegpu.store_nd' op Value shape [8, 1] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
  xegpu.store_nd %v, %t : vector<8x1xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<3xf32>) {
  // expected-error @below {{'xegpu.store_nd' op Value shape [3] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
  xegpu.store_nd %v, %t : vector<3xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %v: vector<16xf32>) {
  // expected-error @below {{'xegpu.store_nd' op Expects a non-scattered TensorDesc.}}
  xegpu.store_nd %v, %t : vector<16xf32>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>, %v: vector<8xf32>) {
  // expected-error @below {{'xegpu.store_nd' op TensorDesc doesn't need LayoutAttr for SIMT code}}
  xegpu.store_nd %v, %t : vector<8xf32>, !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>, %v: vector<8x16xf32>) {
  // expected-error @below {{'xegpu.store_nd' op array length is not supported by store_nd.}}
  xegpu.store_nd %v, %t : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<2x8x16xf32>, %v: vector<2x8x16xf32>) {
  // expected-error @below {{'xegpu.store_nd' op Expects a 1D or 2D TensorDesc.}}
  xegpu.store_nd %v, %t : vector<2x8x16xf32>, !xegpu.tensor_desc<2x8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x16xf16>) {
  // expected-error @below {{'xegpu.store_nd' op failed to verify that all of {value, TensorDesc} have same element type}}
  xegpu.store_nd %v, %t : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x16xf32>) {
  // expected-error @below {{'xegpu.store_nd' op invalid l1_hint: #xegpu.cache_hint<streaming>}}
  xegpu.store_nd %v, %t <{l1_hint = #xegpu.cache_hint<streaming>}>: vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x16xf32>) {
  // expected-error @below {{'xegpu.store_nd' op Mismatched ranks between offsets and tensor descriptor}}
  xegpu.store_nd %v, %t[0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{'xegpu.update_nd_offset' op Invalid number of offsets.}}
  %0 = xegpu.update_nd_offset %t, [2] : !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %o: vector<16xindex>) {
  // expected-error @below {{'xegpu.update_offset' op Expects a scattered TensorDesc.}}
  %0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<8x16xf32>, vector<16xindex>
  return
}

// -----

func.func @f(%p: ui64, %o: vector<16xindex>) {
  // expected-error @below {{'xegpu.create_tdesc' op Expects a scattered TensorDesc.}}
  %0 = xegpu.create_tdesc %p, %o : ui64, vector<16xindex> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{'xegpu.prefetch' op Expects a scattered TensorDesc.}}
  xegpu.prefetch %t : !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%p: memref<16x16xf32, 3>) {
  // expected-error @below {{'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0}}
  %0 = xegpu.create_nd_tdesc %p[0, 0] : memref<16x16xf32, 3> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) {
  // expected-error @below {{'xegpu.update_nd_offset' op Expects a non-scattered TensorDesc.}}
  %0 = xegpu.update_nd_offset %t, [0, 2] : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @f(%p: ui64, %o: vector<8xindex>) {
  // expected-error @below {{'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [8]}}
  %0 = xegpu.create_tdesc %p, %o : ui64, vector<8xindex> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @f(%p: memref<?xf32, 3>, %o: vector<16xindex>) {
  // expected-error @below {{'xegpu.create_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0}}
  %0 = xegpu.create_tdesc %p, %o : memref<?xf32, 3>, vector<16xindex> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @f(%p: memref<16x16xf32>) {
  // expected-error @below {{'xegpu.create_nd_tdesc' op Expects a non-scattered TensorDesc.}}
  %0 = xegpu.create_nd_tdesc %p : memref<16x16xf32> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @f(%p: memref<16x16xf32>) {
  // expected-error @below {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
  %0 = xegpu.create_nd_tdesc %p : memref<16x16xf32> -> !xegpu.tensor_desc<2x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x3xf16>) {
  // expected-error @below {{'xegpu.dpas' op K-dimension mismatch.}}
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<8x16x3xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%a: vector<8xf16>, %b: vector<15xf16>) {
  // expected-error @below {{'xegpu.dpas' op Expecting B operand to be a multiple of 32 bits.}}
  %0 = xegpu.dpas %a, %b : vector<8xf16>, vector<15xf16> -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf16>, %b: vector<15xi8>) {
  // expected-error @below {{'xegpu.dpas' op failed to verify that all of {lhs, rhs} have same element type}}
  %0 = xegpu.dpas %a, %b : vector<8xf16>, vector<15xi8> -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8x16xf16>, %b: vector<16xf16>) {
  // expected-error @below {{'xegpu.dpas' op expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.}}
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%a: vector<8x16xf16>, %b: vector<8x8x2xf16>) {
  // expected-error @below {{'xegpu.dpas' op N-dimension mismatch.}}
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<8x8x2xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%a: vector<16x16xf16>, %b: vector<8x16x2xf16>) {
  // expected-error @below {{'xegpu.dpas' op M-dimension mismatch.}}
  %0 = xegpu.dpas %a, %b : vector<16x16xf16>, vector<8x16x2xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: vector<8x16xf16>) {
  // expected-error @below {{'xegpu.dpas' op Expecting the acc type to be the same as result.}}
  %0 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%a: vector<16x16xf32>) {
  // expected-error @below {{'xegpu.convert_layout' op expected input layout and target layout be WgLayout or SgLayout at the same time.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [8, 8]>}> : vector<16x16xf32>
  return
}

// -----

func.func @f(%a: vector<16x16xf32>) {
  // expected-error @below {{'xegpu.convert_layout' op invalid target layout, data cannot be evenly distributed.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 5], lane_data = [1, 1]>}> : vector<16x16xf32>
  return
}

// -----

func.func @f(%a: vector<16x16xf32>) {
  // expected-error @below {{'xegpu.convert_layout' op invalid input layout, data cannot be evenly distributed.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [8, 8], lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [8, 8]>}> : vector<16x16xf32>
  return
}

// -----

func.func @f(%m: !xegpu.mem_desc<16x64xf16>) {
  // expected-error @below {{With subgroup_block_io, the block shape must match the lane layout.}}
  %0 = xegpu.load_matrix %m[8, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}>: !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  return
}

// -----

func.func @f(%m: !xegpu.mem_desc<16x64xf16>) {
  // expected-error @below {{data shape must not exceed mem_desc shape.}}
  %0 = xegpu.load_matrix %m[8, 8] : !xegpu.mem_desc<16x64xf16> -> vector<32x16xf16>
  return
}

// -----

func.func @f(%m: !xegpu.mem_desc<16x64xf16>) {
  // expected-error @below {{subgroup_block_io are only allowed when result is a VectorType.}}
  %0 = xegpu.load_matrix %m[8, 8] <{subgroup_block_io}>: !xegpu.mem_desc<16x64xf16> -> f16
  return
}

// -----

func.func @f(%m: !xegpu.mem_desc<16x64xf16>) {
  // expected-error @below {{'xegpu.load_matrix' op failed to verify that all of {mem_desc, res} have same element type}}
  %0 = xegpu.load_matrix %m[8, 8] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%m: !xegpu.mem_desc<16x64xf16>, %v: vector<8x16xf32>) {
  // expected-error @below {{'xegpu.store_matrix' op failed to verify that all of {mem_desc, data} have same element type}}
  xegpu.store_matrix %v, %m[8, 8] : vector<8x16xf32>, !xegpu.mem_desc<16x64xf16>
  return
}

// -----

func.func @f(%m: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16]>>) {
  // expected-error @below {{mem_desc should be row major when subgroup_block_io is set.}}
  %0 = xegpu.load_matrix %m[8, 8] <{subgroup_block_io}>: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16]>> -> vector<16xf16>
  return
}

// -----

func.func @f(%m: !xegpu.mem_desc<64xf16>) {
  // expected-error @below {{mem_desc must be 2D.}}
  %0 = xegpu.load_matrix %m[8, 8] : !xegpu.mem_desc<64xf16> -> vector<8x16xf16>
  return
}

// -----

func.func @f(%m: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16]>>) {
  // expected-error @below {{With subgroup_block_io, accessed data must be contiguous and coalesced.}}
  %0 = xegpu.load_matrix %m[8, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>}> : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16]>> -> vector<8x32xf16>
  return
}

// -----

func.func @f(%m: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16]>>) {
  // expected-error @below {{With subgroup_block_io, the distributed dimensions must be contiguous.}}
  %0 = xegpu.load_matrix %m[8, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [16, 16]>> -> vector<16x16xf16>
  return
}

// -----

func.func @f(%s: memref<2047xi8, 3>) {
  // expected-error @below {{'xegpu.create_mem_desc' op failed to verify that all of {source, mem_desc} have same size in bits}}
  %0 = xegpu.create_mem_desc %s : memref<2047xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: vector<16xi1>) {
  // expected-error @below {{'xegpu.load' op Value shape [6] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>'}}
  %0 = xegpu.load %t, %m : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1> -> vector<6xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: vector<16xi1>, %v: vector<6xf32>) {
  // expected-error @below {{'xegpu.store' op Value shape [6] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>'}}
  xegpu.store %v, %t, %m : vector<6xf32>, !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: vector<16xi1>, %v: vector<6xf32>) {
  // expected-error @below {{'xegpu.atomic_rmw' op failed to verify that all of {tensorDesc, value, result} have same shape}}
  %0 = xegpu.atomic_rmw addf %t, %m, %v : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1>, vector<6xf32> -> vector<6xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>) {
  // expected-error @below {{'xegpu.load' op Expecting a vector type result.}}
  %0 = xegpu.load %t, %m : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1> -> f32
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>, %v: f32) {
  // expected-error @below {{'xegpu.store' op Expecting a vector type result.}}
  xegpu.store %v, %t, %m : f32, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: vector<16xi1>) {
  // expected-error @below {{'xegpu.load' op Expecting chunk size == 1 for scalar result}}
  %0 = xegpu.load %t, %m : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1> -> f32
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %m: vector<16xi1>, %v: f32) {
  // expected-error @below {{'xegpu.store' op Expecting chunk size == 1 for scalar result}}
  xegpu.store %v, %t, %m : f32, !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %m: vector<16xi1>) {
  // expected-error @below {{'xegpu.load' op Expects a scattered TensorDesc.}}
  %0 = xegpu.load %t, %m : !xegpu.tensor_desc<8x16xf32>, vector<16xi1> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>, %m: vector<16xi1>, %v: vector<8x16xf32>) {
  // expected-error @below {{'xegpu.store' op Expects a scattered TensorDesc.}}
  xegpu.store %v, %t, %m : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>, vector<16xi1>
  return
}

// -----

func.func @f(%t: !xegpu.tensor_desc<8x16xf32>) {
  // expected-error @below {{'xegpu.prefetch_nd' op Mismatched ranks between offsets and tensor descriptor}}
  xegpu.prefetch_nd %t[0] : !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%p: ui64) {
  // expected-error @below {{'xegpu.create_nd_tdesc' op expecting strides and shape to be present for integer source.}}
  %0 = xegpu.create_nd_tdesc %p : ui64 -> !xegpu.tensor_desc<8x16xf32>
  return
}
