// ODS: mlir/Dialect/Vector/IR/VectorOps.td
// Transfers, contractions, outer products, masked operations.
#contract = {
  indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
func.func @vec(%m: memref<?x?xf32>, %mm: memref<4x8xvector<4xf32>>, %i: index, %f: f32, %a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>, %k: vector<4x8xi1>, %k1: vector<4xi1>, %v4: vector<4xf32>, %v8: vector<8xf32>, %t: tensor<?x?xf32>, %mask3: vector<4x4x8xi1>, %idx: vector<4xindex>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %m[%i, %i], %f, %k1 {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x?xf32>, vector<4xf32>
  %4 = vector.transfer_read %t[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, foo = 1 : i32} : tensor<?x?xf32>, vector<4x8xf32>
  %p = arith.constant dense<0.0> : vector<4xf32>
  %5 = vector.transfer_read %mm[%i, %i], %p : memref<4x8xvector<4xf32>>, vector<1x1x4xf32>
  vector.transfer_write %a, %m[%i, %i] : vector<4x8xf32>, memref<?x?xf32>
  vector.transfer_write %v4, %m[%i, %i], %k1 {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  %6 = vector.transfer_write %a, %t[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x8xf32>, tensor<?x?xf32>
  %7 = vector.contract #contract %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %8 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  %9 = vector.outerproduct %v4, %v8 : vector<4xf32>, vector<8xf32>
  %10 = vector.outerproduct %v4, %v8, %a {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
  %11 = vector.outerproduct %v4, %f : vector<4xf32>, f32
  %12 = vector.mask %k { vector.transfer_read %t[%i, %i], %f : tensor<?x?xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
  vector.mask %k1 { vector.transfer_write %v4, %m[%i, %i] : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
  %13 = vector.mask %k1 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %14 = vector.mask %mask3 { vector.contract #contract %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32> } : vector<4x4x8xi1> -> vector<4x4xf32>
  %15 = vector.multi_reduction <add>, %a, %v4 [1] : vector<4x8xf32> to vector<4xf32>
  %16 = vector.shuffle %v4, %v8 [0, 5, 3] : vector<4xf32>, vector<8xf32>
  vector.print %v4 : vector<4xf32>
  return
}
