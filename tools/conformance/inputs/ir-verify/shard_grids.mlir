// ODS: mlir/Dialect/Shard/IR/ShardOps.td
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
// expected-error @+1 {{Unexpected number of results 1. Expected 2.}}
%r:1 = "shard.grid_shape"() <{grid = @g}>  : () -> (index)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
// expected-error @+1 {{Unexpected number of results 2. Expected 1.}}
%r:2 = "shard.grid_shape"() <{axes = array<i16: 1>, grid = @g}>  : () -> (index, index)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%r:2 = "shard.grid_shape"() <{axes = array<i16: 1, 0>, grid = @g}>  : () -> (index, index)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
// expected-error @+1 {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
%r:1 = "shard.grid_shape"() <{axes = array<i16: 2>, grid = @g}>  : () -> (index)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
// expected-error @+1 {{Grid axes contains duplicate elements.}}
%r:2 = "shard.grid_shape"() <{axes = array<i16: 0, 0>, grid = @g}>  : () -> (index, index)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
// expected-error @+1 {{Unexpected number of results 1. Expected 2.}}
%r:1 = "shard.process_multi_index"() <{grid = @g}>  : () -> (index)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
// expected-error @+1 {{Unexpected number of results 2. Expected 1.}}
%r:2 = "shard.process_multi_index"() <{axes = array<i16: 1>, grid = @g}>  : () -> (index, index)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%r:2 = "shard.process_multi_index"() <{axes = array<i16: 1, 0>, grid = @g}>  : () -> (index, index)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
// expected-error @+1 {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
%r:1 = "shard.process_multi_index"() <{axes = array<i16: 2>, grid = @g}>  : () -> (index)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
// expected-error @+1 {{Grid axes contains duplicate elements.}}
%r:2 = "shard.process_multi_index"() <{axes = array<i16: 0, 0>, grid = @g}>  : () -> (index, index)
// -----
// expected-error @+1 {{Undefined required grid symbol "h".}}
%r:1 = "shard.process_linear_index"() <{grid = @h}>  : () -> (index)
// -----
// expected-error @+1 {{'shard.grid' op rank of grid is expected to be a positive integer}}
"shard.grid"() <{shape = array<i64>, sym_name = "x"}>  : () -> ()
// -----
// expected-error @+1 {{'shard.grid' op dimension size of a grid is expected to be non-negative or dynamic}}
"shard.grid"() <{shape = array<i64: -1>, sym_name = "x"}>  : () -> ()
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
%r:1 = "shard.all_gather"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, gather_axis = 0 : index}>  : (tensor<2x4xf32>) -> (tensor<4x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Dimension size mismatch for result axis 0. Expected 4, but got 2.}}
%r:1 = "shard.all_gather"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, gather_axis = 0 : index}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Dimension size mismatch for result axis 0. Expected 4, but got 2.}}
%r:1 = "shard.all_gather"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, gather_axis = 0 : index}>  : (tensor<2x4xf32>) -> (tensor<2x5xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Gather axis 2 is out of bounds [0, 2).}}
%r:1 = "shard.all_gather"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, gather_axis = 2 : index}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Dimension size mismatch for result axis 1. Expected 2, but got 4.}}
%r:1 = "shard.all_slice"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, slice_axis = 1 : index}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
%r:1 = "shard.all_slice"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, slice_axis = 1 : index}>  : (tensor<2x4xf32>) -> (tensor<2x2xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Operand dimension size 4 is not divisible by collective device group size 8 for tensor axis 1.}}
%r:1 = "shard.all_slice"(%v#0) <{grid = @g, grid_axes = array<i16: 0, 1>, slice_axis = 1 : index}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Operand dimension size 4 is not divisible by collective device group size 8 for tensor axis 1.}}
%r:1 = "shard.reduce_scatter"(%v#0) <{grid = @g, grid_axes = array<i16: 0, 1>, scatter_axis = 1 : index}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Dimension size mismatch for result axis 1. Expected 8, but got 4.}}
%r:1 = "shard.all_to_all"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, split_axis = 0 : index, concat_axis = 1 : index}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
%r:1 = "shard.all_to_all"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, split_axis = 0 : index, concat_axis = 1 : index}>  : (tensor<2x4xf32>) -> (tensor<1x8xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Out of bounds coordinate 0 for in-group device "root". Got 2, but expected value in the range [0, 1].}}
%r:1 = "shard.broadcast"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, root = array<i64: 2>}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{In-group device "root" has unexpected multi-index size 0. Expected 1.}}
%r:1 = "shard.broadcast"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, root = array<i64>}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Out of bounds coordinate 1 for in-group device "root". Got 4, but expected value in the range [0, 3].}}
%r:1 = "shard.reduce"(%v#0) <{grid = @g, grid_axes = array<i16: 0, 1>, root = array<i64: 1, 4>}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
%r:1 = "shard.send"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, destination = array<i64: 1>}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Out of bounds coordinate 0 for in-group device "destination". Got 3, but expected value in the range [0, 1].}}
%r:1 = "shard.send"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, destination = array<i64: 3>}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Out of bounds coordinate 0 for in-group device "source". Got 2, but expected value in the range [0, 1].}}
%r:1 = "shard.recv"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, source = array<i64: 2>}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Dimension size mismatch for result axis 1. Expected 8, but got 4.}}
%r:1 = "shard.gather"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, gather_axis = 1 : index, root = array<i64: 0>}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Dimension size mismatch for result axis 1. Expected 2, but got 4.}}
%r:1 = "shard.scatter"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, scatter_axis = 1 : index, root = array<i64: 0>}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Invalid shift axis 1. It must be one of the grouping grid axes.}}
%r:1 = "shard.shift"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, shift_axis = 1 : index, offset = 1 : i64}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
%r:1 = "shard.shift"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, shift_axis = 0 : index, offset = 1 : i64}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: -9223372036854775808, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{Dimension size mismatch for result axis 0. Expected dynamic, but got 2.}}
%r:1 = "shard.all_gather"(%v#0) <{grid = @g, grid_axes = array<i16: 0>, gather_axis = 0 : index}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
%v:1 = "test.values"() : () -> (tensor<2x4xf32>)
// expected-error @+1 {{0-based grid axis index 3 is out of bounds. The referenced grid "g" is of rank 2.}}
%r:1 = "shard.all_reduce"(%v#0) <{grid = @g, grid_axes = array<i16: 3>}>  : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
