module {
  func.func @restricted(%arg0: tensor<4xf32>, %arg1: memref<4xf32>) {
    bufferization.materialize_in_destination %arg0 in restrict writable %arg1 : (tensor<4xf32>, memref<4xf32>) -> ()
    return
  }
}

