// test: opt --ods ./stablehlo.td --ods ../../../../../../examples/overlays/stablehlo.td
func.func @f(%a: tensor<2xf32>, %p: tensor<2xi1>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<2xf32>
  %s = stablehlo.select %p, %a, %c : tensor<2xi1>, tensor<2xf32>
  %x = stablehlo.slice %s [0:2] : (tensor<2xf32>) -> tensor<2xf32>
  %y = stablehlo.slice %s [0:2:2] : (tensor<2xf32>) -> tensor<1xf32>
  %z = stablehlo.concatenate %x, %x, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  stablehlo.custom_call @check.eq(%x, %c) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  stablehlo.custom_call @"a b"() : () -> ()
  return %z : tensor<4xf32>
}
// output:
//| module {
//|   func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<2xi1>) -> tensor<4xf32> {
//|     %0 = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
//|     %1 = stablehlo.select %arg1, %arg0, %0 : tensor<2xi1>, tensor<2xf32>
//|     %2 = stablehlo.slice %1 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
//|     %3 = stablehlo.slice %1 [0:2:2] : (tensor<2xf32>) -> tensor<1xf32>
//|     %4 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
//|     stablehlo.custom_call @check.eq(%2, %0) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
//|     stablehlo.custom_call @"a b"() : () -> ()
//|     return %4 : tensor<4xf32>
//|   }
//| }
//|
