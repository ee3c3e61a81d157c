// ODS: mlir/Dialect/OpenACC/OpenACCOps.td
func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.parallel' op num_gangs operand count does not match count in segments}}
  "acc.parallel"(%i, %m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1>}> ({ "acc.yield"() : () -> () }) : (index, memref<4xi32>) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.parallel' op num_gangs segment count does not match device_type count}}
  "acc.parallel"(%i, %i) <{operandSegmentSizes = array<i32: 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 1, 1>, numGangsDeviceType=[#acc.device_type<none>]}> ({ "acc.yield"() : () -> () }) : (index, index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.parallel' op num_gangs expects a maximum of 3 values per segment}}
  "acc.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 4>, numGangsDeviceType=[#acc.device_type<none>]}> ({ "acc.yield"() : () -> () }) : (index, index, index, index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.parallel' op wait operand count does not match count in segments}}
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ "acc.yield"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{wait attribute cannot appear with waitOperands}}
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>, waitOperandsDeviceType=[#acc.device_type<none>], waitOnly=[#acc.device_type<none>]}> ({ "acc.yield"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.parallel' op num_workers operands count must match num_workers device_type count}}
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, numWorkersDeviceType=[#acc.device_type<none>,#acc.device_type<nvidia>]}> ({ "acc.yield"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.parallel' op vector_length operands count must match vector_length device_type count}}
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, vectorLengthDeviceType=[#acc.device_type<none>,#acc.device_type<nvidia>]}> ({ "acc.yield"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.parallel' op async operands count must match async device_type count}}
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType=[#acc.device_type<none>,#acc.device_type<nvidia>]}> ({ "acc.yield"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{asyncOnly attribute cannot appear with asyncOperand}}
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType=[#acc.device_type<none>], asyncOnly=[#acc.device_type<none>]}> ({ "acc.yield"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.parallel' op wait segment count does not match device_type count}}
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType=[#acc.device_type<none>], asyncOnly=[#acc.device_type<none>], waitOnly=[#acc.device_type<none>], waitOperandsDeviceType=[#acc.device_type<none>]}> ({ "acc.yield"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.kernels' op num_gangs operand count does not match count in segments}}
  "acc.kernels"(%i, %m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1>}> ({ "acc.terminator"() : () -> () }) : (index, memref<4xi32>) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.kernels' op num_gangs expects a maximum of 3 values per segment}}
  "acc.kernels"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 4>, numGangsDeviceType=[#acc.device_type<none>]}> ({ "acc.terminator"() : () -> () }) : (index, index, index, index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.kernels' op wait operand count does not match count in segments}}
  "acc.kernels"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ "acc.terminator"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{asyncOnly attribute cannot appear with asyncOperand}}
  "acc.kernels"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType=[#acc.device_type<none>], asyncOnly=[#acc.device_type<none>]}> ({ "acc.terminator"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{'acc.serial' op wait operand count does not match count in segments}}
  "acc.serial"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0>}> ({ "acc.yield"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  
  // expected-error @below {{asyncOnly attribute cannot appear with asyncOperand}}
  "acc.serial"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType=[#acc.device_type<none>], asyncOnly=[#acc.device_type<none>]}> ({ "acc.yield"() : () -> () }) : (index) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  %d = acc.copyin varPtr(%m : memref<4xi32>) -> memref<4xi32>
  // expected-error @below {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  "acc.update"(%d) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<4xi32>) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  // expected-error @below {{'acc.private' op recipe expected for private}}
  %d = acc.private varPtr(%m : memref<4xi32>) -> memref<4xi32>
  "acc.update"(%d) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<4xi32>) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  %d = acc.update_device varPtr(%m : memref<4xi32>) -> memref<4xi32>
  // expected-error @below {{at least one value must be present in dataOperands}}
  "acc.update"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  %d = acc.update_device varPtr(%m : memref<4xi32>) -> memref<4xi32>
  // expected-error @below {{'acc.update' op wait operand count does not match count in segments}}
  "acc.update"(%i, %d) <{operandSegmentSizes = array<i32: 0, 0, 1, 1>}> : (index, memref<4xi32>) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  %d = acc.update_device varPtr(%m : memref<4xi32>) -> memref<4xi32>
  // expected-error @below {{asyncOnly attribute cannot appear with asyncOperand}}
  "acc.update"(%i, %d) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, asyncOperandsDeviceType=[#acc.device_type<none>], asyncOnly=[#acc.device_type<none>]}> : (index, memref<4xi32>) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  %d = acc.update_device varPtr(%m : memref<4xi32>) -> memref<4xi32>
  // expected-error @below {{'acc.update' op wait segment count does not match device_type count}}
  "acc.update"(%i, %i, %d) <{operandSegmentSizes = array<i32: 0, 0, 2, 1>, waitOperandsSegments = array<i32: 1, 1>, waitOperandsDeviceType=[#acc.device_type<none>]}> : (index, index, memref<4xi32>) -> ()
  return
}

// -----

func.func @a(%i: index, %i2: index, %b: i1, %m: memref<4xi32>, %w: i32) {
  %d = acc.update_device varPtr(%m : memref<4xi32>) -> memref<4xi32>
  // expected-error @below {{wait attribute cannot appear with waitOperands}}
  "acc.update"(%i, %d) <{operandSegmentSizes = array<i32: 0, 0, 1, 1>, waitOperandsSegments = array<i32: 1>, waitOperandsDeviceType=[#acc.device_type<none>], waitOnly=[#acc.device_type<none>]}> : (index, memref<4xi32>) -> ()
  return
}
