// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td

// Arithmetic.

func.func @f(%x: i32) {
  // expected-error @below {{'spirv.IAddCarry' op expected result struct type containing two members}}
  %0 = "spirv.IAddCarry"(%x, %x) : (i32, i32) -> !spirv.struct<(i32)>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'spirv.UMulExtended' op expected all operand types and struct member types are the same}}
  %0 = "spirv.UMulExtended"(%x, %x) : (i32, i32) -> !spirv.struct<(i32, i16)>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{custom op 'spirv.ISubBorrow' expected spirv.struct type with two members}}
  %0 = spirv.ISubBorrow %x, %x : !spirv.struct<(i32, i32, i32)>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{custom op 'spirv.SMulExtended' expected spirv.struct type with two members}}
  %0 = spirv.SMulExtended %x, %x : i64
  return
}

// -----

func.func @f(%v: vector<4xf32>, %x: f32) {
  // expected-error @below {{'spirv.VectorTimesScalar' op vector operand and result type mismatch}}
  %0 = spirv.VectorTimesScalar %v, %x : (vector<4xf32>, f32) -> vector<3xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %x: f16) {
  // expected-error @below {{'spirv.VectorTimesScalar' op scalar operand and result element type match}}
  %0 = spirv.VectorTimesScalar %v, %x : (vector<4xf32>, f16) -> vector<4xf32>
  return
}

// -----

func.func @f(%c: vector<4xi1>, %x: i32) {
  // expected-error @below {{'spirv.Select' op result expected to be of vector type when condition is of vector type}}
  %0 = spirv.Select %c, %x, %x : vector<4xi1>, i32
  return
}

// -----

func.func @f(%c: vector<4xi1>, %x: vector<3xi32>) {
  // expected-error @below {{'spirv.Select' op result should have the same number of elements as the condition when condition is of vector type}}
  %0 = spirv.Select %c, %x, %x : vector<4xi1>, vector<3xi32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<3xf32>) {
  // expected-error @below {{'spirv.FAdd' op failed to verify that all of {operand1, operand2, result} have same type}}
  %0 = "spirv.FAdd"(%x, %y) : (vector<4xf32>, vector<3xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error @below {{'spirv.Dot' op failed to verify that all of {vector1, result} have same element type}}
  %0 = spirv.Dot %x, %x : vector<4xf32> -> f16
  return
}

// -----

func.func @f(%x: bf16) {
  // expected-error @below {{'spirv.FAdd' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values, but got 'bf16'}}
  %0 = spirv.FAdd %x, %x : bf16
  return
}

// -----

func.func @f(%x: i4) {
  // expected-error @below {{'spirv.IAdd' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values, but got 'i4'}}
  %0 = spirv.IAdd %x, %x : i4
  return
}

// -----

func.func @f(%x: vector<5xi32>) {
  // expected-error @below {{'spirv.SNegate' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values, but got 'vector<5xi32>'}}
  %0 = spirv.SNegate %x : vector<5xi32>
  return
}

// -----

// Extended instructions.

func.func @f(%x: vector<4xf32>, %e: vector<2xi32>) {
  // expected-error @below {{'spirv.GL.Ldexp' op operands must have the same number of elements}}
  %0 = spirv.GL.Ldexp %x : vector<4xf32>, %e : vector<2xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %e: i32) {
  // expected-error @below {{'spirv.GL.Ldexp' op operands must both be scalars or vectors}}
  %0 = spirv.GL.Ldexp %x : vector<4xf32>, %e : i32 -> vector<4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{result type must be a struct type with two memebers}}
  %0 = spirv.GL.FrexpStruct %x : f32 -> !spirv.struct<(f32, i32, i32)>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{member zero of the resulting struct type must be the same type as the operand}}
  %0 = spirv.GL.FrexpStruct %x : f32 -> !spirv.struct<(f16, i32)>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{member one of the resulting struct type must be a scalar or vector of 32 bit integer type}}
  %0 = spirv.GL.FrexpStruct %x : f32 -> !spirv.struct<(f32, i64)>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error @below {{member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type}}
  %0 = spirv.GL.FrexpStruct %x : vector<4xf32> -> !spirv.struct<(vector<4xf32>, vector<4xi8>)>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error @below {{member one of the resulting struct type must have the same number of components as the operand type}}
  %0 = spirv.GL.FrexpStruct %x : vector<4xf32> -> !spirv.struct<(vector<4xf32>, vector<2xi32>)>
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error @below {{'spirv.GL.Sin' op operand #0 must be 16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16, but got 'f64'}}
  %0 = spirv.GL.Sin %x : f64
  return
}

// -----

func.func @f(%x: i64) {
  // expected-error @below {{'spirv.GL.FindUMsb' op operand #0 must be Int32 or fixed-length vector of Int32 values of length 2/3/4/8/16, but got 'i64'}}
  %0 = spirv.GL.FindUMsb %x : i64
  return
}

// -----

func.func @f(%x: vector<3xf32>) {
  // expected-error @below {{'spirv.GL.Length' op failed to verify that result type must match operand element type}}
  %0 = spirv.GL.Length %x : vector<3xf32> -> f16
  return
}

// -----

func.func @f(%x: vector<3xf32>) {
  // expected-error @below {{'spirv.GL.PackHalf2x16' op operand #0 must be vector of Float32 values of length 2, but got 'vector<3xf32>'}}
  %0 = spirv.GL.PackHalf2x16 %x : vector<3xf32> -> i32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'spirv.CL.exp' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.CL.exp %x : i32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'spirv.CL.u_min' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'}}
  %0 = spirv.CL.u_min %x, %x : f32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'spirv.CL.fma' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.CL.fma %x, %x, %x : i32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{custom op 'spirv.GL.Fma' number of operands and types do not match: got 3 operands and 2 types}}
  %0 = spirv.GL.Fma (%x, %x, %x) : (f32, f32) -> f32
  return
}

// -----

// Atomic accesses and barriers.

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %x: i32) {
  // expected-error @below {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicXor <Device> <Acquire|SequentiallyConsistent> %p, %x : !spirv.ptr<i32, StorageBuffer>
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>) {
  // expected-error @below {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicIDecrement <Device> <AcquireRelease|Release|ImageMemory> %p : !spirv.ptr<i32, StorageBuffer>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %x: f32) {
  // expected-error @below {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.EXT.AtomicFAdd <Device> <Acquire|Release> %p, %x : !spirv.ptr<f32, StorageBuffer>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  spirv.ControlBarrier <Device>, <Device>, <Acquire|AcquireRelease>
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %x: i64) {
  // expected-error @below {{'spirv.AtomicOr' op failed to verify that `value` type matches pointee type of `pointer`}}
  %0 = "spirv.AtomicOr"(%p, %x) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}>
    : (!spirv.ptr<i32, StorageBuffer>, i64) -> i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>) {
  // expected-error @below {{'spirv.AtomicIIncrement' op failed to verify that `result` type matches pointee type of `pointer`}}
  %0 = "spirv.AtomicIIncrement"(%p) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}>
    : (!spirv.ptr<i32, StorageBuffer>) -> i64
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %x: i64) {
  // expected-error @below {{'spirv.AtomicCompareExchange' op failed to verify that `result` type matches pointee type of `pointer`}}
  %0 = "spirv.AtomicCompareExchange"(%p, %x, %x) <{memory_scope = #spirv.scope<Device>,
      equal_semantics = #spirv.memory_semantics<None>, unequal_semantics = #spirv.memory_semantics<None>}>
    : (!spirv.ptr<i32, StorageBuffer>, i64, i64) -> i64
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %x: f32) {
  // expected-error @below {{'spirv.AtomicIAdd' op operand #1 must be 8/16/32/64-bit integer, but got 'f32'}}
  %0 = spirv.AtomicIAdd <Device> <None> %p, %x : !spirv.ptr<f32, StorageBuffer>
  return
}

// -----

// Bits and casts.

func.func @f(%x: i32, %y: vector<2xi32>) {
  // expected-error @below {{'spirv.ShiftLeftLogical' op requires the same shape for all operands and results}}
  %0 = spirv.ShiftLeftLogical %x, %y : i32, vector<2xi32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'spirv.Not' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'}}
  %0 = spirv.Not %x : f32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{result type must be different from operand type}}
  %0 = spirv.Bitcast %x : i32 to i32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{unhandled bit cast conversion from non-pointer type to pointer type}}
  %0 = spirv.Bitcast %x : i32 to !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>) {
  // expected-error @below {{unhandled bit cast conversion from pointer type to non-pointer type}}
  %0 = spirv.Bitcast %p : !spirv.ptr<i32, Function> to i64
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'spirv.Bitcast' op mismatch in result type bitwidth 64 and operand type bitwidth 32}}
  %0 = spirv.Bitcast %x : i32 to vector<4xi16>
  return
}

// -----

func.func @f(%x: f16) {
  // expected-error @below {{'spirv.FConvert' op expected the different bit widths for operand type and result type, but provided 'f16' and 'bf16'}}
  %0 = spirv.FConvert %x : f16 to bf16
  return
}

// -----

func.func @f(%x: vector<2xi32>) {
  // expected-error @below {{'spirv.SConvert' op expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'}}
  %0 = spirv.SConvert %x : vector<2xi32> to vector<2xi32>
  return
}

// -----

