func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with attach operation must match its intent}}
  %0 = acc.attach varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with cache operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.cache varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copyin>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copyout>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with create operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.create varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_present>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with device_resident operation must match its intent}}
  %0 = acc.declare_device_resident varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_declare_link>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with link operation must match its intent}}
  %0 = acc.declare_link varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_declare_device_resident>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with deviceptr operation must match its intent}}
  %0 = acc.deviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with no_create operation must match its intent}}
  %0 = acc.nocreate varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_create>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with present operation must match its intent}}
  %0 = acc.present varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_no_create>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with device operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.update_device varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_update_host>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with use_device operation must match its intent}}
  %0 = acc.use_device varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_update_device>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  %1 = acc.getdeviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32>
  // expected-error @below {{data clause associated with copyout operation must match its intent or specify original clause this operation was decomposed from}}
  acc.copyout accPtr(%1 : memref<8xf32>) to varPtr(%m : memref<8xf32>) {dataClause = #acc<data_clause acc_create>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  %1 = acc.getdeviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32>
  // expected-error @below {{data clause associated with host operation must match its intent or specify original clause this operation was decomposed from}}
  acc.update_host accPtr(%1 : memref<8xf32>) to varPtr(%m : memref<8xf32>) {dataClause = #acc<data_clause acc_copyout>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  %1 = acc.getdeviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32>
  // expected-error @below {{data clause associated with delete operation must match its intent or specify original clause this operation was decomposed from}}
  acc.delete accPtr(%1 : memref<8xf32>) {dataClause = #acc<data_clause acc_copyout>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  %1 = acc.getdeviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32>
  // expected-error @below {{data clause associated with detach operation must match its intent or specify original clause this operation was decomposed from}}
  acc.detach accPtr(%1 : memref<8xf32>) {dataClause = #acc<data_clause acc_delete>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with private operation must match its intent}}
  %0 = acc.private varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with firstprivate operation must match its intent}}
  %0 = acc.firstprivate varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with reduction operation must match its intent}}
  %0 = acc.reduction varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{'acc.private' op recipe expected for private}}
  %0 = acc.private varPtr(%m : memref<8xf32>) -> memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{'acc.private' op expected symbol reference @f to point to a private declaration}}
  %0 = acc.private varPtr(%m : memref<8xf32>) recipe(@f) -> memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{'acc.firstprivate' op recipe expected for firstprivate}}
  %0 = acc.firstprivate varPtr(%m : memref<8xf32>) -> memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{'acc.firstprivate' op expected symbol reference @f to point to a firstprivate declaration}}
  %0 = acc.firstprivate varPtr(%m : memref<8xf32>) recipe(@f) -> memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{'acc.reduction' op recipe expected for reduction}}
  %0 = acc.reduction varPtr(%m : memref<8xf32>) -> memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{'acc.reduction' op expected symbol reference @f to point to a reduction declaration}}
  %0 = acc.reduction varPtr(%m : memref<8xf32>) recipe(@f) -> memref<8xf32>
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{var must be mappable or pointer-like}}
  %0 = "acc.copyin"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, varType = i32}> : (i32) -> memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{varType must capture the element type of var}}
  %0 = acc.copyin varPtr(%m : memref<8xf32>) varType(memref<8xf32>) -> memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{input and output types must match}}
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %k: memref<4xf32>) {
  // expected-error @below {{input and output types must match}}
  acc.copyout accPtr(%m : memref<8xf32>) to varPtr(%k : memref<4xf32>)
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{expected extent or upperbound.}}
  %0 = acc.bounds lowerbound(%x : index)
  return
}

// -----

// expected-error @below {{'acc.private.recipe' op expects non-empty init region}}
"acc.private.recipe"() <{sym_name = "p", type = i32}> ({
}, {
}) : () -> ()

// -----

// expected-error @below {{'acc.private.recipe' op expects init region first argument of the privatization type}}
acc.private.recipe @p : i32 init {
^bb0(%of: i64):
  acc.yield %of : i64
}

// -----

// expected-error @below {{'acc.private.recipe' op expects destroy region first argument of the privatization type}}
acc.private.recipe @p : i32 init {
^bb0(%of: i32):
  acc.yield %of : i32
} destroy {
^bb0(%of: f32):
  acc.terminator
}

// -----

// expected-error @below {{'acc.firstprivate.recipe' op expects non-empty copy region}}
"acc.firstprivate.recipe"() <{sym_name = "p", type = i32}> ({
^bb0(%of: i32):
  acc.yield %of : i32
}, {
}, {
}) : () -> ()

// -----

// expected-error @below {{'acc.firstprivate.recipe' op expects copy region with two arguments of the privatization type}}
acc.firstprivate.recipe @p : i32 init {
^bb0(%of: i32):
  acc.yield %of : i32
} copy {
^bb0(%from: i32):
  acc.terminator
}

