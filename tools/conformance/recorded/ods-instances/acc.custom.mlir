module {
  func.func @data_without_clauses(%arg0: memref<8xf32>) {
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    acc.data dataOperands(%0 : memref<8xf32>) {
      acc.terminator
    }
    return
  }
}

// -----
module {
  func.func @data_that_waits(%arg0: memref<8xf32>, %arg1: i64, %arg2: i32, %arg3: i1) {
    %0 = acc.create varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    acc.data if(%arg3) async(%arg1 : i64) dataOperands(%0 : memref<8xf32>) wait({%arg1 : i64, %arg2 : i32}) {
      acc.terminator
    }
    return
  }
}

// -----
module {
  func.func @declare_without_token(%arg0: memref<8xf32>) {
    %0 = acc.create varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    acc.declare_exit dataOperands(%0 : memref<8xf32>)
    return
  }
}

// -----
module {
  func.func @declare_with_token(%arg0: memref<8xf32>) {
    %0 = acc.create varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %1 = acc.declare_enter dataOperands(%0 : memref<8xf32>)
    acc.declare_exit token(%1) dataOperands(%0 : memref<8xf32>)
    return
  }
}

// -----
module {
  acc.routine @gang func(@worked) gang
  acc.routine @gang_of_dimension func(@worked) gang(dim: 2 : i64)
  func.func @worked() attributes {acc.routine_info = #acc.routine_info<[@gang, @gang_of_dimension]>} {
    return
  }
}

// -----
module {
  func.func @no_device(%arg0: i32) {
    acc.kernel_environment wait({devnum: } [#acc.device_type<default>], {%arg0 : i32}) {
    }
    return
  }
}

// -----
module {
  acc.private.recipe @undone : memref<8xf32> init {
  ^bb0(%arg0: memref<8xf32>):
    %alloc = memref.alloc() : memref<8xf32>
    acc.yield %alloc : memref<8xf32>
  } destroy {
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    memref.dealloc %arg1 : memref<8xf32>
    acc.yield
  }
  acc.private.recipe @kept : memref<8xf32> init {
  ^bb0(%arg0: memref<8xf32>):
    %alloc = memref.alloc() : memref<8xf32>
    acc.yield %alloc : memref<8xf32>
  }
}