func.func @f(%x: !spirv.coopmatrix<8x8xi8, Subgroup, MatrixA>) {
  // expected-error @below {{'spirv.UConvert' op expected the different bit widths for operand type and result type, but provided 'i8' and 'i8'}}
  %0 = spirv.UConvert %x : !spirv.coopmatrix<8x8xi8, Subgroup, MatrixA> to !spirv.coopmatrix<8x8xi8, Subgroup, MatrixA>
  return
}

// -----

func.func @f(%x: vector<2xi32>) {
  // expected-error @below {{'spirv.ConvertSToF' op requires the same shape for all operands and results}}
  %0 = spirv.ConvertSToF %x : vector<2xi32> to vector<3xf32>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Uniform>) {
  // expected-error @below {{pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
  %0 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Generic>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>) {
  // expected-error @below {{result type must be of storage class Generic}}
  %0 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Workgroup>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>) {
  // expected-error @below {{'spirv.PtrCastToGeneric' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i32'}}
  %0 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Generic>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>) {
  // expected-error @below {{pointer type must be of storage class Generic}}
  %0 = spirv.GenericCastToPtr %p : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Workgroup>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Generic>) {
  // expected-error @below {{result must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
  %0 = spirv.GenericCastToPtr %p : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Uniform>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Generic>) {
  // expected-error @below {{'spirv.GenericCastToPtrExplicit' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'f16'}}
  %0 = spirv.GenericCastToPtrExplicit %p : !spirv.ptr<f32, Generic> to !spirv.ptr<f16, Workgroup>
  return
}

// -----

spirv.module Physical32 OpenCL {
  spirv.func @f(%p: !spirv.ptr<i32, Generic>) "None" {
    // expected-error @below {{result must be a scalar type of unsigned integer}}
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Generic> to si32
    spirv.Return
  }
}

// -----

spirv.module Physical32 OpenCL {
  spirv.func @f(%x: ui32) "None" {
    // expected-error @below {{result must be a scalar type of unsigned integer}}
    %0 = spirv.ConvertUToPtr %x : ui32 to !spirv.ptr<i32, Generic>
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, Function>) "None" {
    // expected-error @below {{operand must be a physical pointer}}
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Function> to i32
    spirv.Return
  }
}

// -----

spirv.module PhysicalStorageBuffer64 Vulkan {
  spirv.func @f(%x: i32) "None" {
    // expected-error @below {{result must be a physical pointer}}
    %0 = spirv.ConvertUToPtr %x : i32 to !spirv.ptr<i32, Function>
    spirv.Return
  }
}

// -----

// Pointers to parts.

!pair = !spirv.struct<(i32, f32)>

func.func @f(%p: !spirv.ptr<!pair, Function>, %x: i32) {
  // expected-error @below {{'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct}}
  %0 = spirv.AccessChain %p[%x] : !spirv.ptr<!pair, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}

// -----

!pair = !spirv.struct<(i32, f32)>

func.func @f(%p: !spirv.ptr<!pair, Function>, %x: i32) {
  %0 = spirv.Not %x : i32
  // expected-error @below {{'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided spirv.Not}}
  %1 = spirv.AccessChain %p[%0] : !spirv.ptr<!pair, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}

// -----

!pair = !spirv.struct<(i32, f32)>

func.func @f(%p: !spirv.ptr<!pair, Function>) {
  %0 = spirv.Constant 2 : i32
  // expected-error @below {{'spirv.AccessChain' op index 2 out of bounds for '!spirv.struct<(i32, f32)>'}}
  %1 = spirv.AccessChain %p[%0] : !spirv.ptr<!pair, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.array<2 x f32>, Function>, %x: i32) {
  // expected-error @below {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<f32, Uniform>'}}
  %0 = spirv.AccessChain %p[%x] : !spirv.ptr<!spirv.array<2 x f32>, Function>, i32 -> !spirv.ptr<f32, Uniform>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.array<2 x f32>, Function>, %x: i32) {
  // expected-error @below {{'spirv.PtrAccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<i32, Function>'}}
  %0 = spirv.PtrAccessChain %p[%x %x] : !spirv.ptr<!spirv.array<2 x f32>, Function>, i32, i32 -> !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: i32) {
  // expected-error @below {{'spirv.InBoundsPtrAccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<f16, Function>'}}
  %0 = spirv.InBoundsPtrAccessChain %p[%x] : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f16, Function>
  return
}

// -----

// Composites.

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{custom op 'spirv.CompositeExtract' expected at least one index for spirv.CompositeExtract}}
  %0 = spirv.CompositeExtract %v[] : vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{custom op 'spirv.CompositeExtract' expected an 32-bit integer for index, but found '1.000000e+00 : f32'}}
  %0 = spirv.CompositeExtract %v[1.0 : f32] : vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{custom op 'spirv.CompositeExtract' expected a 32-bit integer array attribute for 'indices'}}
  %0 = spirv.CompositeExtract %v 1 : i32 : vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{custom op 'spirv.CompositeExtract' index 4 out of bounds for 'vector<4xi32>'}}
  %0 = spirv.CompositeExtract %v[4 : i32] : vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{custom op 'spirv.CompositeExtract' cannot extract from non-composite type 'i32' with index 0}}
  %0 = spirv.CompositeExtract %v[1 : i32, 0 : i32] : vector<4xi32>
  return
}

// -----

func.func @f(%v: !spirv.struct<(f32, i32)>) {
  // expected-error @below {{custom op 'spirv.CompositeExtract' index -1 out of bounds for '!spirv.struct<(f32, i32)>'}}
  %0 = spirv.CompositeExtract %v[-1 : i32] : !spirv.struct<(f32, i32)>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{'spirv.CompositeExtract' op invalid result type: expected 'i32' but provided 'i64'}}
  %0 = "spirv.CompositeExtract"(%v) <{indices = [0 : i32]}> : (vector<4xi32>) -> i64
  return
}

// -----

func.func @f(%v: vector<4xi32>, %x: f32) {
  // expected-error @below {{'spirv.CompositeInsert' op object operand type should be 'i32', but found 'f32'}}
  %0 = spirv.CompositeInsert %x, %v[0 : i32] : f32 into vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>, %x: i32) {
  // expected-error @below {{'spirv.CompositeInsert' op result type should be the same as the composite type, but found 'vector<4xi32>' vs 'vector<3xi32>'}}
  %0 = "spirv.CompositeInsert"(%x, %v) <{indices = [0 : i32]}> : (i32, vector<4xi32>) -> vector<3xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>, %x: i32) {
  // expected-error @below {{index 7 out of bounds for 'vector<4xi32>'}}
  %0 = spirv.CompositeInsert %x, %v[7 : i32] : i32 into vector<4xi32>
  return
}

// -----

func.func @f(%x: f32, %y: i32) {
  // expected-error @below {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'i32'}}
  %0 = spirv.CompositeConstruct %x, %y : (f32, i32) -> !spirv.struct<(f32, f32)>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %0 = spirv.CompositeConstruct %x : (f32) -> !spirv.array<3 x f32>
  return
}

// -----

func.func @f(%x: vector<2xf32>, %y: f16) {
  // expected-error @below {{'spirv.CompositeConstruct' op operand element type mismatch: expected to be 'f32', but provided 'f16'}}
  %0 = spirv.CompositeConstruct %x, %y : (vector<2xf32>, f16) -> vector<3xf32>
  return
}

// -----

func.func @f(%x: vector<2xf32>, %y: f32) {
  // expected-error @below {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 4, but provided 3}}
  %0 = spirv.CompositeConstruct %x, %y : (vector<2xf32>, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 1, but provided 2}}
  %0 = spirv.CompositeConstruct %x, %x : (f32, f32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @f(%x: f16) {
  // expected-error @below {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'f16'}}
  %0 = spirv.CompositeConstruct %x : (f16) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{'spirv.VectorShuffle' op result type element count (3) mismatch with the number of component selectors (2)}}
  %0 = spirv.VectorShuffle [0 : i32, 1 : i32] %v, %v : vector<4xi32>, vector<4xi32> -> vector<3xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{'spirv.VectorShuffle' op component selector 8 out of range: expected to be in [0, 8) or 0xffffffff}}
  %0 = spirv.VectorShuffle [0 : i32, 8 : i32] %v, %v : vector<4xi32>, vector<4xi32> -> vector<2xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>, %w: vector<4xf32>) {
  // expected-error @below {{'spirv.VectorShuffle' op failed to verify that all of {vector1, vector2, result} have same element type}}
  %0 = spirv.VectorShuffle [0 : i32, 1 : i32] %v, %w : vector<4xi32>, vector<4xf32> -> vector<2xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>, %x: f32) {
  // expected-error @below {{'spirv.VectorInsertDynamic' op operand #2 must be 8/16/32/64-bit integer, but got 'f32'}}
  %0 = "spirv.VectorInsertDynamic"(%v, %x, %x) : (vector<4xi32>, f32, f32) -> vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>, %i: i32) {
  // expected-error @below {{'spirv.VectorExtractDynamic' op failed to verify that type of 'result' matches element type of 'vector'}}
  %0 = "spirv.VectorExtractDynamic"(%v, %i) : (vector<4xi32>, i32) -> f32
  return
}

// -----

// Branches.

func.func @f() {
  // expected-error @below {{'spirv.Unreachable' op cannot be used in reachable block}}
  spirv.Unreachable
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{'spirv.BranchConditional' op must have exactly two branch weights}}
  "spirv.BranchConditional"(%c)[^a, ^a] <{branch_weights = [1 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}>
    : (i1) -> ()
^a:
  spirv.Return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{'spirv.BranchConditional' op branch weights cannot both be zero}}
  spirv.BranchConditional %c [0, 0], ^a, ^a
