// ODS: mlir/Dialect/Shard/IR/ShardOps.td mlir/Dialect/Tensor/IR/TensorOps.td

// Grids, and places on them.
shard.grid @line(shape = 4)
shard.grid @plane(shape = 2x3) {fast}
shard.grid @unknown(shape = ?x2x?)
func.func @places() {
  %0 = shard.grid_shape @line : index
  %1:2 = shard.grid_shape @plane : index, index
  %2 = shard.grid_shape @plane axes = [1] : index
  %3:2 = shard.grid_shape @unknown axes = [2, 0] {some} : index, index
  %4:3 = shard.process_multi_index on @unknown : index, index, index
  %5 = shard.process_multi_index on @unknown axes = [1] : index
  %6 = shard.process_linear_index on @line : index
  %7 = shard.process_linear_index on @plane {own} : index
  %8, %9 = shard.neighbors_linear_indices on @plane[%5, %2] split_axes = [0] : index, index
  return
}

// -----

shard.grid @g(shape = 2x2x4)
func.func @cut(%t: tensor<8x4xf32>, %n: i64, %m: i64, %i: index, %j: index) -> !shard.sharding {
  %0 = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %1 = shard.sharding @g split_axes = [[], [0, 2]] {twice} : !shard.sharding
  %2 = shard.sharding @g split_axes = [[]] : !shard.sharding
  %3 = shard.sharding @g split_axes = [[1]] halo_sizes = [1, 2] : !shard.sharding
  %4 = shard.sharding @g split_axes = [[1], [0]] halo_sizes = [1, %n, 0, %m] : !shard.sharding
  %5 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
  %6 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, %n, %m] : !shard.sharding
  %7 = shard.shard %t to %0 : tensor<8x4xf32>
  %8 = shard.shard %7 to %1 annotate_for_users {again} : tensor<8x4xf32>
  %9 = shard.get_sharding %8 : tensor<8x4xf32> -> !shard.sharding
  %10:2 = shard.shard_shape dims = [8, 4] sharding = %0 device = [0, 0, 1] : index, index
  %11:2 = shard.shard_shape dims = [%i, 4] sharding = %9 device = [%i, 0, %j] {any} : index, index
  return %9 : !shard.sharding
}

// -----

