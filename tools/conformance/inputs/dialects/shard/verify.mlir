// ODS: mlir/Dialect/Shard/IR/ShardOps.td

// Grids.
// expected-error @below {{'shard.grid' op rank of grid is expected to be a positive integer}}
"shard.grid"() {shape = array<i64>, sym_name = "g"} : () -> ()

// -----

// expected-error @below {{'shard.grid' op dimension size of a grid is expected to be non-negative or dynamic}}
"shard.grid"() {shape = array<i64: 2, -1>, sym_name = "g"} : () -> ()

// -----

// expected-error @below {{custom op 'shard.grid' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".}}
shard.grid @g(shape = )

// -----

// Names of grids.
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Undefined required grid symbol "h".}}
  %0 = shard.process_linear_index on @h : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Undefined required grid symbol "f".}}
  %0 = shard.process_linear_index on @f : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Undefined required grid symbol "h".}}
  %0:2 = shard.grid_shape @h : index, index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Undefined required grid symbol "h".}}
  %0 = shard.all_reduce %t on @h : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

// Numbers of results.
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Unexpected number of results 3. Expected 2.}}
  %0:3 = shard.grid_shape @g : index, index, index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Unexpected number of results 2. Expected 1.}}
  %0:2 = shard.grid_shape @g axes = [1] : index, index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Unexpected number of results 1. Expected 2.}}
  %0 = shard.process_multi_index on @g : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Unexpected number of results 1. Expected 2.}}
  %0 = shard.process_multi_index on @g axes = [0, 1] : index
  return
}

// -----

