// ODS: mlir/Dialect/OpenACC/OpenACCOps.td mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/LLVMIR/NVVMOps.td
func.func @f(%a: tensor<*xf32>) {
  // expected-error @below {{'arith.bitcast' op failed to verify that input and output have the same tensor dimensions}}
  %1 = "arith.bitcast"(%a) : (tensor<*xf32>) -> i16
  return
}

// -----

func.func @f(%a: tensor<*xi16>) {
  // expected-error @below {{'arith.uitofp' op failed to verify that input and output have the same tensor dimensions}}
  %1 = "arith.uitofp"(%a) : (tensor<*xi16>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%b: !acc.data_bounds_ty, %i: i64, %m: memref<4xf32>) {
  // expected-error @below {{var must be mappable or pointer-like}}
  "acc.copyout"(%m, %b) <{dataClause = #acc<data_clause acc_copyout>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<4xf32>, !acc.data_bounds_ty) -> ()
  return
}

// -----

func.func @f(%b: !acc.data_bounds_ty, %i: i64, %m: memref<4xf32>) {
  // expected-error @below {{data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from}}
  %1 = "acc.copyin"(%b) <{dataClause = #acc<data_clause acc_copyout>, varType = f32, operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (!acc.data_bounds_ty) -> memref<4xf32>
  return
}

// -----

func.func @f(%b: !acc.data_bounds_ty, %i: i64, %m: memref<4xf32>) {
  // expected-error @below {{var must be mappable or pointer-like}}
  %1 = "acc.copyin"(%i) <{dataClause = #acc<data_clause acc_copyin>, varType = f32, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (i64) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
    // expected-error @below {{'linalg.exp' op expected to have pure tensor or buffer semantics}}
    "linalg.exp"(%a) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg0: f16):
      "linalg.yield"() : () -> ()
    }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: f32) {
    // expected-error @below {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
    linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} ins(%a : f32)  {
    ^bb0(%arg0: f32):
      linalg.yield
    }
  return
}

// -----

func.func @f(%a: memref<4xf64>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf64>' and result type 'memref<2x4xi8>' are cast incompatible}}
  %1 = "memref.memory_space_cast"(%a) : (memref<4xf64>) -> memref<2x4xi8>
  return
}

// -----

func.func @f(%a: memref<4xf64>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf64>' and result type 'memref<*xf64, 1>' are cast incompatible}}
  %1 = "memref.memory_space_cast"(%a) : (memref<4xf64>) -> memref<*xf64, 1>
  return
}

// -----

func.func @f(%a: memref<4xbf16>) {
  // expected-error @below {{different element types specified for source memref type 'memref<4xbf16>' and result memref type 'memref<4xi1>'}}
  %1 = "memref.realloc"(%a) : (memref<4xbf16>) -> memref<4xi1>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{missing dimension operand for result type 'memref<?xf32>'}}
  %1 = "memref.realloc"(%a) : (memref<4xf32>) -> memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{unnecessary dimension operand for result type 'memref<3xf32>'}}
  %1 = "memref.realloc"(%a, %i) : (memref<4xf32>, index) -> memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{different memory spaces specified for source memref type 'memref<4xf32>' and result memref type 'memref<3xf32, 1>'}}
  %1 = "memref.realloc"(%a) : (memref<4xf32>) -> memref<3xf32, 1>
  return
}

// -----

func.func @f(%a: memref<4xf32, strided<[2]>>, %i: index) {
  // expected-error @below {{unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'}}
  %1 = "memref.realloc"(%a) : (memref<4xf32, strided<[2]>>) -> memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{unsupported layout for result memref type 'memref<3xf32, strided<[2]>>'}}
  %1 = "memref.realloc"(%a) : (memref<4xf32>) -> memref<3xf32, strided<[2]>>
  return
}

// -----

func.func @f(%lo: i32, %hi: i32) {
  // expected-error @below {{mode 'b4e' requires 'hi' operand.}}
  %1 = "nvvm.prmt"(%lo, %hi) <{mode = #nvvm.permute_mode<b4e>}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%lo: i32, %hi: i32) {
  // expected-error @below {{mode 'rc8' does not accept 'hi' operand.}}
  %1 = "nvvm.prmt"(%lo, %hi, %lo) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32, i32) -> i32
  return
}
