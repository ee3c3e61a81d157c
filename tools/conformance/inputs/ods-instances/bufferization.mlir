func.func @restricted(%value: tensor<4xf32>, %buffer: memref<4xf32>) {
  bufferization.materialize_in_destination %value in restrict writable %buffer : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
