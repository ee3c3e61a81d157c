// ODS: mlir/Dialect/AMDGPU/IR/AMDGPU.td
func.func @a(%x: f32, %y: f32, %e: vector<4xf8E5M2>) {
  // expected-error @below {{'amdgpu.packed_trunc_2xfp8' op existing values must have same type as result}}
  %r = "amdgpu.packed_trunc_2xfp8"(%x, %y, %e) <{wordIndex = 0 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (f32, f32, vector<4xf8E5M2>) -> vector<4xf8E4M3FN>
  return
}

// -----

func.func @a(%x: f32, %y: i32, %e: vector<4xf8E5M2>) {
  // expected-error @below {{'amdgpu.packed_stoch_round_fp8' op existing values must have same type as result}}
  %r = "amdgpu.packed_stoch_round_fp8"(%x, %y, %e) <{storeIndex = 0 : i32}> : (f32, i32, vector<4xf8E5M2>) -> vector<4xf8E4M3FN>
  return
}

// -----

func.func @a(%x: vector<2xf32>, %y: f32, %e: vector<4xf8E5M2>) {
  // expected-error @below {{'amdgpu.packed_scaled_trunc' op existing values must have same type as result}}
  %r = "amdgpu.packed_scaled_trunc"(%x, %y, %e) <{index = 0 : i32}> : (vector<2xf32>, f32, vector<4xf8E5M2>) -> vector<4xf8E4M3FN>
  return
}

// -----

func.func @a(%x: f32, %y: f32, %e: vector<4xf8E5M2>) {
  // expected-error @below {{'amdgpu.packed_trunc_2xfp8' op attribute 'wordIndex' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 1}}
  %r = "amdgpu.packed_trunc_2xfp8"(%x, %y, %e) <{wordIndex = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (f32, f32, vector<4xf8E5M2>) -> vector<4xf8E4M3FN>
  return
}
