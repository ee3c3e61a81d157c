// ODS: mlir/Dialect/AMDGPU/IR/AMDGPU.td mlir/Dialect/GPU/IR/GPUOps.td

func.func @f(%m: memref<4xf32, #gpu.address_space<workgroup>>, %i: i32) {
  // expected-error @below {{Buffer ops must operate on a memref in global memory}}
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<4xf32, #gpu.address_space<workgroup>>, i32 -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32, 3>, %i: i32) {
  // expected-error @below {{Buffer ops must operate on a memref in global memory}}
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<4xf32, 3>, i32 -> f32
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: i32) {
  // expected-error @below {{Expected 2 indices to memref}}
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<4x4xf32>, i32 -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32, 3>, %i: i32, %f: f32) {
  // expected-error @below {{Buffer ops must operate on a memref in global memory}}
  amdgpu.raw_buffer_store %f -> %m[%i] : f32 -> memref<4xf32, 3>, i32
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: i32, %f: f32) {
  // expected-error @below {{Expected 2 indices to memref}}
  amdgpu.raw_buffer_store %f -> %m[%i] : f32 -> memref<4x4xf32>, i32
  return
}

// -----

func.func @f(%m: memref<4xf32, 3>, %i: i32, %f: f32) {
  // expected-error @below {{Buffer ops must operate on a memref in global memory}}
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%i] : f32 -> memref<4xf32, 3>, i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: i32, %f: f32) {
  // expected-error @below {{Expected 1 indices to memref}}
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%i, %i] : f32 -> memref<4xf32>, i32, i32
  return
}

// -----

func.func @f(%m: memref<4xf32, #gpu.address_space<private>>, %i: i32, %f: f32) {
  // expected-error @below {{Buffer ops must operate on a memref in global memory}}
  amdgpu.raw_buffer_atomic_fmax %f -> %m[%i] : f32 -> memref<4xf32, #gpu.address_space<private>>, i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: i32, %f: f32) {
  // expected-error @below {{Expected 1 indices to memref}}
  amdgpu.raw_buffer_atomic_fmax %f -> %m[%i, %i] : f32 -> memref<4xf32>, i32, i32
  return
}

// -----

func.func @f(%m: memref<4xi32, 2>, %i: i32) {
  // expected-error @below {{Buffer ops must operate on a memref in global memory}}
  amdgpu.raw_buffer_atomic_smax %i -> %m[%i] : i32 -> memref<4xi32, 2>, i32
  return
}

// -----

func.func @f(%m: memref<4x4x4xi32>, %i: i32) {
  // expected-error @below {{Expected 3 indices to memref}}
  amdgpu.raw_buffer_atomic_smax %i -> %m[%i] : i32 -> memref<4x4x4xi32>, i32
  return
}

// -----

func.func @f(%m: memref<4xi32, 2>, %i: i32) {
  // expected-error @below {{Buffer ops must operate on a memref in global memory}}
  amdgpu.raw_buffer_atomic_umin %i -> %m[%i] : i32 -> memref<4xi32, 2>, i32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: i32) {
  // expected-error @below {{Expected 1 indices to memref}}
  amdgpu.raw_buffer_atomic_umin %i -> %m[%i, %i] : i32 -> memref<4xi32>, i32, i32
  return
}

// -----

func.func @f(%m: memref<4xi32, 2>, %i: i32) {
  // expected-error @below {{Buffer ops must operate on a memref in global memory}}
  %0 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %m[%i] : i32 -> memref<4xi32, 2>, i32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: i32) {
  // expected-error @below {{Expected 1 indices to memref}}
  %0 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %m[%i, %i] : i32 -> memref<4xi32>, i32, i32
  return
}

// -----

