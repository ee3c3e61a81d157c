// ODS: mlir/Dialect/Affine/IR/AffineOps.td mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/Bufferization/IR/BufferizationOps.td
func.func @a(%i: index) {
   // expected-error @below {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
   %0:4 = "affine.delinearize_index"(%i) <{static_basis=array<i64: 2, 3>}> : (index) -> (index,index,index,index)
  return
}

// -----

func.func @a(%i: index) {
   // expected-error @below {{'affine.delinearize_index' op no basis element may be statically non-positive}}
   %0:2 = "affine.delinearize_index"(%i) <{static_basis=array<i64: -3, 2>}> : (index) -> (index, index)
  return
}

// -----

func.func @a(%i: index) {
   // expected-error @below {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
   %0:2 = "affine.delinearize_index"(%i) <{static_basis=array<i64: -9223372036854775808, 2>}> : (index) -> (index, index)
  return
}

// -----

func.func @a(%i: index) {
   // expected-error @below {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
   %0 = "affine.linearize_index"(%i) <{static_basis=array<i64: 2, 3>, operandSegmentSizes=array<i32: 1, 0>}> : (index) -> index
  return
}

// -----

func.func @a(%i: index) {
   // expected-error @below {{'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
   %0 = "affine.linearize_index"(%i, %i) <{static_basis=array<i64: -9223372036854775808, 3>, operandSegmentSizes=array<i32: 2, 0>}> : (index, index) -> index
  return
}

// -----

func.func @a(%m: memref<4xi32>, %i: index) {
   // expected-error @below {{'affine.prefetch' op too few operands}}
   "affine.prefetch"(%m) <{isDataCache=true, isWrite=true, localityHint=1:i32, map = affine_map<(d0) -> (d0)>}> : (memref<4xi32>) -> ()
  return
}

// -----

func.func @a(%m: memref<4x4xi32>, %i: index) {
   // expected-error @below {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
   "affine.prefetch"(%m, %i) <{isDataCache=true, isWrite=true, localityHint=1:i32, map = affine_map<(d0) -> (d0)>}> : (memref<4x4xi32>, index) -> ()
  return
}

// -----

func.func @a(%m: memref<4x4xf32>, %i: index, %v: vector<4xf32>) {
   // expected-error @below {{'affine.vector_store' op affine map num results must equal memref rank}}
   "affine.vector_store"(%v, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<4x4xf32>, index) -> ()
  return
}

// -----

func.func @a(%m: memref<4x4xf32>, %i: index) {
   // expected-error @below {{'affine.vector_load' op affine map num results must equal memref rank}}
   %0 = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4x4xf32>, index) -> vector<4xf32>
  return
}

// -----

func.func @a(%m: memref<4x4xf32>, %i: index) {
   // expected-error @below {{'affine.load' op affine map num results must equal memref rank}}
   %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4x4xf32>, index) -> f32
  return
}

// -----

func.func @a(%m: memref<4x4xi32>, %i: index) {
   // expected-error @below {{'affine.load' op result type must match element type of memref}}
   %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4x4xi32>, index) -> f32
  return
}

// -----

func.func @a(%m: memref<4x4xf32>, %i: index, %v: f32) {
   // expected-error @below {{'affine.store' op affine map num results must equal memref rank}}
   "affine.store"(%v, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4x4xf32>, index) -> ()
  return
}

// -----

func.func @a(%m: memref<4x4xi32>, %i: index, %v: f32) {
   // expected-error @below {{'affine.store' op value to store must have the same type as memref element type}}
   "affine.store"(%v, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4x4xi32>, index) -> ()
  return
}

// -----

func.func @a(%x: i16) {
   // expected-error @below {{'index.casts' op operand type 'i16' and result type 'si32' are cast incompatible}}
   %0 = "index.casts"(%x) : (i16) -> si32
  return
}

// -----

