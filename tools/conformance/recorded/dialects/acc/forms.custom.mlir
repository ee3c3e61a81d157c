module {
  func.func @entry(%arg0: memref<8xf32>, %arg1: !llvm.ptr, %arg2: memref<*xi32>, %arg3: i32, %arg4: index) {
    %0 = acc.bounds lowerbound(%arg4 : index) upperbound(%arg4 : index) stride(%arg3 : i32) startIdx(%arg4 : index)
    %1 = acc.bounds extent(%arg4 : index) {strideInBytes = true}
    %2 = acc.get_lowerbound %0 : (!acc.data_bounds_ty) -> index
    %3 = acc.get_upperbound %0 : (!acc.data_bounds_ty) -> index
    %4 = acc.get_stride %0 {test.note} : (!acc.data_bounds_ty) -> index
    %5 = acc.get_extent %1 : (!acc.data_bounds_ty) -> index
    %6 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>, name = "m"}
    %7 = acc.copyin varPtr(%arg1 : !llvm.ptr) varType(f64) varPtrPtr(%arg1 : !llvm.ptr) bounds(%0, %1) async(%arg3 : i32) -> !llvm.ptr
    %8 = acc.create varPtr(%arg0 : memref<8xf32>) varType(tensor<8xf32>) async(%arg3 : i32, %arg4 : index [#acc.device_type<host>]) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
    %9 = acc.create varPtr(%arg0 : memref<8xf32>) async -> memref<8xf32> {dataClause = #acc<data_clause acc_copyout_zero>, implicit = true, structured = false}
    %10 = acc.nocreate varPtr(%arg2 : memref<*xi32>) -> memref<*xi32>
    %11 = acc.present varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %12 = acc.attach varPtr(%arg1 : !llvm.ptr) varType(!llvm.struct<(i32)>) -> !llvm.ptr
    %13 = acc.deviceptr varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %14 = acc.getdeviceptr varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copyout>}
    %15 = acc.use_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %16 = acc.update_device varPtr(%arg0 : memref<8xf32>) async -> memref<8xf32>
    %17 = acc.declare_device_resident varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %18 = acc.declare_link varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %19 = acc.cache varPtr(%arg0 : memref<8xf32>) bounds(%0) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
    %20 = acc.firstprivate_map varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    return
  }
}

// -----
module {
  func.func @exit(%arg0: memref<8xf32>, %arg1: !llvm.ptr, %arg2: i32, %arg3: index) {
    %0 = acc.bounds upperbound(%arg3 : index)
    %1 = acc.getdeviceptr varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %2 = acc.getdeviceptr varPtr(%arg1 : !llvm.ptr) varType(i64) -> !llvm.ptr
    acc.copyout accPtr(%1 : memref<8xf32>) to varPtr(%arg0 : memref<8xf32>) {name = "m"}
    acc.copyout accPtr(%2 : !llvm.ptr) bounds(%0) async(%arg2 : i32) to varPtr(%arg1 : !llvm.ptr) varType(i64)
    acc.update_host accPtr(%1 : memref<8xf32>) async to varPtr(%arg0 : memref<8xf32>) {structured = false}
    acc.update_host accPtr(%1 : memref<8xf32>) to varPtr(%arg0 : memref<8xf32>) {dataClause = #acc<data_clause acc_update_self>}
    acc.delete accPtr(%1 : memref<8xf32>)
    acc.delete accPtr(%1 : memref<8xf32>) bounds(%0) async(%arg2 : i32 [#acc.device_type<star>]) {dataClause = #acc<data_clause acc_create>}
    acc.detach accPtr(%2 : !llvm.ptr) async(%arg2 : i32 [#acc.device_type<radeon>]) {dataClause = #acc<data_clause acc_attach>}
    return
  }
}

// -----
module {
  acc.private.recipe @private : memref<8xf32> init {
  ^bb0(%arg0: memref<8xf32>):
    acc.yield %arg0 : memref<8xf32>
  }
  acc.private.recipe @freed : memref<8xf32> attributes {test.note} init {
  ^bb0(%arg0: memref<8xf32>, %arg1: !acc.data_bounds_ty):
    acc.yield %arg0 : memref<8xf32>
  } destroy {
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    acc.terminator
  }
  acc.firstprivate.recipe @copied : memref<8xf32> init {
  ^bb0(%arg0: memref<8xf32>):
    acc.yield %arg0 : memref<8xf32>
  } copy {
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    acc.terminator
  } destroy {
  ^bb0(%arg0: memref<8xf32>):
    acc.terminator
  }
  acc.reduction.recipe @sum : memref<8xf32> reduction_operator <add> init {
  ^bb0(%arg0: memref<8xf32>):
    acc.yield %arg0 : memref<8xf32>
  } combiner {
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    acc.yield %arg0 : memref<8xf32>
  }
  acc.reduction.recipe @both : i1 attributes {test.note} reduction_operator <land> init {
  ^bb0(%arg0: i1):
    acc.yield %arg0 : i1
  } combiner {
  ^bb0(%arg0: i1, %arg1: i1):
    %0 = arith.andi %arg0, %arg1 : i1
    acc.yield %0 : i1
  } destroy {
  ^bb0(%arg0: i1):
    acc.terminator
  }
  func.func @own(%arg0: memref<8xf32>) {
    %0 = acc.private varPtr(%arg0 : memref<8xf32>) recipe(@private) -> memref<8xf32>
    %1 = acc.firstprivate varPtr(%arg0 : memref<8xf32>) recipe(@copied) -> memref<8xf32> {name = "m"}
    %2 = acc.reduction varPtr(%arg0 : memref<8xf32>) recipe(@sum) -> memref<8xf32>
    acc.parallel firstprivate(%1 : memref<8xf32>) private(%0 : memref<8xf32>) reduction(%2 : memref<8xf32>) {
      acc.yield
    }
    acc.serial firstprivate(%1 : memref<8xf32>) private(%0 : memref<8xf32>) reduction(%2 : memref<8xf32>) {
      acc.yield
    }
    acc.loop private(%0 : memref<8xf32>) firstprivate(%1 : memref<8xf32>) reduction(%2 : memref<8xf32>) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>], unstructured}
    return
  }
}

// -----
module {
  func.func @compute(%arg0: memref<8xf32>, %arg1: i32, %arg2: i64, %arg3: index, %arg4: i1) {
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    acc.parallel {
      acc.yield
    }
    acc.parallel dataOperands(%0 : memref<8xf32>) async num_gangs({%arg1 : i32, %arg2 : i64}, {%arg3 : index} [#acc.device_type<nvidia>]) num_workers(%arg1 : i32) vector_length(%arg1 : i32, %arg2 : i64 [#acc.device_type<host>]) wait self(%arg4) if(%arg4) {
      acc.yield
    } attributes {defaultAttr = #acc<defaultvalue present>}
    acc.parallel async(%arg1 : i32, %arg2 : i64 [#acc.device_type<nvidia>]) wait({devnum: %arg1 : i32, %arg2 : i64}, {%arg1 : i32} [#acc.device_type<nvidia>]) {
      acc.yield
    } attributes {selfAttr}
    acc.serial async(%arg2 : i64) wait([#acc.device_type<nvidia>], {%arg1 : i32}) if(%arg4) {
      acc.yield
    }
    acc.serial {
      acc.yield
    } attributes {defaultAttr = #acc<defaultvalue none>}
    acc.kernels dataOperands(%0 : memref<8xf32>) num_gangs({%arg1 : i32}) wait({%arg1 : i32, %arg2 : i64}) self(%arg4) {
      acc.terminator
    }
    acc.kernels combined(loop) async(%arg1 : i32) vector_length(%arg1 : i32) {
      acc.loop combined(kernels) control(%arg5 : index) = (%arg3 : index) to (%arg3 : index)  step (%arg3 : index) {
        acc.yield
      } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
      acc.terminator
    }
    acc.parallel combined(loop) {
      acc.loop combined(parallel) gang control(%arg5 : i32) = (%arg1 : i32) to (%arg1 : i32)  step (%arg1 : i32) {
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.serial combined(loop) {
      acc.loop combined(serial) {
        acc.yield
      } attributes {seq = [#acc.device_type<none>], unstructured}
      acc.yield
    }
    acc.kernel_environment dataOperands(%0 : memref<8xf32>) async(%arg1 : i32) wait({%arg2 : i64}) {
      func.call @outside() : () -> ()
    }
    acc.kernel_environment {
      func.call @outside() : () -> ()
    } {test.note}
    return
  }
  func.func private @outside()
}

// -----
module {
  func.func @loops(%arg0: memref<8xf32>, %arg1: i32, %arg2: i64, %arg3: index) {
    acc.loop gang worker vector control(%arg4 : index, %arg5 : i32) = (%arg3, %arg1 : index, i32) to (%arg3, %arg1 : index, i32)  step (%arg3, %arg1 : index, i32) {
      acc.yield
    } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}
    acc.loop gang({num=%arg1 : i32, static=%arg2 : i64} [#acc.device_type<nvidia>]) worker(%arg1 : i32) vector(%arg1 : i32, %arg2 : i64 [#acc.device_type<nvidia>]) control(%arg4 : i32) = (%arg1 : i32) to (%arg1 : i32)  step (%arg1 : i32) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>, #acc.device_type<nvidia>]}
    acc.loop gang([#acc.device_type<host>], {num=%arg1 : i32}) worker(%arg1 : i32) vector(%arg2 : i64 [#acc.device_type<nvidia>]) control(%arg4 : i32) = (%arg1 : i32) to (%arg1 : i32)  step (%arg1 : i32) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
    acc.loop tile({%arg1 : i32, %arg2 : i64}, {%arg1 : i32} [#acc.device_type<nvidia>]) control(%arg4 : i32, %arg5 : i32) = (%arg1, %arg1 : i32, i32) to (%arg1, %arg1 : i32, i32)  step (%arg1, %arg1 : i32, i32) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
    %0 = acc.cache varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    acc.loop cache(%0 : memref<8xf32>) {
      scf.for %arg4 = %arg3 to %arg3 step %arg3 {
      }
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    return
  }
}

// -----
module {
  func.func @data(%arg0: memref<8xf32>, %arg1: i32, %arg2: i64, %arg3: i1) {
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    acc.data if(%arg3) async dataOperands(%0 : memref<8xf32>) wait {
      acc.terminator
    }
    acc.data async(%arg1 : i32, %arg2 : i64 [#acc.device_type<nvidia>]) dataOperands(%0 : memref<8xf32>) wait({devnum: %arg1 : i32, %arg2 : i64}) {
      acc.terminator
    } attributes {defaultAttr = #acc<defaultvalue none>}
    acc.enter_data dataOperands(%0 : memref<8xf32>)
    acc.enter_data if(%arg3) async(%arg1 : i32) wait_devnum(%arg1 : i32) wait(%arg1, %arg2 : i32, i64) dataOperands(%0 : memref<8xf32>) attributes {test.note}
    acc.enter_data async wait dataOperands(%0 : memref<8xf32>)
    %1 = acc.getdeviceptr varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    acc.exit_data async wait dataOperands(%1 : memref<8xf32>) attributes {finalize}
    acc.exit_data if(%arg3) async(%arg2 : i64) wait_devnum(%arg1 : i32) wait(%arg1 : i32) dataOperands(%1 : memref<8xf32>)
    %2 = acc.use_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    acc.host_data if(%arg3) dataOperands(%2 : memref<8xf32>) {
      acc.terminator
    } attributes {ifPresent}
    %3 = acc.update_device varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    acc.update dataOperands(%3 : memref<8xf32>)
    acc.update if(%arg3) async wait dataOperands(%3 : memref<8xf32>) attributes {ifPresent}
    acc.update async(%arg1 : i32) wait({%arg1 : i32} [#acc.device_type<nvidia>]) dataOperands(%3, %1 : memref<8xf32>, memref<8xf32>)
    return
  }
}

// -----
module {
  func.func @declared(%arg0: memref<8xf32>) {
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    %1 = acc.declare_enter dataOperands(%0 : memref<8xf32>)
    acc.declare_exit token(%1) dataOperands(%0 : memref<8xf32>)
    acc.declare_exit token(%1)
    acc.declare_exit dataOperands(%0 : memref<8xf32>) attributes {test.note}
    acc.declare dataOperands(%0 : memref<8xf32>) {
      acc.terminator
    }
    return
  }
  acc.global_ctor @up {
    acc.terminator
  }
  acc.global_dtor @down {
    acc.terminator
  } attributes {test.note}
}

// -----
module {
  func.func private @f()
  acc.routine @r0 func(@f) seq 
  acc.routine @r1 func(@f) bind("text") worker  nohost
  acc.routine @r2 func(@f) bind(@f) vector  implicit
  acc.routine @r3 func(@f) bind(@f [#acc.device_type<host>], "one" [#acc.device_type<nvidia>], "all") gang
  acc.routine @r4 func(@f) gang(dim: 3 : i64)
  acc.routine @r5 func(@f) gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<host>]) worker ([#acc.device_type<default>])
  acc.routine @r6 func(@f) vector ([#acc.device_type<host>, #acc.device_type<nvidia>]) seq ([#acc.device_type<default>]) attributes {test.note}
}

// -----
module {
  func.func @runtime(%arg0: i32, %arg1: i64, %arg2: index, %arg3: i1) {
    acc.init
    acc.init device_num(%arg0 : i32) if(%arg3) attributes {device_types = [#acc.device_type<nvidia>]}
    acc.shutdown if(%arg3)
    acc.shutdown device_num(%arg2 : index)
    acc.set default_async(%arg0 : i32)
    acc.set device_num(%arg1 : i64) if(%arg3) attributes {device_type = #acc.device_type<host>}
    acc.wait
    acc.wait(%arg0 : i32)
    acc.wait async
    acc.wait(%arg0, %arg1 : i32, i64) async(%arg2 : index) wait_devnum(%arg0 : i32) if(%arg3) attributes {test.note}
    return
  }
}

// -----
module {
  func.func @atomics(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32, %arg3: i1) {
    acc.atomic.read %arg0 = %arg1 : memref<i32>, memref<i32>, i32
    acc.atomic.read if(%arg3) %arg0 = %arg1 : memref<i32>, memref<i32>, i32 {test.note}
    acc.atomic.write %arg0 = %arg2 : memref<i32>, i32
    acc.atomic.write if(%arg3) %arg0 = %arg2 : memref<i32>, i32
    acc.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg4: i32):
      %0 = arith.addi %arg4, %arg2 : i32
      acc.yield %0 : i32
    }
    acc.atomic.update if(%arg3) %arg0 : memref<i32> {
    ^bb0(%arg4: i32):
      %0 = arith.muli %arg4, %arg2 {test.note} : i32
      acc.yield %0 : i32
    } {test.note}
    acc.atomic.capture {
      acc.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
      acc.atomic.write %arg0 = %arg2 : memref<i32>, i32
    }
    acc.atomic.capture if(%arg3) {
      acc.atomic.update %arg0 : memref<i32> {
      ^bb0(%arg4: i32):
        %0 = arith.addi %arg4, %arg2 : i32
        acc.yield %0 : i32
      }
      acc.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
    }
    return
  }
}

// -----
module {
  func.func private @attributes(!acc.data_bounds_ty, !acc.declare_token) attributes {acc.declare = #acc.declare<dataClause =  acc_copyin>, acc.declare_action = #acc.declare_action<preAlloc = @a, postDealloc = @b>, acc.routine_info = #acc.routine_info<[@r0, @r1]>, test.declare = #acc.declare<dataClause =  acc_create, implicit = true>, test.name = #acc.var_name<"x">, test.special = #acc.specialized_routine<@r0, <gang_dim1>, "f">, test.words = [#acc.reduction_operator<lor>, #acc.par_level<vector>, #acc.recipe_kind<reduction_recipe>, #acc.device_type<multicore>, #acc.gang_arg_type<Static>, #acc.combined_constructs<serial_loop>, #acc<construct acc_construct_runtime_api>, #acc<data_clause_modifier none>, #acc<data_clause_modifier alwaysout>, #acc<data_clause acc_cache_readonly>]}
}

// -----
module {
  func.func @f(%arg0: i32) {
    acc.loop gang({num=%arg0 : i32}, {num=%arg0 : i32} [#acc.device_type<nvidia>]) control(%arg1 : i32) = (%arg0 : i32) to (%arg0 : i32)  step (%arg0 : i32) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>, #acc.device_type<nvidia>]}
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32) {
    acc.loop gang({num=%arg0 : i32}, {} [#acc.device_type<nvidia>]) control(%arg1 : i32) = (%arg0 : i32) to (%arg0 : i32)  step (%arg0 : i32) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>, #acc.device_type<nvidia>]}
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32) {
    acc.loop gang({static=%arg0 : i32, num=%arg0 : i32, dim=%arg0 : i32}) control(%arg1 : i32) = (%arg0 : i32) to (%arg0 : i32)  step (%arg0 : i32) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>, #acc.device_type<nvidia>]}
    return
  }
}

// -----
module {
  acc.reduction.recipe @sum : i32 reduction_operator <add> init {
  ^bb0(%arg0: i32):
    acc.yield %arg0 : i32
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    acc.yield %arg0 : i32
  } destroy {
  ^bb0(%arg0: i8):
    acc.terminator
  }
}

// -----
module {
  func.func @f(%arg0: memref<8xf32>) {
    %0 = acc.cache varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<8xf32>) {
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<8xf32>) {
    %0 = acc.create varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<8xf32>) {
    %0 = acc.create varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<8xf32>) {
    acc.copyout accPtr(%arg0 : memref<8xf32>) to varPtr(%arg0 : memref<8xf32>) {modifiers = #acc<data_clause_modifier zero>}
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<8xf32>) {
    acc.delete accPtr(%arg0 : memref<8xf32>) {modifiers = #acc<data_clause_modifier readonly>}
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<8xf32>) {
    acc.delete accPtr(%arg0 : memref<8xf32>) {modifiers = #acc<data_clause_modifier zero>}
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<8xf32>) {
    %0 = acc.firstprivate_map varPtr(%arg0 : memref<8xf32>) -> memref<8xi32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<8xf32>) {
    %0 = acc.firstprivate_map varPtr(%arg0 : memref<8xf32>) -> memref<8xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<8xf32>) {
    %0 = acc.getdeviceptr varPtr(%arg0 : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
    return
  }
}

