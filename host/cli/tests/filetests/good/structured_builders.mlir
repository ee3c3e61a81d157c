// test: rewrite --patterns ./structured_builders.td
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %0 = "mill.product"(%a, %b, %c) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = "mill.exp"(%0, %c) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}
func.func @integers(%a: tensor<3x4x8xi8>, %b: tensor<3x8x2xi8>, %c: tensor<3x4x2xi32>, %d: tensor<8xi32>, %e: tensor<3xi32>, %g: tensor<6xi32>) -> (tensor<3x4x2xi32>, tensor<6xi32>) {
  %0 = "mill.batch"(%a, %b, %c) : (tensor<3x4x8xi8>, tensor<3x8x2xi8>, tensor<3x4x2xi32>) -> tensor<3x4x2xi32>
  %1 = "mill.conv"(%d, %e, %g) : (tensor<8xi32>, tensor<3xi32>, tensor<6xi32>) -> tensor<6xi32>
  return %0, %1 : tensor<3x4x2xi32>, tensor<6xi32>
}
// output:
//| module {
//|   func.func @f(%arg0: tensor<4x8xf32>, %arg1: tensor<8x2xf32>, %arg2: tensor<4x2xf32>) -> tensor<4x2xf32> {
//|     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x2xf32>) outs(%arg2 : tensor<4x2xf32>) -> tensor<4x2xf32>
//|     %1 = linalg.exp ins(%0 : tensor<4x2xf32>) outs(%arg2 : tensor<4x2xf32>) -> tensor<4x2xf32>
//|     return %1 : tensor<4x2xf32>
//|   }
//|   func.func @integers(%arg0: tensor<3x4x8xi8>, %arg1: tensor<3x8x2xi8>, %arg2: tensor<3x4x2xi32>, %arg3: tensor<8xi32>, %arg4: tensor<3xi32>, %arg5: tensor<6xi32>) -> (tensor<3x4x2xi32>, tensor<6xi32>) {
//|     %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<3x4x8xi8>, tensor<3x8x2xi8>) outs(%arg2 : tensor<3x4x2xi32>) -> tensor<3x4x2xi32>
//|     %1 = linalg.conv_1d ins(%arg3, %arg4 : tensor<8xi32>, tensor<3xi32>) outs(%arg5 : tensor<6xi32>) -> tensor<6xi32>
//|     return %0, %1 : tensor<3x4x2xi32>, tensor<6xi32>
//|   }
//| }
//|
