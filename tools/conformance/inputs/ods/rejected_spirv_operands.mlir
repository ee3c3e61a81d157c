// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
spirv.module Logical GLSL450 {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32, %a: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op not compatible with memory operand 'MakePointerVisible'}}
  spirv.KHR.CooperativeMatrixStore %p, %a, %s, <RowMajor>, <MakePointerVisible> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32, %a: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op missing value for the 'Aligned' memory operand}}
  spirv.KHR.CooperativeMatrixStore %p, %a, %s, <RowMajor>, <Volatile|Aligned> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: !spirv.ptr<!spirv.struct<(i32)>, StorageBuffer>, %s: i32, %a: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op Pointer must point to a scalar or vector type but provided '!spirv.struct<(i32)>'}}
  spirv.KHR.CooperativeMatrixStore %p, %a, %s, <RowMajor> : !spirv.ptr<!spirv.struct<(i32)>, StorageBuffer>, !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>, i32
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: f32, %s: i32, %v: vector<2xf32>) "None" {
  // expected-error@+1 {{'spirv.GL.Ldexp' op operands must both be scalars or vectors}}
  %0 = spirv.GL.Ldexp %v : vector<2xf32>, %s : i32 -> vector<2xf32>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: f32, %s: i32, %v: vector<2xf32>) "None" {
  // expected-error@+1 {{member one of the resulting struct type must have the same number of components as the operand type}}
  %0 = spirv.GL.FrexpStruct %v : vector<2xf32> -> !spirv.struct<(vector<2xf32>, i32)>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: f32, %s: i32, %v: vector<2xf32>) "None" {
  // expected-error@+1 {{result type must be a struct type with two memebers}}
  %0 = spirv.GL.FrexpStruct %v : vector<2xf32> -> !spirv.struct<(vector<2xf32>)>
  spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%p: f32, %s: i32, %v: vector<2xf32>) "None" {
  // expected-error@+1 {{member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type}}
  %0 = spirv.GL.FrexpStruct %v : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi64>)>
  spirv.Return
}
}
// -----
func.func @f(%a: !spirv.struct<(i32)>) { 
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.Constant unit
  return
}
// -----
func.func @f() { 
  // expected-error@+1 {{'spirv.Constant' op result or element type ('vector<2xf32>') does not match value type ('tensor<2xi32>'), must be the same or spirv.array}}
  %0 = spirv.Constant dense<1> : tensor<2xi32> : vector<2xf32>
  return
}
// -----
func.func @f() { 
  // expected-error@+1 {{'spirv.Constant' op result number of elements (6) does not match value number of elements (4)}}
  %0 = spirv.Constant dense<1> : tensor<4xi32> : !spirv.array<6xi32>
  return
}
// -----
func.func @f() { 
  // expected-error@+1 {{'spirv.Constant' op result element type ('f32') does not match value element type ('i32')}}
  %0 = spirv.Constant dense<1> : tensor<4xi32> : !spirv.array<4xf32>
  return
}
// -----
func.func @f() { 
  // expected-error@+1 {{'spirv.Constant' op must have spirv.array result type for array value}}
  %0 = spirv.Constant [1 : i32] : i32
  return
}
// -----
func.func @f() { 
  // expected-error@+1 {{'spirv.Constant' op result type ('i32') does not match value type ('f32')}}
  %0 = spirv.Constant [1 : i32, 2.0: f32] : !spirv.array<2xi32>
  return
}
// -----
func.func @f() { 
  // expected-error@+1 {{'spirv.Constant' op result or element type ('!spirv.struct<(i32, i32)>') does not match value type ('tensor<2xi32>'), must be the same or spirv.array}}
  %0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.struct<(i32, i32)>
  return
}
// -----
func.func @f() { 
  // expected-error@+1 {{'spirv.Constant' op result type ('i64') does not match value type ('i32')}}
  %0 = "spirv.Constant"() {value = 1 : i32} : () -> i64
  return
}
// -----
func.func @f() { 
  // expected-error@+1 {{'spirv.Constant' op cannot have attribute: "a"}}
  %0 = "spirv.Constant"() {value = "a"} : () -> i64
  return
}
// -----
func.func @f() { 
  // expected-error@+1 {{'spirv.Constant' op only support nested array result type}}
  %0 = spirv.Constant dense<1> : tensor<1x4xi32> : !spirv.array<1x!spirv.struct<(i32)>>
  return
}