func.func @f(%f: f32, %e: vector<4xf8E4M3FNUZ>) {
  // expected-error @below {{existing values must have same type as result}}
  %0 = amdgpu.packed_trunc_2xfp8 %f, %f into %e[word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E4M3FNUZ>
  return
}

// -----

func.func @f(%f: f32, %e: vector<4xf8E4M3FNUZ>) {
  // expected-error @below {{existing values must have same type as result}}
  %0 = amdgpu.packed_trunc_2xfp8 %f, undef into %e[word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E4M3FNUZ>
  return
}

// -----

func.func @f(%f: f32, %v: vector<2xf32>, %e: vector<4xf8E4M3FN>) {
  // expected-error @below {{existing values must have same type as result}}
  %0 = amdgpu.packed_scaled_trunc %v into %e[0], %f : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E4M3FN>
  return
}

// -----

func.func @f(%f: f32, %i: i32, %e: vector<4xf8E4M3FN>) {
  // expected-error @below {{existing values must have same type as result}}
  %0 = amdgpu.packed_stoch_round_fp8 %f + %i into %e[0] : f32 to vector<4xf8E5M2> into vector<4xf8E4M3FN>
  return
}

// -----

// Constraints.

func.func @f(%m: memref<4xf32>, %i: i32) {
  // expected-error @below {{failed to verify that all of {value, memref} have same element type}}
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<4xf32>, i32 -> f64
  return
}

// -----

func.func @f(%a: f8E5M2) {
  // expected-error @below {{attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 3}}
  %0 = amdgpu.ext_packed_fp8 %a[4] : f8E5M2 to f32
  return
}

// -----

func.func @f(%a: f32, %c: vector<32xf32>) {
  // expected-error @below {{attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {1, 2, 4, 8, 16, 32, 64, 128}}}
  %0 = amdgpu.mfma 32x32x3 %a * %a + %c blgp = none : f32, f32, vector<32xf32>
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error @below {{failed to verify that all of {result, old, src} have same type}}
  %0 = "amdgpu.dpp"(%a, %b) <{kind = #amdgpu<dpp_perm wave_shr>}> : (i32, f32) -> i32
  return
}

// -----

func.func @f(%a: i16, %m: memref<4xi32>, %i: i32) {
  // expected-error @below {{operand #0 must be 32-bit signless integer, but got 'i16'}}
  "amdgpu.raw_buffer_atomic_smax"(%a, %m, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i16, memref<4xi32>, i32) -> ()
  return
}

// -----

func.func @f(%v: vector<3xf16>, %a: vector<4xf32>) {
  // expected-error @below {{operand #0 must be 32-bit float or 64-bit float or 32-bit signless integer or 64-bit signless integer or vector of 32-bit float values of length 2}}
  %0 = "amdgpu.mfma"(%v, %v, %a) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<3xf16>, vector<3xf16>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32>, %l: memref<4xf32, strided<[2]>, 3>) {
  // expected-error @below {{'amdgpu.gather_to_lds' op destination type inner most dim must be contiguous}}
  amdgpu.gather_to_lds %m[%i], %l[%i] : f32, memref<4xf32>, memref<4xf32, strided<[2]>, 3>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32>, %l: memref<4xf16, 3>) {
  // expected-error @below {{'amdgpu.gather_to_lds' op source and destination element types must match}}
  amdgpu.gather_to_lds %m[%i], %l[%i] : f32, memref<4xf32>, memref<4xf16, 3>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32>, %l: memref<4xf32, 3>) {
  // expected-error @below {{'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits}}
  amdgpu.gather_to_lds %m[%i], %l[%i] : f64, memref<4xf32>, memref<4xf32, 3>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32, 5>, %l: memref<4xf32, 3>) {
  // expected-error @below {{'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer}}
  amdgpu.gather_to_lds %m[%i], %l[%i] : f32, memref<4xf32, 5>, memref<4xf32, 3>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32>, %l: memref<4xf32>) {
  // expected-error @below {{'amdgpu.gather_to_lds' op destination memory address space must be Workgroup}}
  amdgpu.gather_to_lds %m[%i], %l[%i] : f32, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32>) {
  // expected-error @below {{'amdgpu.transpose_load' op source memory address space must be Workgroup}}
  %0 = amdgpu.transpose_load %m[%i] : memref<4xf32> -> vector<4xf16>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32, 3>) {
  // expected-error @below {{'amdgpu.transpose_load' op Unsupported element type size for transpose load: 32 bits}}
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<4xf32, 3> -> vector<4xf32>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32, 3>) {
  // expected-error @below {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 4}}
  %0 = amdgpu.transpose_load %m[%i] : memref<4xf32, 3> -> vector<5xf16>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32>, %s: memref<4xf32>) {
  // expected-error @below {{'amdgpu.make_dma_base' op lds memref must have workgroup address space attribute.}}
  %0 = amdgpu.make_dma_base %s[%i], %m[%i] : memref<4xf32>, memref<4xf32> -> !amdgpu.tdm_base<f32>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32, 3>, %s: memref<4xf32, 3>) {
  // expected-error @below {{'amdgpu.make_dma_base' op global memref must have global address space attribute.}}
  %0 = amdgpu.make_dma_base %s[%i], %m[%i] : memref<4xf32, 3>, memref<4xf32, 3> -> !amdgpu.tdm_base<f32>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xi7, 3>, %s: memref<4xi7>) {
  // expected-error @below {{'amdgpu.make_dma_base' op element type must be 1, 2, 4, or 8 bytes long but type was 7 bits long.}}
  %0 = amdgpu.make_dma_base %s[%i], %m[%i] : memref<4xi7>, memref<4xi7, 3> -> !amdgpu.tdm_base<i7>
  return
}

// -----

// expected-error @below {{element type must be 1, 2, 4, or 8 bytes wide but type 'i7' is 0 bytes wide.}}
func.func @b(%i: index, %m: !amdgpu.tdm_gather_base<i7, i16>) {
  return
}

// -----

// expected-error @below {{index type must be i16 or i32 but index type is 'i8'.}}
func.func @b(%i: index, %m: !amdgpu.tdm_gather_base<i8, i8>) {
  return
}

// -----

func.func @b(%i: i64) {
  // expected-error @below {{'amdgpu.permlane_swap' op row_length attribute must either be 16 or 32.}}
  %0 = amdgpu.permlane_swap %i 12 : i64
  return
}

// -----

func.func @b(%i: i128) {
  // expected-error @below {{'amdgpu.dpp' op integer and floating point types larger than 64 bits are not supported}}
  %0 = amdgpu.dpp %i %i quad_perm([0,0,0,0]) : i128
  return
}

// -----

func.func @b(%i: i32) {
  // expected-error @below {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
  %0 = amdgpu.dpp %i %i quad_perm([0,0,0]) : i32
  return
}

// -----

func.func @b(%i: i32) {
  // expected-error @below {{'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]}}
  %0 = amdgpu.dpp %i %i quad_perm([0,0,0, -1]) : i32
  return
}

// -----

func.func @b(%i: i32) {
  // expected-error @below {{'amdgpu.dpp' op Attribute 'row_shl' value not specified}}
  %0 = amdgpu.dpp %i %i row_shl : i32
  return
}

// -----

func.func @b(%i: i32) {
  // expected-error @below {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %0 = amdgpu.dpp %i %i row_shl(16:i32) : i32
  return
}

// -----

func.func @b(%i: i32) {
  // expected-error @below {{'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument}}
  %0 = amdgpu.dpp %i %i row_mirror(16:i32) : i32
  return
}

// -----

func.func @s(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op expected vector<4xi8> sparse indices for 16-bit source data, but got 'vector<2xi16>'}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%y : vector<2xi16>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @s(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op expected vector<4xi8> sparse indices for 16-bit source data, but got 'vector<2xi16>'}}
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%y : vector<2xi16>) : vector<8xf16>, vector<16xf16>, vector<4xf32>
  return
}

