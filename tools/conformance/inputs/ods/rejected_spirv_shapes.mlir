// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
// expected-error @below {{result must be a scalar type of unsigned integer}}
module { spirv.func @f(%x: ui64) "None" { %r = "spirv.ConvertUToPtr"(%x) : (ui64) -> !spirv.ptr<vector<4xf32>, Function>
 spirv.Return } }

// -----

func.func @a(%x: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>) {
  // expected-error @below {{'spirv.UConvert' op requires the same shape for all operands and results}}
  %r = "spirv.UConvert"(%x) : (!spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>) -> i16
  return
}

// -----

func.func @a(%x: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>) {
  // expected-error @below {{'spirv.SConvert' op requires the same shape for all operands and results}}
  %r = "spirv.SConvert"(%x) : (!spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>) -> i16
  return
}

// -----

func.func @a(%x: i64, %y: i64, %z: i32) {
  // expected-error @below {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must come from a constant op}}
  %r = "spirv.GroupNonUniformRotateKHR"(%x, %y, %z) <{execution_scope = #spirv.scope<Workgroup>}> : (i64, i64, i32) -> i64
  return
}

// -----

func.func @a(%x: i64, %y: i32) {
  %z = spirv.Constant 0 : i32
 // expected-error @below {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must be a power of two}}
 %r = "spirv.GroupNonUniformRotateKHR"(%x, %y, %z) <{execution_scope = #spirv.scope<Subgroup>}> : (i64, i32, i32) -> i64
  return
}

// -----

func.func @a(%x: i64, %y: i32) {
  // expected-error @below {{'spirv.GroupNonUniformRotateKHR' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %r = "spirv.GroupNonUniformRotateKHR"(%x, %y) <{execution_scope = #spirv.scope<Device>}> : (i64, i32) -> i64
  return
}

// -----

func.func @a(%0: vector<4xf16>, %1: i32) {
  // expected-error @below {{'spirv.CompositeConstruct' op operand element type mismatch: expected to be 'f16', but provided 'i32'}}
  %r = "spirv.CompositeConstruct"(%0, %1) : (vector<4xf16>, i32) -> vector<4xf16>
  return
}

// -----

func.func @a(%0: f16, %1: i32) {
  // expected-error @below {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f16', but provided 'i32'}}
  %r = "spirv.CompositeConstruct"(%0, %1) : (f16, i32) -> vector<2xf16>
  return
}

// -----

func.func @a(%0: vector<2xf16>, %1: vector<2xf32>) {
  // expected-error @below {{'spirv.CompositeConstruct' op operand element type mismatch: expected to be 'f16', but provided 'f32'}}
  %r = "spirv.CompositeConstruct"(%0, %1) : (vector<2xf16>, vector<2xf32>) -> vector<4xf16>
  return
}

// -----

func.func @a(%0: vector<2xf16>, %1: vector<3xf16>) {
  // expected-error @below {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 4, but provided 5}}
  %r = "spirv.CompositeConstruct"(%0, %1) : (vector<2xf16>, vector<3xf16>) -> vector<4xf16>
  return
}

// -----

func.func @a(%0: f16, %1: f16) {
  // expected-error @below {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'f16'}}
  %r = "spirv.CompositeConstruct"(%0, %1) : (f16, f16) -> !spirv.struct<(f16, f32)>
  return
}

// -----

func.func @a(%0: f16) {
  // expected-error @below {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %r = "spirv.CompositeConstruct"(%0) : (f16) -> !spirv.struct<(f16, f32)>
  return
}
