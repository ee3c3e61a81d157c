"builtin.module"() ({
  "func.func"() <{function_type = (index, tensor<?x4xf32>, tensor<*xi8>) -> tensor<?x4xf32>, sym_name = "tensors"}> ({
  ^bb0(%arg0: index, %arg1: tensor<?x4xf32>, %arg2: tensor<*xi8>):
    %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf32>
    %1 = "bufferization.alloc_tensor"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (index, index) -> tensor<?x?xf32>
    %2 = "bufferization.alloc_tensor"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %3 = "bufferization.alloc_tensor"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> {note} : (index, index) -> tensor<?xf32>
    %4 = "bufferization.alloc_tensor"(%arg1, %arg0) <{memory_space = 3 : i64, operandSegmentSizes = array<i32: 0, 1, 1>}> : (tensor<?x4xf32>, index) -> tensor<?x4xf32>
    %5 = "bufferization.alloc_tensor"() <{memory_space = "fast", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<i32>
    "bufferization.dealloc_tensor"(%0) : (tensor<4xf32>) -> ()
    "bufferization.dealloc_tensor"(%arg2) {note} : (tensor<*xi8>) -> ()
    "func.return"(%4) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<4x8xf32>, memref<4x8xf32>, tensor<*xf32>, memref<*xf32>) -> (), sym_name = "materialized"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: tensor<*xf32>, %arg4: memref<*xf32>):
    %0 = "bufferization.materialize_in_destination"(%arg0, %arg1) : (tensor<4x?xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "bufferization.materialize_in_destination"(%arg3, %arg3) {note} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    "bufferization.materialize_in_destination"(%arg0, %arg2) <{writable}> : (tensor<4x?xf32>, memref<4x8xf32>) -> ()
    "bufferization.materialize_in_destination"(%0, %arg2) <{restrict, writable}> {note} : (tensor<4x8xf32>, memref<4x8xf32>) -> ()
    "bufferization.materialize_in_destination"(%arg3, %arg4) <{writable}> : (tensor<*xf32>, memref<*xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>, 1>, memref<*xi8>) -> (tensor<4x?xf32>, memref<4x?xf32>), sym_name = "converted"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: memref<4x?xf32, strided<[?, 1], offset: ?>, 1>, %arg2: memref<*xi8>):
    %0 = "bufferization.to_tensor"(%arg1) : (memref<4x?xf32, strided<[?, 1], offset: ?>, 1>) -> tensor<4x?xf32>
    %1 = "bufferization.to_tensor"(%arg1) <{restrict}> : (memref<4x?xf32, strided<[?, 1], offset: ?>, 1>) -> tensor<4x?xf32>
    %2 = "bufferization.to_tensor"(%arg1) <{restrict, writable}> {note} : (memref<4x?xf32, strided<[?, 1], offset: ?>, 1>) -> tensor<4x?xf32>
    %3 = "bufferization.to_tensor"(%arg2) <{writable}> : (memref<*xi8>) -> tensor<*xi8>
    %4 = "bufferization.to_buffer"(%arg0) : (tensor<4x?xf32>) -> memref<4x?xf32>
    %5 = "bufferization.to_buffer"(%arg0) <{read_only}> {note} : (tensor<4x?xf32>) -> memref<4x?xf32, strided<[?, ?]>, 2>
    %6 = "bufferization.to_buffer"(%3) : (tensor<*xi8>) -> memref<*xi8, 4>
    "func.return"(%2, %4) : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<*xi8>, i1, i1) -> i1, sym_name = "buffers"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<*xi8>, %arg2: i1, %arg3: i1):
    %0 = "bufferization.clone"(%arg0) : (memref<4xf32>) -> memref<4xf32>
    %1 = "bufferization.clone"(%arg0) {note} : (memref<4xf32>) -> memref<?xf32>
    "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> {note} : () -> ()
    "bufferization.dealloc"(%0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xf32>, i1) -> ()
    "bufferization.dealloc"(%0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 2, 2, 0>}> {note} : (memref<4xf32>, memref<*xi8>, i1, i1) -> ()
    %2 = "bufferization.dealloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<4xf32>) -> i1
    %3:2 = "bufferization.dealloc"(%0, %1, %arg2, %arg3, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 2, 2>}> : (memref<4xf32>, memref<?xf32>, i1, i1, memref<4xf32>, memref<*xi8>) -> (i1, i1)
    "func.return"(%3#1) : (i1) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{bufferization.writable = false}, {bufferization.access = "read-write", bufferization.writable = true}, {bufferization.access = "none"}, {bufferization.buffer_layout = #map}, {}], function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, memref<4xf32>) -> (), sym_name = "annotated"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: memref<4xf32>):
    %0 = "bufferization.clone"(%arg4) {bufferization.manual_deallocation} : (memref<4xf32>) -> memref<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{bufferization.access = "read"}, {bufferization.access = "write"}, {bufferization.buffer_layout = strided<[?], offset: ?>}], function_type = (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>) -> (), sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "annotated_allocation"}> ({
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<4xf32>
    "memref.dealloc"(%0) {bufferization.manual_deallocation} : (memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<*xf32>, memref<4xf32, strided<[2]>>) -> (), sym_name = "converted"}> ({
  ^bb0(%arg0: memref<*xf32>, %arg1: memref<4xf32, strided<[2]>>):
    %0 = "bufferization.to_tensor"(%arg0) : (memref<*xf32>) -> tensor<*xf32>
    %1 = "bufferization.to_tensor"(%arg1) <{restrict, writable}> : (memref<4xf32, strided<[2]>>) -> tensor<4xf32>
    %2 = "bufferization.to_buffer"(%1) <{read_only}> : (tensor<4xf32>) -> memref<4xf32, strided<[?]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