// -----

func.func @s(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op expected vector<2xi16> sparse indices for 8-bit source data, but got 'vector<4xi8>'}}
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%x : vector<4xi8>) : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}

// -----

func.func @s(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<4xi32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op expected vector<2xi16> sparse indices for 8-bit source data, but got 'vector<4xi8>'}}
  %0 = amdgpu.sparse_mfma 16x16x128 %a * %b + %c sparse(%x : vector<4xi8>) {abid = 3 : i32, cbsz = 1 : i32} : vector<16xi8>, vector<32xi8>, vector<4xi32>
  return
}

// -----

func.func @s(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op ABID must be 0 or 1 for 8-bit source data}}
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%y : vector<2xi16>) {abid = 3 : i32, cbsz = 0 : i32} : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}

// -----

func.func @s(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<16xi32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op expected 4 result values for this operation but got 16}}
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%y : vector<2xi16>)  : vector<8xi8>, vector<16xi8>, vector<16xi32>
  return
}

// -----

func.func @s(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op expected 8 source values for this operation but got 16}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%y : vector<2xi16>)  : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}

// -----

func.func @s(%a: vector<4xf16>, %b: vector<8xbf16>, %c: vector<4xf32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op expected source operands to have the same element type}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%y : vector<2xi16>) : vector<4xf16>, vector<8xbf16>, vector<4xf32>
  return
}