^a:
  spirv.Return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%x: i32) {
  // expected-error @below {{use of value '%x' expects different type than prior uses: 'i1' vs 'i32'}}
  spirv.BranchConditional %x, ^a, ^a
^a:
  spirv.Return
}

// -----

func.func @f(%x: i32, %y: f32) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  spirv.Branch ^a(%y : f32)
^a(%a: i32):
  spirv.Return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'spirv.Switch' op 'selector' type ('i32') should match literals type ('i64')}}
  "spirv.Switch"(%x)[^a, ^a] <{literals = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>,
      operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  spirv.Return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'spirv.Switch' op number of literals (2) should match number of targets (1)}}
  "spirv.Switch"(%x)[^a, ^a] <{literals = dense<[1, 2]> : vector<2xi32>, case_operand_segments = array<i32: 0>,
      operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  spirv.Return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.mlir.merge' op expects parent op to be one of 'spirv.mlir.selection, spirv.mlir.loop'}}
  spirv.mlir.merge
}

// -----

// expected-error @below {{'spirv.Return' op failed to verify that op must appear in a function-like op's block}}
spirv.Return

// -----

// Loops and selections.

func.func @f() {
  // expected-error @below {{'spirv.mlir.loop' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  spirv.mlir.loop {
    spirv.Branch ^a
  ^a:
    spirv.Branch ^b
  ^b:
    spirv.Return
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.mlir.loop' op must have an entry block branching to the loop header block}}
  spirv.mlir.loop {
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.mlir.loop' op must have a loop header block branched from the entry block}}
  spirv.mlir.loop {
    spirv.Branch ^a
  ^a:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
  spirv.mlir.loop {
    %0 = spirv.LogicalNot %c : i1
    spirv.Branch ^a
  ^a:
    spirv.BranchConditional %c, ^b, ^c
  ^b:
    spirv.Branch ^a
  ^c:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{'spirv.mlir.loop' op requires a loop continue block branching to the loop header block}}
  spirv.mlir.loop {
    spirv.Branch ^a
  ^a:
    spirv.Branch ^b
  ^b:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{'spirv.mlir.loop' op second to last block must be the loop continue block that branches to the loop header block}}
  spirv.mlir.loop {
    spirv.Branch ^a
  ^a:
    spirv.BranchConditional %c, ^b, ^c
  ^b:
    spirv.Branch ^c
  ^c:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{'spirv.mlir.loop' op can only have the entry and loop continue block branching to the loop header block}}
  spirv.mlir.loop {
    spirv.Branch ^a
  ^a:
    spirv.BranchConditional %c, ^b, ^d
  ^b:
    spirv.BranchConditional %c, ^a, ^c
  ^c:
    spirv.Branch ^a
  ^d:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{'spirv.mlir.loop' op should not have 'spirv.mlir.merge' op outside the merge block}}
  spirv.mlir.loop {
    spirv.Branch ^a
  ^a:
    spirv.BranchConditional %c, ^b, ^c
  ^b:
    spirv.mlir.merge
  ^c:
    spirv.Branch ^a
  ^d:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^a, ^a
  ^a:
    spirv.Return
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{'spirv.mlir.selection' op must have a selection header block}}
  spirv.mlir.selection {
    spirv.mlir.merge
  }
  return
}

// -----

// expected-error @below {{'spirv.mlir.selection' op failed to verify that op must appear in a function-like op's block}}
spirv.mlir.selection {
}

// -----

// Cooperative matrices.

!m = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>

func.func @f(%m: !m) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #0 must be of use 'MatrixA'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %m, %m, %m : !m, !m -> !m
  return
}

// -----

!m = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>

func.func @f(%m: !m) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #1 must be of use 'MatrixB'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %m, %m, %m : !m, !m -> !m
  return
}

// -----

!a = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
!b = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixB>

func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #2 must be of use 'MatrixAcc'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %b : !a, !b -> !b
  return
}

// -----

!a = !spirv.coopmatrix<4x8xf16, Subgroup, MatrixA>
!b = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixB>
!c = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>

func.func @f(%a: !a, %b: !b, %c: !c) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'M'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !a, !b -> !c
  return
}

// -----

!a = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
!b = !spirv.coopmatrix<8x4xf16, Subgroup, MatrixB>
!c = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>

func.func @f(%a: !a, %b: !b, %c: !c) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'N'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !a, !b -> !c
  return
}

// -----

!a = !spirv.coopmatrix<8x4xf16, Subgroup, MatrixA>
!b = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixB>
!c = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>

func.func @f(%a: !a, %b: !b, %c: !c) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'K'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !a, !b -> !c
  return
}

// -----

!a = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
!b = !spirv.coopmatrix<8x8xf16, Workgroup, MatrixB>
!c = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>

func.func @f(%a: !a, %b: !b, %c: !c) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix scope mismatch}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !a, !b -> !c
  return
}

// -----

!a = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
!b = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixB>
!c = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixAcc>

func.func @f(%a: !a, %b: !b, %c: !c) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixMulAdd' op Matrix Operands require all matrix element types to be Integer Types}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <AccSat> : !a, !b -> !c
  return
}

// -----

!m = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
!p = !spirv.ptr<!spirv.struct<(f16)>, StorageBuffer>

func.func @f(%p: !p, %s: i32) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixLoad' op Pointer must point to a scalar or vector type but provided '!spirv.struct<(f16)>'}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !p, i32 -> !m
  return
}

// -----

!m = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
!p = !spirv.ptr<f16, StorageBuffer>

func.func @f(%p: !p, %s: i32) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixLoad' op not compatible with memory operand 'MakePointerAvailable'}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <MakePointerAvailable> : !p, i32 -> !m
  return
}

// -----

!m = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
!p = !spirv.ptr<f16, StorageBuffer>

func.func @f(%p: !p, %s: i32, %m: !m) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixStore' op not compatible with memory operand 'MakePointerVisible'}}
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor>, <MakePointerVisible> : !p, !m, i32
  return
}

// -----

!m = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
!p = !spirv.ptr<f16, StorageBuffer>

func.func @f(%p: !p, %s: i32, %m: !m) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixStore' op missing value for the 'Aligned' memory operand}}
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor>, <Aligned> : !p, !m, i32
  return
}

// -----

!m = !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
!p = !spirv.ptr<f16, StorageBuffer>

func.func @f(%p: !p, %s: i32) {
  // expected-error @below {{'spirv.KHR.CooperativeMatrixLoad' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned>, 3 : !p, i32 -> !m
  return
}

// -----

// Groups.

func.func @f(%x: f32) {
  // expected-error @below {{'spirv.GroupFMax' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupFMax <Device> <Reduce> %x : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'spirv.KHR.GroupFMul' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.KHR.GroupFMul <Invocation> <Reduce> %x : f32
  return
}

// -----

func.func @f(%x: f32, %i: vector<4xi32>) {
  // expected-error @below {{'spirv.GroupBroadcast' op localid is a vector and can be with only  2 or 3 components, actual number is 4}}
  %0 = spirv.GroupBroadcast <Workgroup> %x, %i : f32, vector<4xi32>
  return
}

// -----

func.func @f(%x: f32, %i: i32) {
  // expected-error @below {{'spirv.GroupBroadcast' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupBroadcast <CrossDevice> %x, %i : f32, i32
  return
}

// -----

func.func @f(%x: i1) {
  // expected-error @below {{'spirv.GroupNonUniformBallot' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformBallot <Device> %x : vector<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.GroupNonUniformElect' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformElect <QueueFamily> : i1
  return
}

// -----

func.func @f(%x: f32, %i: i32) {
  // expected-error @below {{'spirv.GroupNonUniformBroadcast' op id must be the result of a constant op}}
  %0 = spirv.GroupNonUniformBroadcast <Subgroup> %x, %i : f32, i32
  return
}

// -----

func.func @f(%x: f32, %i: i32) {
  // expected-error @below {{'spirv.GroupNonUniformBroadcast' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformBroadcast <Device> %x, %i : f32, i32
  return
}

// -----

func.func @f(%x: f32, %i: si32) {
  // expected-error @below {{'spirv.GroupNonUniformShuffleXor' op second operand must be a singless/unsigned integer}}
  %0 = spirv.GroupNonUniformShuffleXor <Subgroup> %x, %i : f32, si32
  return
}

// -----

func.func @f(%x: f32, %i: i32) {
  // expected-error @below {{'spirv.GroupNonUniformShuffle' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformShuffle <Device> %x, %i : f32, i32
  return
}

// -----

func.func @f(%x: f32, %i: i32) {
  // expected-error @below {{'spirv.GroupNonUniformRotateKHR' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformRotateKHR <Device> %x, %i : f32, i32 -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32) {
  // expected-error @below {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must come from a constant op}}
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %x, %i, cluster_size(%i) : f32, i32, i32 -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32) {
  %0 = spirv.Constant 6 : i32
  // expected-error @below {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must be a power of two}}
  %1 = spirv.GroupNonUniformRotateKHR <Subgroup> %x, %i, cluster_size(%0) : f32, i32, i32 -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32) {
  // expected-error @below {{'spirv.GroupNonUniformFAdd' op cluster size operand must come from a constant op}}
  %0 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %x cluster_size(%i) : f32, i32 -> f32
  return
}

