// ODS: mlir/Dialect/GPU/IR/GPUOps.td
%v:2 = "test.values"() : () -> (memref<4xf64>, memref<2x4xbf16>)
// expected-error @+1 {{'gpu.memcpy' op arguments have incompatible element type}}
"gpu.memcpy"(%v#0, %v#1)  : (memref<4xf64>, memref<2x4xbf16>) -> ()
// -----
%v:2 = "test.values"() : () -> (memref<4xf64>, memref<2x4xf64>)
// expected-error @+1 {{'gpu.memcpy' op arguments have incompatible shape}}
"gpu.memcpy"(%v#0, %v#1)  : (memref<4xf64>, memref<2x4xf64>) -> ()
// -----
%v:2 = "test.values"() : () -> (memref<4xf64>, memref<?xf64>)
"gpu.memcpy"(%v#0, %v#1)  : (memref<4xf64>, memref<?xf64>) -> ()
// -----
%v:2 = "test.values"() : () -> (f32, i32)
// expected-error @+1 {{'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast}}
%r:1 = "gpu.subgroup_broadcast"(%v#0, %v#1) <{broadcast_type = #gpu<broadcast first_active_lane>}>  : (f32, i32) -> (f32)
// -----
%v:1 = "test.values"() : () -> (f32)
// expected-error @+1 {{'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast}}
%r:1 = "gpu.subgroup_broadcast"(%v#0) <{broadcast_type = #gpu<broadcast specific_lane>}>  : (f32) -> (f32)
// -----
%v:2 = "test.values"() : () -> (f32, i32)
%r:1 = "gpu.subgroup_broadcast"(%v#0, %v#1) <{broadcast_type = #gpu<broadcast specific_lane>}>  : (f32, i32) -> (f32)
// -----
%v:1 = "test.values"() : () -> (index)
// expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.}}
"gpu.warp_execute_on_lane_0"(%v#0) <{warp_size = 32 : i64}> ({
^bb0(%a: i32):
"gpu.yield"() : () -> ()
}) : (index) -> ()
// -----
%v:2 = "test.values"() : () -> (index, i32)
// expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
"gpu.warp_execute_on_lane_0"(%v#0, %v#1) <{warp_size = 32 : i64}> ({
^bb0(%a: i64):
"gpu.yield"() : () -> ()
}) : (index, i32) -> ()
// -----
%v:2 = "test.values"() : () -> (index, vector<4xf32>)
"gpu.warp_execute_on_lane_0"(%v#0, %v#1) <{warp_size = 32 : i64}> ({
^bb0(%a: vector<128xf32>):
"gpu.yield"() : () -> ()
}) : (index, vector<4xf32>) -> ()
// -----
%v:2 = "test.values"() : () -> (index, vector<4xf32>)
// expected-error @+1 {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<64xf32>' to 'vector<4xf32>' with warp size = 32}}
"gpu.warp_execute_on_lane_0"(%v#0, %v#1) <{warp_size = 32 : i64}> ({
^bb0(%a: vector<64xf32>):
"gpu.yield"() : () -> ()
}) : (index, vector<4xf32>) -> ()
// -----
%v:2 = "test.values"() : () -> (index, vector<4xf32>)
// expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
"gpu.warp_execute_on_lane_0"(%v#0, %v#1) <{warp_size = 32 : i64}> ({
^bb0(%a: vector<128xf64>):
"gpu.yield"() : () -> ()
}) : (index, vector<4xf32>) -> ()
// -----
%v:2 = "test.values"() : () -> (index, vector<4x2xf32>)
// expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #1 (3) to be a multipler of the distributed vector dimension (2)}}
"gpu.warp_execute_on_lane_0"(%v#0, %v#1) <{warp_size = 32 : i64}> ({
^bb0(%a: vector<4x3xf32>):
"gpu.yield"() : () -> ()
}) : (index, vector<4x2xf32>) -> ()
// -----
%v:1 = "test.values"() : () -> (index)
// expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
"gpu.warp_execute_on_lane_0"(%v#0) <{warp_size = 32 : i64}> ({
%y = "test.values"() : () -> i32
"gpu.yield"(%y) : (i32) -> ()
}) : (index) -> ()
// -----
%v:1 = "test.values"() : () -> (index)
// expected-error @+1 {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<32xf32>' to 'vector<2xf32>' with warp size = 32}}
%r:1 = "gpu.warp_execute_on_lane_0"(%v#0) <{warp_size = 32 : i64}> ({
%y = "test.values"() : () -> vector<32xf32>
"gpu.yield"(%y) : (vector<32xf32>) -> ()
}) : (index) -> (vector<2xf32>)
// -----
%v:1 = "test.values"() : () -> (index)
%r:1 = "gpu.warp_execute_on_lane_0"(%v#0) <{warp_size = 32 : i64}> ({
%y = "test.values"() : () -> vector<32xf32>
"gpu.yield"(%y) : (vector<32xf32>) -> ()
}) : (index) -> (vector<1xf32>)
// -----
%r:1 = "gpu.dynamic_shared_memory"()  : () -> (memref<?xi8, #gpu.address_space<workgroup>>)
// -----
// expected-error @+1 {{'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
%r:1 = "gpu.dynamic_shared_memory"()  : () -> (memref<4xi8, #gpu.address_space<workgroup>>)
// -----
// expected-error @+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
%r:1 = "gpu.dynamic_shared_memory"()  : () -> (memref<?xi8>)
// -----
%v:1 = "test.values"() : () -> (f32)
// expected-error @+1 {{'gpu.rotate' op offset must be in the range [0, 32)}}
%r:2 = "gpu.rotate"(%v#0) <{offset = 32 : i32, width = 32 : i32}>  : (f32) -> (f32, i1)