// -----

// expected-error @below {{'acc.firstprivate.recipe' op expects destroy region first argument of the privatization type}}
acc.firstprivate.recipe @p : i32 init {
^bb0(%of: i32):
  acc.yield %of : i32
} copy {
^bb0(%from: i32, %to: i32):
  acc.terminator
} destroy {
^bb0(%of: i64):
  acc.terminator
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'acc.parallel' op num_gangs operand count does not match count in segments}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'acc.parallel' op num_gangs segment count does not match device_type count}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 1>, numGangsDeviceType = [#acc.device_type<none>, #acc.device_type<host>]}> ({
    acc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'acc.parallel' op num_gangs expects a maximum of 3 values per segment}}
  "acc.parallel"(%n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 4>, numGangsDeviceType = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'acc.parallel' op wait operand count does not match count in segments}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'acc.parallel' op num_workers operands count must match num_workers device_type count}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, numWorkersDeviceType = [#acc.device_type<none>, #acc.device_type<none>]}> ({
    acc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'acc.parallel' op vector_length operands count must match vector_length device_type count}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, vectorLengthDeviceType = []}> ({
    acc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'acc.parallel' op async operands count must match async device_type count}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = []}> ({
    acc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{asyncOnly attribute cannot appear with asyncOperand}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<none>], asyncOnly = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{wait attribute cannot appear with waitOperands}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>, waitOperandsDeviceType = [#acc.device_type<none>], waitOnly = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f() {
  %m = func.call @variable() : () -> memref<8xf32>
  // expected-error @below {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.parallel dataOperands(%m : memref<8xf32>) {
    acc.yield
  }
  return
}
func.func private @variable() -> memref<8xf32>

// -----

func.func @f() {
  %m = func.call @variable() : () -> memref<8xf32>
  // expected-error @below {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.kernels dataOperands(%m : memref<8xf32>) {
    acc.terminator
  }
  return
}
func.func private @variable() -> memref<8xf32>

// -----

func.func @f() {
  %m = func.call @variable() : () -> memref<8xf32>
  // expected-error @below {{'acc.parallel' op expected private as defining op}}
  acc.parallel private(%m : memref<8xf32>) {
    acc.yield
  }
  return
}
func.func private @variable() -> memref<8xf32>

// -----

func.func @f() {
  %m = func.call @variable() : () -> memref<8xf32>
  // expected-error @below {{'acc.parallel' op expected firstprivate as defining op}}
  acc.parallel firstprivate(%m : memref<8xf32>) {
    acc.yield
  }
  return
}
func.func private @variable() -> memref<8xf32>

// -----

func.func @f() {
  %m = func.call @variable() : () -> memref<8xf32>
  // expected-error @below {{'acc.parallel' op expected reduction as defining op}}
  acc.parallel reduction(%m : memref<8xf32>) {
    acc.yield
  }
  return
}
func.func private @variable() -> memref<8xf32>

// -----

func.func @f() {
  %m = func.call @variable() : () -> memref<8xf32>
  // expected-error @below {{'acc.serial' op expected private as defining op}}
  acc.serial private(%m : memref<8xf32>) {
    acc.yield
  }
  return
}
func.func private @variable() -> memref<8xf32>

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'acc.serial' op wait operand count does not match count in segments}}
  "acc.serial"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'acc.kernels' op num_gangs operand count does not match count in segments}}
  "acc.kernels"(%n) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{at least one value must be present in dataOperands}}
  acc.update
  return
}

// -----

func.func @f() {
  %m = func.call @variable() : () -> memref<8xf32>
  // expected-error @below {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.update dataOperands(%m : memref<8xf32>)
  return
}
func.func private @variable() -> memref<8xf32>

// -----

func.func @f() {
  // expected-error @below {{at least one operand or the default attribute must appear on the data operation}}
  acc.data {
    acc.terminator
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{at least one operand must be present in dataOperands on the enter data operation}}
  acc.enter_data
  return
}

// -----

func.func @f() {
  // expected-error @below {{at least one operand must be present in dataOperands on the exit data operation}}
  acc.exit_data
  return
}

// -----

func.func @f() {
  %m = func.call @variable() : () -> memref<8xf32>
  // expected-error @below {{expect data entry operation as defining op}}
  acc.enter_data dataOperands(%m : memref<8xf32>)
  return
}
func.func private @variable() -> memref<8xf32>

// -----

