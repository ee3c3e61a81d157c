// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  // expected-error@+1 {{has incorrect number of operands: expected 2, but provided 3}}
  spirv.SpecConstantComposite @c (@a, @a, @a) : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstant @b = 1.0 : f32
  // expected-error@+1 {{has incorrect types of operands: expected 'i32', but provided 'f32'}}
  spirv.SpecConstantComposite @c (@a, @b) : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  // expected-error@+1 {{result type must be a composite type, but provided 'i32'}}
  spirv.SpecConstantComposite @c (@a, @a) : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  // expected-error@+1 {{custom op 'spirv.SpecConstantComposite' invalid kind of attribute specified}}
  spirv.SpecConstantComposite @c (3) : !spirv.struct<(i32)>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  // expected-error@+1 {{unsupported composite type  '!spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>'}}
  spirv.SpecConstantComposite @c (@a, @a) : !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @t = 1 : i32
  // expected-error@+1 {{constituent has incorrect type: expected 'f32', but provided 'i32'}}
  spirv.EXT.SpecConstantCompositeReplicate @s (@t) : vector<3xf32>
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{splat spec constant reference defining constituent not found}}
  spirv.EXT.SpecConstantCompositeReplicate @s (@t) : vector<3xf32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %v = spirv.Variable init(%0) : !spirv.ptr<i32, Function>
    // expected-error@+1 {{'spirv.SpecConstantOperation' op invalid enclosed op}}
    %1 = spirv.SpecConstantOperation wraps "spirv.Load"(%v) : (!spirv.ptr<i32, Function>) -> i32
    spirv.ReturnValue %1 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    // expected-error@+1 {{'spirv.SpecConstantOperation' op expected exactly 2 nested ops}}
    %q = "spirv.SpecConstantOperation"() ({
      %3 = spirv.IAdd %0, %0 : i32
      %4 = spirv.IAdd %0, %0 : i32
      spirv.mlir.yield %3 : i32
    }) : () -> i32
    spirv.ReturnValue %q : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> () "None" {
    %0 = spirv.Undef : i32
    // expected-error@+1 {{'spirv.SpecConstantOperation' op invalid operand, must be defined by a constant operation}}
    %q = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
    spirv.Return
  }
}
// -----
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %v: i32) {
  // expected-error@+1 {{custom op 'spirv.INTEL.SubgroupBlockWrite' invalid storage_class attribute specification: "Nowhere"}}
  spirv.INTEL.SubgroupBlockWrite "Nowhere" %p, %v : i32
  return
}
// -----
func.func @f(%p : !spirv.ptr<f32, StorageBuffer>, %v: i32) {
  // expected-error@+1 {{'spirv.INTEL.SubgroupBlockWrite' op mismatch in result type and pointer type}}
  "spirv.INTEL.SubgroupBlockWrite"(%p, %v) : (!spirv.ptr<f32, StorageBuffer>, i32) -> ()
  return
}
