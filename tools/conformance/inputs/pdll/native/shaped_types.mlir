func.func @f(%a: tensor<4x?xf32>, %b: tensor<?x2xf32>, %c: tensor<*xf32>, %d: vector<2x2xi8>, %e: memref<3xf32>, %i: i32) {
  %0 = "t.pair"(%a, %b) : (tensor<4x?xf32>, tensor<?x2xf32>) -> tensor<4xf32>
  %1 = "t.pair"(%a, %b) : (tensor<4x?xf32>, tensor<?x2xf32>) -> tensor<?xf32>
  %2 = "t.pair"(%a, %c) : (tensor<4x?xf32>, tensor<*xf32>) -> tensor<4xf32>
  %3 = "t.pair"(%a, %d) : (tensor<4x?xf32>, vector<2x2xi8>) -> memref<4xf32>
  %4 = "t.pair"(%e, %e) : (memref<3xf32>, memref<3xf32>) -> memref<4xf32>
  %5 = "t.pair"(%a, %i) : (tensor<4x?xf32>, i32) -> memref<4xf32>
  %6 = "t.pair"(%a, %b) : (tensor<4x?xf32>, tensor<?x2xf32>) -> i32
  return
}
