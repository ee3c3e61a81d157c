// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.ptr<i32, Function>, i32)
  // expected-error @+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'i32' with index 0}}
  %r = "spirv.AccessChain"(%v#0, %v#1) : (!spirv.ptr<i32, Function>, i32) -> !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!spirv.ptr<i32, Function>)
  %r = "spirv.AccessChain"(%v) : (!spirv.ptr<i32, Function>) -> !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.ptr<!spirv.array<4 x f32>, Function>, i32)
  %r = "spirv.AccessChain"(%v#0, %v#1) : (!spirv.ptr<!spirv.array<4 x f32>, Function>, i32) -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.ptr<!spirv.array<4 x f32>, Function>, i32)
  // expected-error @+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<i32, Function>'}}
  %r = "spirv.AccessChain"(%v#0, %v#1) : (!spirv.ptr<!spirv.array<4 x f32>, Function>, i32) -> !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32)
  // expected-error @+1 {{'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided t.v}}
  %r = "spirv.AccessChain"(%v#0, %v#1) : (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32) -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %0 = "t.v"() : () -> !spirv.ptr<!spirv.struct<(f32, i32)>, Function>
  %c = "spirv.Constant"() <{value = 2 : i32}> : () -> i32
  // expected-error @+1 {{'spirv.AccessChain' op index 2 out of bounds for '!spirv.struct<(f32, i32)>'}}
  %1 = "spirv.AccessChain"(%0, %c) : (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32) -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %0 = "t.v"() : () -> !spirv.ptr<!spirv.struct<(f32, i32)>, Function>
  %c = "spirv.Constant"() <{value = -1 : i32}> : () -> i32
  // expected-error @+1 {{'spirv.AccessChain' op index -1 out of bounds for '!spirv.struct<(f32, i32)>'}}
  %1 = "spirv.AccessChain"(%0, %c) : (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32) -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %0 = "t.v"() : () -> !spirv.ptr<!spirv.struct<(f32, i32)>, Function>
  %c = "arith.constant"() <{value = 1 : i32}> : () -> i32
  // expected-error @+1 {{'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided arith.constant}}
  %1 = "spirv.AccessChain"(%0, %c) : (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32) -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.ptr<f32, Function>, i16, i32)
  // expected-error @+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
  %r = "spirv.PtrAccessChain"(%v#0, %v#1, %v#2) : (!spirv.ptr<f32, Function>, i16, i32) -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.ptr<f32, Function>, i16)
  %r = "spirv.PtrAccessChain"(%v#0, %v#1) : (!spirv.ptr<f32, Function>, i16) -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.ptr<f32, Function>, i16)
  // expected-error @+1 {{'spirv.PtrAccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<i32, Function>'}}
  %r = "spirv.PtrAccessChain"(%v#0, %v#1) : (!spirv.ptr<f32, Function>, i16) -> !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.ptr<!spirv.array<4 x f32>, Function>, i16, i32)
  %r = "spirv.PtrAccessChain"(%v#0, %v#1, %v#2) : (!spirv.ptr<!spirv.array<4 x f32>, Function>, i16, i32) -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i16, i32)
  // expected-error @+1 {{'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided t.v}}
  %r = "spirv.PtrAccessChain"(%v#0, %v#1, %v#2) : (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i16, i32) -> !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.ptr<f32, Function>, si16)
  // expected-error @+1 {{'spirv.InBoundsPtrAccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<!spirv.array<4 x f32>, Function>'}}
  %r = "spirv.InBoundsPtrAccessChain"(%v#0, %v#1) : (!spirv.ptr<f32, Function>, si16) -> !spirv.ptr<!spirv.array<4 x f32>, Function>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.ptr<f32, Function>, i16, i32)
  // expected-error @+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
  %r = "spirv.InBoundsPtrAccessChain"(%v#0, %v#1, %v#2) : (!spirv.ptr<f32, Function>, i16, i32) -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i16, i32)
  // expected-error @+1 {{'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided t.v}}
  %r = "spirv.InBoundsPtrAccessChain"(%v#0, %v#1, %v#2) : (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i16, i32) -> !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found <<NULL ATTRIBUTE>>}}
  %0 = "spirv.Constant"() <{value = true}> : () -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>') does not match value type ('vector<4xi32>'), must be the same or spirv.array}}
  %0 = "spirv.Constant"() <{value = dense<4> : vector<4xi32>}> : () -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found dense<[4, 5]> : vector<2xi32>}}
  %0 = "spirv.Constant"() <{value = dense<[4, 5]> : vector<2xi32>}> : () -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'spirv.Constant' op result type ('i16') does not match value type ('i32')}}
  %0 = "spirv.Constant"() <{value = 4 : i32}> : () -> i16
  return
}
// -----
func.func @f() {
  %0 = "spirv.Constant"() <{value = dense<4> : tensor<4xi32>}> : () -> !spirv.array<4 x i32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'spirv.Constant' op result number of elements (4) does not match value number of elements (3)}}
  %0 = "spirv.Constant"() <{value = dense<4> : tensor<3xi32>}> : () -> !spirv.array<4 x i32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'spirv.Constant' op result element type ('i32') does not match value element type ('i16')}}
  %0 = "spirv.Constant"() <{value = dense<4> : tensor<4xi16>}> : () -> !spirv.array<4 x i32>
  return
}
// -----
func.func @f() {
  %0 = "spirv.Constant"() <{value = [dense<4> : vector<2xi32>]}> : () -> !spirv.array<1 x vector<2xi32>>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'spirv.Constant' op must have spirv.array result type for array value}}
  %0 = "spirv.Constant"() <{value = [1 : i32]}> : () -> i32
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'spirv.Constant' op cannot have attribute: "x"}}
  %0 = "spirv.Constant"() <{value = "x"}> : () -> i32
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'spirv.Constant' op cannot have attribute: unit}}
  %0 = "spirv.Constant"() <{value = unit}> : () -> i32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i8, i8)
  // expected-error @+1 {{'spirv.GroupNonUniformShuffleDown' op failed to verify that all of {value, result} have same type}}
  %r = "spirv.GroupNonUniformShuffleDown"(%v#0, %v#1) <{execution_scope = #spirv.scope<Workgroup>}> : (i8, i8) -> i16
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<4x4xf16>)
  // expected-error @+1 {{'spirv.IsInf' op requires the same shape for all operands and results}}
  %r = "spirv.IsInf"(%v) : (vector<4x4xf16>) -> vector<16xi1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<4xf16>)
  %r = "spirv.IsInf"(%v) : (vector<4xf16>) -> vector<4xi1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (f16)
  // expected-error @+1 {{'spirv.IsInf' op failed to verify that type of result to correspond to the `i1` equivalent of the operand}}
  %r = "spirv.IsInf"(%v) : (f16) -> vector<4xi1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<4xf16>)
  // expected-error @+1 {{'spirv.IsNan' op failed to verify that type of result to correspond to the `i1` equivalent of the operand}}
  %r = "spirv.IsNan"(%v) : (vector<4xf16>) -> vector<3xi1>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<4xf16>, vector<4xf16>)
  // expected-error @+1 {{'spirv.FOrdEqual' op failed to verify that type of result to correspond to the `i1` equivalent of the operand}}
  %r = "spirv.FOrdEqual"(%v#0, %v#1) : (vector<4xf16>, vector<4xf16>) -> vector<3xi1>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{'spirv.IEqual' op failed to verify that type of result to correspond to the `i1` equivalent of the operand}}
  %r = "spirv.IEqual"(%v#0, %v#1) : (i32, i32) -> vector<4xi1>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{'spirv.SUDot' op result type has insufficient bit-width (8 bits) for the specified vector operand type (32 bits)}}
  %r = "spirv.SUDot"(%v#0, %v#1) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i8
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{'spirv.SDot' op result type has insufficient bit-width (16 bits) for the specified vector operand type (32 bits)}}
  %r = "spirv.SDot"(%v#0, %v#1) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i16
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  %r = "spirv.UDot"(%v#0, %v#1) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  %r = "spirv.UDot"(%v#0, %v#1) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i64
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i16, i16)
  // expected-error @+1 {{'spirv.UDot' op with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands to be 32-bits wide}}
  %r = "spirv.UDot"(%v#0, %v#1) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i16, i16) -> i64
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i32)
  // expected-error @+1 {{'spirv.UDot' op requires Packed Vector Format attribute for integer vector operands}}
  %r = "spirv.UDot"(%v#0, %v#1) : (i32, i32) -> i64
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<4xi8>, vector<4xi8>)
  // expected-error @+1 {{'spirv.UDot' op result type has insufficient bit-width (8 bits) for the specified vector operand type (32 bits)}}
  %r = "spirv.UDot"(%v#0, %v#1) : (vector<4xi8>, vector<4xi8>) -> i8
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<4xi16>, vector<4xi16>)
  // expected-error @+1 {{'spirv.UDot' op with invalid format attribute for vector operands of type 'vector<4xi16>'}}
  %r = "spirv.UDot"(%v#0, %v#1) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (vector<4xi16>, vector<4xi16>) -> i32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (i32, i32, i8)
  // expected-error @+1 {{'spirv.SDotAccSat' op result type has insufficient bit-width (8 bits) for the specified vector operand type (32 bits)}}
  %r = "spirv.SDotAccSat"(%v#0, %v#1, %v#2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32, i8) -> i8
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (i32, i32, i32)
  %r = "spirv.SDotAccSat"(%v#0, %v#1, %v#2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (i32, i32, i32)
  // expected-error @+1 {{'spirv.SDotAccSat' op requires Packed Vector Format attribute for integer vector operands}}
  %r = "spirv.SDotAccSat"(%v#0, %v#1, %v#2) : (i32, i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<4xi16>, vector<4xi16>, i8)
  // expected-error @+1 {{'spirv.SUDotAccSat' op result type has insufficient bit-width (8 bits) for the specified vector operand type (64 bits)}}
  %r = "spirv.SUDotAccSat"(%v#0, %v#1, %v#2) : (vector<4xi16>, vector<4xi16>, i8) -> i8
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<4xi16>, vector<4xi16>, i8)
  // expected-error @+1 {{'spirv.UDotAccSat' op result type has insufficient bit-width (8 bits) for the specified vector operand type (64 bits)}}
  %r = "spirv.UDotAccSat"(%v#0, %v#1, %v#2) : (vector<4xi16>, vector<4xi16>, i8) -> i8
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, i16)
  %r = "spirv.ShiftLeftLogical"(%v#0, %v#1) : (i32, i16) -> i32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<4xi32>, vector<2xi16>)
  // expected-error @+1 {{'spirv.ShiftLeftLogical' op requires the same shape for all operands and results}}
  %r = "spirv.ShiftLeftLogical"(%v#0, %v#1) : (vector<4xi32>, vector<2xi16>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (i32, vector<4xi16>)
  // expected-error @+1 {{'spirv.ShiftRightLogical' op requires the same shape for all operands and results}}
  %r = "spirv.ShiftRightLogical"(%v#0, %v#1) : (i32, vector<4xi16>) -> i32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<2 x vector<4xf32>>)
  // expected-error @+1 {{left matrix columns' count must be equal to the right matrix rows' count}}
  %r = "spirv.MatrixTimesMatrix"(%v#0, %v#1) : (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<2 x vector<4xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<2 x vector<3xf32>>)
  // expected-error @+1 {{right and result matrices must have equal columns' count}}
  %r = "spirv.MatrixTimesMatrix"(%v#0, %v#1) : (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<2 x vector<3xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<3 x vector<3xf32>>)
  // expected-error @+1 {{left and result matrices must have equal rows' count}}
  %r = "spirv.MatrixTimesMatrix"(%v#0, %v#1) : (!spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<3 x vector<3xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.matrix<3 x vector<4xf16>>, !spirv.matrix<3 x vector<3xf16>>)
  // expected-error @+1 {{right and result matrices' component type must be the same}}
  %r = "spirv.MatrixTimesMatrix"(%v#0, %v#1) : (!spirv.matrix<3 x vector<4xf16>>, !spirv.matrix<3 x vector<3xf16>>) -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.matrix<3 x vector<3xf16>>, !spirv.matrix<3 x vector<3xf32>>)
  // expected-error @+1 {{left and result matrices' component type must be the same}}
  %r = "spirv.MatrixTimesMatrix"(%v#0, %v#1) : (!spirv.matrix<3 x vector<3xf16>>, !spirv.matrix<3 x vector<3xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
  return
}
