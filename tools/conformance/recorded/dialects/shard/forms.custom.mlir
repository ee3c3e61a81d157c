module {
  shard.grid @line(shape = 4)
  shard.grid @plane(shape = 2x3) {fast}
  shard.grid @unknown(shape = ?x2x?)
  func.func @places() {
    %grid_shape = shard.grid_shape @line : index
    %grid_shape_0:2 = shard.grid_shape @plane : index, index
    %grid_shape_1 = shard.grid_shape @plane axes = [1] : index
    %grid_shape_2:2 = shard.grid_shape @unknown axes = [2, 0] {some} : index, index
    %proc_linear_idx:3 = shard.process_multi_index on @unknown : index, index, index
    %proc_linear_idx_3 = shard.process_multi_index on @unknown axes = [1] : index
    %proc_linear_idx_4 = shard.process_linear_index on @line : index
    %proc_linear_idx_5 = shard.process_linear_index on @plane {own} : index
    %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @plane[%proc_linear_idx_3, %grid_shape_1] split_axes = [0] : index, index
    return
  }
}

// -----
module {
  shard.grid @g(shape = 2x2x4)
  func.func @cut(%arg0: tensor<8x4xf32>, %arg1: i64, %arg2: i64, %arg3: index, %arg4: index) -> !shard.sharding {
    %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_0 = shard.sharding @g split_axes = [[], [0, 2]] {twice} : !shard.sharding
    %sharding_1 = shard.sharding @g split_axes = [[]] : !shard.sharding
    %sharding_2 = shard.sharding @g split_axes = [[1]] halo_sizes = [1, 2] : !shard.sharding
    %sharding_3 = shard.sharding @g split_axes = [[1], [0]] halo_sizes = [1, %arg1, 0, %arg2] : !shard.sharding
    %sharding_4 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
    %sharding_5 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, %arg1, %arg2] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding : tensor<8x4xf32>
    %sharding_annotated_6 = shard.shard %sharding_annotated to %sharding_0 annotate_for_users {again} : tensor<8x4xf32>
    %0 = shard.get_sharding %sharding_annotated_6 : tensor<8x4xf32> -> !shard.sharding
    %shard_shape:2 = shard.shard_shape dims = [8, 4] sharding = %sharding device = [0, 0, 1] : index, index
    %shard_shape_7:2 = shard.shard_shape dims = [%arg3, 4] sharding = %0 device = [%arg3, 0, %arg4] {any} : index, index
    return %0 : !shard.sharding
  }
}

// -----
module {
  shard.grid @g(shape = 2x4)
  func.func @among_all(%arg0: tensor<8x4xf32>, %arg1: memref<2xi8>, %arg2: tensor<?x?xf16>) {
    %all_gather = shard.all_gather %arg0 on @g gather_axis = 0 : tensor<8x4xf32> -> tensor<8x4xf32>
    %all_gather_0 = shard.all_gather %arg0 on @g grid_axes = [0, 1] gather_axis = 1 {wide} : tensor<8x4xf32> -> tensor<8x32xf32>
    %all_gather_1 = shard.all_gather %arg2 on @g grid_axes = [1] gather_axis = 0 : tensor<?x?xf16> -> tensor<?x?xf16>
    %all_reduce = shard.all_reduce %arg0 on @g : tensor<8x4xf32> -> tensor<8x4xf32>
    %all_reduce_2 = shard.all_reduce %arg0 on @g grid_axes = [1] reduction =  max : tensor<8x4xf32> -> tensor<8x4xf64>
    %all_reduce_3 = shard.all_reduce %arg1 on @g reduction =  bitwise_xor : memref<2xi8> -> memref<2xi8>
    %all_reduce_4 = shard.all_reduce %arg0 on @g : tensor<8x4xf32> -> tensor<8x4xf32>
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [1] slice_axis = 0 : tensor<8x4xf32> -> tensor<2x4xf32>
    %all_slice_5 = shard.all_slice %arg2 on @g grid_axes = [1] slice_axis = 1 {thin} : tensor<?x?xf16> -> tensor<?x?xf16>
    %all_to_all = shard.all_to_all %arg0 on @g grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<8x4xf32> -> tensor<2x16xf32>
    %all_to_all_6 = shard.all_to_all %arg0 on @g split_axis = 1 concat_axis = 1 : tensor<8x4xf32> -> tensor<8x4xf32>
    %reduce_scatter = shard.reduce_scatter %arg0 on @g grid_axes = [0] scatter_axis = 0 : tensor<8x4xf32> -> tensor<4x4xf64>
    %reduce_scatter_7 = shard.reduce_scatter %arg0 on @g grid_axes = [0] reduction =  average scatter_axis = 1 : tensor<8x4xf32> -> tensor<8x2xf32>
    %shift = shard.shift %arg0 on @g grid_axes = [1] shift_axis = 1 offset = 2 : tensor<8x4xf32> -> tensor<8x4xf32>
    %shift_8 = shard.shift %arg0 on @g grid_axes = [0, 1] shift_axis = 0 offset = -1 rotate {round} : tensor<8x4xf32> -> tensor<8x4xf32>
    return
  }
}