// -----

func.func @f(%x: i1) {
  // expected-error @below {{'spirv.GroupNonUniformLogicalOr' op cluster size operand must be provided for 'ClusteredReduce' group operation}}
  %0 = spirv.GroupNonUniformLogicalOr <Subgroup> <ClusteredReduce> %x : i1 -> i1
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'spirv.GroupNonUniformUMax' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformUMax <Device> <Reduce> %x : i32 -> i32
  return
}

// -----

func.func @f(%x: i1) {
  // expected-error @below {{'spirv.GroupNonUniformAll' op failed to verify that execution_scope must be Scope of value Subgroup}}
  %0 = spirv.GroupNonUniformAll <Workgroup> %x : i1
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{'spirv.GroupNonUniformBallotBitCount' op failed to verify that execution_scope must be Scope of value Subgroup}}
  %0 = spirv.GroupNonUniformBallotBitCount <Workgroup> <Reduce> %v : vector<4xi32> -> i32
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{'spirv.GroupNonUniformBallotFindMSB' op result #0 must be 8/16/32/64-bit signless/unsigned integer, but got 'si32'}}
  %0 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %v : vector<4xi32>, si32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>) {
  // expected-error @below {{'spirv.INTEL.SubgroupBlockRead' op mismatch in result type and pointer type}}
  %0 = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> vector<2xf32>
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %x: f32) {
  // expected-error @below {{'spirv.INTEL.SubgroupBlockWrite' op mismatch in result type and pointer type}}
  "spirv.INTEL.SubgroupBlockWrite"(%p, %x) : (!spirv.ptr<i32, StorageBuffer>, f32) -> ()
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %x: i32) {
  // expected-error @below {{custom op 'spirv.INTEL.SubgroupBlockWrite' invalid storage_class attribute specification: "Nowhere"}}
  spirv.INTEL.SubgroupBlockWrite "Nowhere" %p, %x : i32
  return
}

// -----

func.func @f(%x: i1) {
  // expected-error @below {{'spirv.KHR.SubgroupBallot' op result #0 must be vector of 32-bit integer values of length 4, but got 'vector<4xi16>'}}
  %0 = spirv.KHR.SubgroupBallot %x : vector<4xi16>
  return
}

// -----

