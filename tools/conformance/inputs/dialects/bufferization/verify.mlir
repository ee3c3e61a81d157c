// ODS: mlir/Dialect/Bufferization/IR/BufferizationOps.td mlir/Dialect/MemRef/IR/MemRefOps.td

// Tensors.

func.func @alloc(%n: index) {
  // expected-error @below {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = bufferization.alloc_tensor(%n) : tensor<4xf32>
  return
}

// -----

func.func @alloc(%n: index) {
  // expected-error @below {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = bufferization.alloc_tensor(%n) : tensor<?x?xf32>
  return
}

// -----

func.func @alloc(%n: index, %t: tensor<?xf32>) {
  // expected-error @below {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return
}

// -----

func.func @alloc(%t: tensor<4xf32>) {
  // expected-error @below {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @alloc(%n: index) {
  // expected-error @below {{expected '('}}
  %0 = bufferization.alloc_tensor() copy %n : tensor<4xf32>
  return
}

// -----

func.func @alloc(%n: index) {
  // expected-error @below {{expected '='}}
  %0 = bufferization.alloc_tensor() size_hint %n : tensor<4xf32>
  return
}

// -----

func.func @alloc() {
  // expected-error @below {{'bufferization.alloc_tensor' op result #0 must be tensor of any type values, but got 'memref<4xf32>'}}
  %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xf32>
  return
}

// -----

func.func @dealloc(%m: memref<4xf32>) {
  // expected-error @below {{'bufferization.dealloc_tensor' op operand #0 must be tensor of any type values, but got 'memref<4xf32>'}}
  "bufferization.dealloc_tensor"(%m) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @materialize(%t: tensor<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %t in %t : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @materialize(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %0 = bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @materialize(%t: tensor<4xf32>, %u: tensor<?xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @materialize(%t: tensor<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %t in restrict %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @materialize(%t: tensor<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  %0 = bufferization.materialize_in_destination %t in writable %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @materialize(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @materialize(%t: tensor<4xf32>, %m: memref<4x1xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4x1xf32>) -> ()
  return
}

// -----

func.func @materialize(%t: tensor<4xf32>, %m: memref<5xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<5xf32>) -> ()
  return
}

// -----

func.func @materialize(%t: tensor<4xf32>, %m: memref<4xf64>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf64>) -> ()
  return
}

// -----

// From tensor to buffer and back.

func.func @to_tensor(%t: tensor<4xf32>) {
  // expected-error @below {{'bufferization.to_tensor' op operand #0 must be BufferLikeType instance, but got 'tensor<4xf32>'}}
  %0 = "bufferization.to_tensor"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @to_tensor(%m: memref<4xf32>) {
  // expected-error @below {{'bufferization.to_tensor' op result #0 must be TensorLikeType instance, but got 'vector<4xf32>'}}
  %0 = "bufferization.to_tensor"(%m) : (memref<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @to_buffer(%m: memref<4xf32>) {
  // expected-error @below {{'bufferization.to_buffer' op operand #0 must be TensorLikeType instance, but got 'memref<4xf32>'}}
  %0 = "bufferization.to_buffer"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

// Buffers.

func.func @dealloc(%m: memref<4xf32>, %c: i1) {
  // expected-error @below {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m : memref<4xf32>) if (%c, %c)
  return
}

// -----

func.func @dealloc(%m: memref<4xf32>, %c: i1) {
  // expected-error @below {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, memref<4xf32>) -> ()
  return
}

// -----

func.func @dealloc(%m: memref<4xf32>, %c: i32) {
  // expected-error @below {{'bufferization.dealloc' op operand #1 must be variadic of 1-bit signless integer, but got 'i32'}}
  "bufferization.dealloc"(%m, %c) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xf32>, i32) -> ()
  return
}

// -----

// Attributes.

// expected-error @below {{attribute '"bufferization.other"' not supported as an op attribute by the bufferization dialect}}
func.func @f() attributes {bufferization.other} {
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
  %0 = bufferization.clone %m {bufferization.writable = true} : memref<4xf32> to memref<4xf32>
  return
}

// -----

// expected-error @below {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.writable = 1 : i32}) {
  return
}

// -----

// expected-error @below {{'bufferization.writable' is invalid on external functions}}
func.func private @f(tensor<4xf32> {bufferization.writable = true})

// -----

// expected-error @below {{'bufferization.access' is expected to be a string attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.access = 1 : i32}) {
  return
}

// -----

// expected-error @below {{invalid value for 'bufferization.access'}}
func.func @f(%t: tensor<4xf32> {bufferization.access = "sometimes"}) {
  return
}

// -----

// expected-error @below {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @f(%t: tensor<4xf32> {bufferization.buffer_layout = "strided"}) {
  return
}

// -----

// expected-error @below {{attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect}}
func.func @f(%t: tensor<4xf32> {bufferization.other}) {
  return
}

// -----

func.func @annotated_load(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.load' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = memref.load %m[%i] {bufferization.manual_deallocation} : memref<4xf32>
  return
}

// -----

func.func @annotated_tensor(%m: memref<4xf32>) {
  // expected-error @below {{'bufferization.alloc_tensor' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = bufferization.alloc_tensor() {bufferization.manual_deallocation} : tensor<4xf32>
  return
}

// -----

func.func @materialize(%t: tensor<4xf32>, %v: vector<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  bufferization.materialize_in_destination %t in writable %v : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}
