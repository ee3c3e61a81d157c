// ODS: mlir/Dialect/OpenACC/OpenACCOps.td
%v:1 = "test.values"() : () -> (memref<4xf32>)
%r:1 = "acc.copyin"(%v#0) <{dataClause = #acc<data_clause acc_copyin>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from}}
%r:1 = "acc.copyin"(%v#0) <{dataClause = #acc<data_clause acc_create>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with create operation must match its intent or specify original clause this operation was decomposed from}}
%r:1 = "acc.create"(%v#0) <{dataClause = #acc<data_clause acc_copyin>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
%r:1 = "acc.create"(%v#0) <{dataClause = #acc<data_clause acc_copyout>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with present operation must match its intent}}
%r:1 = "acc.present"(%v#0) <{dataClause = #acc<data_clause acc_create>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with attach operation must match its intent}}
%r:1 = "acc.attach"(%v#0) <{dataClause = #acc<data_clause acc_copyin>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with link operation must match its intent}}
%r:1 = "acc.declare_link"(%v#0) <{dataClause = #acc<data_clause acc_copyin>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with no_create operation must match its intent}}
%r:1 = "acc.nocreate"(%v#0) <{dataClause = #acc<data_clause acc_create>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with deviceptr operation must match its intent}}
%r:1 = "acc.deviceptr"(%v#0) <{dataClause = #acc<data_clause acc_create>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with use_device operation must match its intent or specify original clause this operation was decomposed from}}
%r:1 = "acc.use_device"(%v#0) <{dataClause = #acc<data_clause acc_create>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
%r:1 = "acc.cache"(%v#0) <{dataClause = #acc<data_clause acc_cache_readonly>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with device operation must match its intent or specify original clause this operation was decomposed from}}
%r:1 = "acc.update_device"(%v#0) <{dataClause = #acc<data_clause acc_update_host>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with private operation must match its intent}}
%r:1 = "acc.private"(%v#0) <{dataClause = #acc<data_clause acc_create>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
%r:1 = "acc.getdeviceptr"(%v#0) <{dataClause = #acc<data_clause acc_create>, varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:2 = "test.values"() : () -> (memref<4xf32>, memref<4xf32>)
"acc.copyout"(%v#0, %v#1) <{dataClause = #acc<data_clause acc_copy>, varType = f32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (memref<4xf32>, memref<4xf32>) -> ()
// -----
%v:2 = "test.values"() : () -> (memref<4xf32>, memref<4xf32>)
// expected-error @+1 {{data clause associated with copyout operation must match its intent or specify original clause this operation was decomposed from}}
"acc.copyout"(%v#0, %v#1) <{dataClause = #acc<data_clause acc_create>, varType = f32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (memref<4xf32>, memref<4xf32>) -> ()
// -----
%v:2 = "test.values"() : () -> (memref<4xf32>, memref<4xf32>)
"acc.update_host"(%v#0, %v#1) <{dataClause = #acc<data_clause acc_update_self>, varType = f32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (memref<4xf32>, memref<4xf32>) -> ()
// -----
%v:2 = "test.values"() : () -> (memref<4xf32>, memref<4xf32>)
// expected-error @+1 {{data clause associated with host operation must match its intent or specify original clause this operation was decomposed from}}
"acc.update_host"(%v#0, %v#1) <{dataClause = #acc<data_clause acc_copy>, varType = f32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (memref<4xf32>, memref<4xf32>) -> ()
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
"acc.delete"(%v#0) <{dataClause = #acc<data_clause acc_present>, operandSegmentSizes = array<i32: 1, 0, 0>}>  : (memref<4xf32>) -> ()
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with delete operation must match its intent or specify original clause this operation was decomposed from}}
"acc.delete"(%v#0) <{dataClause = #acc<data_clause acc_copyout>, operandSegmentSizes = array<i32: 1, 0, 0>}>  : (memref<4xf32>) -> ()
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
"acc.detach"(%v#0) <{dataClause = #acc<data_clause acc_attach>, operandSegmentSizes = array<i32: 1, 0, 0>}>  : (memref<4xf32>) -> ()
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{data clause associated with detach operation must match its intent or specify original clause this operation was decomposed from}}
"acc.detach"(%v#0) <{dataClause = #acc<data_clause acc_copyin>, operandSegmentSizes = array<i32: 1, 0, 0>}>  : (memref<4xf32>) -> ()
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{varType must capture the element type of var}}
%r:1 = "acc.copyin"(%v#0) <{varType = memref<4xf32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{input and output types must match}}
%r:1 = "acc.copyin"(%v#0) <{varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<5xf32>)
// -----
%v:2 = "test.values"() : () -> (memref<4xf32>, memref<4xi16>)
// expected-error @+1 {{input and output types must match}}
"acc.copyout"(%v#0, %v#1) <{varType = f32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (memref<4xf32>, memref<4xi16>) -> ()
// -----
%v:2 = "test.values"() : () -> (memref<4xf32>, memref<4xf32>)
// expected-error @+1 {{varType must capture the element type of var}}
"acc.update_host"(%v#0, %v#1) <{varType = memref<4xf32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (memref<4xf32>, memref<4xf32>) -> ()
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{'acc.private' op recipe expected for private}}
%r:1 = "acc.private"(%v#0) <{varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{'acc.firstprivate' op expected symbol reference @r to point to a firstprivate declaration}}
%r:1 = "acc.firstprivate"(%v#0) <{varType = f32, recipe = @r, operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (memref<4xf32>) -> (memref<4xf32>)
