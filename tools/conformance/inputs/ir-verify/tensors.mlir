// ODS: mlir/Dialect/Tensor/IR/TensorOps.td
func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>, %i: tensor<4xi32>) {
  // expected-error @+1 {{'tensor.concat' op requires at least one input}}
  %0 = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<5x4xf32>) {
  // expected-error @+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = "tensor.concat"(%a, %b) <{dim = 0 : i64}> : (tensor<4xf32>, tensor<5x4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<5x4xf32>) {
  // expected-error @+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = "tensor.concat"(%a, %a) <{dim = 1 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<5x4xf32>) {
  %0 = "tensor.concat"(%a, %a) <{dim = 0 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<5x4xf32>) {
  %0 = "tensor.concat"(%a, %a) <{dim = 0 : i64}> : (tensor<?xf32>, tensor<?xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<?x4xf32>, %b: tensor<5x?xf32>) {
  %0 = "tensor.concat"(%a, %b) <{dim = 0 : i64}> : (tensor<?x4xf32>, tensor<5x?xf32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%a: tensor<3x4xf32>, %b: tensor<5x3xf32>) {
  // expected-error @+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = "tensor.concat"(%a, %b) <{dim = 0 : i64}> : (tensor<3x4xf32>, tensor<5x3xf32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%a: tensor<3x4xf32>, %b: tensor<5x4xi32>) {
  // expected-error @+1 {{'tensor.concat' op inputs and result element type must match}}
  %0 = "tensor.concat"(%a, %b) <{dim = 0 : i64}> : (tensor<3x4xf32>, tensor<5x4xi32>) -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<3x4xf32>, %b: tensor<5x4xf32>) {
  // expected-error @+1 {{'tensor.concat' op result type 'tensor<8x5xf32>'does not match inferred shape 'tensor<8x4xf32>' static sizes}}
  %0 = "tensor.concat"(%a, %b) <{dim = 0 : i64}> : (tensor<3x4xf32>, tensor<5x4xf32>) -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = tensor.empty(%n, %n) : tensor<4x?xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{must have one body argument per input dimension}}
  %0 = tensor.generate %n { ^bb0(%i: index): %c = arith.constant 1.0 : f32
   tensor.yield %c : f32 } : tensor<?x3xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{all body arguments must be index}}
  %0 = tensor.generate %n { ^bb0(%i: index, %j: i32): %c = arith.constant 1.0 : f32
   tensor.yield %c : f32 } : tensor<?x3xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'tensor.generate' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.generate { ^bb0(%i: index, %j: index): %c = arith.constant 1.0 : f32
   tensor.yield %c : f32 } : tensor<?x3xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate %n { ^bb0(%i: index, %j: index): %c = arith.constant 1 : i32
   tensor.yield %c : i32 } : tensor<?x3xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: f32) {
  // expected-error @+1 {{failed to infer expectedType from sourceType 'tensor<4x4xf32>', specified resultType is 'tensor<6x6xf32>'}}
  %0 = tensor.pad %a low[1] high[1, 1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: f32) {
  // expected-error @+1 {{specified type 'tensor<6x7xf32>' does not match the inferred type 'tensor<6x6xf32>'}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<4x4xf32> to tensor<6x7xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: f32) {
  // expected-error @+1 {{specified type 'tensor<6x?xf32>' does not match the inferred type 'tensor<6x6xf32>'}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<4x4xf32> to tensor<6x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: f32, %n: index) {
  %0 = tensor.pad %a low[1, %n] high[1, 1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<4x4xf32> to tensor<6x9xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %c: f32, %n: index) {
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<4x?xf32> to tensor<6x9xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: f32, %n: index) {
  // expected-error @+1 {{expected the block to have 2 arguments}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%i: index): tensor.yield %c : f32 } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: f32, %n: index) {
  // expected-error @+1 {{'tensor.pad' op expected block argument 2 to be an index}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%i: index, %j: i32): tensor.yield %c : f32 } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: f32, %n: index) {
  // expected-error @+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%i: index, %j: index): tensor.yield %n : index } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: f32, %n: index) {
  // expected-error @+1 {{specified type 'tensor<6x6x6xf32>' does not match the inferred type 'tensor<6x6xf32>'}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<4x4xf32> to tensor<6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: f32, %n: index) {
  // expected-error @+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<4x4xf32> to tensor<6x6xf64>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %a[%i] gather_dims([]) : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %a[%i] gather_dims([0,1,2,3]) : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %a[%i] gather_dims([1, 0]) : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %a[%i] gather_dims([0, 3]) : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %a[%i] gather_dims([-1, 1]) : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x1x1x6xf32>' or its rank-reduced variant 'tensor<1x6xf32>' (got: 'tensor<1xf32>')}}
  %0 = tensor.gather %a[%i] gather_dims([0, 1]) : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x2xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([0, 1]) : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  %1 = tensor.gather %a[%i] gather_dims([0, 1]) : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x1x1x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x?xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %1 = tensor.gather %a[%i] gather_dims([0, 1]) : (tensor<4x5x6xf32>, tensor<1x?xindex>) -> tensor<1x1x1x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x2xindex>, %s: tensor<1x1x1x6xf32>) {
  // expected-error @+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %1 = tensor.scatter %s into %a[%i] scatter_dims([0, 1]) : (tensor<1x1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
  %2 = tensor.scatter %s into %a[%i] scatter_dims([0, 1]) unique : (tensor<1x1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x2xindex>, %s: tensor<1x1x1x7xf32>) {
  // expected-error @+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<1x1x1x6xf32>' or its rank-reduced variant 'tensor<1x6xf32>' (got: 'tensor<1x1x1x7xf32>')}}
  %2 = tensor.scatter %s into %a[%i] scatter_dims([0, 1]) unique : (tensor<1x1x1x7xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<1x2xindex>, %s: tensor<1x7xf32>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims length must match the size of last dimension of indices}}
  %2 = tensor.scatter %s into %a[%i] scatter_dims([0]) unique : (tensor<1x7xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %s: tensor<2xindex>) {
  // expected-error @+1 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %2 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf32>, %s: tensor<2xindex>) {
  // expected-error @+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %2 = tensor.reshape %a(%s) : (tensor<3xf32>, tensor<2xindex>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf32>, %s: tensor<?xindex>) {
  // expected-error @+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %2 = tensor.reshape %a(%s) : (tensor<3xf32>, tensor<?xindex>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf32>, %s: tensor<2xindex>) {
  // expected-error @+1 {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %2 = tensor.reshape %a(%s) : (tensor<3xf32>, tensor<2xindex>) -> tensor<3x1xi32>
  return
}
// -----
func.func @f(%a: tensor<3xf32>, %s: tensor<?xindex>) {
  %2 = tensor.reshape %a(%s) : (tensor<3xf32>, tensor<?xindex>) -> tensor<*xf32>
  // expected-error @+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %3 = tensor.reshape %a(%s) : (tensor<3xf32>, tensor<?xindex>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %s: tensor<?xindex>) {
  // expected-error @+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %2 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf32>, %s: tensor<2xindex>) {
  %2 = tensor.reshape %a(%s) : (tensor<3xf32>, tensor<2xindex>) -> tensor<*xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{all body arguments must be index}}
  %0 = tensor.generate %n { ^bb0(%i: i32): %c = arith.constant 1.0 : f32
   tensor.yield %c : f32 } : tensor<?x3xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %c: f32, %n: index) {
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<4x?xf32> to tensor<6x?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<?x2xindex>) {
  %1 = tensor.gather %a[%i] gather_dims([0, 1]) : (tensor<4x5x6xf32>, tensor<?x2xindex>) -> tensor<?x1x1x6xf32>
  %2 = tensor.gather %a[%i] gather_dims([0, 1]) : (tensor<4x5x6xf32>, tensor<?x2xindex>) -> tensor<?x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>, %i: tensor<?x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op result type mismatch: expected 'tensor<?x1x1x6xf32>' or its rank-reduced variant 'tensor<?x6xf32>' (got: 'tensor<4x6xf32>')}}
  %1 = tensor.gather %a[%i] gather_dims([0, 1]) : (tensor<4x5x6xf32>, tensor<?x2xindex>) -> tensor<4x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>, %c: f32, %n: index) {
  // expected-error @+1 {{failed to infer expectedType from sourceType 'tensor<4x?xf32>', specified resultType is 'tensor<6x?x4xf32>'}}
  %0 = tensor.pad %a low[1, 1] high[1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<4x?xf32> to tensor<6x?x4xf32>
  return
}
