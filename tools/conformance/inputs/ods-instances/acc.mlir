// A data construct ends data that an entry operation made.

func.func @data_without_clauses(%host: memref<8xf32>) {
  %device = acc.copyin varPtr(%host : memref<8xf32>) -> memref<8xf32>
  acc.data dataOperands(%device : memref<8xf32>) {
    acc.terminator
  }
  return
}

// -----

func.func @data_that_waits(%host: memref<8xf32>, %first: i64, %second: i32, %on: i1) {
  %device = acc.create varPtr(%host : memref<8xf32>) -> memref<8xf32>
  acc.data if(%on) async(%first : i64) dataOperands(%device : memref<8xf32>) wait({%first : i64, %second : i32}) {
    acc.terminator
  }
  return
}

// -----

func.func @declare_without_token(%host: memref<8xf32>) {
  %device = acc.create varPtr(%host : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_create>}
  acc.declare_exit dataOperands(%device : memref<8xf32>)
  return
}

// -----

func.func @declare_with_token(%host: memref<8xf32>) {
  %device = acc.create varPtr(%host : memref<8xf32>) -> memref<8xf32>
  %token = acc.declare_enter dataOperands(%device : memref<8xf32>)
  acc.declare_exit token(%token) dataOperands(%device : memref<8xf32>)
  return
}

// -----

acc.routine @gang func(@worked) gang
acc.routine @gang_of_dimension func(@worked) gang(dim: 2 : i64)
func.func @worked() attributes {acc.routine_info = #acc.routine_info<[@gang, @gang_of_dimension]>} {
  return
}

// -----

// A group that is to name a device and has no value: what is printed cannot be read.

func.func @no_device(%first: i32) {
  "acc.kernel_environment"(%first) <{hasWaitDevnum = [true, false], operandSegmentSizes = array<i32: 0, 0, 1>, waitOperandsDeviceType = [#acc.device_type<default>, #acc.device_type<none>], waitOperandsSegments = array<i32: 0, 1>}> ({
  ^bb0:
  }) : (i32) -> ()
  return
}

// -----

acc.private.recipe @undone : memref<8xf32> init {
^bb0(%original: memref<8xf32>):
  %own = memref.alloc() : memref<8xf32>
  acc.yield %own : memref<8xf32>
} destroy {
^bb0(%original: memref<8xf32>, %own: memref<8xf32>):
  memref.dealloc %own : memref<8xf32>
  acc.yield
}

acc.private.recipe @kept : memref<8xf32> init {
^bb0(%original: memref<8xf32>):
  %own = memref.alloc() : memref<8xf32>
  acc.yield %own : memref<8xf32>
}