// Images.

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>, %x: f32) {
  // expected-error @below {{it is invalid to set both the Lod and Grad bits}}
  %0 = spirv.ImageSampleExplicitLod %s, %at ["Lod|Grad"], %x : !s, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>, %x: f32) {
  // expected-error @below {{Bias is only valid with implicit-lod instructions}}
  %0 = spirv.ImageSampleExplicitLod %s, %at ["Bias|Lod"], %x : !s, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>) {
  // expected-error @below {{Bias operand requires 1 argument}}
  %0 = spirv.ImageSampleImplicitLod %s, %at ["Bias"] : !s, vector<2xf32> -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>, %x: i32) {
  // expected-error @below {{Bias must be a floating-point type scalar}}
  %0 = spirv.ImageSampleImplicitLod %s, %at ["Bias"], %x : !s, vector<2xf32>, i32 -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>, %x: f32) {
  // expected-error @below {{Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube}}
  %0 = spirv.ImageSampleImplicitLod %s, %at ["Bias"], %x : !s, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>

func.func @f(%i: !i, %at: vector<2xi32>, %x: f32) {
  // expected-error @below {{Lod is only valid with explicit-lod and fetch instructions}}
  %0 = spirv.ImageFetch %i, %at ["Lod"], %x : !i, vector<2xi32>, f32 -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>) {
  // expected-error @below {{Lod operand requires 1 argument}}
  %0 = spirv.ImageSampleExplicitLod %s, %at ["Lod"] : !s, vector<2xf32> -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>, %x: i16) {
  // expected-error @below {{for sampling operations, Lod must be a floating-point type scalar}}
  %0 = spirv.ImageSampleExplicitLod %s, %at ["Lod"], %x : !s, vector<2xf32>, i16 -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>, %x: f32) {
  // expected-error @below {{Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube}}
  %0 = spirv.ImageSampleExplicitLod %s, %at ["Lod"], %x : !s, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>) {
  // expected-error @below {{Grad operand requires 2 arguments (scalars or vectors)}}
  %0 = spirv.ImageSampleExplicitLod %s, %at ["Grad"], %at : !s, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>) {
  // expected-error @below {{Grad is only valid with explicit-lod instructions}}
  %0 = spirv.ImageSampleImplicitLod %s, %at ["Grad"], %at, %at : !s, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>, %x: f32) {
  // expected-error @below {{Grad arguments must be a scalar or vector of floating-point type}}
  %0 = spirv.ImageSampleExplicitLod %s, %at ["Grad"], %at, %x : !s, vector<2xf32>, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>, %g: vector<3xf32>) {
  // expected-error @below {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %0 = spirv.ImageSampleExplicitLod %s, %at ["Grad"], %g, %g : !s, vector<2xf32>, vector<3xf32>, vector<3xf32> -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>, %x: f32) {
  // expected-error @below {{too many image operand arguments have been provided}}
  %0 = spirv.ImageSampleExplicitLod %s, %at ["Lod"], %x, %x : !s, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>, %x: f32) {
  // expected-error @below {{the Image Operands should encode what operands follow, as per Image Operands}}
  %0 = spirv.ImageSampleImplicitLod %s, %at, %x : !s, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>) {
  // expected-error @below {{'spirv.ImageSampleExplicitLod' op failed to verify that either Lod or Grad image operands must be present}}
  %0 = spirv.ImageSampleExplicitLod %s, %at ["None"] : !s, vector<2xf32> -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>) {
  // expected-error @below {{'spirv.ImageSampleImplicitLod' op failed to verify that the result component type must match the image sampled type}}
  %0 = spirv.ImageSampleImplicitLod %s, %at : !s, vector<2xf32> -> vector<4xi32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>) {
  // expected-error @below {{'spirv.ImageSampleImplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %0 = spirv.ImageSampleImplicitLod %s, %at : !s, vector<2xf32> -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<3xf32>, %x: f32) {
  // expected-error @below {{'spirv.ImageDrefGather' op failed to verify that the Dim operand of the underlying image must be Dim2D or Cube or Rect}}
  %0 = spirv.ImageDrefGather %s, %at, %x : !s, vector<3xf32>, f32 -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>

func.func @f(%i: !i, %at: vector<3xi32>) {
  // expected-error @below {{'spirv.ImageFetch' op failed to verify that the Dim operand of the underlying image must not be Cube}}
  %0 = spirv.ImageFetch %i, %at : !i, vector<3xi32> -> vector<4xf32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>

func.func @f(%i: !i, %at: vector<2xi32>) {
  // expected-error @below {{'spirv.ImageFetch' op failed to verify that the sampled operand of the underlying image must be NeedSampler}}
  %0 = spirv.ImageFetch %i, %at : !i, vector<2xi32> -> vector<4xi32>
  return
}

// -----

!i = !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>

func.func @f(%i: !i, %at: vector<2xi32>, %x: vector<4xi32>) {
  // expected-error @below {{'spirv.ImageWrite' op failed to verify that the sampled operand of the underlying image must be SamplerUnknown or NoSampler}}
  spirv.ImageWrite %i, %at, %x : !i, vector<2xi32>, vector<4xi32>
  return
}

// -----

!i = !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>

func.func @f(%i: !i, %at: vector<2xi32>, %x: vector<4xi32>) {
  // expected-error @below {{'spirv.ImageWrite' op failed to verify that the Dim operand of the underlying image must not be SubpassData}}
  spirv.ImageWrite %i, %at, %x : !i, vector<2xi32>, vector<4xi32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>

func.func @f(%i: !i, %at: vector<2xi32>) {
  // expected-error @below {{'spirv.ImageRead' op failed to verify that the sampled operand of the underlying image must be SamplerUnknown or NoSampler}}
  %0 = spirv.ImageRead %i, %at : !i, vector<2xi32> -> vector<4xi32>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!j = !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>

func.func @f(%s: !spirv.sampled_image<!i>) {
  // expected-error @below {{'spirv.Image' op failed to verify that type of 'result' matches image type of 'sampled_image'}}
  %0 = "spirv.Image"(%s) : (!spirv.sampled_image<!i>) -> !j
  return
}

// -----

// Products of matrices and of integers.

!m = !spirv.matrix<3 x vector<3xf32>>

func.func @f(%m: !m, %x: f16) {
  // expected-error @below {{'spirv.MatrixTimesScalar' op input matrix components' type and scaling value must have the same type}}
  %0 = spirv.MatrixTimesScalar %m, %x : !m, f16
  return
}

// -----

!m = !spirv.coopmatrix<4x4xf16, Subgroup, MatrixAcc>

func.func @f(%m: !m, %x: f32) {
  // expected-error @below {{'spirv.MatrixTimesScalar' op input matrix components' type and scaling value must have the same type}}
  %0 = spirv.MatrixTimesScalar %m, %x : !m, f32
  return
}

// -----

!m = !spirv.matrix<2 x vector<3xf32>>

func.func @f(%m: !m) {
  // expected-error @below {{input matrix rows count must be equal to output matrix columns count}}
  %0 = spirv.Transpose %m : !m -> !spirv.matrix<2 x vector<2xf32>>
  return
}

// -----

!m = !spirv.matrix<2 x vector<3xf32>>

func.func @f(%m: !m) {
  // expected-error @below {{input matrix columns count must be equal to output matrix rows count}}
  %0 = spirv.Transpose %m : !m -> !spirv.matrix<3 x vector<3xf32>>
  return
}

// -----

!m = !spirv.matrix<2 x vector<3xf32>>

func.func @f(%m: !m) {
  // expected-error @below {{input and output matrices must have the same component type}}
  %0 = spirv.Transpose %m : !m -> !spirv.matrix<3 x vector<2xf16>>
  return
}

// -----

!m = !spirv.matrix<2 x vector<3xf32>>

func.func @f(%m: !m) {
  // expected-error @below {{left matrix columns' count must be equal to the right matrix rows' count}}
  %0 = spirv.MatrixTimesMatrix %m, %m : !m, !m -> !m
  return
}

// -----

!m = !spirv.matrix<3 x vector<3xf32>>

func.func @f(%m: !m) {
  // expected-error @below {{right and result matrices must have equal columns' count}}
  %0 = spirv.MatrixTimesMatrix %m, %m : !m, !m -> !spirv.matrix<2 x vector<3xf32>>
  return
}

// -----

!m = !spirv.matrix<3 x vector<3xf32>>

func.func @f(%m: !m) {
  // expected-error @below {{right and result matrices' component type must be the same}}
  %0 = spirv.MatrixTimesMatrix %m, %m : !m, !m -> !spirv.matrix<3 x vector<3xf64>>
  return
}

// -----

!m = !spirv.matrix<3 x vector<3xf32>>
!n = !spirv.matrix<3 x vector<3xf64>>

func.func @f(%m: !m, %n: !n) {
  // expected-error @below {{left and result matrices' component type must be the same}}
  %0 = spirv.MatrixTimesMatrix %m, %n : !m, !n -> !n
  return
}

// -----

!m = !spirv.matrix<3 x vector<3xf32>>

func.func @f(%m: !m) {
  // expected-error @below {{left and result matrices must have equal rows' count}}
  %0 = spirv.MatrixTimesMatrix %m, %m : !m, !m -> !spirv.matrix<3 x vector<2xf32>>
  return
}

// -----

!m = !spirv.matrix<2 x vector<3xf32>>

func.func @f(%m: !m, %v: vector<3xf32>) {
  // expected-error @below {{'spirv.MatrixTimesVector' op matrix columns (2) must match vector operand size (3)}}
  %0 = spirv.MatrixTimesVector %m, %v : !m, vector<3xf32> -> vector<3xf32>
  return
}

// -----

!m = !spirv.matrix<2 x vector<3xf32>>

func.func @f(%m: !m, %v: vector<2xf32>) {
  // expected-error @below {{'spirv.MatrixTimesVector' op result size (2) must match the matrix rows (3)}}
  %0 = spirv.MatrixTimesVector %m, %v : !m, vector<2xf32> -> vector<2xf32>
  return
}

// -----

!m = !spirv.matrix<2 x vector<3xf32>>

func.func @f(%m: !m, %v: vector<2xf32>) {
  // expected-error @below {{'spirv.VectorTimesMatrix' op number of components in vector must equal the number of components in each column in matrix}}
  %0 = spirv.VectorTimesMatrix %v, %m : vector<2xf32>, !m -> vector<2xf32>
  return
}

// -----

!m = !spirv.matrix<2 x vector<3xf32>>

func.func @f(%m: !m, %v: vector<3xf32>) {
  // expected-error @below {{'spirv.VectorTimesMatrix' op number of columns in matrix must equal the number of components in result}}
  %0 = spirv.VectorTimesMatrix %v, %m : vector<3xf32>, !m -> vector<3xf32>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'spirv.SDot' op requires Packed Vector Format attribute for integer vector operands}}
  %0 = spirv.SDot %x, %x : i32 -> i32
  return
}

// -----

func.func @f(%x: i16) {
  // expected-error @below {{'spirv.UDot' op with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands to be 32-bits wide}}
  %0 = spirv.UDot %x, %x, <PackedVectorFormat4x8Bit> : i16 -> i32
  return
}

// -----

func.func @f(%x: vector<4xi8>) {
  // expected-error @below {{'spirv.SUDot' op with invalid format attribute for vector operands of type 'vector<4xi8>'}}
  %0 = spirv.SUDot %x, %x, <PackedVectorFormat4x8Bit> : vector<4xi8> -> i32
  return
}

// -----

func.func @f(%x: vector<4xi8>, %y: i16) {
  // expected-error @below {{'spirv.SDotAccSat' op result type has insufficient bit-width (16 bits) for the specified vector operand type (32 bits)}}
  %0 = spirv.SDotAccSat %x, %x, %y : vector<4xi8> -> i16
  return
}

// -----

func.func @f(%x: i32, %y: i16) {
  // expected-error @below {{'spirv.UDotAccSat' op result type has insufficient bit-width (16 bits) for the specified vector operand type (32 bits)}}
  %0 = spirv.UDotAccSat %x, %x, %y, <PackedVectorFormat4x8Bit> : i32 -> i16
  return
}

// -----

// Comparisons.

func.func @f(%x: f32) {
  // expected-error @below {{custom op 'spirv.IEqual' 'operand1' must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'}}
  %0 = spirv.IEqual %x, %x : f32
  return
}

// -----

func.func @f(%x: vector<4xi32>, %y: vector<2xi32>) {
  // expected-error @below {{'spirv.SLessThan' op requires all operands to have the same type}}
  %0 = "spirv.SLessThan"(%x, %y) : (vector<4xi32>, vector<2xi32>) -> vector<4xi1>
  return
}

// -----

func.func @f(%x: vector<4xi32>) {
  // expected-error @below {{'spirv.ULessThan' op failed to verify that type of result to correspond to the `i1` equivalent of the operand}}
  %0 = "spirv.ULessThan"(%x, %x) : (vector<4xi32>, vector<4xi32>) -> i1
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{custom op 'spirv.IsNan' 'operand' must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.IsNan %x : i32
  return
}

// -----

// Memory.

func.func @f(%p: !spirv.ptr<i32, Function>) {
  // expected-error @below {{'spirv.Load' op mismatch in result type and pointer type}}
  %0 = "spirv.Load"(%p) : (!spirv.ptr<i32, Function>) -> i64
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>) {
  // expected-error @below {{'spirv.Load' op invalid alignment specification without aligned memory access specification}}
  %0 = "spirv.Load"(%p) <{alignment = 4 : i32}> : (!spirv.ptr<i32, Function>) -> i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>) {
  // expected-error @below {{'spirv.Load' op missing alignment value}}
  %0 = "spirv.Load"(%p) <{memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<i32, Function>) -> i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>) {
  // expected-error @below {{'spirv.Load' op invalid alignment specification with non-aligned memory access specification}}
  %0 = "spirv.Load"(%p) <{memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32}>
    : (!spirv.ptr<i32, Function>) -> i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>) {
  // expected-error @below {{'spirv.Load' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = spirv.Load "Function" %p ["Aligned", 3] : i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>, %x: i64) {
  // expected-error @below {{'spirv.Store' op mismatch in result type and pointer type}}
  "spirv.Store"(%p, %x) : (!spirv.ptr<i32, Function>, i64) -> ()
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>, %x: i32) {
  // expected-error @below {{'spirv.Store' op invalid alignment specification without aligned memory access specification}}
  "spirv.Store"(%p, %x) <{alignment = 4 : i32}> : (!spirv.ptr<i32, Function>, i32) -> ()
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>, %q: !spirv.ptr<i64, Function>) {
  // expected-error @below {{'spirv.CopyMemory' op both operands must be pointers to the same type}}
  "spirv.CopyMemory"(%p, %q) : (!spirv.ptr<i32, Function>, !spirv.ptr<i64, Function>) -> ()
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>) {
  // expected-error @below {{'spirv.CopyMemory' op invalid alignment specification without aligned memory access specification}}
  "spirv.CopyMemory"(%p, %p) <{alignment = 4 : i32}> : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, Function>) -> ()
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>) {
  // expected-error @below {{'spirv.CopyMemory' op invalid alignment specification with non-aligned memory access specification}}
  "spirv.CopyMemory"(%p, %p) <{memory_access = #spirv.memory_access<None>,
      source_memory_access = #spirv.memory_access<Volatile>, source_alignment = 4 : i32}>
    : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, Function>) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
  %0 = spirv.Variable : !spirv.ptr<i32, Private>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Variable' op storage class must match result pointer's storage class}}
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<i32, Uniform>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
  %0 = spirv.Variable init(%x) : !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Variable' op cannot have 'descriptor_set' attribute (only allowed in spirv.GlobalVariable)}}
  %0 = spirv.Variable bind(0, 1) : !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Variable' op cannot have 'built_in' attribute (only allowed in spirv.GlobalVariable)}}
  %0 = spirv.Variable built_in("Position") : !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Variable' op cannot have 'binding' attribute (only allowed in spirv.GlobalVariable)}}
  %0 = spirv.Variable {binding = 1 : i32} : !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
  %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Variable' op  with physical buffer pointer must have exactly one aliasing decoration}}
  %0 = spirv.Variable {aliased_pointer, restrict_pointer}
    : !spirv.ptr<!spirv.array<2 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Function>
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'spirv.Variable' expected spirv.ptr type}}
  %0 = spirv.Variable : i32
  return
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.GlobalVariable' op storage class cannot be 'Function'}}
  spirv.GlobalVariable @v : !spirv.ptr<i32, Function>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.GlobalVariable' op storage class cannot be 'Generic'}}
  spirv.GlobalVariable @v : !spirv.ptr<i32, Generic>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{custom op 'spirv.GlobalVariable' expected spirv.ptr type}}
  spirv.GlobalVariable @v : i32
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.GlobalVariable' op result must be of a !spv.ptr type}}
  "spirv.GlobalVariable"() <{sym_name = "v", type = i32}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
  spirv.GlobalVariable @v initializer(@missing) : !spirv.ptr<i32, Private>
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error @below {{'spirv.GlobalVariable' op failed to verify that op must appear in a module-like op's block}}
    spirv.GlobalVariable @v : !spirv.ptr<i32, Private>
    spirv.Return
  }
}

