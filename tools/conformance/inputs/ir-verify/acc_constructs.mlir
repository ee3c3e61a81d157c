// ODS: mlir/Dialect/OpenACC/OpenACCOps.td
// expected-error @+1 {{at least one operand must appear on the declare operation}}
%r:1 = "acc.declare_enter"()  : () -> (!acc.declare_token)
// -----
// expected-error @+1 {{at least one operand must appear on the declare operation}}
"acc.declare_exit"() <{operandSegmentSizes = array<i32: 0, 0>}>  : () -> ()
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
"acc.declare_exit"(%v#0) <{operandSegmentSizes = array<i32: 0, 1>}>  : (memref<4xf32>) -> ()
// -----
%v:1 = "test.values"() : () -> (memref<4xf32>)
// expected-error @+1 {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
%r:1 = "acc.declare_enter"(%v#0)  : (memref<4xf32>) -> (!acc.declare_token)
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%t = "acc.declare_enter"(%d) : (memref<4xf32>) -> !acc.declare_token
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
"acc.enter_data"(%d) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>}> : (memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.getdeviceptr"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%t = "acc.declare_enter"(%d) : (memref<4xf32>) -> !acc.declare_token
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.getdeviceptr"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
// expected-error @+1 {{expect data entry operation as defining op}}
"acc.enter_data"(%d) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>}> : (memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.attach"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
// expected-error @+1 {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
%t = "acc.declare_enter"(%d) : (memref<4xf32>) -> !acc.declare_token
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.attach"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
"acc.enter_data"(%d) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>}> : (memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%i = "test.values"() : () -> i32
"acc.enter_data"(%d) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>}> : (memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%i = "test.values"() : () -> i32
"acc.exit_data"(%d) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>}> : (memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%i = "test.values"() : () -> i32
// expected-error @+1 {{async attribute cannot appear with asyncOperand}}
"acc.enter_data"(%i, %d) <{async, operandSegmentSizes = array<i32: 0, 1, 0, 0, 1>}> : (i32, memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%i = "test.values"() : () -> i32
// expected-error @+1 {{async attribute cannot appear with asyncOperand}}
"acc.exit_data"(%i, %d) <{async, operandSegmentSizes = array<i32: 0, 1, 0, 0, 1>}> : (i32, memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%i = "test.values"() : () -> i32
// expected-error @+1 {{wait attribute cannot appear with waitOperands}}
"acc.enter_data"(%i, %d) <{wait, operandSegmentSizes = array<i32: 0, 0, 0, 1, 1>}> : (i32, memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%i = "test.values"() : () -> i32
// expected-error @+1 {{wait attribute cannot appear with waitOperands}}
"acc.exit_data"(%i, %d) <{wait, operandSegmentSizes = array<i32: 0, 0, 0, 1, 1>}> : (i32, memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%i = "test.values"() : () -> i32
// expected-error @+1 {{wait_devnum cannot appear without waitOperands}}
"acc.enter_data"(%i, %d) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 1>}> : (i32, memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%i = "test.values"() : () -> i32
// expected-error @+1 {{wait_devnum cannot appear without waitOperands}}
"acc.exit_data"(%i, %d) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 1>}> : (i32, memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%i = "test.values"() : () -> i32
"acc.enter_data"(%i, %i, %d) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 1>}> : (i32, i32, memref<4xf32>) -> ()
// -----
%m = "test.values"() : () -> memref<4xf32>
%d = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
%i = "test.values"() : () -> i32
"acc.exit_data"(%i, %i, %d) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 1>}> : (i32, i32, memref<4xf32>) -> ()
// -----
// expected-error @+1 {{at least one operand must be present in dataOperands on the enter data operation}}
"acc.enter_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0>}>  : () -> ()
// -----
// expected-error @+1 {{at least one operand must be present in dataOperands on the exit data operation}}
"acc.exit_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0>}>  : () -> ()
// -----
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{async attribute cannot appear with asyncOperand}}
"acc.wait"(%v#0) <{async, operandSegmentSizes = array<i32: 0, 1, 0, 0>}>  : (i32) -> ()
// -----
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{wait_devnum cannot appear without waitOperands}}
"acc.wait"(%v#0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}>  : (i32) -> ()
// -----
%v:2 = "test.values"() : () -> (i32, i32)
"acc.wait"(%v#0, %v#1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}>  : (i32, i32) -> ()
// -----
// expected-error @+1 {{at least one operand must appear on the host_data operation}}
"acc.host_data"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
"acc.terminator"() : () -> ()
}) : () -> ()
// -----
// expected-error @+1 {{'acc.set' op at least one default_async, device_num, or device_type operand must appear}}
"acc.set"() <{operandSegmentSizes = array<i32: 0, 0, 0>}>  : () -> ()
// -----
%v:1 = "test.values"() : () -> (i1)
// expected-error @+1 {{'acc.set' op at least one default_async, device_num, or device_type operand must appear}}
"acc.set"(%v#0) <{operandSegmentSizes = array<i32: 0, 0, 1>}>  : (i1) -> ()
// -----
"acc.set"() <{device_type = #acc.device_type<nvidia>, operandSegmentSizes = array<i32: 0, 0, 0>}>  : () -> ()
// -----
"acc.serial"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'acc.init' op cannot be nested in a compute operation}}
"acc.init"(%v#0) <{operandSegmentSizes = array<i32: 1, 0>}>  : (i32) -> ()
"acc.yield"() : () -> ()
}) : () -> ()
// -----
"acc.serial"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'acc.shutdown' op cannot be nested in a compute operation}}
"acc.shutdown"(%v#0) <{operandSegmentSizes = array<i32: 1, 0>}>  : (i32) -> ()
"acc.yield"() : () -> ()
}) : () -> ()
// -----
"acc.serial"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'acc.set' op cannot be nested in a compute operation}}
"acc.set"(%v#0) <{operandSegmentSizes = array<i32: 0, 1, 0>}>  : (i32) -> ()
"acc.yield"() : () -> ()
}) : () -> ()
// -----
%v:1 = "test.values"() : () -> (index)
// expected-error @+1 {{expected extent or upperbound.}}
%r:1 = "acc.bounds"(%v#0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>}>  : (index) -> (!acc.data_bounds_ty)
// -----
%v:1 = "test.values"() : () -> (index)
%r:1 = "acc.bounds"(%v#0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}>  : (index) -> (!acc.data_bounds_ty)
// -----
// expected-error @+1 {{'acc.private.recipe' op expects non-empty init region}}
"acc.private.recipe"() <{sym_name = "r", type = f32}> ({

}, {
}) : () -> ()
// -----
// expected-error @+1 {{'acc.private.recipe' op expects init region first argument of the privatization type}}
"acc.private.recipe"() <{sym_name = "r", type = f32}> ({
^bb0(%a: i32):
"acc.yield"(%a) : (i32) -> ()
}, {
}) : () -> ()
// -----
"acc.private.recipe"() <{sym_name = "r", type = f32}> ({
^bb0(%a: f32):
"acc.yield"(%a) : (f32) -> ()
}, {
}) : () -> ()
// -----
// expected-error @+1 {{'acc.firstprivate.recipe' op expects non-empty copy region}}
"acc.firstprivate.recipe"() <{sym_name = "r", type = f32}> ({
^bb0(%a: f32):
"acc.yield"(%a) : (f32) -> ()
}, {

}, {
}) : () -> ()
// -----
// expected-error @+1 {{'acc.firstprivate.recipe' op expects copy region with two arguments of the privatization type}}
"acc.firstprivate.recipe"() <{sym_name = "r", type = f32}> ({
^bb0(%a: f32):
"acc.yield"(%a) : (f32) -> ()
}, {
^bb0(%a: f32):
"acc.terminator"() : () -> ()
}, {
}) : () -> ()
// -----
"acc.firstprivate.recipe"() <{sym_name = "r", type = f32}> ({
^bb0(%a: f32):
"acc.yield"(%a) : (f32) -> ()
}, {
^bb0(%a: f32, %b: f32):
"acc.terminator"() : () -> ()
}, {
}) : () -> ()
