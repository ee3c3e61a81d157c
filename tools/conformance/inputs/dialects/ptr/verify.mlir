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
