// ODS: mlir/Dialect/Bufferization/IR/BufferizationOps.td mlir/Dialect/MemRef/IR/MemRefOps.td

func.func @tensors(%n: index, %t: tensor<?x4xf32>, %u: tensor<*xi8>) -> tensor<?x4xf32> {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = bufferization.alloc_tensor(%n, %n) : tensor<?x?xf32>
  %2 = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  %3 = bufferization.alloc_tensor(%n) size_hint=%n {note} : tensor<?xf32>
  %4 = bufferization.alloc_tensor() copy(%t) size_hint=%n {memory_space = 3 : i64} : tensor<?x4xf32>
  %5 = bufferization.alloc_tensor() {memory_space = "fast"} : tensor<i32>
  bufferization.dealloc_tensor %0 : tensor<4xf32>
  bufferization.dealloc_tensor %u {note} : tensor<*xi8>
  return %4 : tensor<?x4xf32>
}

// -----

func.func @materialized(%t: tensor<4x?xf32>, %known: tensor<4x8xf32>, %m: memref<4x8xf32>, %u: tensor<*xf32>,
                        %any: memref<*xf32>) {
  %0 = bufferization.materialize_in_destination %t in %known : (tensor<4x?xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = bufferization.materialize_in_destination %u in %u {note} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x?xf32>, memref<4x8xf32>) -> ()
  bufferization.materialize_in_destination %0 in restrict writable %m {note}
      : (tensor<4x8xf32>, memref<4x8xf32>) -> ()
  bufferization.materialize_in_destination %u in writable %any : (tensor<*xf32>, memref<*xf32>) -> ()
  return
}

// -----

func.func @converted(%t: tensor<4x?xf32>, %m: memref<4x?xf32, strided<[?, 1], offset: ?>, 1>, %u: memref<*xi8>)
    -> (tensor<4x?xf32>, memref<4x?xf32>) {
  %0 = bufferization.to_tensor %m : memref<4x?xf32, strided<[?, 1], offset: ?>, 1> to tensor<4x?xf32>
  %1 = bufferization.to_tensor %m restrict : memref<4x?xf32, strided<[?, 1], offset: ?>, 1> to tensor<4x?xf32>
  %2 = bufferization.to_tensor %m restrict writable {note}
      : memref<4x?xf32, strided<[?, 1], offset: ?>, 1> to tensor<4x?xf32>
  %3 = bufferization.to_tensor %u writable : memref<*xi8> to tensor<*xi8>
  %4 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32>
  %5 = bufferization.to_buffer %t read_only {note} : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?]>, 2>
  %6 = bufferization.to_buffer %3 : tensor<*xi8> to memref<*xi8, 4>
  return %2, %4 : tensor<4x?xf32>, memref<4x?xf32>
}

// -----

func.func @buffers(%m: memref<4xf32>, %n: memref<*xi8>, %c: i1, %d: i1) -> i1 {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %1 = bufferization.clone %m {note} : memref<4xf32> to memref<?xf32>
  bufferization.dealloc
  bufferization.dealloc {note}
  bufferization.dealloc (%0 : memref<4xf32>) if (%c)
  bufferization.dealloc (%0, %n : memref<4xf32>, memref<*xi8>) if (%c, %d) {note}
  %2 = bufferization.dealloc retain (%m : memref<4xf32>)
  %3:2 = bufferization.dealloc (%0, %1 : memref<4xf32>, memref<?xf32>) if (%c, %d)
      retain (%m, %n : memref<4xf32>, memref<*xi8>)
  return %3#1 : i1
}

// -----

// Attributes on operations and on arguments.

func.func @annotated(%a: tensor<4xf32> {bufferization.writable = false},
                     %b: tensor<4xf32> {bufferization.writable = true, bufferization.access = "read-write"},
                     %c: tensor<4xf32> {bufferization.access = "none"},
                     %d: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>},
                     %m: memref<4xf32>) {
  %0 = bufferization.clone %m {bufferization.manual_deallocation} : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func private @declared(tensor<4xf32> {bufferization.access = "read"},
                            tensor<4xf32> {bufferization.access = "write"},
                            tensor<?xf32> {bufferization.buffer_layout = strided<[?], offset: ?>})

// -----

func.func @annotated_allocation() {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<4xf32>
  return
}

// -----

func.func @converted(%m: memref<*xf32>, %n: memref<4xf32, strided<[2]>>) {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %1 = bufferization.to_tensor %n restrict writable : memref<4xf32, strided<[2]>> to tensor<4xf32>
  %2 = bufferization.to_buffer %1 read_only : tensor<4xf32> to memref<4xf32, strided<[?]>>
  return
}
