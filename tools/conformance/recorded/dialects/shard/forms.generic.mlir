"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 4>, sym_name = "line"}> : () -> ()
  "shard.grid"() <{shape = array<i64: 2, 3>, sym_name = "plane"}> {fast} : () -> ()
  "shard.grid"() <{shape = array<i64: -9223372036854775808, 2, -9223372036854775808>, sym_name = "unknown"}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "places"}> ({
    %0 = "shard.grid_shape"() <{axes = array<i16>, grid = @line}> : () -> index
    %1:2 = "shard.grid_shape"() <{axes = array<i16>, grid = @plane}> : () -> (index, index)
    %2 = "shard.grid_shape"() <{axes = array<i16: 1>, grid = @plane}> : () -> index
    %3:2 = "shard.grid_shape"() <{axes = array<i16: 2, 0>, grid = @unknown}> {some} : () -> (index, index)
    %4:3 = "shard.process_multi_index"() <{axes = array<i16>, grid = @unknown}> : () -> (index, index, index)
    %5 = "shard.process_multi_index"() <{axes = array<i16: 1>, grid = @unknown}> : () -> index
    %6 = "shard.process_linear_index"() <{grid = @line}> : () -> index
    %7 = "shard.process_linear_index"() <{grid = @plane}> {own} : () -> index
    %8:2 = "shard.neighbors_linear_indices"(%5, %2) <{grid = @plane, split_axes = array<i16: 0>}> : (index, index) -> (index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x4xf32>, i64, i64, index, index) -> !shard.sharding, sym_name = "cut"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: i64, %arg2: i64, %arg3: index, %arg4: index):
    %0 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding
    %1 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[], [0, 2]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> {twice} : () -> !shard.sharding
    %2 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding
    %3 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[1]]>, static_halo_sizes = array<i64: 1, 2>, static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding
    %4 = "shard.sharding"(%arg1, %arg2) <{grid = @g, operandSegmentSizes = array<i32: 0, 2>, split_axes = #shard<axisarray[[1], [0]]>, static_halo_sizes = array<i64: 1, -9223372036854775808, 0, -9223372036854775808>, static_sharded_dims_offsets = array<i64>}> : (i64, i64) -> !shard.sharding
    %5 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64: 0, 3, 8>}> : () -> !shard.sharding
    %6 = "shard.sharding"(%arg1, %arg2) <{grid = @g, operandSegmentSizes = array<i32: 2, 0>, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64: 0, -9223372036854775808, -9223372036854775808>}> : (i64, i64) -> !shard.sharding
    %7 = "shard.shard"(%arg0, %0) : (tensor<8x4xf32>, !shard.sharding) -> tensor<8x4xf32>
    %8 = "shard.shard"(%7, %1) <{annotate_for_users}> {again} : (tensor<8x4xf32>, !shard.sharding) -> tensor<8x4xf32>
    %9 = "shard.get_sharding"(%8) : (tensor<8x4xf32>) -> !shard.sharding
    %10:2 = "shard.shard_shape"(%0) <{device = array<i64: 0, 0, 1>, dims = array<i64: 8, 4>, operandSegmentSizes = array<i32: 0, 1, 0>}> : (!shard.sharding) -> (index, index)
    %11:2 = "shard.shard_shape"(%arg3, %9, %arg3, %arg4) <{device = array<i64: -9223372036854775808, 0, -9223372036854775808>, dims = array<i64: -9223372036854775808, 4>, operandSegmentSizes = array<i32: 1, 1, 2>}> {any} : (index, !shard.sharding, index, index) -> (index, index)
    "func.return"(%9) : (!shard.sharding) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x4xf32>, memref<2xi8>, tensor<?x?xf16>) -> (), sym_name = "among_all"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: memref<2xi8>, %arg2: tensor<?x?xf16>):
    %0 = "shard.all_gather"(%arg0) <{gather_axis = 0 : index, grid = @g, grid_axes = array<i16>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = "shard.all_gather"(%arg0) <{gather_axis = 1 : index, grid = @g, grid_axes = array<i16: 0, 1>}> {wide} : (tensor<8x4xf32>) -> tensor<8x32xf32>
    %2 = "shard.all_gather"(%arg2) <{gather_axis = 0 : index, grid = @g, grid_axes = array<i16: 1>}> : (tensor<?x?xf16>) -> tensor<?x?xf16>
    %3 = "shard.all_reduce"(%arg0) <{grid = @g, grid_axes = array<i16>, reduction = #shard<partial sum>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %4 = "shard.all_reduce"(%arg0) <{grid = @g, grid_axes = array<i16: 1>, reduction = #shard<partial max>}> : (tensor<8x4xf32>) -> tensor<8x4xf64>
    %5 = "shard.all_reduce"(%arg1) <{grid = @g, grid_axes = array<i16>, reduction = #shard<partial bitwise_xor>}> : (memref<2xi8>) -> memref<2xi8>
    %6 = "shard.all_reduce"(%arg0) <{grid = @g, grid_axes = array<i16>, reduction = #shard<partial sum>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %7 = "shard.all_slice"(%arg0) <{grid = @g, grid_axes = array<i16: 1>, slice_axis = 0 : index}> : (tensor<8x4xf32>) -> tensor<2x4xf32>
    %8 = "shard.all_slice"(%arg2) <{grid = @g, grid_axes = array<i16: 1>, slice_axis = 1 : index}> {thin} : (tensor<?x?xf16>) -> tensor<?x?xf16>
    %9 = "shard.all_to_all"(%arg0) <{concat_axis = 1 : index, grid = @g, grid_axes = array<i16: 1>, split_axis = 0 : index}> : (tensor<8x4xf32>) -> tensor<2x16xf32>
    %10 = "shard.all_to_all"(%arg0) <{concat_axis = 1 : index, grid = @g, grid_axes = array<i16>, split_axis = 1 : index}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %11 = "shard.reduce_scatter"(%arg0) <{grid = @g, grid_axes = array<i16: 0>, reduction = #shard<partial sum>, scatter_axis = 0 : index}> : (tensor<8x4xf32>) -> tensor<4x4xf64>
    %12 = "shard.reduce_scatter"(%arg0) <{grid = @g, grid_axes = array<i16: 0>, reduction = #shard<partial average>, scatter_axis = 1 : index}> : (tensor<8x4xf32>) -> tensor<8x2xf32>
    %13 = "shard.shift"(%arg0) <{grid = @g, grid_axes = array<i16: 1>, offset = 2 : i64, shift_axis = 1 : index}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %14 = "shard.shift"(%arg0) <{grid = @g, grid_axes = array<i16: 0, 1>, offset = -1 : i64, rotate, shift_axis = 0 : index}> {round} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x4xf32>, index, tensor<i8>) -> (), sym_name = "with_one"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: index, %arg2: tensor<i8>):
    %0 = "shard.broadcast"(%arg0) <{grid = @g, grid_axes = array<i16: 0>, root = array<i64: 1>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = "shard.broadcast"(%arg2, %arg1) <{grid = @g, grid_axes = array<i16: 1, 0>, root = array<i64: -9223372036854775808, 0>}> : (tensor<i8>, index) -> tensor<i8>
    %2 = "shard.broadcast"(%arg0) <{grid = @g, grid_axes = array<i16>, root = array<i64>}> {whole} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %3 = "shard.gather"(%arg0) <{gather_axis = 0 : index, grid = @g, grid_axes = array<i16: 1>, root = array<i64: 3>}> : (tensor<8x4xf32>) -> tensor<32x4xf32>
    %4 = "shard.gather"(%arg0, %arg1) <{gather_axis = 1 : index, grid = @g, grid_axes = array<i16: 0>, root = array<i64: -9223372036854775808>}> : (tensor<8x4xf32>, index) -> tensor<8x8xf32>
    %5 = "shard.reduce"(%arg0) <{grid = @g, grid_axes = array<i16: 0>, reduction = #shard<partial sum>, root = array<i64: 0>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %6 = "shard.reduce"(%arg2, %arg1, %arg1) <{grid = @g, grid_axes = array<i16: 0, 1>, reduction = #shard<partial generic>, root = array<i64: -9223372036854775808, -9223372036854775808>}> : (tensor<i8>, index, index) -> tensor<i16>
    %7 = "shard.scatter"(%arg0) <{grid = @g, grid_axes = array<i16: 1>, root = array<i64: 2>, scatter_axis = 0 : index}> : (tensor<8x4xf32>) -> tensor<2x4xf32>
    %8 = "shard.scatter"(%arg0, %arg1) <{grid = @g, grid_axes = array<i16: 0>, root = array<i64: -9223372036854775808>, scatter_axis = 1 : index}> {fair} : (tensor<8x4xf32>, index) -> tensor<8x2xf32>
    %9 = "shard.send"(%arg0) <{destination = array<i64: 1>, grid = @g, grid_axes = array<i16: 0>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %10 = "shard.send"(%arg0, %arg1) <{destination = array<i64: -9223372036854775808, 2>, grid = @g, grid_axes = array<i16: 0, 1>}> : (tensor<8x4xf32>, index) -> tensor<8x4xf32>
    %11 = "shard.recv"(%arg0) <{grid = @g, grid_axes = array<i16: 0>, source = array<i64: 1>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %12 = "shard.recv"(%arg0, %arg1) <{grid = @g, grid_axes = array<i16: 0>, source = array<i64: -9223372036854775808>}> : (tensor<8x4xf32>, index) -> tensor<8x4xf32>
    %13 = "shard.recv"(%arg0) <{grid = @g, grid_axes = array<i16: 0>}> {anyone} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: -9223372036854775808, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x4xf32>, memref<?xi8>, i64) -> (), sym_name = "edges"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: memref<?xi8>, %arg2: i64):
    %0 = "shard.update_halo"(%arg0) <{grid = @g, split_axes = #shard<axisarray[[0], [1]]>, static_halo_sizes = array<i64: 1, 1, 2, 0>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = "shard.update_halo"(%arg1, %arg2) <{grid = @g, split_axes = #shard<axisarray[[1]]>, static_halo_sizes = array<i64: -9223372036854775808, 3>}> {soon} : (memref<?xi8>, i64) -> memref<?xi8>
    %2 = "shard.update_halo"(%arg0) <{grid = @g, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() <{sym_name = "outer"}> ({
  "shard.grid"() <{shape = array<i64: 3>, sym_name = "g"}> : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
      %0 = "shard.process_linear_index"() <{grid = @h}> : () -> index
      "func.return"() : () -> ()
    }) : () -> ()
    "shard.grid"() <{shape = array<i64: 5, 6>, sym_name = "h"}> : () -> ()
  }) : () -> ()
  "test.op"() {a = #shard<axisarray[[0, 1], [2]]>, b = #shard<axisarray[[]]>, c = #shard<partial min>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<?x4xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index):
    %0 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0, 1]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64: 0, 1, 1, 1, 1, 1, 1>}> : () -> !shard.sharding
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<?x4xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index):
    %0 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[7], []]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<?x4xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index):
    %0:2 = "shard.neighbors_linear_indices"(%arg2) <{grid = @g, split_axes = array<i16: 0, 0>}> : (index) -> (index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<?x4xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index):
    %0:2 = "shard.neighbors_linear_indices"(%arg2) <{grid = @g, split_axes = array<i16: 5>}> : (index) -> (index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<?x4xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index):
    %0 = "shard.update_halo"(%arg0) <{grid = @g, split_axes = #shard<axisarray[[5], [5]]>, static_halo_sizes = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

