func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: tensor<4xi1>, %x: tensor<?x2xf32>) -> (tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<?x2xf32>, tensor<?x2xf32>) {
  %0 = tosa.abs %a : (tensor<4xi32>) -> tensor<4xi32>
  %1 = tosa.abs %0 : (tensor<4xi32>) -> tensor<4xi32>
  %2 = tosa.logical_not %c : (tensor<4xi1>) -> tensor<4xi1>
  %3 = tosa.logical_not %2 : (tensor<4xi1>) -> tensor<4xi1>
  %4 = tosa.sub %b, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %5 = tosa.greater %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %6 = tosa.logical_not %5 : (tensor<4xi1>) -> tensor<4xi1>
  %7 = tosa.select %2, %a, %4 : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %8 = tosa.sub %x, %x : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %9 = tosa.abs %8 : (tensor<?x2xf32>) -> tensor<?x2xf32>
  return %1, %3, %4, %6, %7, %8, %9 : tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<?x2xf32>, tensor<?x2xf32>
}
