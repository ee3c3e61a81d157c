// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/Bufferization/IR/BufferizationOps.td
%v:2 = "test.values"() : () -> (memref<4xi1>, index)
// expected-error @+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0}}
"memref.dma_wait"(%v#0, %v#1)  : (memref<4xi1>, index) -> ()
// -----
%v:3 = "test.values"() : () -> (memref<4xi1>, index, index)
"memref.dma_wait"(%v#0, %v#1, %v#2)  : (memref<4xi1>, index, index) -> ()
// -----
%v:4 = "test.values"() : () -> (memref<4xi1>, index, index, index)
// expected-error @+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
"memref.dma_wait"(%v#0, %v#1, %v#2, %v#3)  : (memref<4xi1>, index, index, index) -> ()
// -----
%v:3 = "test.values"() : () -> (memref<4xf32>, index, memref<4x4xf32, 1>)
// expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
"memref.dma_start"(%v#0, %v#1, %v#2)  : (memref<4xf32>, index, memref<4x4xf32, 1>) -> ()
// -----
%v:5 = "test.values"() : () -> (memref<4xf32>, index, memref<4x4xf32, 1>, index, index)
// expected-error @+1 {{'memref.dma_start' op expected at least 7 operands}}
"memref.dma_start"(%v#0, %v#1, %v#2, %v#3, %v#4)  : (memref<4xf32>, index, memref<4x4xf32, 1>, index, index) -> ()
// -----
%v:7 = "test.values"() : () -> (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>)
// expected-error @+1 {{'memref.dma_start' op expected at least 8 operands}}
"memref.dma_start"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6)  : (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>) -> ()
// -----
%v:8 = "test.values"() : () -> (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index)
"memref.dma_start"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6, %v#7)  : (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index) -> ()
// -----
%v:9 = "test.values"() : () -> (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index, index)
// expected-error @+1 {{'memref.dma_start' op incorrect number of operands}}
"memref.dma_start"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6, %v#7, %v#8)  : (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index, index) -> ()
// -----
%v:10 = "test.values"() : () -> (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index, index, i32)
// expected-error @+1 {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
"memref.dma_start"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6, %v#7, %v#8, %v#9)  : (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index, index, i32) -> ()
// -----
%v:10 = "test.values"() : () -> (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index, index, index)
"memref.dma_start"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6, %v#7, %v#8, %v#9)  : (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index, index, index) -> ()
// -----
%v:8 = "test.values"() : () -> (memref<4xf32>, i32, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index)
// expected-error @+1 {{'memref.dma_start' op expected source indices to be of index type}}
"memref.dma_start"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6, %v#7)  : (memref<4xf32>, i32, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index) -> ()
// -----
%v:8 = "test.values"() : () -> (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, i32, memref<2xi32>, index)
// expected-error @+1 {{'memref.dma_start' op expected num elements to be of index type}}
"memref.dma_start"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6, %v#7)  : (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, i32, memref<2xi32>, index) -> ()
// -----
%v:8 = "test.values"() : () -> (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, f32, index)
// expected-error @+1 {{'memref.dma_start' op expected tag to be of memref type}}
"memref.dma_start"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6, %v#7)  : (memref<4xf32>, index, memref<4x4xf32, 1>, index, index, index, f32, index) -> ()
// -----
%v:8 = "test.values"() : () -> (f32, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index)
// expected-error @+1 {{'memref.dma_start' op expected source to be of memref type}}
"memref.dma_start"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5, %v#6, %v#7)  : (f32, index, memref<4x4xf32, 1>, index, index, index, memref<2xi32>, index) -> ()
// -----
// expected-error @+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
%r:1 = "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}>  : () -> (i1)
// -----
%v:1 = "test.values"() : () -> (memref<2xf32>)
// expected-error @+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
"bufferization.dealloc"(%v#0) <{operandSegmentSizes = array<i32: 1, 0, 0>}>  : (memref<2xf32>) -> ()
// -----
%v:3 = "test.values"() : () -> (memref<2xf32>, i1, memref<2xf32>)
%r:1 = "bufferization.dealloc"(%v#0, %v#1, %v#2) <{operandSegmentSizes = array<i32: 1, 1, 1>}>  : (memref<2xf32>, i1, memref<2xf32>) -> (i1)
// -----
%v:2 = "test.values"() : () -> (tensor<4xf16>, memref<4xf16>)
// expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
"bufferization.materialize_in_destination"(%v#0, %v#1)  : (tensor<4xf16>, memref<4xf16>) -> ()
// -----
%v:2 = "test.values"() : () -> (tensor<4xf16>, memref<8xf16>)
// expected-error @+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
"bufferization.materialize_in_destination"(%v#0, %v#1) <{writable}>  : (tensor<4xf16>, memref<8xf16>) -> ()
// -----
%v:2 = "test.values"() : () -> (tensor<4xf16>, memref<2x2xf16>)
// expected-error @+1 {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
"bufferization.materialize_in_destination"(%v#0, %v#1) <{writable}>  : (tensor<4xf16>, memref<2x2xf16>) -> ()
// -----
%v:2 = "test.values"() : () -> (tensor<4xf16>, memref<?xf16>)
"bufferization.materialize_in_destination"(%v#0, %v#1) <{writable}>  : (tensor<4xf16>, memref<?xf16>) -> ()
// -----
%v:2 = "test.values"() : () -> (tensor<4xf16>, tensor<4xf16>)
// expected-error @+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
"bufferization.materialize_in_destination"(%v#0, %v#1)  : (tensor<4xf16>, tensor<4xf16>) -> ()
// -----
%v:2 = "test.values"() : () -> (tensor<4xf16>, tensor<4xf16>)
// expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
%r:1 = "bufferization.materialize_in_destination"(%v#0, %v#1) <{writable}>  : (tensor<4xf16>, tensor<4xf16>) -> (tensor<4xf16>)
// -----
%v:2 = "test.values"() : () -> (tensor<4xf16>, tensor<4xf16>)
// expected-error @+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
%r:1 = "bufferization.materialize_in_destination"(%v#0, %v#1) <{restrict}>  : (tensor<4xf16>, tensor<4xf16>) -> (tensor<4xf16>)
// -----
%v:2 = "test.values"() : () -> (tensor<4xf16>, memref<4xf16>)
// expected-error @+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
%r:1 = "bufferization.materialize_in_destination"(%v#0, %v#1) <{writable}>  : (tensor<4xf16>, memref<4xf16>) -> (tensor<4xf16>)
// -----
%v:2 = "test.values"() : () -> (index, tensor<?xf32>)
// expected-error @+1 {{dynamic sizes not needed when copying a tensor}}
%r:1 = "bufferization.alloc_tensor"(%v#0, %v#1) <{operandSegmentSizes = array<i32: 1, 1, 0>}>  : (index, tensor<?xf32>) -> (tensor<?xf32>)
// -----
%v:1 = "test.values"() : () -> (tensor<5xf32>)
// expected-error @+1 {{expected that `copy` and return type match}}
%r:1 = "bufferization.alloc_tensor"(%v#0) <{operandSegmentSizes = array<i32: 0, 1, 0>}>  : (tensor<5xf32>) -> (tensor<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xi64>)
// expected-error @+1 {{'memref.cast' op operand type 'memref<4xi64>' and result type 'memref<?x?xi32>' are cast incompatible}}
%r:1 = "memref.cast"(%v#0)  : (memref<4xi64>) -> (memref<?x?xi32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xi64>)
%r:1 = "memref.cast"(%v#0)  : (memref<4xi64>) -> (memref<?xi64>)