// -----

// Constants.

func.func @f() {
  // expected-error @below {{'spirv.Constant' op result type ('i64') does not match value type ('i32')}}
  %0 = "spirv.Constant"() <{value = 1 : i32}> : () -> i64
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Constant' op result or element type ('vector<3xi32>') does not match value type ('vector<2xi32>'), must be the same or spirv.array}}
  %0 = "spirv.Constant"() <{value = dense<1> : vector<2xi32>}> : () -> vector<3xi32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Constant' op only support nested array result type}}
  %0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<2 x vector<2xi32>>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Constant' op result element type ('i64') does not match value element type ('i32')}}
  %0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<2 x i64>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Constant' op result number of elements (4) does not match value number of elements (6)}}
  %0 = spirv.Constant dense<1> : tensor<2x3xi32> : !spirv.array<2 x !spirv.array<2 x i32>>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Constant' op must have spirv.array result type for array value}}
  %0 = spirv.Constant [1 : i32] : !spirv.rtarray<i32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Constant' op result type ('i32') does not match value type ('i16')}}
  %0 = spirv.Constant [1 : i32, 2 : i16] : !spirv.array<2 x i32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Constant' op cannot have attribute: "text" : i32}}
  %0 = spirv.Constant "text" : i32
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>}}
  %0 = "spirv.Constant"() <{value = dense<[1.0, 2.0]> : vector<2xf32>}>
    : () -> !spirv.coopmatrix<1x2xf32, Subgroup, MatrixA>
  return
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.SpecConstant' op SpecId cannot be negative}}
  spirv.SpecConstant @c spec_id(-1) = 3 : i32
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.SpecConstant' op default value bitwidth disallowed}}
  spirv.SpecConstant @c = 3 : i13
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
  spirv.SpecConstant @c = dense<1> : vector<2xi32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @c = 1 : i32
  // expected-error @below {{result type must be a composite type, but provided 'i64'}}
  spirv.SpecConstantComposite @d (@c, @c) : i64
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @c = 1.0 : f32
  // expected-error @below {{unsupported composite type  '!spirv.coopmatrix<1x1xf32, Subgroup, MatrixA>'}}
  spirv.SpecConstantComposite @d (@c) : !spirv.coopmatrix<1x1xf32, Subgroup, MatrixA>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @c = 1 : i32
  // expected-error @below {{has incorrect number of operands: expected 3, but provided 2}}
  spirv.SpecConstantComposite @d (@c, @c) : vector<3xi32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @c = 1 : i32
  // expected-error @below {{has incorrect types of operands: expected 'f32', but provided 'i32'}}
  spirv.SpecConstantComposite @d (@c, @c) : !spirv.struct<(i32, f32)>
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{custom op 'spirv.SpecConstantComposite' invalid kind of attribute specified}}
  spirv.SpecConstantComposite @d ("c") : vector<2xi32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @c = 1 : i32
  // expected-error @below {{result type must be a composite type, but provided 'i32'}}
  spirv.EXT.SpecConstantCompositeReplicate @d (@c) : i32
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{splat spec constant reference defining constituent not found}}
  spirv.EXT.SpecConstantCompositeReplicate @d (@c) : vector<4xi32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @c = 1 : i32
  // expected-error @below {{constituent has incorrect type: expected 'f32', but provided 'i32'}}
  spirv.EXT.SpecConstantCompositeReplicate @d (@c) : vector<4xf32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error @below {{'spirv.mlir.referenceof' op expected spirv.SpecConstant or spirv.SpecConstantComposite symbol}}
    %0 = spirv.mlir.referenceof @c : i32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @c = 1 : i32
  spirv.func @f() "None" {
    // expected-error @below {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
    %0 = spirv.mlir.referenceof @c : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @c = 1 : i32
  spirv.SpecConstantComposite @d (@c, @c) : vector<2xi32>
  spirv.func @f() "None" {
    // expected-error @below {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
    %0 = spirv.mlir.referenceof @d : i32
    spirv.Return
  }
}

// -----

func.func @f() {
  %0 = spirv.Constant 1 : i32
  // expected-error @below {{'spirv.SpecConstantOperation' op invalid enclosed op}}
  %1 = spirv.SpecConstantOperation wraps "spirv.ConvertSToF"(%0) : (i32) -> f32
  return
}

// -----

func.func @f() {
  %0 = spirv.Constant 1 : i32
  // expected-error @below {{'spirv.SpecConstantOperation' op expected exactly 2 nested ops}}
  %1 = "spirv.SpecConstantOperation"() ({
    %2 = spirv.Not %0 : i32
    %3 = spirv.Not %2 : i32
    spirv.mlir.yield %3 : i32
  }) : () -> i32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'spirv.mlir.yield' op expects parent op 'spirv.SpecConstantOperation'}}
  spirv.mlir.yield %x : i32
}

// -----

func.func @f() {
  %0 = spirv.Constant 1 : i32
  %1 = spirv.IAdd %0, %0 : i32
  // expected-error @below {{'spirv.SpecConstantOperation' op invalid operand, must be defined by a constant operation}}
  %2 = spirv.SpecConstantOperation wraps "spirv.Not"(%1) : (i32) -> i32
  return
}

// -----

// Graphs.

func.func @f() {
  // expected-error @below {{'spirv.ARM.GraphConstant' op failed to verify that op must appear in a spirv.ARM.Graph op's block}}
  %0 = spirv.ARM.GraphConstant {graph_constant_id = 0 : i32} : !spirv.arm.tensor<2xi8>
  return
}

// -----

func.func @f(%x: !spirv.arm.tensor<2xi8>) {
  // expected-error @below {{'spirv.ARM.GraphOutputs' op failed to verify that op must appear in a spirv.ARM.Graph op's block}}
  spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<2xi8>
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.ARM.GraphConstant' op result #0 must be any SPIR-V tensorArm type, but got 'vector<2xi8>'}}
  %0 = spirv.ARM.GraphConstant {graph_constant_id = 0 : i32} : vector<2xi8>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.ARM.GraphEntryPoint' op failed to verify that op must appear in a module-like op's block}}
  spirv.ARM.GraphEntryPoint @g, @a
  return
}

// -----

// Modules and functions.

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.module' can only contain spirv.* ops}}
  func.func private @f()
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{function 'f' not found in 'spirv.module'}}
  spirv.EntryPoint "Kernel" @f
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  // expected-error @below {{duplicate of a previous EntryPointOp}}
  spirv.EntryPoint "GLCompute" @f
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
  spirv.func @f() "None"
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
  spirv.func @f() "None" attributes {
    linkage_attributes = #spirv.linkage_attributes<linkage_name = "f", linkage_type = <Export>>
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error @below {{functions in 'spirv.module' can only contain spirv.* ops}}
    %0 = arith.constant 1 : i32
    spirv.Return
  }
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.func' op failed to verify that op must appear in a module-like op's block}}
  spirv.func @g() "None" {
    spirv.Return
  }
  return
}

// -----

// expected-error @below {{custom op 'spirv.func' invalid function_control attribute specification: "Fast"}}
spirv.func @f() "Fast" {
  spirv.Return
}

// -----

// expected-error @below {{'spirv.func' op cannot have more than one result}}
spirv.func @f(%x: i32) -> (i32, i32) "None" {
  spirv.ReturnValue %x : i32
}

// -----

spirv.func @f() -> i32 "None" {
  // expected-error @below {{'spirv.Return' op cannot be used in functions returning value}}
  spirv.Return
}

// -----

spirv.func @f(%x: i32) "None" {
  // expected-error @below {{'spirv.ReturnValue' op returns 1 value but enclosing function requires 0 results}}
  spirv.ReturnValue %x : i32
}

// -----

spirv.func @f(%x: i32) -> f32 "None" {
  // expected-error @below {{'spirv.ReturnValue' op  return value's type ('i32') mismatch with function's result type ('f32')}}
  spirv.ReturnValue %x : i32
}

// -----

spirv.func @f() "None" {
  // expected-error @below {{'spirv.FunctionCall' op callee function 'g' not found in nearest symbol table}}
  spirv.FunctionCall @g() : () -> ()
  spirv.Return
}

// -----

spirv.func @g() "None" {
  spirv.Return
}
spirv.func @f() "None" {
  // expected-error @below {{'spirv.FunctionCall' op has incorrect number of results has for callee: expected 0, but provided 1}}
  %0 = spirv.FunctionCall @g() : () -> i32
  spirv.Return
}

// -----

spirv.func @g(%x: i32) "None" {
  spirv.Return
}
spirv.func @f() "None" {
  // expected-error @below {{'spirv.FunctionCall' op has incorrect number of operands for callee: expected 1, but provided 0}}
  spirv.FunctionCall @g() : () -> ()
  spirv.Return
}