// Axes.
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.grid_shape @g axes = [2] : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{0-based grid axis index -1 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.grid_shape @g axes = [-1] : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Grid axes contains duplicate elements.}}
  %0:2 = shard.grid_shape @g axes = [1, 1] : index, index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{0-based grid axis index 7 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.process_multi_index on @g axes = [7] : index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.all_gather %t on @g grid_axes = [0, 2] gather_axis = 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.all_reduce %t on @g grid_axes = [0, 2] : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.all_slice %t on @g grid_axes = [0, 2] slice_axis = 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.all_to_all %t on @g grid_axes = [0, 2] split_axis = 0 concat_axis = 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.reduce_scatter %t on @g grid_axes = [0, 2] scatter_axis = 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.shift %t on @g grid_axes = [0, 2] shift_axis = 0 offset = 1 : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Grid axes contains duplicate elements.}}
  %0 = shard.broadcast %t on @g grid_axes = [1, 0, 1] root = [0, 0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Grid axes contains duplicate elements.}}
  %0 = shard.gather %t on @g grid_axes = [1, 0, 1] gather_axis = 0 root = [0, 0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Grid axes contains duplicate elements.}}
  %0 = shard.reduce %t on @g grid_axes = [1, 0, 1] root = [0, 0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Grid axes contains duplicate elements.}}
  %0 = shard.scatter %t on @g grid_axes = [1, 0, 1] scatter_axis = 0 root = [0, 0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Grid axes contains duplicate elements.}}
  %0 = shard.send %t on @g grid_axes = [1, 0, 1] destination = [0, 0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Grid axes contains duplicate elements.}}
  %0 = shard.recv %t on @g grid_axes = [1, 0, 1] source = [0, 0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

// Devices within a group.
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{In-group device "root" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.broadcast %t on @g grid_axes = [1] root = [0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Out of bounds coordinate 1 for in-group device "root". Got 4, but expected value in the range [0, 3].}}
  %0 = shard.broadcast %t on @g grid_axes = [0, 1] root = [1, 4] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{In-group device "root" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.gather %t on @g grid_axes = [1] gather_axis = 0 root = [0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Out of bounds coordinate 1 for in-group device "root". Got 4, but expected value in the range [0, 3].}}
  %0 = shard.gather %t on @g grid_axes = [0, 1] gather_axis = 0 root = [1, 4] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{In-group device "root" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.reduce %t on @g grid_axes = [1] root = [0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Out of bounds coordinate 1 for in-group device "root". Got 4, but expected value in the range [0, 3].}}
  %0 = shard.reduce %t on @g grid_axes = [0, 1] root = [1, 4] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{In-group device "root" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.scatter %t on @g grid_axes = [1] scatter_axis = 0 root = [0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Out of bounds coordinate 1 for in-group device "root". Got 4, but expected value in the range [0, 3].}}
  %0 = shard.scatter %t on @g grid_axes = [0, 1] scatter_axis = 0 root = [1, 4] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{In-group device "destination" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.send %t on @g grid_axes = [1] destination = [0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Out of bounds coordinate 1 for in-group device "destination". Got 4, but expected value in the range [0, 3].}}
  %0 = shard.send %t on @g grid_axes = [0, 1] destination = [1, 4] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{In-group device "source" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.recv %t on @g grid_axes = [1] source = [0, 0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Out of bounds coordinate 1 for in-group device "source". Got 4, but expected value in the range [0, 3].}}
  %0 = shard.recv %t on @g grid_axes = [0, 1] source = [1, 4] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

// Shapes of what is exchanged.
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Gather axis 2 is out of bounds [0, 2).}}
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 2 : tensor<8x4xf32> -> tensor<16x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Gather axis -1 is out of bounds [0, 2).}}
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = -1 : tensor<8x4xf32> -> tensor<16x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 0. Expected 16, but got 24.}}
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 0 : tensor<8x4xf32> -> tensor<24x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 1. Expected 4, but got 8.}}
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 0 : tensor<8x4xf32> -> tensor<16x8xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 0. Expected dynamic, but got 16.}}
  %0 = shard.all_gather %d on @g grid_axes = [0] gather_axis = 0 : tensor<?x4xf32> -> tensor<16x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 1. Expected 16, but got 8.}}
  %0 = shard.gather %t on @g grid_axes = [1] gather_axis = 1 root = [0] : (tensor<8x4xf32>) -> tensor<8x8xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Gather axis 3 is out of bounds [0, 2).}}
  %0 = shard.gather %t on @g grid_axes = [1] gather_axis = 3 root = [0] : (tensor<8x4xf32>) -> tensor<8x16xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 1. Expected 4, but got 2.}}
  %0 = shard.all_slice %t on @g grid_axes = [0] slice_axis = 0 : tensor<8x4xf32> -> tensor<4x2xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 0. Expected 4, but got 8.}}
  %0 = shard.all_slice %t on @g grid_axes = [0] slice_axis = 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 3x2)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Operand dimension size 8 is not divisible by collective device group size 3 for tensor axis 0.}}
  %0 = shard.all_slice %t on @g grid_axes = [0] slice_axis = 0 : tensor<8x4xf32> -> tensor<2x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 1. Expected 4, but got 2.}}
  %0 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 0 : tensor<8x4xf32> -> tensor<4x2xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 0. Expected 4, but got 8.}}
  %0 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 3x2)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Operand dimension size 8 is not divisible by collective device group size 3 for tensor axis 0.}}
  %0 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 0 : tensor<8x4xf32> -> tensor<2x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 1. Expected 2, but got 4.}}
  %0 = shard.scatter %t on @g grid_axes = [0] scatter_axis = 1 root = [0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 3x2)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Operand dimension size 4 is not divisible by collective device group size 3 for tensor axis 1.}}
  %0 = shard.scatter %t on @g grid_axes = [0] scatter_axis = 1 root = [0] : (tensor<8x4xf32>) -> tensor<8x1xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 1. Expected 8, but got 4.}}
  %0 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<8x4xf32> -> tensor<4x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 0. Expected 4, but got 8.}}
  %0 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<8x4xf32> -> tensor<8x8xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Dimension size mismatch for result axis 1. Expected 4, but got 8.}}
  %0 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 1 concat_axis = 1 : tensor<8x4xf32> -> tensor<8x8xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Invalid shift axis 1. It must be one of the grouping grid axes.}}
  %0 = shard.shift %t on @g grid_axes = [0] shift_axis = 1 offset = 1 : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{Invalid shift axis 0. It must be one of the grouping grid axes.}}
  %0 = shard.shift %t on @g shift_axis = 0 offset = 1 : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