func.func @f(%m: memref<8xf32>, %n: i32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  // expected-error @below {{async attribute cannot appear with asyncOperand}}
  acc.enter_data async(%n : i32) dataOperands(%0 : memref<8xf32>) attributes {async}
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: i32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  // expected-error @below {{wait attribute cannot appear with waitOperands}}
  acc.exit_data wait(%n : i32) dataOperands(%0 : memref<8xf32>) attributes {wait}
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: i32) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  // expected-error @below {{wait_devnum cannot appear without waitOperands}}
  acc.exit_data wait_devnum(%n : i32) dataOperands(%0 : memref<8xf32>)
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{at least one operand must appear on the host_data operation}}
  acc.host_data if(%c) {
    acc.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{async attribute cannot appear with asyncOperand}}
  acc.wait async(%n : i32) attributes {async}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{wait_devnum cannot appear without waitOperands}}
  acc.wait wait_devnum(%n : i32)
  return
}

// -----

func.func @f() {
  // expected-error @below {{at least one operand must appear on the declare operation}}
  %0 = acc.declare_enter
  return
}

// -----

func.func @f() {
  // expected-error @below {{at least one operand must appear on the declare operation}}
  acc.declare_exit
  return
}

// -----

func.func @f() {
  %m = func.call @variable() : () -> memref<8xf32>
  // expected-error @below {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
  acc.declare dataOperands(%m : memref<8xf32>) {
    acc.terminator
  }
  return
}
func.func private @variable() -> memref<8xf32>

// -----

func.func @f() {
  acc.parallel {
    // expected-error @below {{'acc.init' op cannot be nested in a compute operation}}
    acc.init
    acc.yield
  }
  return
}

// -----

func.func @f() {
  acc.parallel {
    // expected-error @below {{'acc.shutdown' op cannot be nested in a compute operation}}
    acc.shutdown
    acc.yield
  }
  return
}

// -----

func.func @f(%n: i32) {
  acc.kernels {
    // expected-error @below {{'acc.set' op cannot be nested in a compute operation}}
    acc.set device_num(%n : i32)
    acc.terminator
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'acc.set' op at least one default_async, device_num, or device_type operand must appear}}
  acc.set
  return
}

// -----

func.func private @f()
// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
acc.routine @r func(@f) gang vector

// -----