func.func @a(%x: i16) {
   // expected-error @below {{'index.casts' op operand type 'i16' and result type 'i32' are cast incompatible}}
   %0 = "index.casts"(%x) : (i16) -> i32
  return
}

// -----

func.func @a(%x: index) {
   // expected-error @below {{'index.casts' op operand type 'index' and result type 'index' are cast incompatible}}
   %0 = "index.casts"(%x) : (index) -> index
  return
}

// -----

func.func @a(%x: i16) {
   // expected-error @below {{'index.castu' op operand type 'i16' and result type 'si32' are cast incompatible}}
   %0 = "index.castu"(%x) : (i16) -> si32
  return
}

// -----

func.func @a(%x: i16) {
   // expected-error @below {{'index.castu' op operand type 'i16' and result type 'i32' are cast incompatible}}
   %0 = "index.castu"(%x) : (i16) -> i32
  return
}

// -----

func.func @a(%x: index) {
   // expected-error @below {{'index.castu' op operand type 'index' and result type 'index' are cast incompatible}}
   %0 = "index.castu"(%x) : (index) -> index
  return
}

// -----

func.func @a(%x: memref<64xi8, 1>, %i: index) {
   // expected-error @below {{different memory spaces specified for base memref type 'memref<64xi8, 1>' and view memref type 'memref<4xi8>'}}
   %0 = "memref.view"(%x, %i) : (memref<64xi8, 1>, index) -> memref<4xi8>
  return
}

// -----

func.func @a(%x: memref<64xi8>, %i: index) {
   // expected-error @below {{different memory spaces specified for base memref type 'memref<64xi8>' and view memref type 'memref<4xi8, 1>'}}
   %0 = "memref.view"(%x, %i) : (memref<64xi8>, index) -> memref<4xi8, 1>
  return
}

// -----

func.func @a(%x: memref<64xi8, strided<[1],offset:4>>, %i: index) {
   // expected-error @below {{unsupported map for base memref type 'memref<64xi8, strided<[1], offset: 4>>'}}
   %0 = "memref.view"(%x, %i) : (memref<64xi8, strided<[1],offset:4>>, index) -> memref<4xi8>
  return
}

// -----

func.func @a(%x: memref<64xi8>, %i: index) {
   // expected-error @below {{unsupported map for result memref type 'memref<4xi8, strided<[1], offset: 4>>'}}
   %0 = "memref.view"(%x, %i) : (memref<64xi8>, index) -> memref<4xi8, strided<[1],offset:4>>
  return
}

// -----

func.func @a(%x: memref<64xi8>, %i: index) {
   // expected-error @below {{unsupported map for result memref type 'memref<4xi8, strided<[2]>>'}}
   %0 = "memref.view"(%x, %i) : (memref<64xi8>, index) -> memref<4xi8, strided<[2]>>
  return
}

// -----

func.func @a(%x: memref<64xi8>, %i: index) {
   // expected-error @below {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
   %0 = "memref.view"(%x, %i) : (memref<64xi8>, index) -> memref<4x?xi8>
  return
}

// -----

func.func @a(%x: memref<64xi8,1>, %i: index) {
   // expected-error @below {{different memory spaces specified for base memref type 'memref<64xi8, 1>' and view memref type 'memref<4x?xi8>'}}
   %0 = "memref.view"(%x, %i) : (memref<64xi8,1>, index) -> memref<4x?xi8>
  return
}

// -----

func.func @a(%x: memref<64xi8, strided<[1],offset:4>, 1>, %i: index) {
   // expected-error @below {{unsupported map for base memref type 'memref<64xi8, strided<[1], offset: 4>, 1>'}}
   %0 = "memref.view"(%x, %i) : (memref<64xi8, strided<[1],offset:4>, 1>, index) -> memref<4xi8>
  return
}

// -----

func.func @a(%x: index, %s: index) {
  // expected-error @below {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %r = "scf.parallel"(%x, %x, %x, %x) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({ ^bb0(%iv: index):
 "scf.reduce"(%s) : (index) -> ()
 }) : (index,index,index,index) -> index
  return
}