// -----

spirv.func @g(%x: i32, %y: f32) "None" {
  spirv.Return
}
spirv.func @f(%x: i32) "None" {
  // expected-error @below {{'spirv.FunctionCall' op operand type mismatch: expected operand type 'f32', but provided 'i32' for operand number 1}}
  spirv.FunctionCall @g(%x, %x) : (i32, i32) -> ()
  spirv.Return
}

// -----

spirv.func @g(%x: i32) -> i32 "None" {
  spirv.ReturnValue %x : i32
}
spirv.func @f(%x: i32) "None" {
  // expected-error @below {{'spirv.FunctionCall' op result type mismatch: expected 'i32', but provided 'f32'}}
  %0 = spirv.FunctionCall @g(%x) : (i32) -> f32
  spirv.Return
}

// -----

func.func @f() {
  // expected-error @below {{'spirv.EXT.SpecConstantCompositeReplicate' op failed to verify that op must appear in a module-like op's block}}
  spirv.EXT.SpecConstantCompositeReplicate @c (@d) : vector<2xi32>
  return
}

// -----

// Attributes of functions and of their arguments.

// expected-error @below {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
func.func @f() attributes {spirv.entry_point_abi = 1 : i32} {
  return
}

// -----

// expected-error @below {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
func.func @f() attributes {spirv.target_env = "gpu"} {
  return
}

// -----

// expected-error @below {{found unsupported 'spirv.other' attribute on operation}}
func.func @f() attributes {spirv.other} {
  return
}

// -----

// expected-error @below {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
func.func @f(%x: f32 {spirv.interface_var_abi = 1 : i32}) {
  return
}

// -----

// expected-error @below {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
func.func @f(%x: vector<2xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) {
  return
}

// -----

// expected-error @below {{'spirv.decoration' must be a spirv::DecorationAttr}}
func.func @f(%x: f32 {spirv.decoration = "Block"}) {
  return
}

// -----

// expected-error @below {{found unsupported 'spirv.other' attribute on region argument}}
func.func @f(%x: f32 {spirv.other = 1 : i32}) {
  return
}

// -----

// expected-error @below {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
func.func @f(%x: f32) -> (f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) {
  return %x : f32
}

// -----

// Types.

// expected-error @below {{cannot use 'index' to compose SPIR-V types}}
func.func private @f(!spirv.array<4 x index>)

// -----

// expected-error @below {{expected single integer for array element count}}
func.func private @f(!spirv.array<4x2 x i32>)

// -----

// expected-error @below {{expected array length greater than 0}}
func.func private @f(!spirv.array<0 x i32>)

// -----

// expected-error @below {{ArrayStride must be greater than zero}}
func.func private @f(!spirv.array<4 x i32, stride=0>)

// -----

// expected-error @below {{expected 'stride'}}
func.func private @f(!spirv.rtarray<i32, step=1>)

// -----

// expected-error @below {{cannot use 'memref<1xi32>' to compose SPIR-V types}}
func.func private @f(!spirv.ptr<memref<1xi32>, Function>)

// -----

// expected-error @below {{unknown storage class: Somewhere}}
func.func private @f(!spirv.ptr<i32, Somewhere>)

// -----

// expected-error @below {{matrix is expected to have 2, 3, or 4 columns}}
func.func private @f(!spirv.matrix<5 x vector<2xf32>>)

// -----

// expected-error @below {{expected single unsigned integer for number of columns}}
func.func private @f(!spirv.matrix<2x2 x vector<2xf32>>)

// -----

// expected-error @below {{matrix must be composed using vector type, got 'f32'}}
func.func private @f(!spirv.matrix<2 x f32>)

// -----

// expected-error @below {{matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 5}}
func.func private @f(!spirv.matrix<2 x vector<5xf32>>)

// -----

// expected-error @below {{expected ','}}
func.func private @f(!spirv.image<f32, Dim2D, NoDepth>)

// -----

// expected-error @below {{sampled image must be composed using image type, got 'f32'}}
func.func private @f(!spirv.sampled_image<f32>)

// -----

// expected-error @below {{sampled image Dim must not be SubpassData or Buffer, got Buffer}}
func.func private @f(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>)

// -----

// expected-error @below {{expected row and column count}}
func.func private @f(!spirv.coopmatrix<8xf32, Subgroup, MatrixA>)

// -----

// expected-error @below {{arm.tensors do not support zero dimensions}}
func.func private @f(!spirv.arm.tensor<0xf32>)

// -----

// expected-error @below {{arm.tensor shape dimensions must be either fully dynamic or completed shaped}}
func.func private @f(!spirv.arm.tensor<2x?xf32>)

// -----

// expected-error @below {{arm.tensors do not support rank zero}}
func.func private @f(!spirv.arm.tensor<f32>)

// -----

// expected-error @below {{offset specification must be given for all members}}
func.func private @f(!spirv.struct<(i32 [0], f32)>)

// -----

// expected-error @below {{unknown attribute: 'Blue'}}
func.func private @f(!spirv.struct<(i32 [Blue])>)

// -----

// expected-error @below {{unknown attribute: 'Green'}}
func.func private @f(!spirv.struct<(i32), Green>)

// -----

// expected-error @below {{recursive struct reference not nested in struct definition}}
func.func private @f(!spirv.struct<node>)

// -----

// expected-error @below {{identifier already used for an enclosing struct}}
func.func private @f(!spirv.struct<node, (!spirv.struct<node, ()>)>)

// -----

// Attributes.

// expected-error @below {{unknown version: v2.0}}
func.func private @f() attributes {a = #spirv.vce<v2.0, [], []>}

// -----

// expected-error @below {{unknown capability: Magic}}
func.func private @f() attributes {a = #spirv.vce<v1.0, [Magic], []>}

// -----

// expected-error @below {{unknown extension: SPV_MAGIC}}
func.func private @f() attributes {a = #spirv.vce<v1.0, [], [SPV_MAGIC]>}

// -----

// expected-error @below {{invalid kind of attribute specified}}
func.func private @f() attributes {a = #spirv.target_env<1 : i32, #spirv.resource_limits<>>}

// -----

// expected-error @below {{invalid kind of attribute specified}}
func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, 1 : i32>}

// -----

// expected-error @below {{missing descriptor set}}
func.func private @f() attributes {a = #spirv.interface_var_abi<(, 1)>}

// -----

// expected-error @below {{missing binding}}
func.func private @f() attributes {a = #spirv.interface_var_abi<(0, )>}

// -----

// expected-error @below {{unknown storage class: Nowhere}}
func.func private @f() attributes {a = #spirv.interface_var_abi<(0, 1), Nowhere>}

// -----

// expected-error @below {{expected ','}}
func.func private @f() attributes {a = #spirv.linkage_attributes<linkage_name = "f">}

// -----

func.func @f(%x: i32, %y: i64) {
  // expected-error @below {{'spirv.ShiftLeftLogical' op failed to verify that all of {operand1, result} have same type}}
  %0 = "spirv.ShiftLeftLogical"(%x, %y) : (i32, i64) -> i64
  return
}

// -----

func.func @f(%x: vector<2xi32>, %y: i64) {
  // expected-error @below {{'spirv.ShiftRightLogical' op requires the same shape for all operands and results}}
  %0 = "spirv.ShiftRightLogical"(%x, %y) : (vector<2xi32>, i64) -> vector<2xi32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'spirv.ConvertFToU' op requires the same shape for all operands and results}}
  %1 = "spirv.ConvertFToU"(%x) : (f32) -> vector<2xi32>
  return
}

// -----

spirv.func @f(%x: i32) -> () "None" {
  %p = spirv.Variable : !spirv.ptr<i32, Function>
  // expected-error @below {{'spirv.EXT.EmitMeshTasks' op payload must be a variable with a storage class of TaskPayloadWorkgroupEXT}}
  spirv.EXT.EmitMeshTasks %x, %x, %x, %p : i32, i32, i32, !spirv.ptr<i32, Function>
}

// -----

func.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
  // expected-error @below {{if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2}}
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> vector<2xi32>
  return
}

// -----

func.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  // expected-error @below {{expected the result to have 2 component(s), but found 3 component(s)}}
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<3xi32>
  return
}

// -----

func.func @f(%i: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  // expected-error @below {{the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect}}
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> i32
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected value attribute type 'i32', but got: 'i16'}}
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i16] : !spirv.array<3 x i32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected ']'}}
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i16, 2 : i16] : !spirv.array<3 x i32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected value attribute type '!spirv.array<2 x f32>' or 'f32', but got: 'i32'}}
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x !spirv.array<2 x f32>>
  return
}

// -----

func.func @f() {
  // expected-error @below {{unknown value attribute type}}
  %0 = spirv.EXT.ConstantCompositeReplicate [unit] : vector<2xi32>
  return
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error @below {{'spirv.mlir.addressof' op expected spirv.GlobalVariable symbol}}
    %0 = spirv.mlir.addressof @missing : !spirv.ptr<i32, Private>
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<i32, Private>
  spirv.func @f() "None" {
    // expected-error @below {{'spirv.mlir.addressof' op result type mismatch with the referenced global variable's type}}
    %0 = spirv.mlir.addressof @v : !spirv.ptr<f32, Private>
    spirv.Return
  }
}

// -----

