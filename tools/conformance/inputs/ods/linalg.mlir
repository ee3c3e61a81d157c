// ODS: mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Math/IR/MathOps.td
// Structured operations, with and without a body.
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @l(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %n: memref<8x16xf32>, %o: memref<4x16xf32>, %f: f32, %ai: tensor<4x8xi8>, %bi: tensor<8x16xi8>, %ci: tensor<4x16xi32>, %t: tensor<4x16xf32>, %ta: tensor<8x4xf32>, %v: tensor<16xf32>, %v8: tensor<8xf32>, %v4: tensor<4xf32>, %s: tensor<f32>, %i1: tensor<4x16xi1>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  linalg.matmul {foo} ins(%m, %n : memref<4x8xf32>, memref<8x16xf32>) outs(%o : memref<4x16xf32>)
  %1 = linalg.matmul ins(%ai, %bi : tensor<4x8xi8>, tensor<8x16xi8>) outs(%ci : tensor<4x16xi32>) -> tensor<4x16xi32>
  %2 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%ai, %bi : tensor<4x8xi8>, tensor<8x16xi8>) outs(%ci : tensor<4x16xi32>) -> tensor<4x16xi32>
  %3 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%ta, %b : tensor<8x4xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %4 = linalg.fill ins(%f : f32) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  linalg.fill ins(%f : f32) outs(%m : memref<4x8xf32>)
  %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %q = arith.addf %x, %y : f32
    linalg.yield %q : f32
  } -> tensor<4x8xf32>
  linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"], doc = "x"} outs(%m : memref<4x8xf32>) attrs = {foo = 1 : i32} {
  ^bb0(%y: f32):
    linalg.yield %y : f32
  }
  %6 = linalg.add ins(%c, %t : tensor<4x16xf32>, tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %7 = linalg.exp ins(%c : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %8 = linalg.copy ins(%c : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %9 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%ta : tensor<8x4xf32>) permutation = [1, 0]
  %10 = linalg.broadcast ins(%v : tensor<16xf32>) outs(%c : tensor<4x16xf32>) dimensions = [0]
  %11 = linalg.reduce ins(%c : tensor<4x16xf32>) outs(%v4 : tensor<4xf32>) dimensions = [1] (%in: f32, %out: f32) {
    %q = arith.addf %in, %out : f32
    linalg.yield %q : f32
  }
  %12 = linalg.reduce { arith.addf } ins(%c : tensor<4x16xf32>) outs(%v4 : tensor<4xf32>) dimensions = [1]
  %13 = linalg.map ins(%c, %t : tensor<4x16xf32>, tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) (%l: f32, %r: f32, %e: f32) {
    %q = arith.addf %l, %r : f32
    linalg.yield %q : f32
  }
  %14 = linalg.map { arith.addf } ins(%c, %t : tensor<4x16xf32>, tensor<4x16xf32>) outs(%c : tensor<4x16xf32>)
  %15 = linalg.dot ins(%v8, %v8 : tensor<8xf32>, tensor<8xf32>) outs(%s : tensor<f32>) -> tensor<f32>
  %16 = linalg.matvec ins(%a, %v8 : tensor<4x8xf32>, tensor<8xf32>) outs(%v4 : tensor<4xf32>) -> tensor<4xf32>
  %17 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %19 = linalg.select ins(%i1, %c, %t : tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
