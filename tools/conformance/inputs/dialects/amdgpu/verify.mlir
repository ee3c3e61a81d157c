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
