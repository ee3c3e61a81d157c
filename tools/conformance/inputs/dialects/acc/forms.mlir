// Data that goes to devices.
func.func @entry(%m: memref<8xf32>, %p: !llvm.ptr, %u: memref<*xi32>, %n: i32, %x: index) {
  %0 = acc.bounds lowerbound(%x : index) upperbound(%x : index) stride(%n : i32) startIdx(%x : index)
  %1 = acc.bounds extent(%x : index) {strideInBytes = true}
  %2 = acc.get_lowerbound %0 : (!acc.data_bounds_ty) -> index
  %3 = acc.get_upperbound %0 : (!acc.data_bounds_ty) -> index
  %4 = acc.get_stride %0 {test.note} : (!acc.data_bounds_ty) -> index
  %5 = acc.get_extent %1 : (!acc.data_bounds_ty) -> index
  %6 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32> {name = "m", modifiers = #acc<data_clause_modifier readonly>}
  %7 = acc.copyin varPtr(%p : !llvm.ptr) varType(f64) varPtrPtr(%p : !llvm.ptr) bounds(%0, %1) async(%n : i32) -> !llvm.ptr
  %8 = acc.create varPtr(%m : memref<8xf32>) varType(tensor<8xf32>) async([#acc.device_type<nvidia>], %n : i32, %x : index [#acc.device_type<host>]) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  %9 = acc.create varPtr(%m : memref<8xf32>) async -> memref<8xf32> {dataClause = #acc<data_clause acc_copyout_zero>, structured = false, implicit = true}
  %10 = acc.nocreate varPtr(%u : memref<*xi32>) -> memref<*xi32>
  %11 = acc.present varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %12 = acc.attach varPtr(%p : !llvm.ptr) varType(!llvm.struct<(i32)>) -> !llvm.ptr
  %13 = acc.deviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %14 = acc.getdeviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32> {dataClause = #acc<data_clause acc_copyout>}
  %15 = acc.use_device varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %16 = acc.update_device varPtr(%m : memref<8xf32>) async -> memref<8xf32> {dataClause = #acc<data_clause acc_update_device>}
  %17 = acc.declare_device_resident varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %18 = acc.declare_link varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %19 = acc.cache varPtr(%m : memref<8xf32>) bounds(%0) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  %20 = acc.firstprivate_map varPtr(%m : memref<8xf32>) -> memref<8xf32>
  return
}

// -----

// Data that comes back.
func.func @exit(%m: memref<8xf32>, %p: !llvm.ptr, %n: i32, %x: index) {
  %0 = acc.bounds upperbound(%x : index)
  %1 = acc.getdeviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32>
  %2 = acc.getdeviceptr varPtr(%p : !llvm.ptr) varType(i64) -> !llvm.ptr
  acc.copyout accPtr(%1 : memref<8xf32>) to varPtr(%m : memref<8xf32>) {name = "m"}
  acc.copyout accPtr(%2 : !llvm.ptr) bounds(%0) async(%n : i32) to varPtr(%p : !llvm.ptr) varType(i64)
  acc.update_host accPtr(%1 : memref<8xf32>) async to varPtr(%m : memref<8xf32>) {structured = false}
  acc.update_host accPtr(%1 : memref<8xf32>) to varPtr(%m : memref<8xf32>) {dataClause = #acc<data_clause acc_update_self>}
  acc.delete accPtr(%1 : memref<8xf32>)
  acc.delete accPtr(%1 : memref<8xf32>) bounds(%0) async(%n : i32 [#acc.device_type<star>]) {dataClause = #acc<data_clause acc_create>}
  acc.detach accPtr(%2 : !llvm.ptr) async(%n : i32 [#acc.device_type<radeon>]) {dataClause = #acc<data_clause acc_attach>}
  return
}

// -----

// Recipes.
acc.private.recipe @private : memref<8xf32> init {
^bb0(%of: memref<8xf32>):
  acc.yield %of : memref<8xf32>
}
acc.private.recipe @freed : memref<8xf32> attributes {test.note} init {
^bb0(%of: memref<8xf32>, %bound: !acc.data_bounds_ty):
  acc.yield %of : memref<8xf32>
} destroy {
^bb0(%of: memref<8xf32>, %own: memref<8xf32>):
  acc.terminator
}
acc.firstprivate.recipe @copied : memref<8xf32> init {
^bb0(%of: memref<8xf32>):
  acc.yield %of : memref<8xf32>
} copy {
^bb0(%from: memref<8xf32>, %to: memref<8xf32>):
  acc.terminator
} destroy {
^bb0(%own: memref<8xf32>):
  acc.terminator
}
acc.reduction.recipe @sum : memref<8xf32> reduction_operator <add> init {
^bb0(%of: memref<8xf32>):
  acc.yield %of : memref<8xf32>
} combiner {
^bb0(%one: memref<8xf32>, %other: memref<8xf32>):
  acc.yield %one : memref<8xf32>
}
acc.reduction.recipe @both : i1 attributes {test.note} reduction_operator <land> init {
^bb0(%of: i1):
  acc.yield %of : i1
} combiner {
^bb0(%one: i1, %other: i1):
  %0 = arith.andi %one, %other : i1
  acc.yield %0 : i1
} destroy {
^bb0(%of: i1):
  acc.terminator
}
func.func @own(%m: memref<8xf32>) {
  %0 = acc.private varPtr(%m : memref<8xf32>) recipe(@private) -> memref<8xf32>
  %1 = acc.firstprivate varPtr(%m : memref<8xf32>) recipe(@copied) -> memref<8xf32> {name = "m"}
  %2 = acc.reduction varPtr(%m : memref<8xf32>) recipe(@sum) -> memref<8xf32>
  acc.parallel private(%0 : memref<8xf32>) firstprivate(%1 : memref<8xf32>) reduction(%2 : memref<8xf32>) {
    acc.yield
  }
  acc.serial reduction(%2 : memref<8xf32>) firstprivate(%1 : memref<8xf32>) private(%0 : memref<8xf32>) {
    acc.yield
  }
  acc.loop private(%0 : memref<8xf32>) firstprivate(%1 : memref<8xf32>) reduction(%2 : memref<8xf32>) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}

// -----

// Constructs that compute.
func.func @compute(%m: memref<8xf32>, %n: i32, %l: i64, %x: index, %c: i1) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.parallel {
    acc.yield
  }
  acc.parallel dataOperands(%0 : memref<8xf32>) async num_gangs({%n : i32, %l : i64}, {%x : index} [#acc.device_type<nvidia>]) num_workers(%n : i32) vector_length(%n : i32, %l : i64 [#acc.device_type<host>]) wait self(%c) if(%c) {
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue present>}
  acc.parallel async(%n : i32, %l : i64 [#acc.device_type<nvidia>]) wait({devnum: %n : i32, %l : i64}, {%n : i32} [#acc.device_type<nvidia>]) {
    acc.yield
  } attributes {selfAttr}
  acc.serial async([#acc.device_type<nvidia>, #acc.device_type<host>], %l : i64) wait([#acc.device_type<nvidia>], {%n : i32}) if(%c) {
    acc.yield
  }
  acc.serial {
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.kernels num_gangs({%n : i32}) dataOperands(%0 : memref<8xf32>) self(%c) wait({%n : i32, %l : i64}) {
    acc.terminator
  }
  acc.kernels combined(loop) vector_length(%n : i32) async(%n : i32) {
    acc.loop combined(kernels) control(%i : index) = (%x : index) to (%x : index) step (%x : index) {
      acc.yield
    } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
    acc.terminator
  }
  acc.parallel combined(loop) {
    acc.loop combined(parallel) gang control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
    acc.yield
  }
  acc.serial combined(loop) {
    acc.loop combined(serial) {
      acc.yield
    } attributes {seq = [#acc.device_type<none>], unstructured}
    acc.yield
  }
  acc.kernel_environment dataOperands(%0 : memref<8xf32>) async(%n : i32) wait({%l : i64}) {
    func.call @outside() : () -> ()
  }
  acc.kernel_environment {
    func.call @outside() : () -> ()
  } {test.note}
  return
}
func.func private @outside()

// -----

// Loops.
func.func @loops(%m: memref<8xf32>, %n: i32, %l: i64, %x: index) {
  acc.loop gang worker vector control(%i : index, %j : i32) = (%x, %n : index, i32) to (%x, %n : index, i32) step (%x, %n : index, i32) {
    acc.yield
  } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>}
  acc.loop gang({num=%n : i32, static=%l : i64} [#acc.device_type<nvidia>]) worker(%n : i32) vector(%n : i32, %l : i64 [#acc.device_type<nvidia>]) control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>, #acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>}
  acc.loop gang([#acc.device_type<host>], {num=%n : i32}) worker([#acc.device_type<host>], %n : i32) vector([#acc.device_type<host>, #acc.device_type<radeon>], %l : i64 [#acc.device_type<nvidia>]) control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
  acc.loop tile({%n : i32, %l : i64}, {%n : i32} [#acc.device_type<nvidia>]) control(%i : i32, %j : i32) = (%n, %n : i32, i32) to (%n, %n : i32, i32) step (%n, %n : i32, i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>}
  %0 = acc.cache varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.loop cache(%0 : memref<8xf32>) {
    scf.for %i = %x to %x step %x {
    }
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

// Regions with data, and data without regions.
func.func @data(%m: memref<8xf32>, %n: i32, %l: i64, %c: i1) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.data if(%c) async dataOperands(%0 : memref<8xf32>) wait {
    acc.terminator
  }
  acc.data async(%n : i32, %l : i64 [#acc.device_type<nvidia>]) wait({devnum: %n : i32, %l : i64}) dataOperands(%0 : memref<8xf32>) {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.enter_data dataOperands(%0 : memref<8xf32>)
  acc.enter_data if(%c) async(%n : i32) wait_devnum(%n : i32) wait(%n, %l : i32, i64) dataOperands(%0 : memref<8xf32>) attributes {test.note}
  acc.enter_data async wait dataOperands(%0 : memref<8xf32>)
  %1 = acc.getdeviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.exit_data async wait dataOperands(%1 : memref<8xf32>) attributes {finalize}
  acc.exit_data if(%c) async(%l : i64) wait_devnum(%n : i32) wait(%n : i32) dataOperands(%1 : memref<8xf32>)
  %2 = acc.use_device varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.host_data if(%c) dataOperands(%2 : memref<8xf32>) {
    acc.terminator
  } attributes {ifPresent}
  %3 = acc.update_device varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.update dataOperands(%3 : memref<8xf32>)
  acc.update if(%c) async wait dataOperands(%3 : memref<8xf32>) attributes {ifPresent}
  acc.update async(%n : i32) wait({%n : i32} [#acc.device_type<nvidia>]) dataOperands(%3, %1 : memref<8xf32>, memref<8xf32>)
  return
}

// -----

// Declarations, and code that sets global variables up.
func.func @declared(%m: memref<8xf32>) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
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

// -----

// Routines.
func.func private @f()
acc.routine @r0 func(@f) seq
acc.routine @r1 func(@f) bind("text") worker nohost
acc.routine @r2 func(@f) bind(@f) vector implicit
acc.routine @r3 func(@f) bind("one" [#acc.device_type<nvidia>], @f [#acc.device_type<host>], "all") gang
acc.routine @r4 func(@f) gang(dim: 3 : i64)
acc.routine @r5 func(@f) gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<host>]) worker([#acc.device_type<default>])
acc.routine @r6 func(@f) vector([#acc.device_type<host>, #acc.device_type<nvidia>]) seq([#acc.device_type<default>]) attributes {test.note}

// -----

// The runtime.
func.func @runtime(%n: i32, %l: i64, %x: index, %c: i1) {
  acc.init
  acc.init device_num(%n : i32) if(%c) attributes {device_types = [#acc.device_type<nvidia>]}
  acc.shutdown if(%c)
  acc.shutdown device_num(%x : index)
  acc.set default_async(%n : i32)
  acc.set device_num(%l : i64) if(%c) attributes {device_type = #acc.device_type<host>}
  acc.wait
  acc.wait(%n : i32)
  acc.wait async
  acc.wait(%n, %l : i32, i64) async(%x : index) wait_devnum(%n : i32) if(%c) attributes {test.note}
  return
}

// -----

// Atomic accesses.
func.func @atomics(%m: memref<i32>, %k: memref<i32>, %n: i32, %c: i1) {
  acc.atomic.read %m = %k : memref<i32>, memref<i32>, i32
  acc.atomic.read if(%c) %m = %k : memref<i32>, memref<i32>, i32 {test.note}
  acc.atomic.write %m = %n : memref<i32>, i32
  acc.atomic.write if(%c) %m = %n : memref<i32>, i32
  acc.atomic.update %m : memref<i32> {
  ^bb0(%old: i32):
    %0 = arith.addi %old, %n : i32
    acc.yield %0 : i32
  }
  acc.atomic.update if(%c) %m : memref<i32> {
  ^bb0(%old: i32):
    %0 = arith.muli %old, %n {test.note} : i32
    acc.yield %0 : i32
  } {test.note}
  acc.atomic.capture {
    acc.atomic.read %k = %m : memref<i32>, memref<i32>, i32
    acc.atomic.write %m = %n : memref<i32>, i32
  }
  acc.atomic.capture if(%c) {
    acc.atomic.update %m : memref<i32> {
    ^bb0(%old: i32):
      %0 = arith.addi %old, %n : i32
      acc.yield %0 : i32
    }
    acc.atomic.read %k = %m : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

// Attributes and types by themselves.
func.func private @attributes(!acc.data_bounds_ty, !acc.declare_token) attributes {acc.declare = #acc.declare<dataClause = acc_copyin>, test.declare = #acc.declare<dataClause = acc_create, implicit = true>, acc.declare_action = #acc.declare_action<preAlloc = @a, postDealloc = @b>, acc.routine_info = #acc.routine_info<[@r0, @r1]>, test.special = #acc.specialized_routine<@r0, <gang_dim1>, "f">, test.name = #acc.var_name<"x">, test.words = [#acc.reduction_operator<lor>, #acc.par_level<vector>, #acc.recipe_kind<reduction_recipe>, #acc.device_type<multicore>, #acc.gang_arg_type<Static>, #acc.combined_constructs<serial_loop>, #acc<construct acc_construct_runtime_api>, #acc<data_clause_modifier none>, #acc<data_clause_modifier alwaysout>, #acc<data_clause acc_cache_readonly>]}

// -----

func.func @f(%n: i32) {
  acc.loop gang({num=%n : i32}, {,num=%n : i32} [#acc.device_type<nvidia>]) control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>, #acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>}
  return
}

// -----

func.func @f(%n: i32) {
  acc.loop gang({num=%n : i32}, {} [#acc.device_type<nvidia>]) control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>, #acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>}
  return
}

// -----

func.func @f(%n: i32) {
  acc.loop gang({static=%n : i32, num=%n : i32, dim=%n : i32}) control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>, #acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>}
  return
}

// -----

acc.reduction.recipe @sum : i32 reduction_operator <add> init {
^bb0(%of: i32):
  acc.yield %of : i32
} combiner {
^bb0(%one: i32, %b: i32):
  acc.yield %one : i32
} destroy {
^bb0(%of: i8):
  acc.terminator
}

// -----

func.func @f(%m: memref<8xf32>) {
  %0 = acc.cache varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  %0 = acc.create varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  %0 = acc.create varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  acc.copyout accPtr(%m : memref<8xf32>) to varPtr(%m : memref<8xf32>) {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  acc.delete accPtr(%m : memref<8xf32>) {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  acc.delete accPtr(%m : memref<8xf32>) {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  %0 = acc.firstprivate_map varPtr(%m : memref<8xf32>) -> memref<8xi32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  %0 = acc.firstprivate_map varPtr(%m : memref<8xf32>) -> memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  %0 = acc.getdeviceptr varPtr(%m : memref<8xf32>) -> memref<8xf32> {modifiers = #acc<data_clause_modifier zero>}
  return
}