// -----

func.func @a(%x: index, %s: index) {
  %r:1 = "scf.parallel"(%x, %x, %x, %x) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({ ^bb0(%iv: index):
 // expected-error @below {{'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 0}}
 "scf.reduce"() ({^bb0(%p: index, %q: index): scf.reduce.return %p : index}) : () -> ()
 }) : (index,index,index,index) -> index
  return
}

// -----

func.func @a(%a: memref<4xi32>, %s: memref<1xindex>) {
  // expected-error @below {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %r = "memref.reshape"(%a, %s) : (memref<4xi32>, memref<1xindex>) -> memref<4xi64>
  return
}

// -----

func.func @a(%a: memref<4xi32>, %s: memref<2xindex>) {
  // expected-error @below {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %r = "memref.reshape"(%a, %s) : (memref<4xi32>, memref<2xindex>) -> memref<4xi32>
  return
}

// -----

func.func @a(%a: memref<4xi32>, %s: memref<?xindex>) {
  // expected-error @below {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %r = "memref.reshape"(%a, %s) : (memref<4xi32>, memref<?xindex>) -> memref<4xi32>
  return
}

// -----

func.func @a(%a: memref<4xi32, strided<[2]>>, %s: memref<1xindex>) {
  // expected-error @below {{'memref.reshape' op source memref type should have identity affine map}}
  %r = "memref.reshape"(%a, %s) : (memref<4xi32, strided<[2]>>, memref<1xindex>) -> memref<4xi32>
  return
}

// -----

func.func @a(%a: memref<4xi32>, %s: memref<1xindex>) {
  // expected-error @below {{'memref.reshape' op result memref type should have identity affine map}}
  %r = "memref.reshape"(%a, %s) : (memref<4xi32>, memref<1xindex>) -> memref<4xi32, strided<[2]>>
  return
}

// -----

func.func @a(%a: tensor<4xi32>, %s: tensor<4xi32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %r = "bufferization.materialize_in_destination"(%a, %s) <{}> : (tensor<4xi32>, tensor<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @a(%a: tensor<4xi32>, %s: tensor<4xi32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  "bufferization.materialize_in_destination"(%a, %s) <{}> : (tensor<4xi32>, tensor<4xi32>) -> ()
  return
}

// -----

func.func @a(%a: tensor<4xi32>, %s: memref<4xi32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %r = "bufferization.materialize_in_destination"(%a, %s) <{}> : (tensor<4xi32>, memref<4xi32>) -> (tensor<4xi32>)
  return
}

// -----

func.func @a(%a: tensor<4xi32>, %s: memref<4xi32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  "bufferization.materialize_in_destination"(%a, %s) <{}> : (tensor<4xi32>, memref<4xi32>) -> ()
  return
}

// -----

func.func @a(%a: tensor<4xi32>, %s: tensor<4xi32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %r = "bufferization.materialize_in_destination"(%a, %s) <{restrict}> : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>)
  return
}

// -----

func.func @a(%a: tensor<4xi32>, %s: tensor<5xi32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  %r = "bufferization.materialize_in_destination"(%a, %s) <{}> : (tensor<4xi32>, tensor<5xi32>) -> (tensor<5xi32>)
  return
}

// -----

func.func @a(%a: tensor<4xi32>, %s: tensor<4x1xi32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  %r = "bufferization.materialize_in_destination"(%a, %s) <{}> : (tensor<4xi32>, tensor<4x1xi32>) -> (tensor<4x1xi32>)
  return
}

// -----

func.func @a(%a: tensor<4xi32>, %s: tensor<4xi64>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  %r = "bufferization.materialize_in_destination"(%a, %s) <{}> : (tensor<4xi32>, tensor<4xi64>) -> (tensor<4xi64>)
  return
}
