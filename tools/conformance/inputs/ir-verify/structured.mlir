// ODS: mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/Math/IR/MathOps.td
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected operand #1 rank (1) to match the result rank of indexing_map (2)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #1 to be 4, but found 5}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected operand #1 rank (2) to match the result rank of indexing_map (1)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32): linalg.yield %x : f32 } -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected type of bb argument #0 ('i32') to match element or self type of the corresponding operand ('f32')}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: i32, %y: f32): linalg.yield %y : f32 } -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
  ^bb0(%x: f32, %y: f32): linalg.yield %y, %x : f32, f32 } -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 }
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: memref<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : memref<4x4xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 }
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 * 2)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<6xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be greater than or equal to 7, but found 6}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 * 2)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) {
  // expected-error @+1 {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (-d0 + 2)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 * -1 + 2)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<?xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 * 2)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0, d0))}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)[s0] -> (d0)>, affine_map<(d0)[s0] -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expects region #0 to have 0 or 1 blocks}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 
  ^bb1: linalg.yield %x : f32 } -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: f32) {
  // expected-error @+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
  linalg.yield %x : f32
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: f32, %i: i32) {
  // expected-error @+1 {{'linalg.fill' op expected fill value type ('i32') to match output element type ('f32')}}
  %0 = linalg.fill ins(%i : i32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: f32, %i: i32) {
  // expected-error @+1 {{expected op with scalar input}}
  %0 = linalg.fill ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: f32, %i: i32) {
  // expected-error @+1 {{'linalg.fill' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<8xf32>')}}
  %0 = linalg.fill ins(%x : f32) outs(%b : tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: f32, %i: i32) {
  // expected-error @+1 {{'linalg.add' op expected type of operand #2 ('tensor<4xf32>') to match type of corresponding result ('tensor<8xf32>')}}
  %0 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x5xf32>, %x: f32, %i: i32) {
  // expected-error @+1 {{'linalg.matmul' op inferred input/output operand #2 has shape's dimension #1 to be 4, but found 5}}
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: f32, %i: i32) {
  %0 = linalg.copy ins(%x : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>, %x: f32, %i: i32) {
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>, %x: f32, %i: i32) {
  // expected-error @+1 {{'linalg.generic' op expected operand #0 rank (0) to match the result rank of indexing_map (1)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : f32) outs(%a : tensor<4xf32>) {
  ^bb0(%u: f32, %y: f32): linalg.yield %y : f32 } -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  // expected-error @+1 {{block with no terminator, has %1 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32}}
  ^bb0(%x: f32, %y: f32): %z = arith.addf %x, %y : f32 } -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<3x16x16x4xf32>, %b: tensor<2x3x4x4xf32>, %o: tensor<3x16x15x4xf32>) {
  // expected-error @+1 {{'linalg.conv_2d_nhwc_hwcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 17, but found 16}}
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<3x16x16x4xf32>, tensor<2x3x4x4xf32>) outs(%o : tensor<3x16x15x4xf32>) -> tensor<3x16x15x4xf32>
  return
}
// -----
func.func @f(%a: tensor<0xf32>, %b: tensor<0xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<0xf32>) outs(%b : tensor<0xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<0xf32>
  return
}
// -----
func.func @f(%a: tensor<1x0xf32>, %b: tensor<5x0xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be 1, but found 5}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x0xf32>) outs(%b : tensor<5x0xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<5x0xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<1xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 floordiv 4)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<1xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<2xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 mod 2)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<2xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<2xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be greater than or equal to 8, but found 2}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (7)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 } -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: memref<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4xf32>) outs(%b : memref<4x4xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %y : f32 }
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: memref<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4xf32>) outs(%b : memref<4x4xf32>) {
  ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: memref<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : memref<4x4xf32>) {
  ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected indexing_map #0 to have 1 dim(s) to match the number of loops}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0) -> (d0, d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32): linalg.yield %x : f32 } -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<f32>) {
  %0 = linalg.add ins(%a, %b: tensor<4x4xf32>, tensor<f32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: f32) {
  %0 = linalg.add ins(%a, %b: tensor<4x4xf32>, f32) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{'linalg.add' op expected operand #0 rank (2) to match the result rank of indexing_map (0)}}
  %0 = linalg.add ins(%a, %a: tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: memref<4x4xf32>) {
  // expected-error @+1 {{'linalg.add' op expected to have pure tensor or buffer semantics}}
  linalg.add ins(%a, %a: tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// -----
func.func @f(%a: vector<4x4xf32>, %b: tensor<4x4xf32>, %i: index, %s: !llvm.ptr) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s : !llvm.ptr) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: !llvm.ptr, %y: f32): linalg.yield %y : f32 } -> tensor<4x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : vector<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: vector<4x4xf32>, %y: f32): linalg.yield %y : f32 } -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>, %b: tensor<4x4xf32>, %i: index, %s: !llvm.ptr) {
  // expected-error @+1 {{'linalg.generic' op expected operand #0 rank (0) to match the result rank of indexing_map (2)}}
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : vector<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: vector<4x4xf32>, %y: f32): linalg.yield %y : f32 } -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %i: f32) {
  // expected-error @+1 {{'linalg.generic' op expected type of operand #0 ('tensor<4x4xf32>') to match type of corresponding result ('tensor<4x5xf32>')}}
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}  outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32): linalg.yield %x : f32 } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %i: f32) {
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}  outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32): 
    %c = arith.constant 1 : i32
    // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %c : i32 } -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %i: f32) {
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}  outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32): 
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return } -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %i: f32) {
  // expected-error @+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 3 and 2}}
  %1 = linalg.map ins(%b, %b: tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %i: f32) {
  // expected-error @+1 {{'linalg.map' op expected element type of input 'f32' to match bbArg type 'i32'}}
  %1 = linalg.map ins(%b, %b: tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) (%x: f32, %y: i32, %z: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x5xf32>) {
  // expected-error @+1 {{'linalg.map' op expected shape of input (4, 4) to match shape of output (4, 5)}}
  %1 = linalg.map ins(%b, %b: tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x5xf32>) (%x: f32, %y: f32, %z: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<?x?xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.map' op expected shape of input (4, 4) to match shape of output (-9223372036854775808, -9223372036854775808)}}
  %1 = linalg.map ins(%b, %c: tensor<4x4xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) (%x: f32, %y: f32, %z: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<?x?xf32>, %d: tensor<4xf32>) {
  %1 = linalg.map outs(%c : tensor<?x?xf32>) (%x: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<?x?xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
  %1 = linalg.map outs(%c : tensor<?x?xf32>) (%x: i32) { linalg.yield %x : i32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<?x?xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1}}
  %1 = linalg.reduce ins(%b: tensor<4x4xf32>) outs(%d : tensor<4xf32>) dimensions = [0, 1] (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<?x?xf32>, %d: tensor<5xf32>) {
  // expected-error @+1 {{'linalg.reduce' op init dimensions [5] doesn't match input dimensions after reduction [4]}}
  %1 = linalg.reduce ins(%b: tensor<4x4xf32>) outs(%d : tensor<5xf32>) dimensions = [1] (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<?x?xf32>, %d: tensor<?xf32>) {
  // expected-error @+1 {{'linalg.reduce' op init dimensions [-9223372036854775808] doesn't match input dimensions after reduction [4]}}
  %1 = linalg.reduce ins(%b: tensor<4x4xf32>) outs(%d : tensor<?xf32>) dimensions = [1] (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<?x?xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
  %1 = linalg.reduce ins(%b: tensor<4x4xf32>) outs(%d : tensor<4xf32>) dimensions = [1, 0] (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<?x?xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  %1 = linalg.reduce ins(%b: tensor<4x4xf32>) outs(%d : tensor<4xf32>) dimensions = [2] (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<?x?xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  %1:2 = linalg.reduce ins(%b, %c: tensor<4x4xf32>, tensor<?x?xf32>) outs(%d, %d : tensor<4xf32>, tensor<4xf32>) dimensions = [1] (%x: f32, %y: f32, %z: f32, %u: f32) { linalg.yield %x, %y : f32, f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op number of dimensions after reduction 1 doesn't match the init rank 2}}
  %1 = linalg.reduce ins(%b, %c: tensor<4x4xf32>, tensor<4x4xf32>) outs(%d : tensor<4xf32>) dimensions = [1] (%x: f32, %y: f32, %z: f32, %u: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
  %1 = linalg.reduce ins(%b: tensor<4x4xf32>) outs(%d : tensor<4xf32>) dimensions = [1, 1] (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  %1 = linalg.reduce ins(%b: tensor<4x4xf32>) outs(%d : tensor<4xf32>) dimensions = [-1] (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x5xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 1) = 5 doesn't match dim(input, permutation[1]) = 4}}
  %1 = linalg.transpose ins(%b: tensor<4x4xf32>) outs(%c : tensor<4x5xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%b: tensor<4x?xf32>, %c: tensor<4x5xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = -9223372036854775808}}
  %1 = linalg.transpose ins(%b: tensor<4x?xf32>) outs(%c : tensor<4x5xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x5xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op permutation is not valid}}
  %1 = linalg.transpose ins(%b: tensor<4x4xf32>) outs(%c : tensor<4x5xf32>) permutation = [1, 1]
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x5xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op permutation is not valid}}
  %1 = linalg.transpose ins(%b: tensor<4x4xf32>) outs(%d : tensor<4xf32>) permutation = [1]
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x5xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 2, dimensions size: 1, init rank: 1}}
  %1 = linalg.broadcast ins(%b: tensor<4x4xf32>) outs(%d : tensor<4xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x5xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2}}
  %1 = linalg.broadcast ins(%d: tensor<4xf32>) outs(%b : tensor<4x4xf32>) dimensions = [2]
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x5xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input dim 0 should match init dim 1. input: 4, init: 5}}
  %1 = linalg.broadcast ins(%d: tensor<4xf32>) outs(%c : tensor<4x5xf32>) dimensions = [0]
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x5xf32>, %d: tensor<?xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input dim 0 should match init dim 1. input: -9223372036854775808, init: 5}}
  %1 = linalg.broadcast ins(%d: tensor<?xf32>) outs(%c : tensor<4x5xf32>) dimensions = [0]
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x5x5xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 1, init rank: 3}}
  %1 = linalg.broadcast ins(%d: tensor<4xf32>) outs(%c : tensor<4x5x5xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x5x5xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{expected op with scalar input}}
  %1 = linalg.fill ins(%d: tensor<4xf32>) outs(%c : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x5x5xf32>, %d: tensor<f32>) {
  // expected-error @+1 {{expected op with scalar input}}
  %1 = linalg.fill ins(%d: tensor<f32>) outs(%c : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: memref<4x5x5xf32>, %d: i32) {
  // expected-error @+1 {{'linalg.fill' op expected fill value type ('i32') to match output element type ('f32')}}
  linalg.fill ins(%d: i32) outs(%c : memref<4x5x5xf32>)
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x4x4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op input rank 2 does not match init rank 3}}
  %1 = linalg.transpose ins(%b: tensor<4x4xf32>) outs(%c : tensor<4x4x4xf32>) permutation = [1, 0, 2]
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x4x4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op input rank 3 does not match init rank 2}}
  %1 = linalg.transpose ins(%c: tensor<4x4x4xf32>) outs(%b : tensor<4x4xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x4x4xf32>, %d: tensor<5xf32>) {
  // expected-error @+1 {{'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.}}
  %1:2 = linalg.reduce ins(%b, %b: tensor<4x4xf32>, tensor<4x4xf32>) outs(%d, %c : tensor<5xf32>, tensor<4x4x4xf32>) dimensions = [2] (%x: f32, %y: f32, %z: f32, %u: f32) { linalg.yield %x, %y : f32, f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x4x4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op mismatching number of operands and block arguments}}
  %1:2 = linalg.reduce ins(%b, %b: tensor<4x4xf32>, tensor<4x4xf32>) outs(%d, %d : tensor<4xf32>, tensor<4xf32>) dimensions = [1] (%x: f32, %y: i32, %z: f32) { linalg.yield %x, %y : f32, i32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: memref<4x4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.map' op expected to have pure tensor or buffer semantics}}
  linalg.map ins(%b : tensor<4x4xf32>) outs(%c : memref<4x4xf32>) (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: memref<4x5xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.map' op expected shape of input (4, 4) to match shape of output (4, 5)}}
  linalg.map ins(%b : tensor<4x4xf32>) outs(%c : memref<4x5xf32>) (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.map' op expected type of operand #1 ('tensor<4x4xf32>') to match type of corresponding result ('tensor<4x5xf32>')}}
  %0 = "linalg.map"(%b, %c) ({^bb0(%x: f32, %y: f32): linalg.yield %x : f32}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x4xf32>, %d: f32) {
  %0 = "linalg.fill"(%d, %c) <{operandSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x: f32, %y: f32): linalg.yield %y : f32}) : (f32, tensor<4x4xf32>) -> tensor<4x4xf32>
  // expected-error @+1 {{'linalg.fill' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %1 = "linalg.fill"(%d, %c) <{operandSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x: f32): linalg.yield %x : f32}) : (f32, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %c: tensor<4x4xf32>, %d: f32) {
  // expected-error @+1 {{expected op with 1 input and 1 output}}
  %1 = "linalg.fill"(%d, %d, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({^bb0(%x: f32): linalg.yield %x : f32}) : (f32, f32, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 8}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%x: f32): linalg.yield %x : f32 } -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<*xf32>) {
  // expected-error @+1 {{'linalg.generic' op result #0 must be variadic of ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<*xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<*xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: vector<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : vector<4xf32>) {
  // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('vector<4xf32>')}}
  ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: memref<*xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> ()>], iterator_types = ["parallel"]} ins(%b : memref<*xf32>) outs(%b : memref<*xf32>) {
  // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('memref<*xf32>')}}
  ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected the number of indexing_map (0) to be equal to the number of input/output operands (2)}}
  %0 = linalg.generic {indexing_maps = [], iterator_types = []} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 8}}
  %0 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.contract' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 8}}
  %0 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op inferred input/output operand #1 has shape's dimension #1 to be 8, but found 4}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op invalid indexing maps are non-invertible: ((d0, d1, d2) -> (d0, d1, d0, d1))}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4x4xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected operand #2 rank (3) to match the result rank of indexing_map (2)}}
  %0 = linalg.matmul ins(%a, %b: tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: memref<8x4xf32>, %c: tensor<4x4x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op expected to have pure tensor or buffer semantics}}
  linalg.transpose ins(%a: tensor<4x8xf32>) outs(%b : memref<8x4xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %i: f32) {
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}  outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32): 
    // expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
    %y = "arith.addi"(%x, %x) : (f32, f32) -> f32
    linalg.yield %x : f32 } -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %i: i32) {
  // expected-error @+1 {{'linalg.fill' op expected fill value type ('i32') to match output element type ('f32')}}
  %1 = linalg.fill ins(%i : i32) outs(%b : tensor<4x4xf32>) -> tensor<5x4xf32>
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  %1 = "linalg.reduce"(%b, %d) <{dimensions = array<i64: 7>}> ({^bb0(%x: f32, %y: f32): linalg.yield %x : f32}) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%b: tensor<4x4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  "linalg.reduce"(%b, %d) <{dimensions = array<i64: 7>}> ({^bb0(%x: f32, %y: f32): linalg.yield %x : f32}) : (tensor<4x4xf32>, tensor<4xf32>) -> ()
  return
}