// -----

func.func @s(%a: vector<4xf16>, %b: vector<16xbf16>, %c: vector<4xf32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op expected dense source operand to have exactly double the number of elements of the sparse source operand}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%y : vector<2xi16>) : vector<4xf16>, vector<16xbf16>, vector<4xf32>
  return
}

// -----

func.func @w(%a: vector<16xf16>, %b: vector<8xf16>, %c: vector<8xf16>) {
  // expected-error @below {{'amdgpu.wmma' op source vectors have different lengths: 'vector<16xf16>' vs. 'vector<8xf16>'}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<8xf16>, vector<8xf16>
  return
}

// -----

func.func @w(%a: vector<16xf16>, %b: vector<16xbf16>, %c: vector<8xi32>) {
  // expected-error @below {{'amdgpu.wmma' op expected int sources with int destination}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xbf16>, vector<8xi32>
  return
}

// -----

func.func @w(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<8xf32>) {
  // expected-error @below {{'amdgpu.wmma' op expected float sources with float destination}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xi8>, vector<16xi8>, vector<8xf32>
  return
}

// -----

func.func @w(%a: vector<16xf16>, %b: vector<16xbf16>, %c: vector<8xf32>) {
  // expected-error @below {{'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<16xf16>' and 'vector<16xbf16>'}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {clamp} : vector<16xf16>, vector<16xbf16>, vector<8xf32>
  return
}

// -----

