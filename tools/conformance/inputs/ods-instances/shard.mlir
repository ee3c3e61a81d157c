shard.grid @grid(shape = 2x4)

func.func @roots(%data: tensor<4x4xf32>, %at: index) {
  %0 = shard.broadcast %data on @grid grid_axes = [1] root = [%at] : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
  %1 = shard.gather %data on @grid grid_axes = [1] gather_axis = 1 root = [%at] : (tensor<4x4xf32>, index) -> tensor<4x16xf32>
  %2 = shard.reduce %data on @grid grid_axes = [1] root = [%at] : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
  %3 = shard.scatter %data on @grid grid_axes = [1] scatter_axis = 1 root = [%at] : (tensor<4x4xf32>, index) -> tensor<4x1xf32>
  shard.send %data on @grid grid_axes = [1] destination = [%at] : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
  %5 = shard.recv %data on @grid grid_axes = [1] source = [%at] : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
  %6 = shard.shift %data on @grid grid_axes = [1] shift_axis = 1 offset = 2 : tensor<4x4xf32> -> tensor<4x4xf32>
  return
}

// -----

%sharding = "scaffold.value"() : () -> !shard.sharding
"shard.shard_shape"(%sharding) <{dims = array<i64>, device = array<i64>, operandSegmentSizes = array<i32: 0, 1, 0>}> : (!shard.sharding) -> ()
