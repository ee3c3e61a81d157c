// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
llvm.func @f(%a: i32) {
  // expected-error @below {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_values = dense<[1,2]> : tensor<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @below {{expects case value type to match condition value type}}
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_values = dense<[1]> : tensor<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%a)[^bb1, ^bb2] <{case_values = dense<[1,2]> : tensor<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
^bb2:
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%a)[^bb1, ^bb2] <{case_values = dense<[1]> : tensor<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
^bb2:
  return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @below {{'llvm.alloca' op this target extension type cannot be used in alloca}}
  %0 = llvm.alloca %a x !llvm.target<"foo"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a x !llvm.target<"spirv.Event"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.target<"foo">'}}
  %0 = llvm.load %a : !llvm.ptr -> !llvm.target<"foo">
  llvm.return
}

// -----

// expected-error @below {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global external @g() : !llvm.target<"foo">

// -----

llvm.mlir.global external @g() : !llvm.target<"spirv.Event">

// -----

// expected-error @below {{alignment attribute is not a power of 2}}
llvm.mlir.global private @g(42 : i64) {alignment = 63} : i64

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a x i32 {alignment = 63} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.target<"foo">
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.alloca %a x !llvm.struct<(target<"foo">)> : (i32) -> !llvm.ptr
  %1 = llvm.alloca %a x !llvm.array<2 x target<"foo">> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.alloca %a x !llvm.void : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.alloca %a x index : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.alloca %a x !llvm.struct<"a", opaque> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

spirv.module Logical GLSL450 { spirv.func @f(%a: i32) -> () "None" {
  // expected-error @below {{'spirv.Switch' op number of literals (2) should match number of targets (1)}}
  "spirv.Switch"(%a)[^bb1, ^bb2] <{literals = dense<[1,2]> : tensor<2xi32>, targetOperandSegments = array<i32: 0>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  spirv.Return
^bb2:
  spirv.Return
} }