func.func private @f()
// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `nvidia`}}
acc.routine @r func(@f) worker([#acc.device_type<nvidia>]) seq([#acc.device_type<nvidia>])

// -----

func.func private @f()
// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
acc.routine @r func(@f) worker vector([#acc.device_type<host>])

// -----

func.func @f(%m: memref<i32>, %k: memref<i32>, %n: i32, %x: f32) {
  // expected-error @below {{read and write must not be to the same location for atomic reads}}
  acc.atomic.read %m = %m : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%m: memref<i32>, %k: memref<i32>, %n: i32, %x: f32) {
  // expected-error @below {{address must dereference to value type}}
  acc.atomic.write %m = %x : memref<i32>, f32
  return
}

// -----

func.func @f(%m: memref<i32>, %k: memref<i32>, %n: i32, %x: f32) {
  // expected-error @below {{'acc.atomic.write' op operand #0 must be pointer-like type, but got 'i32'}}
  "acc.atomic.write"(%n, %n) : (i32, i32) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %k: memref<i32>, %n: i32, %x: f32) {
  // expected-error @below {{the region must accept exactly one argument}}
  acc.atomic.update %m : memref<i32> {
    acc.yield %n : i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %k: memref<i32>, %n: i32, %x: f32) {
  // expected-error @below {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  acc.atomic.update %m : memref<i32> {
  ^bb0(%old: f32):
    acc.yield %old : f32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %k: memref<i32>, %n: i32, %x: f32) {
  // expected-error @below {{only updated value must be returned}}
  acc.atomic.update %m : memref<i32> {
  ^bb0(%old: i32):
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %k: memref<i32>, %n: i32, %x: f32) {
  // expected-error @below {{input and yielded value must have the same type}}
  acc.atomic.update %m : memref<i32> {
  ^bb0(%old: i32):
    acc.yield %x : f32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %k: memref<i32>, %n: i32, %x: f32) {
  // expected-error @below {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  acc.atomic.capture {
    acc.atomic.write %m = %n : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %k: memref<i32>, %n: i32, %x: f32) {
  acc.atomic.capture {
    // expected-error @below {{invalid sequence of operations in the capture region}}
    acc.atomic.write %m = %n : memref<i32>, i32
    acc.atomic.read %k = %m : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %k: memref<i32>, %n: i32, %x: f32) {
  acc.atomic.capture {
    // expected-error @below {{captured variable in atomic.read must be updated in second operation}}
    acc.atomic.read %k = %m : memref<i32>, memref<i32>, i32
    acc.atomic.write %k = %n : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %k: memref<i32>, %n: i32, %x: f32) {
  acc.atomic.capture {
    // expected-error @below {{updated variable in atomic.update must be captured in second operation}}
    acc.atomic.update %m : memref<i32> {
    ^bb0(%old: i32):
      acc.yield %old : i32
    }
    acc.atomic.read %m = %k : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'acc.yield' op expects parent op to be one of 'acc.firstprivate.recipe, acc.loop, acc.parallel, acc.private.recipe, acc.reduction.recipe, acc.serial, acc.atomic.update'}}
  acc.yield
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{operand #0 must be variadic of any pointer or mappable, but got 'i32'}}
  acc.declare dataOperands(%n : i32) {
    acc.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'acc.get_extent' op operand #0 must be Type for representing acc data clause bounds information, but got 'i32'}}
  %0 = "acc.get_extent"(%n) : (i32) -> index
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{expected compute construct name}}
  acc.loop combined(data) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>], unstructured}
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{expect at least one of num, dim or static values}}
  acc.loop gang({wide=%x : index}) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>], unstructured}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{custom op 'acc.loop' expect at least one of num, dim or static values}}
  acc.loop gang({}) control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>, #acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{custom op 'acc.loop' new value expected after comma}}
  acc.loop gang({num=%n : i32, }) control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>, #acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{expected '}'}}
  acc.loop gang({num=%n : i32, num=%n : i32 num=%n : i32}) control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>, #acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>}
  return
}

// -----

// expected-error @below {{'acc.reduction.recipe' op expects non-empty init region}}
acc.reduction.recipe @sum : i32 reduction_operator <add> init {
} combiner {
^bb0(%one: i32, %b: i32):
  acc.yield %one : i32
}

// -----

// expected-error @below {{'acc.reduction.recipe' op expects init region first argument of the reduction type}}
acc.reduction.recipe @sum : i32 reduction_operator <add> init {
^bb0(%of: i8):
  acc.yield %of : i8
} combiner {
^bb0(%one: i32, %b: i32):
  acc.yield %one : i32
}

// -----

// expected-error @below {{'acc.reduction.recipe' op expects non-empty combiner region}}
acc.reduction.recipe @sum : i32 reduction_operator <add> init {
^bb0(%of: i32):
  acc.yield %of : i32
} combiner {
}

// -----

// expected-error @below {{'acc.reduction.recipe' op expects combiner region to yield a value of the reduction type}}
acc.reduction.recipe @sum : i32 reduction_operator <add> init {
^bb0(%of: i32):
  acc.yield %of : i32
} combiner {
^bb0(%one: i32, %b: i32):
  acc.yield
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.attach varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.attach varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.attach varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{invalid data clause modifiers: zero}}
  %0 = acc.cache varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{invalid data clause modifiers: zero,capture}}
  %0 = acc.cache varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{invalid data clause modifiers: zero}}
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{invalid data clause modifiers: zero}}
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{invalid data clause modifiers: readonly}}
  %0 = acc.create varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.declare_device_resident varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.declare_device_resident varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.declare_device_resident varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.declare_link varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.declare_link varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.declare_link varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.deviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.deviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.deviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.firstprivate varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.firstprivate varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.firstprivate varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.nocreate varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.nocreate varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.nocreate varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.present varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.present varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.present varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.private varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.private varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.private varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.reduction varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.reduction varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.reduction varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.update_device varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.update_device varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.update_device varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.use_device varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.use_device varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.use_device varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{invalid data clause modifiers: readonly}}
  acc.copyout accPtr(%m : memref<8xf32>) to varPtr(%m : memref<8xf32>) {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  acc.update_host accPtr(%m : memref<8xf32>) to varPtr(%m : memref<8xf32>) {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  acc.update_host accPtr(%m : memref<8xf32>) to varPtr(%m : memref<8xf32>) {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  acc.detach accPtr(%m : memref<8xf32>) {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  acc.detach accPtr(%m : memref<8xf32>) {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{data clause associated with firstprivate operation must match its intent}}
  %0 = acc.firstprivate_map varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.firstprivate_map varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{varType must capture the element type of var}}
  %0 = acc.firstprivate_map varPtr(%m : memref<8xf32>) varType(memref<8xf32>) -> memref<8xf32>
  return
}

// -----

// Upstream's parser takes one group of a gang clause only, though its printer writes several; ours reads them.
func.func @f(%n: i32) {
  // expected-error @below {{expected '}'}}
  acc.loop gang({num=%n : i32}, {num=%n : i32} [#acc.device_type<nvidia>]) control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>, #acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>}
  return
}

// -----

// No check of modifiers among our hooks.
func.func @f(%m: memref<8xf32>) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.present varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  %1 = acc.cache varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

// No region verifier of acc.reduction.recipe among our hooks.
// expected-error @below {{'acc.reduction.recipe' op expects combiner region with the first two arguments of the reduction type}}
acc.reduction.recipe @sum : i32 reduction_operator <add> init {
^bb0(%of: i32):
  acc.yield %of : i32
} combiner {
^bb0(%one: i32):
  acc.yield %one : i32
}
