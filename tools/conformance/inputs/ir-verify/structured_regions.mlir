// ODS: mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/Math/IR/MathOps.td
%v:2 = "test.values"() : () -> (tensor<4xf32>, tensor<4xf32>)
// expected-error @+1 {{'linalg.abs' op expects to have 1 region with 1 block}}
%r:1 = "linalg.abs"(%v#0, %v#1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
%v:3 = "test.values"() : () -> (tensor<4xf32>, tensor<4xf32>, f32)
// expected-error @+1 {{'linalg.reduce' op mismatching number of operands and block arguments}}
%r:1 = "linalg.reduce"(%v#0, %v#1, %v#2) <{dimensions = array<i64>}> ({
^bb0(%a: f32, %b: f32):
"linalg.yield"(%a) : (f32) -> ()
}) : (tensor<4xf32>, tensor<4xf32>, f32) -> (tensor<f32>)