shard.grid @g(shape = 2x4)
func.func @among_all(%t: tensor<8x4xf32>, %m: memref<2xi8>, %d: tensor<?x?xf16>) {
  %0 = shard.all_gather %t on @g gather_axis = 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  %1 = shard.all_gather %t on @g grid_axes = [0, 1] gather_axis = 1 {wide} : tensor<8x4xf32> -> tensor<8x32xf32>
  %2 = shard.all_gather %d on @g grid_axes = [1] gather_axis = 0 : tensor<?x?xf16> -> tensor<?x?xf16>
  %3 = shard.all_reduce %t on @g : tensor<8x4xf32> -> tensor<8x4xf32>
  %4 = shard.all_reduce %t on @g grid_axes = [1] reduction = max : tensor<8x4xf32> -> tensor<8x4xf64>
  %5 = shard.all_reduce %m on @g reduction = bitwise_xor : memref<2xi8> -> memref<2xi8>
  %6 = shard.all_reduce %t on @g reduction = sum : tensor<8x4xf32> -> tensor<8x4xf32>
  %7 = shard.all_slice %t on @g grid_axes = [1] slice_axis = 0 : tensor<8x4xf32> -> tensor<2x4xf32>
  %8 = shard.all_slice %d on @g grid_axes = [1] slice_axis = 1 {thin} : tensor<?x?xf16> -> tensor<?x?xf16>
  %9 = shard.all_to_all %t on @g grid_axes = [1] split_axis = 0 concat_axis = 1
      : tensor<8x4xf32> -> tensor<2x16xf32>
  %10 = shard.all_to_all %t on @g split_axis = 1 concat_axis = 1 : tensor<8x4xf32> -> tensor<8x4xf32>
  %11 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 0 : tensor<8x4xf32> -> tensor<4x4xf64>
  %12 = shard.reduce_scatter %t on @g grid_axes = [0] reduction = average scatter_axis = 1
      : tensor<8x4xf32> -> tensor<8x2xf32>
  %13 = shard.shift %t on @g grid_axes = [1] shift_axis = 1 offset = 2 : tensor<8x4xf32> -> tensor<8x4xf32>
  %14 = shard.shift %t on @g grid_axes = [0, 1] shift_axis = 0 offset = -1 rotate {round}
      : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @with_one(%t: tensor<8x4xf32>, %i: index, %s: tensor<i8>) {
  %0 = shard.broadcast %t on @g grid_axes = [0] root = [1] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %1 = shard.broadcast %s on @g grid_axes = [1, 0] root = [%i, 0] : (tensor<i8>, index) -> tensor<i8>
  %2 = shard.broadcast %t on @g root = [] {whole} : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %3 = shard.gather %t on @g grid_axes = [1] gather_axis = 0 root = [3] : (tensor<8x4xf32>) -> tensor<32x4xf32>
  %4 = shard.gather %t on @g grid_axes = [0] gather_axis = 1 root = [%i] : (tensor<8x4xf32>, index) -> tensor<8x8xf32>
  %5 = shard.reduce %t on @g grid_axes = [0] root = [0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %6 = shard.reduce %s on @g grid_axes = [0, 1] reduction = generic root = [%i, %i]
      : (tensor<i8>, index, index) -> tensor<i16>
  %7 = shard.scatter %t on @g grid_axes = [1] scatter_axis = 0 root = [2] : (tensor<8x4xf32>) -> tensor<2x4xf32>
  %8 = shard.scatter %t on @g grid_axes = [0] scatter_axis = 1 root = [%i] {fair}
      : (tensor<8x4xf32>, index) -> tensor<8x2xf32>
  %9 = shard.send %t on @g grid_axes = [0] destination = [1] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %10 = shard.send %t on @g grid_axes = [0, 1] destination = [%i, 2] : (tensor<8x4xf32>, index) -> tensor<8x4xf32>
  %11 = shard.recv %t on @g grid_axes = [0] source = [1] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %12 = shard.recv %t on @g grid_axes = [0] source = [%i] : (tensor<8x4xf32>, index) -> tensor<8x4xf32>
  %13 = shard.recv %t on @g grid_axes = [0] {anyone} : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = ?x4)
func.func @edges(%t: tensor<8x4xf32>, %m: memref<?xi8>, %n: i64) {
  %0 = shard.update_halo %t on @g split_axes = [[0], [1]] halo_sizes = [1, 1, 2, 0] : tensor<8x4xf32>
  %1 = shard.update_halo %m on @g split_axes = [[1]] halo_sizes = [%n, 3] {soon} : memref<?xi8>
  %2 = shard.update_halo %t on @g split_axes = [[0]] : tensor<8x4xf32>
  return
}

// -----

// Grids of other symbol tables.
module @outer {
  shard.grid @g(shape = 3)
  module @inner {
    func.func @f() {
      %0 = shard.process_linear_index on @h : index
      return
    }
    shard.grid @h(shape = 5x6)
  }
  "test.op"() {a = #shard<axisarray[[0, 1], [2]]>, b = #shard<axisarray[[]]>, c = #shard<partial min>} : () -> ()
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  %0 = shard.sharding @g split_axes = [[0, 1]] sharded_dims_offsets = [0, 1, 1, 1, 1,  1, 1] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  %0 = shard.sharding @g split_axes = [[7], []]  : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  %0, %1 = shard.neighbors_linear_indices on @g[%i] split_axes = [0, 0] : index, index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  %0, %1 = shard.neighbors_linear_indices on @g[%i] split_axes = [5] : index, index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  %0 = shard.update_halo %t on @g split_axes = [[5], [5]] halo_sizes = [1, 1] : tensor<8x4xf32>
  return
}
