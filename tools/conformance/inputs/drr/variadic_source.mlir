func.func @f(%a: i32, %b: i32) -> (tensor<2xi32>, tensor<2xi32>, i32, i32, i32, i32, tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.from_elements %a, %a : tensor<2xi32>
  %1 = tensor.from_elements %a, %b : tensor<2xi32>
  %2 = arith.addi %a, %b overflow<nsw> : i32
  %3 = tensor.from_elements %2, %a, %b : tensor<3xi32>
  %4 = tensor.extract %3[%c0] : tensor<3xi32>
  %5 = tensor.extract %3[%c2] : tensor<3xi32>
  %6 = tensor.extract %3[%c1] : tensor<3xi32>
  %7 = tensor.extract %1[%c0] : tensor<2xi32>
  return %0, %1, %4, %5, %6, %7, %3 : tensor<2xi32>, tensor<2xi32>, i32, i32, i32, i32, tensor<3xi32>
}