func.func @w(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  // expected-error @below {{'amdgpu.wmma' op clamp flag is not supported for float types}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {clamp} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @w(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  // expected-error @below {{'amdgpu.wmma' op unsigned flags are not supported for float types}}
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {unsignedA} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) {
  // expected-error @below {{'amdgpu.fat_raw_buffer_cast' op source type 'memref<4xf32, affine_map<(d0) -> (d0 + 1)>>' can't have its offset reset}}
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<4xf32, affine_map<(d0) -> (d0 + 1)>> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<4xf32>'}}
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32, strided<[1], offset: ?>>) {
  // expected-error @below {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<4xf32, strided<[1]>, #amdgpu.address_space<fat_raw_buffer>>'}}
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1]>, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @f(%a: memref<?x4xf32, strided<[4, 1], offset: ?>>) {
  // expected-error @below {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<?x4xf32, strided<[4, 1]>, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>'}}
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @q(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  // expected-error @below {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c {cbsz = 0 : i32, abid = 1 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @q(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  // expected-error @below {{'amdgpu.mfma' op negation flags only available for double-precision operations}}
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c {cbsz = 0 : i32, abid = 0 : i32, negateA} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @q(%a: vector<4xf16>, %b: vector<4xbf16>, %c: vector<4xf32>) {
  // expected-error @below {{'amdgpu.mfma' op expected both non-small-float source operand types to match exactly}}
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xbf16>, vector<4xf32>
  return
}

// -----

func.func @q(%a: vector<32xf4E2M1FN>, %b: vector<4xbf16>, %c: vector<4xf32>) {
  // expected-error @below {{'amdgpu.mfma' op expected both source operands to have small-float elements if one does}}
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<32xf4E2M1FN>, vector<4xbf16>, vector<4xf32>
  return
}

// -----

func.func @q(%a: vector<32xf8E5M2>, %b: vector<8xf8E5M2>, %c: vector<4xf32>) {
  // expected-error @below {{'amdgpu.mfma' op expected both small-float source vectors to have the same length}}
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<32xf8E5M2>, vector<8xf8E5M2>, vector<4xf32>
  return
}

// -----

func.func @q(%a: f64, %b: f64, %c: vector<4xf64>) {
  // expected-error @below {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of B}}
  %0 = amdgpu.mfma 16x16x4 %a * %b + %c blgp = bcast_first_32 : f64, f64, vector<4xf64>
  return
}

// -----

func.func @q(%a: f64, %b: f64, %c: vector<4xf64>) {
  // expected-error @below {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of A}}
  %0 = amdgpu.mfma 16x16x4 %a * %b + %c {cbsz = 1 : i32} blgp = none : f64, f64, vector<4xf64>
  return
}

// -----

func.func @q(%a: f64, %b: f64, %c: vector<4xf64>) {
  // expected-error @below {{'amdgpu.mfma' op expected 2 source values for this operation but got 1}}
  %0 = amdgpu.mfma 16x16x8 %a * %b + %c {cbsz = 1 : i32} blgp = none : f64, f64, vector<4xf64>
  return
}

// -----

func.func @q(%a: f64, %b: f64, %c: vector<4xf64>) {
  // expected-error @below {{'amdgpu.mfma' op expected 0 result values for this operation but got 4}}
  %0 = amdgpu.mfma 4x4x16 %a * %b + %c {blocks = 1 : i32} blgp = none : f64, f64, vector<4xf64>
  return
}

// -----

func.func @s(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op ABID must be between 0 and 3 for 16-bit source data}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%y : vector<2xi16>) {abid = 5 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @s(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op ABID must be between 0 and 3 for 16-bit source data}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%x : vector<4xi8>) {abid = 5 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @s(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  // expected-error @below {{'amdgpu.sparse_mfma' op ABID must be between 0 and 3 for 16-bit source data}}
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%x : vector<4xi8>) {abid = -1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @s(%g: !amdgpu.tdm_base<f32>, %i: i1) {
  // expected-error @below {{'amdgpu.make_dma_descriptor' op strides must not be empty.}}
  %0 = amdgpu.make_dma_descriptor %g globalSize [] globalStride [] sharedSize [] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @s(%g: !amdgpu.tdm_base<f32>, %i: i1) {
  // expected-error @below {{'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.}}
  %0 = amdgpu.make_dma_descriptor %g globalSize [4] globalStride [2] sharedSize [4] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @s(%g: !amdgpu.tdm_base<f32>, %i: i1) {
  // expected-error @below {{'amdgpu.make_dma_descriptor' op tensor and tile must be at most of rank 5.}}
  %0 = amdgpu.make_dma_descriptor %g globalSize [4,4,4,4,4,4] globalStride [1] sharedSize [4] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @s(%g: !amdgpu.tdm_base<f32>, %i: i1) {
  // expected-error @below {{'amdgpu.make_dma_descriptor' op strides and sizes must have same rank.}}
  %0 = amdgpu.make_dma_descriptor %g globalSize [4,4] globalStride [1] sharedSize [4] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @s(%g: !amdgpu.tdm_base<f32>, %i: i1) {
  // expected-error @below {{'amdgpu.make_dma_descriptor' op tensor must have same rank as tile.}}
  %0 = amdgpu.make_dma_descriptor %g globalSize [4,4] globalStride [1, 1] sharedSize [4] : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @s(%g: !amdgpu.tdm_base<i7>, %i: i1) {
  // expected-error @below {{'amdgpu.make_dma_descriptor' op element type width must be 1, 2, 4 or 8 bytes, but was 7 bits long}}
  %0 = amdgpu.make_dma_descriptor %g globalSize [4] globalStride [1] sharedSize [4] : !amdgpu.tdm_base<i7> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @s(%g: !amdgpu.tdm_base<f32>, %i: index, %m: memref<4xi32>) {
  // expected-error @below {{'amdgpu.make_dma_descriptor' op atomic barrier address must be in LDS.}}
  %0 = amdgpu.make_dma_descriptor %g globalSize [4] globalStride [1] sharedSize [4] atomicBarrier(%m[%i] : memref<4xi32>) : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @s(%g: !amdgpu.tdm_base<f32>, %i: i1) {
  // expected-error @below {{'amdgpu.make_dma_descriptor' op early timeout does not apply when workgroup_mask is not set.}}
  %0 = "amdgpu.make_dma_descriptor"(%g, %i) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 4>}> : (!amdgpu.tdm_base<f32>, i1) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @s(%g: !amdgpu.tdm_gather_base<f32, i16>, %i: vector<4xi32>) {
  // expected-error @below {{'amdgpu.make_gather_dma_descriptor' op indices' element type must match base's element type.}}
  %0 = amdgpu.make_gather_dma_descriptor %g[%i] globalSize [4] globalStride [1] sharedSize [4] : !amdgpu.tdm_gather_base<f32, i16>, vector<4xi32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @s(%g: !amdgpu.tdm_gather_base<f32, i16>, %i: vector<4xi32>) {
  // expected-error @below {{'amdgpu.make_gather_dma_descriptor' op tensor and tile must be at most of rank two in gather mode.}}
  %0 = amdgpu.make_gather_dma_descriptor %g[%i] globalSize [4,4,4] globalStride [1] sharedSize [4] : !amdgpu.tdm_gather_base<f32, i16>, vector<4xi32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @e(%a: vector<8xf8E5M2>, %b: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error @below {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.}}
  %0 = amdgpu.scaled_ext_packed_matrix %a scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return
}

// -----

func.func @e(%a: vector<8xf8E5M2>, %b: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error @below {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.}}
  %0 = amdgpu.scaled_ext_packed_matrix %b scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return
}

// -----

func.func @e(%a: vector<8xf8E5M2>, %b: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error @below {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.}}
  %0 = amdgpu.scaled_ext_packed_matrix %b scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return
}

// -----

func.func @e(%a: vector<64xf8E5M2>, %b: vector<128xf4E2M1FN>, %f: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<8xf32>, %d: vector<16xf32>, %e : vector<4xf8E4M3FN>) {
  // expected-error @below {{'amdgpu.scaled_wmma' op expected output vector of length 8 but got 16}}
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%s * %a) + %d {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>
  return
}

// -----

func.func @e(%a: vector<64xf8E5M2>, %b: vector<128xf4E2M1FN>, %f: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<8xf32>, %d: vector<16xf32>, %e : vector<4xf8E4M3FN>) {
  // expected-error @below {{'amdgpu.scaled_wmma' op for 16x16x128, sourceA must have 64 elements but got 128}}
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %b) * (%s * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @e(%a: vector<64xf8E5M2>, %b: vector<128xf4E2M1FN>, %f: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<8xf32>, %d: vector<16xf32>, %e : vector<4xf8E4M3FN>) {
  // expected-error @below {{'amdgpu.scaled_wmma' op for 16x16x128, sourceB must have 64 elements but got 128}}
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%s * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf32>
  return
}

// -----

func.func @e(%a: vector<64xf8E5M2>, %b: vector<128xf4E2M1FN>, %f: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<8xf32>, %d: vector<16xf32>, %e : vector<4xf8E4M3FN>) {
  // expected-error @below {{'amdgpu.scaled_wmma' op 32x16x128 only supports fp4 element types}}
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%s * %a) + %d {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>
  return
}

// -----

func.func @e(%a: vector<64xf8E5M2>, %b: vector<128xf4E2M1FN>, %f: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<8xf32>, %d: vector<16xf32>, %e : vector<4xf8E4M3FN>) {
  // expected-error @below {{'amdgpu.scaled_wmma' op for 32x16x128, a_first_scale_lane must be 0}}
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %b) * (%s * %f) + %d {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}

// -----

func.func @e(%a: vector<64xf8E5M2>, %b: vector<128xf4E2M1FN>, %f: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<8xf32>, %d: vector<16xf32>, %e : vector<4xf8E4M3FN>) {
  // expected-error @below {{'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f8E5M2', scaleA='f8E4M3FN', sourceB='f8E5M2', scaleB='f8E8M0FNU'}}
  %0 = amdgpu.scaled_wmma 16x16x128 (%e * %a) * (%s * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}
