func.func @f(%t: tensor<8x8xf32>, %u: tensor<2xf32>, %v: tensor<?xf32>, %i: index, %j: index) -> (tensor<2x2xf32>, tensor<?x2xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %t : tensor<8x8xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[%i, 1] [2, 2] [1, 1] : tensor<?x?xf32> to tensor<2x2xf32>
  %2 = tensor.extract_slice %0[0, %j] [%i, 2] [1, %j] : tensor<?x?xf32> to tensor<?x2xf32>
  %3 = arith.addi %i, %j overflow<nsw> : index
  %4 = tensor.insert_slice %u into %v[%3] [2] [1] : tensor<2xf32> into tensor<?xf32>
  %5 = tensor.insert_slice %u into %4[%i] [2] [%3] : tensor<2xf32> into tensor<?xf32>
  return %1, %2, %4, %5 : tensor<2x2xf32>, tensor<?x2xf32>, tensor<?xf32>, tensor<?xf32>
}
