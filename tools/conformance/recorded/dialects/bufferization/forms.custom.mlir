module {
  func.func @tensors(%arg0: index, %arg1: tensor<?x4xf32>, %arg2: tensor<*xi8>) -> tensor<?x4xf32> {
    %0 = bufferization.alloc_tensor() : tensor<4xf32>
    %1 = bufferization.alloc_tensor(%arg0, %arg0) : tensor<?x?xf32>
    %2 = bufferization.alloc_tensor() copy(%arg1) : tensor<?x4xf32>
    %3 = bufferization.alloc_tensor(%arg0) size_hint=%arg0 {note} : tensor<?xf32>
    %4 = bufferization.alloc_tensor() copy(%arg1) size_hint=%arg0 {memory_space = 3 : i64} : tensor<?x4xf32>
    %5 = bufferization.alloc_tensor() {memory_space = "fast"} : tensor<i32>
    bufferization.dealloc_tensor %0 : tensor<4xf32>
    bufferization.dealloc_tensor %arg2 {note} : tensor<*xi8>
    return %4 : tensor<?x4xf32>
  }
}

// -----
module {
  func.func @materialized(%arg0: tensor<4x?xf32>, %arg1: tensor<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: tensor<*xf32>, %arg4: memref<*xf32>) {
    %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<4x?xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = bufferization.materialize_in_destination %arg3 in %arg3 {note} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    bufferization.materialize_in_destination %arg0 in writable %arg2 : (tensor<4x?xf32>, memref<4x8xf32>) -> ()
    bufferization.materialize_in_destination %0 in restrict writable %arg2 {note} : (tensor<4x8xf32>, memref<4x8xf32>) -> ()
    bufferization.materialize_in_destination %arg3 in writable %arg4 : (tensor<*xf32>, memref<*xf32>) -> ()
    return
  }
}

// -----
module {
  func.func @converted(%arg0: tensor<4x?xf32>, %arg1: memref<4x?xf32, strided<[?, 1], offset: ?>, 1>, %arg2: memref<*xi8>) -> (tensor<4x?xf32>, memref<4x?xf32>) {
    %0 = bufferization.to_tensor %arg1 : memref<4x?xf32, strided<[?, 1], offset: ?>, 1> to tensor<4x?xf32>
    %1 = bufferization.to_tensor %arg1 restrict : memref<4x?xf32, strided<[?, 1], offset: ?>, 1> to tensor<4x?xf32>
    %2 = bufferization.to_tensor %arg1 restrict writable {note} : memref<4x?xf32, strided<[?, 1], offset: ?>, 1> to tensor<4x?xf32>
    %3 = bufferization.to_tensor %arg2 writable : memref<*xi8> to tensor<*xi8>
    %4 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32>
    %5 = bufferization.to_buffer %arg0 read_only {note} : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?]>, 2>
    %6 = bufferization.to_buffer %3 : tensor<*xi8> to memref<*xi8, 4>
    return %2, %4 : tensor<4x?xf32>, memref<4x?xf32>
  }
}

// -----
module {
  func.func @buffers(%arg0: memref<4xf32>, %arg1: memref<*xi8>, %arg2: i1, %arg3: i1) -> i1 {
    %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
    %1 = bufferization.clone %arg0 {note} : memref<4xf32> to memref<?xf32>
    bufferization.dealloc
    bufferization.dealloc {note}
    bufferization.dealloc (%0 : memref<4xf32>) if (%arg2)
    bufferization.dealloc (%0, %arg1 : memref<4xf32>, memref<*xi8>) if (%arg2, %arg3) {note}
    %2 = bufferization.dealloc retain (%arg0 : memref<4xf32>)
    %3:2 = bufferization.dealloc (%0, %1 : memref<4xf32>, memref<?xf32>) if (%arg2, %arg3) retain (%arg0, %arg1 : memref<4xf32>, memref<*xi8>)
    return %3#1 : i1
  }
}

// -----
module {
  func.func @annotated(%arg0: tensor<4xf32> {bufferization.writable = false}, %arg1: tensor<4xf32> {bufferization.access = "read-write", bufferization.writable = true}, %arg2: tensor<4xf32> {bufferization.access = "none"}, %arg3: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %arg4: memref<4xf32>) {
    %0 = bufferization.clone %arg4 {bufferization.manual_deallocation} : memref<4xf32> to memref<4xf32>
    return
  }
}

// -----
module {
  func.func private @declared(tensor<4xf32> {bufferization.access = "read"}, tensor<4xf32> {bufferization.access = "write"}, tensor<?xf32> {bufferization.buffer_layout = strided<[?], offset: ?>})
}

// -----
module {
  func.func @annotated_allocation() {
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4xf32>
    return
  }
}

// -----
module {
  func.func @converted(%arg0: memref<*xf32>, %arg1: memref<4xf32, strided<[2]>>) {
    %0 = bufferization.to_tensor %arg0 : memref<*xf32> to tensor<*xf32>
    %1 = bufferization.to_tensor %arg1 restrict writable : memref<4xf32, strided<[2]>> to tensor<4xf32>
    %2 = bufferization.to_buffer %1 read_only : tensor<4xf32> to memref<4xf32, strided<[?]>>
    return
  }
}

