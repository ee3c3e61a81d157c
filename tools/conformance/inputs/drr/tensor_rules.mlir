func.func @f(%t: tensor<4x8xf32>, %d: tensor<?x?xf32>, %u: tensor<*xf32>, %i: index, %j: index, %s: f32) -> (tensor<4x?xf32>, tensor<4x8xf32>, f32, f32, f32, index, index, index) {
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  %2 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  %3 = tensor.insert %s into %d[%i, %j] : tensor<?x?xf32>
  %4 = tensor.extract %3[%i, %j] : tensor<?x?xf32>
  %5 = tensor.extract %3[%j, %i] : tensor<?x?xf32>
  %6 = tensor.splat %s : tensor<4x8xf32>
  %7 = tensor.extract %6[%i, %i] : tensor<4x8xf32>
  %8 = tensor.dim %0, %i : tensor<?x?xf32>
  %9 = tensor.rank %d : tensor<?x?xf32>
  %10 = tensor.rank %u : tensor<*xf32>
  return %1, %2, %4, %5, %7, %8, %9, %10 : tensor<4x?xf32>, tensor<4x8xf32>, f32, f32, f32, index, index, index
}