// What the definitions themselves ask.
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.all_reduce' op requires the same shape for all operands and results}}
  %0 = "shard.all_reduce"(%t) {grid = @g} : (tensor<8x4xf32>) -> tensor<8x5xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.all_gather' op requires the same element type for all operands and results}}
  %0 = "shard.all_gather"(%t) {grid = @g, gather_axis = 0 : index} : (tensor<8x4xf32>) -> tensor<8x4xf64>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.all_gather' op result type has different rank than operands}}
  %0 = "shard.all_gather"(%t) {grid = @g, gather_axis = 0 : index} : (tensor<8x4xf32>) -> tensor<32xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.all_gather' op attribute 'gather_axis' failed to satisfy constraint: index attribute}}
  %0 = "shard.all_gather"(%t) {grid = @g, gather_axis = 0 : i64} : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.broadcast' op failed to verify that all of {input, result} have same shape}}
  %0 = "shard.broadcast"(%t) {grid = @g, root = array<i64>} : (tensor<8x4xf32>) -> tensor<8x5xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.broadcast' op failed to verify that all of {input, result} have same element type}}
  %0 = "shard.broadcast"(%t) {grid = @g, root = array<i64>} : (tensor<8x4xf32>) -> tensor<8x4xf64>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.broadcast' op failed to verify that all of {input, result} have same shape}}
  %0 = "shard.broadcast"(%t) {grid = @g, root = array<i64>} : (tensor<8x4xf32>) -> tensor<4x8xf64>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.gather' op failed to verify that all of {input, result} have same rank}}
  %0 = "shard.gather"(%t) {grid = @g, gather_axis = 0 : index, root = array<i64>} : (tensor<8x4xf32>) -> tensor<32xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.scatter' op failed to verify that all of {input, result} have same element type}}
  %0 = "shard.scatter"(%t) {grid = @g, scatter_axis = 0 : index, root = array<i64>} : (tensor<8x4xf32>) -> tensor<8x4xf16>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.shift' op requires the same shape for all operands and results}}
  %0 = "shard.shift"(%t) {grid = @g, shift_axis = 0 : index, offset = 1 : i64} : (tensor<8x4xf32>) -> tensor<8x5xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.shift' op requires attribute 'offset'}}
  %0 = "shard.shift"(%t) {grid = @g, shift_axis = 0 : index} : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.shift' op attribute 'grid' failed to satisfy constraint: flat symbol reference attribute}}
  %0 = "shard.shift"(%t) {grid = "g", shift_axis = 0 : index, offset = 1 : i64} : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.get_sharding' op operand #0 must be ranked tensor of any type values, but got 'index'}}
  %0 = "shard.get_sharding"(%i) : (index) -> !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.shard' op operand #1 must be sharding definition, but got 'index'}}
  %0 = "shard.shard"(%t, %i) : (tensor<8x4xf32>, index) -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.get_sharding' op result #0 must be sharding definition, but got 'index'}}
  %0 = "shard.get_sharding"(%t) : (tensor<8x4xf32>) -> index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  // expected-error @below {{'shard.shard' op failed to verify that all of {result, src} have same type}}
  %0 = "shard.shard"(%t, %s) : (tensor<8x4xf32>, !shard.sharding) -> tensor<8x5xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.update_halo' op failed to verify that result has same type as destination}}
  %0 = "shard.update_halo"(%t) {grid = @g, split_axes = #shard<axisarray[[0]]>} : (tensor<8x4xf32>) -> tensor<8x5xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.grid_shape' op attribute 'axes' failed to satisfy constraint: i16 dense array attribute}}
  %0 = "shard.grid_shape"() {grid = @g, axes = array<i64: 0>} : () -> index
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{expected '['}}
  %0 = shard.sharding @g split_axes = 0 : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{expected attribute value}}
  %0 = shard.all_gather %t on g gather_axis = 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{grid axis duplicated}}
  %0 = shard.sharding @g split_axes = [[0], [0]] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{grid axis is expected to be non-negative}}
  %0 = shard.sharding @g split_axes = [[-1]] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'shard.sharding' op halo sizes and shard offsets are mutually exclusive}}
  %0 = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 1] sharded_dims_offsets = [0, 2, 3] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{halo sizes must be specified for all split axes.}}
  %0 = shard.sharding @g split_axes = [[0]] halo_sizes = [1] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{sharded dims offsets has wrong size.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{sharded dims offsets must be non-decreasing.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2, 1] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = ?x4)
func.func @f(%t: tensor<8x4xf32>, %d: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{sharded dims offsets are not allowed for device grids with dynamic shape.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2, 3] : !shard.sharding
  return
}
