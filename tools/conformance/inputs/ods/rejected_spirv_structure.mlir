// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) -> i32 "None" {
    // expected-error@+1 {{'spirv.Return' op cannot be used in functions returning value}}
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) -> () "None" {
    // expected-error@+1 {{'spirv.ReturnValue' op returns 1 value but enclosing function requires 0 results}}
    spirv.ReturnValue %a : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) -> f32 "None" {
    // expected-error@+1 {{'spirv.ReturnValue' op  return value's type ('i32') mismatch with function's result type ('f32')}}
    spirv.ReturnValue %a : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.func' op cannot have more than one result}}
  spirv.func @f(%a: i32) -> (i32, i32) "None" {
    spirv.Unreachable
  }
}
// -----
func.func @f(%a: i1) -> () {
    // expected-error@+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
    spirv.Unreachable
}
// -----
"builtin.module"() ({
  spirv.func @f() -> () "None" {
    spirv.Return
  }
  spirv.func @h() -> () "None" {
    // expected-error@+1 {{'spirv.FunctionCall' op callee function 'g' not found in nearest symbol table}}
    spirv.FunctionCall @g() : () -> ()
    spirv.Return
  }
}) : () -> ()
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  // expected-error@+1 {{'spirv.SpecConstant' op SpecId cannot be negative}}
  spirv.SpecConstant @b spec_id(-1) = 2 : i32
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.SpecConstant' op default value bitwidth disallowed}}
  spirv.SpecConstant @b = 2 : i128
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
  spirv.SpecConstant @b = dense<1> : tensor<1xi32>
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
  spirv.SpecConstant @b = "a"
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @b = true
  spirv.func @f() -> () "None" {
    // expected-error@+1 {{'spirv.mlir.referenceof' op expected spirv.SpecConstant or spirv.SpecConstantComposite symbol}}
    %0 = spirv.mlir.referenceof @c : i1
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @b = true
  spirv.func @f() -> () "None" {
    // expected-error@+1 {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
    %0 = spirv.mlir.referenceof @b : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @b = true
  spirv.SpecConstantComposite @c (@b) : !spirv.struct<(i1)>
  spirv.func @f() -> () "None" {
    // expected-error@+1 {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
    %0 = spirv.mlir.referenceof @c : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{custom op 'spirv.GlobalVariable' expected spirv.ptr type}}
  spirv.GlobalVariable @a : i32
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.GlobalVariable' op storage class cannot be 'Generic'}}
  spirv.GlobalVariable @a : !spirv.ptr<i32, Generic>
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.GlobalVariable' op storage class cannot be 'Function'}}
  spirv.GlobalVariable @a : !spirv.ptr<i32, Function>
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
  spirv.GlobalVariable @a initializer(@b) : !spirv.ptr<i32, Private>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @b : !spirv.ptr<i32, Private>
  // expected-error@+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
  spirv.GlobalVariable @a initializer(@b) : !spirv.ptr<i32, Private>
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{function 'f' not found in 'spirv.module'}}
  spirv.EntryPoint "GLCompute" @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> () "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @f
  // expected-error@+1 {{duplicate of a previous EntryPointOp}}
  spirv.EntryPoint "GLCompute" @f
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{functions in 'spirv.module' can only contain spirv.* ops}}
  spirv.func @f() -> () "None" { scf.execute_region { scf.yield }
   spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
  spirv.func @f() -> () "None"
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
  spirv.func @f() -> () "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Export>>}
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
  func.func @f() -> () 
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint "GLCompute" @f
  spirv.func @f() -> () "None" { spirv.Return }
  spirv.GlobalVariable @f2 : !spirv.ptr<i32, Private>
  // expected-error@+1 {{function 'f2' not found in 'spirv.module'}}
  spirv.EntryPoint "GLCompute" @f2
}
// -----
func.func @f(%a: i1, %x: i32) -> () {
  // expected-error@+1 {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
  %0 = spirv.Variable init(%x) : !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f(%a: i1, %x: i32) -> () {
  // expected-error@+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
  %0 = spirv.Variable : !spirv.ptr<i32, Private>
  return
}
// -----
func.func @f(%a: i1, %x: i32) -> () {
  // expected-error@+1 {{'spirv.Variable' op cannot have 'binding' attribute (only allowed in spirv.GlobalVariable)}}
  %0 = spirv.Variable {binding = 3 : i32} : !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f(%a: i1, %x: i32) -> () {
  // expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
  %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  return
}
// -----
func.func @f(%a: i1, %x: i32) -> () {
  // expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must have exactly one aliasing decoration}}
  %0 = spirv.Variable {aliased_pointer, restrict_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  return
}
// -----
func.func @f(%a: i1, %x: i32) -> () {
  // expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
  %0 = spirv.Variable : !spirv.ptr<!spirv.array<4x!spirv.ptr<i32, PhysicalStorageBuffer>>, Function>
  return
}
// -----
func.func @f(%a: !spirv.ptr<i32, Function>, %b : !spirv.ptr<f32, Function>) -> () {
  // expected-error@+1 {{'spirv.CopyMemory' op both operands must be pointers to the same type}}
  "spirv.CopyMemory"(%a, %b) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<i32, Function>, !spirv.ptr<f32, Function>) -> ()
  return
}
// -----
func.func @f(%a: !spirv.ptr<i32, Function>, %b : !spirv.ptr<i32, Function>) -> () {
  // expected-error@+1 {{'spirv.CopyMemory' op missing alignment value}}
  "spirv.CopyMemory"(%a, %b) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, Function>) -> ()
  return
}
// -----
func.func @f(%a: !spirv.ptr<i32, Function>, %b : !spirv.ptr<i32, Function>) -> () {
  // expected-error@+1 {{'spirv.CopyMemory' op invalid alignment specification without aligned memory access specification}}
  "spirv.CopyMemory"(%a, %b) {alignment = 4 : i32} : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, Function>) -> ()
  return
}
// -----
func.func @f(%a: !spirv.ptr<i32, Function>, %b : !spirv.ptr<i32, Function>) -> () {
  // expected-error@+1 {{'spirv.CopyMemory' op invalid alignment specification with non-aligned memory access specification}}
  "spirv.CopyMemory"(%a, %b) {alignment = 4 : i32, memory_access = #spirv.memory_access<Volatile>} : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, Function>) -> ()
  return
}
// -----
func.func @f(%a: !spirv.ptr<i32, Function>, %b : !spirv.ptr<i32, Function>) -> () {
  // expected-error@+1 {{'spirv.CopyMemory' op missing alignment value}}
  "spirv.CopyMemory"(%a, %b) {source_memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<i32, Function>, !spirv.ptr<i32, Function>) -> ()
  return
}
// -----
func.func @f(%a: !spirv.ptr<i32, Function>, %b : !spirv.ptr<i32, Function>) -> () {
  // expected-error@+1 {{'spirv.Load' op invalid alignment specification without aligned memory access specification}}
  %0 = "spirv.Load"(%a) {alignment = 4 : i32} : (!spirv.ptr<i32, Function>) -> i32
  return
}
// -----
func.func @f(%a: !spirv.ptr<i32, Function>, %b : i32) -> () {
  // expected-error@+1 {{'spirv.Store' op missing alignment value}}
  "spirv.Store"(%a, %b) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<i32, Function>, i32) -> ()
  return
}
// -----
func.func @f(%a: !spirv.ptr<i32, Function>, %b : i64) -> () {
  // expected-error@+1 {{'spirv.Store' op mismatch in result type and pointer type}}
  "spirv.Store"(%a, %b) : (!spirv.ptr<i32, Function>, i64) -> ()
  return
}
// -----
func.func @f(%a: !spirv.ptr<i32, Function>, %b : i64) -> () {
  // expected-error@+1 {{'spirv.Load' op mismatch in result type and pointer type}}
  %0 = "spirv.Load"(%a) : (!spirv.ptr<i32, Function>) -> i64
  return
}