// -----
module {
  shard.grid @g(shape = 2x4)
  func.func @with_one(%arg0: tensor<8x4xf32>, %arg1: index, %arg2: tensor<i8>) {
    %broadcast = shard.broadcast %arg0 on @g grid_axes = [0] root = [1] : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %broadcast_0 = shard.broadcast %arg2 on @g grid_axes = [1, 0] root = [%arg1, 0] : (tensor<i8>, index) -> tensor<i8>
    %broadcast_1 = shard.broadcast %arg0 on @g root = [] {whole} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %gather = shard.gather %arg0 on @g grid_axes = [1] gather_axis = 0 root = [3] : (tensor<8x4xf32>) -> tensor<32x4xf32>
    %gather_2 = shard.gather %arg0 on @g grid_axes = [0] gather_axis = 1 root = [%arg1] : (tensor<8x4xf32>, index) -> tensor<8x8xf32>
    %reduce = shard.reduce %arg0 on @g grid_axes = [0] root = [0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %reduce_3 = shard.reduce %arg2 on @g grid_axes = [0, 1] reduction =  generic root = [%arg1, %arg1] : (tensor<i8>, index, index) -> tensor<i16>
    %scatter = shard.scatter %arg0 on @g grid_axes = [1] scatter_axis = 0 root = [2] : (tensor<8x4xf32>) -> tensor<2x4xf32>
    %scatter_4 = shard.scatter %arg0 on @g grid_axes = [0] scatter_axis = 1 root = [%arg1] {fair} : (tensor<8x4xf32>, index) -> tensor<8x2xf32>
    %send = shard.send %arg0 on @g grid_axes = [0] destination = [1] : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %send_5 = shard.send %arg0 on @g grid_axes = [0, 1] destination = [%arg1, 2] : (tensor<8x4xf32>, index) -> tensor<8x4xf32>
    %recv = shard.recv %arg0 on @g grid_axes = [0] source = [1] : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %recv_6 = shard.recv %arg0 on @g grid_axes = [0] source = [%arg1] : (tensor<8x4xf32>, index) -> tensor<8x4xf32>
    %recv_7 = shard.recv %arg0 on @g grid_axes = [0] {anyone} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    return
  }
}

// -----
module {
  shard.grid @g(shape = ?x4)
  func.func @edges(%arg0: tensor<8x4xf32>, %arg1: memref<?xi8>, %arg2: i64) {
    %0 = shard.update_halo %arg0 on @g split_axes = [[0], [1]] halo_sizes = [1, 1, 2, 0] : tensor<8x4xf32>
    %1 = shard.update_halo %arg1 on @g split_axes = [[1]] halo_sizes = [%arg2, 3] {soon} : memref<?xi8>
    %2 = shard.update_halo %arg0 on @g split_axes = [[0]] : tensor<8x4xf32>
    return
  }
}

// -----
module @outer {
  shard.grid @g(shape = 3)
  module @inner {
    func.func @f() {
      %proc_linear_idx = shard.process_linear_index on @h : index
      return
    }
    shard.grid @h(shape = 5x6)
  }
  "test.op"() {a = #shard<axisarray[[0, 1], [2]]>, b = #shard<axisarray[[]]>, c = #shard<partial min>} : () -> ()
}

// -----
module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index) {
    %sharding = shard.sharding @g split_axes = [[0, 1]] sharded_dims_offsets = [0, 1, 1, 1, 1, 1, 1] : !shard.sharding
    return
  }
}

// -----
module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index) {
    %sharding = shard.sharding @g split_axes = [[7], []] : !shard.sharding
    return
  }
}

// -----
module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index) {
    %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @g[%arg2] split_axes = [0, 0] : index, index
    return
  }
}

// -----
module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index) {
    %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @g[%arg2] split_axes = [5] : index, index
    return
  }
}

// -----
module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index) {
    %0 = shard.update_halo %arg0 on @g split_axes = [[5], [5]] halo_sizes = [1, 1] : tensor<8x4xf32>
    return
  }
}

