// ODS: mlir/Dialect/Ptr/IR/PtrOps.td

func.func @base(%i: index) {
  // expected-error @below {{'ptr.ptr_add' op operand #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'index'}}
  %0 = "ptr.ptr_add"(%i, %i) <{flags = 0 : i32}> : (index, index) -> index
  return
}

// -----

func.func @offset(%p: !ptr.ptr<#ptr.generic_space>, %x: f32) {
  // expected-error @below {{'ptr.ptr_add' op operand #1 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'f32'}}
  %0 = ptr.ptr_add %p, %x : !ptr.ptr<#ptr.generic_space>, f32
  return
}

// -----

func.func @constant() {
  // expected-error @below {{'ptr.constant' op result #0 must be pointer type, but got 'i64'}}
  %0 = "ptr.constant"() <{value = 1 : i64}> : () -> i64
  return
}

// -----

func.func @mask(%p: !ptr.ptr<#ptr.generic_space>, %mask: vector<4xi1>, %v: vector<8xf32>) {
  // expected-error @below {{'ptr.masked_load' op failed to verify that result and mask must be compatible}}
  %0 = "ptr.masked_load"(%p, %mask, %v) : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @container(%ps: tensor<8x!ptr.ptr<#ptr.generic_space>>, %mask: vector<8xi1>, %v: vector<8xf32>) {
  // expected-error @below {{'ptr.scatter' op failed to verify that all of {value, ptrs} have same type IDs}}
  "ptr.scatter"(%v, %ps, %mask) : (vector<8xf32>, tensor<8x!ptr.ptr<#ptr.generic_space>>, vector<8xi1>) -> ()
  return
}

// -----

func.func @shapes(%ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<8xi1>, %v: vector<8xf32>) {
  // expected-error @below {{'ptr.gather' op failed to verify that all of {result, ptrs} have same shape}}
  %0 = "ptr.gather"(%ps, %mask, %v) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @rank(%ps: vector<2x4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<2x4xi1>, %v: vector<2x4xf32>) {
  // expected-error @below {{'ptr.gather' op operand #0 must be A shaped type with value semantics and rank. of pointer type values, but got 'vector<2x4x!ptr.ptr<#ptr.generic_space>>'}}
  %0 = "ptr.gather"(%ps, %mask, %v) : (vector<2x4x!ptr.ptr<#ptr.generic_space>>, vector<2x4xi1>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @difference(%p: !ptr.ptr<#ptr.generic_space>, %q: vector<1x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error @below {{'ptr.ptr_diff' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "ptr.ptr_diff"(%p, %q) <{flags = 0 : i8}> : (!ptr.ptr<#ptr.generic_space>, vector<1x!ptr.ptr<#ptr.generic_space>>) -> index
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{the input value cannot be of type `!ptr.ptr`}}
  %0 = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: memref<f32>) {
  // expected-error @below {{expected the input and output to have the same memory space}}
  %0 = ptr.to_ptr %p : memref<f32> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: memref<f32, 3>) {
  // expected-error @below {{expected the input and output to have the same memory space}}
  %0 = ptr.to_ptr %p : memref<f32, 3> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{alignment must be a power of 2}}
  %0 = ptr.load %p alignment = 3 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{alignment must be positive}}
  %0 = ptr.load %p alignment = 0 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{'ptr.load' op unsupported ordering 'release'}}
  %0 = ptr.load %p atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{'ptr.load' op expected alignment for atomic access}}
  %0 = ptr.load %p atomic syncscope("x") monotonic : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{'ptr.load' op expected syncscope to be null for non-atomic access}}
  %0 = "ptr.load"(%p) <{syncscope = "x"}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f : f32) {
  // expected-error @below {{'ptr.store' op unsupported ordering 'acquire'}}
  ptr.store %f, %p atomic acquire alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f : f32) {
  // expected-error @below {{alignment must be a power of 2}}
  ptr.store %f, %p alignment = 6 : f32, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %q: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_diff %p, %q : !ptr.ptr<#ptr.generic_space> -> i8
  // expected-error @below {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %1 = ptr.ptr_diff %p, %q : !ptr.ptr<#ptr.generic_space> -> vector<4xi8>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %q: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error @below {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %p, %q : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<5xi8>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %q: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error @below {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %p, %q : vector<4x!ptr.ptr<#ptr.generic_space>> -> i8
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %q: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error @below {{expected the result to have the same container type as the operands when operands are shaped}}
  %0 = ptr.ptr_diff %p, %q : vector<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xi8>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %d: vector<4xf32>) {
  // expected-error @below {{alignment must be a power of 2}}
  %0 = ptr.gather %p, %m, %d alignment = 3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %d: vector<4xf32>) {
  // expected-error @below {{alignment must be a power of 2}}
  ptr.scatter %d, %p, %m alignment = 3 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %d: vector<4xf32>) {
  // expected-error @below {{alignment must be positive}}
  %0 = ptr.masked_load %p, %m, %d alignment = 0 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %d: vector<4xf32>) {
  // expected-error @below {{alignment must be a power of 2}}
  ptr.masked_store %d, %p, %m alignment = 3 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %m: !ptr.ptr_metadata<memref<2xf32, #ptr.generic_space>>) {
  // expected-error @below {{use of value '%m' expects different type than prior uses: '!ptr.ptr_metadata<memref<f32, #ptr.generic_space>>' vs '!ptr.ptr_metadata<memref<2xf32, #ptr.generic_space>>'}}
  %0 = ptr.from_ptr %p metadata %m : !ptr.ptr<#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  return
}

// -----

// expected-error @below {{the ptr-like type has no metadata}}
func.func @a(%p: !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>) {
  return
}

// -----

// expected-error @below {{preferred alignment is expected to be at least as large as ABI alignment}}
func.func private @f() attributes {a = #ptr.spec<size = 64, abi = 64, preferred = 32>}

// -----

// expected-error @below {{abi entry must be divisible by 8}}
func.func private @f() attributes {a = #ptr.spec<size = 64, abi = 60, preferred = 64>}

// -----

// expected-error @below {{size entry must be divisible by 8}}
func.func private @f() attributes {a = #ptr.spec<size = 63, abi = 60, preferred = 61>}

// -----

// expected-error @below {{preferred entry must be divisible by 8}}
func.func private @f() attributes {a = #ptr.spec<size = 64, abi = 64, preferred = 68, index = 3>}

// -----

// expected-error @below {{index entry must be divisible by 8}}
func.func private @f() attributes {a = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 3>}