// expected-error @below {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.func @f(%p: !spirv.ptr<i32, PhysicalStorageBuffer>) "None" {
  spirv.Return
}

// -----

// expected-error @below {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
spirv.func @f(%p: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
  spirv.Return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>) {
  %0 = spirv.Constant 2 : i32
  // expected-error @below {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
  %1 = spirv.AccessChain %p[%0] : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.module Logical Vulkan {
  // expected-error @below {{'spirv.ARM.Graph' op there should be at least one result}}
  spirv.ARM.Graph @graph(%x: !t) {
    spirv.ARM.GraphOutputs %x : !t
  }
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.module Logical Vulkan {
  // expected-error @below {{'spirv.ARM.Graph' op type of argument #0 must be a TensorArmType, but got 'i32'}}
  spirv.ARM.Graph @graph(%x: i32) -> !t {
    spirv.ARM.GraphOutputs %x : i32
  }
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.module Logical Vulkan {
  // expected-error @below {{'spirv.ARM.Graph' op type of result #1 must be a TensorArmType, but got 'i32'}}
  spirv.ARM.Graph @graph(%y: !t) -> (!t, i32) {
    spirv.ARM.GraphOutputs %y : !t
  }
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.module Logical Vulkan {
  spirv.ARM.Graph @graph(%y: !t) -> (!t, !t) {
    // expected-error @below {{'spirv.ARM.GraphOutputs' op is returning 1 value(s) but enclosing spirv.ARM.Graph requires 2 result(s)}}
    spirv.ARM.GraphOutputs %y : !t
  }
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.module Logical Vulkan {
  spirv.ARM.Graph @graph(%y: !t) -> !spirv.arm.tensor<4x2xi8> {
    // expected-error @below {{type of return operand 0 ('!spirv.arm.tensor<4x3xi8>') doesn't match graph result type ('!spirv.arm.tensor<4x2xi8>')}}
    spirv.ARM.GraphOutputs %y : !t
  }
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.module Logical Vulkan {
  // expected-error @below {{found unsupported 'spirv.foo' attribute on operation}}
  spirv.ARM.Graph @graph(%x: !t {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) -> (!t {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {entry_point = false, spirv.foo = 1, other} {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 3 : i32} : !t
    spirv.ARM.GraphOutputs %x : !t
  }
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.module Logical Vulkan {
  // expected-error @below {{custom op 'spirv.ARM.Graph' expected valid '@'-identifier for symbol name}}
  spirv.ARM.Graph private @graph(%x: !t) -> !t {
    spirv.ARM.GraphOutputs %x : !t
  }
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.module Logical Vulkan {
  // expected-error @below {{empty block: expect at least a terminator}}
  spirv.ARM.Graph @graph(%x: !t) -> !t {
  }
}

// -----

!t = !spirv.arm.tensor<4x3xi8>
spirv.module Logical Vulkan {
  spirv.func @f() "None" {
  // expected-error @below {{'spirv.ARM.Graph' op failed to verify that op must appear in a module-like op's block}}
  spirv.ARM.Graph @graph(%x: !t) -> !t {
    spirv.ARM.GraphOutputs %x : !t
  }
    spirv.Return
  }
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>, %q: !spirv.ptr<i32, StorageBuffer>) {
  // expected-error @below {{expected attribute value}}
  spirv.CopyMemory Function %p, "StorageBuffer" %q : i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>, %x: i32) {
  // expected-error @below {{expected operation name in quotes}}
  spirv.Store "Function" %p, %x ["Aligned|Volatile", 4] : i32 {a}
  return
}

// -----

// expected-error @below {{custom op 'spirv.module' invalid kind of attribute specified}}
spirv.module Logical GLSL450 requires #spirv.version<v1.0> {
}

// -----

// expected-error @below {{custom op 'spirv.module' invalid memory_model attribute specification: Nowhere}}
spirv.module Logical Nowhere {
}

// -----

// expected-error @below {{custom op 'spirv.module' invalid addressing_model attribute specification: Nowhere}}
spirv.module Nowhere GLSL450 {
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'spirv.mlir.loop' invalid loop_control attribute specification: Forever}}
  spirv.mlir.loop control(Forever) {
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'spirv.mlir.selection' invalid selection_control attribute specification: Forever}}
  spirv.mlir.selection control(Forever) {
  }
  return
}

// -----

// expected-error @below {{vector length has to be less than or equal to 4 but found 8}}
func.func private @f(!spirv.ptr<vector<8xf32>, Function>)

// -----

// expected-error @below {{only 1-D vector allowed but found 'vector<2x2xf32>'}}
func.func private @f(!spirv.ptr<vector<2x2xf32>, Function>)

// -----

// expected-error @below {{only 1/8/16/32/64-bit integer type allowed but found 'ui7'}}
func.func private @f(!spirv.array<3 x ui7>)

// -----

// expected-error @below {{cannot use 'tensor<3xf32>' to compose SPIR-V types}}
func.func private @f(!spirv.rtarray<tensor<3xf32>>)

// -----

// expected-error @below {{unknown attribute: 'Dim4D'}}
func.func private @f(!spirv.image<f32, Dim4D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>)

// -----

// expected-error @below {{matrix columns' elements must be of Float type, got 'i32'}}
func.func private @f(!spirv.matrix<2 x vector<2xi32>>)

// -----

// expected-error @below {{matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 8}}
func.func private @f(!spirv.matrix<2 x vector<8xf32>>)

// -----

// expected-error @below {{invalid scope <id> attribute specification: Anywhere}}
func.func private @f(!spirv.coopmatrix<8x8xf32, Anywhere, MatrixA>)

// -----

// expected-error @below {{invalid use <id> attribute specification: MatrixD}}
func.func private @f(!spirv.coopmatrix<8x8xf32, Subgroup, MatrixD>)

// -----

// expected-error @below {{expected static shape}}
func.func private @f(!spirv.coopmatrix<8x?xi32, Subgroup, MatrixA>)

// -----

// expected-error @below {{unknown SPIR-V type: pointer}}
func.func private @f(!spirv.pointer<i32>)

// -----

// expected-error @below {{expected valid keyword}}
func.func private @f(!spirv.struct<(i32 [NonWritable, 0])>)

// -----

// expected-error @below {{unknown SPIR-V type: sampler}}
func.func private @f(!spirv.sampler)

// -----

// expected-error @below {{unknown version: v1.9}}
func.func private @f() attributes {a = #spirv.vce<v1.9, [], []>}

// -----

// expected-error @below {{unknown capability: Foo}}
func.func private @f() attributes {a = #spirv.vce<v1.0, [Foo], []>}

// -----

// expected-error @below {{unknown extension: SPV_FOO}}
func.func private @f() attributes {a = #spirv.vce<v1.0, [Shader, Kernel], [SPV_FOO]>}

// -----

// expected-error @below {{unknown storage class: Foo}}
func.func private @f() attributes {a = #spirv.interface_var_abi<(0, 1), Foo>}

// -----

// expected-error @below {{expected integer value}}
func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:DiscreteGPU:x, #spirv.resource_limits<>>}

// -----

// expected-error @below {{unknown vendor: Nobody}}
func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Vulkan, Nobody, #spirv.resource_limits<>>}

// -----

// expected-error @below {{unknown device type: Phone}}
func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:Phone:7, #spirv.resource_limits<>>}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<3xbf16>>) {
  // expected-error @below {{custom op 'spirv.GL.Determinant' is unknown}}
  %0 = spirv.GL.Determinant %m : !spirv.matrix<3 x vector<3xbf16>> -> bf16
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<3xf32>>) {
  // expected-error @below {{'spirv.FNegate' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values, but got '!spirv.matrix<3 x vector<3xf32>>'}}
  %0 = spirv.FNegate %m : !spirv.matrix<3 x vector<3xf32>>
  return
}

// -----

func.func @f(%m: !spirv.matrix<3 x vector<3xbf16>>, %v: vector<3xbf16>) {
  // expected-error @below {{'spirv.MatrixTimesVector' op operand #0 must be Matrix of 16/32/64-bit float values, but got '!spirv.matrix<3 x vector<3xbf16>>'}}
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<3xbf16>>, vector<3xbf16> -> vector<3xbf16>
  %1 = spirv.VectorTimesMatrix %v, %m : vector<3xbf16>, !spirv.matrix<3 x vector<3xbf16>> -> vector<3xbf16>
  return
}

// -----

!i = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!s = !spirv.sampled_image<!i>

func.func @f(%s: !s, %at: vector<2xf32>, %x: f32) {
  // expected-error @below {{custom op 'spirv.ImageSampleImplicitLod' invalid image_operands attribute specification: "Bent"}}
  %0 = spirv.ImageSampleImplicitLod %s, %at ["Bent"], %x : !s, vector<2xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>) {
  // expected-error @below {{custom op 'spirv.Load' invalid memory_access attribute specification: "Sometimes"}}
  %0 = spirv.Load "Function" %p ["Sometimes"] : i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, Function>) {
  // expected-error @below {{custom op 'spirv.Load' invalid storage_class attribute specification: "Elsewhere"}}
  %0 = spirv.Load "Elsewhere" %p : i32
  return
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error @below {{custom op 'spirv.ExecutionMode' invalid execution_mode attribute specification: "Quickly"}}
  spirv.ExecutionMode @f "Quickly"
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error @below {{custom op 'spirv.EntryPoint' invalid execution_model attribute specification: "Main"}}
  spirv.EntryPoint "Main" @f
}
