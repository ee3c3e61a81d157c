// ODS: mlir/Dialect/OpenACC/OpenACCOps.td mlir/Dialect/LLVMIR/LLVMOps.td
// Clauses that depend on the device, data, routines.
func.func @clauses(%A: memref<10xf32>, %p: !llvm.ptr, %i: i64, %i32: i32, %x: index, %b: i1, %U: memref<*xf32>) {
  scf.execute_region {
    acc.data async wait { } attributes { defaultAttr = #acc<defaultvalue none> }
    scf.yield
  }
  scf.execute_region {
    acc.parallel async(%i : i64, %i32 : i32 [#acc.device_type<nvidia>]) wait({devnum: %i : i64, %i32 : i32, %x : index}, {%i : i64} [#acc.device_type<nvidia>]) { acc.yield }
    scf.yield
  }
  scf.execute_region {
    acc.parallel num_gangs({%i : i64, %i : i64}, {%i32 : i32} [#acc.device_type<nvidia>]) num_workers(%i : i64, %i32 : i32 [#acc.device_type<nvidia>]) { acc.yield }
    scf.yield
  }
  scf.execute_region {
    acc.parallel async([#acc.device_type<nvidia>], %i : i64 ) wait([#acc.device_type<nvidia>], {%i : i64}) { acc.yield }
    scf.yield
  }
  scf.execute_region {
    acc.loop tile({%i : i64, %i : i64}, {%i : i64} [#acc.device_type<nvidia>]) control(%a : index) = (%x : index) to (%x : index) step (%x: index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
    scf.yield
  }
  scf.execute_region {
    %0 = acc.copyin varPtr(%A : memref<10xf32>) -> memref<10xf32> acc.enter_data async wait dataOperands(%0 : memref<10xf32>)
    scf.yield
  }
  scf.execute_region {
    %0 = acc.copyin varPtr(%A : memref<10xf32>) -> memref<10xf32> acc.enter_data async(%i : i64) wait(%i, %i32 : i64, i32) dataOperands(%0 : memref<10xf32>)
    scf.yield
  }
  scf.execute_region {
    acc.wait(%i : i64) async(%i : i64) wait_devnum(%i : i64) if(%b)
    scf.yield
  }
  scf.execute_region {
    acc.wait async
    scf.yield
  }
  scf.execute_region {
    acc.wait(%i, %i32 : i64, i32) async(%i : i64)
    scf.yield
  }
  scf.execute_region {
    %0 = acc.update_device varPtr(%A : memref<10xf32>) -> memref<10xf32> acc.update async wait dataOperands(%0 : memref<10xf32>)
    scf.yield
  }
  scf.execute_region {
    %0 = acc.copyin varPtr(%A : memref<10xf32>) async(%i : i64) -> memref<10xf32>
    scf.yield
  }
  scf.execute_region {
    %0 = acc.copyin varPtr(%A : memref<10xf32>) async([#acc.device_type<nvidia>], %i : i64) -> memref<10xf32>
    scf.yield
  }
  scf.execute_region {
    %0 = acc.copyin varPtr(%U : memref<*xf32>)  -> memref<*xf32>
    scf.yield
  }
  scf.execute_region {
    %1 = acc.copyin varPtr(%p : !llvm.ptr) varType(i32) -> !llvm.ptr {name = "x"}
    scf.yield
  }
  scf.execute_region {
    %0 = acc.copyin varPtr(%A : memref<10xf32>) varType(f32) -> memref<10xf32>
    scf.yield
  }
  scf.execute_region {
    %0 = acc.copyin var(%A : memref<10xf32>) varType(f32) -> memref<10xf32>
    scf.yield
  }
  scf.execute_region {
    %0 = acc.getdeviceptr varPtr(%A : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>} acc.copyout accPtr(%0 : memref<10xf32>) async(%i : i64) to varPtr(%A : memref<10xf32>)
    scf.yield
  }
  scf.execute_region {
    %1 = acc.getdeviceptr varPtr(%p : !llvm.ptr) varType(i32) -> !llvm.ptr acc.copyout accPtr(%1 : !llvm.ptr) to varPtr(%p : !llvm.ptr) varType(i32)
    scf.yield
  }
  scf.execute_region {
    %0 = acc.getdeviceptr varPtr(%A : memref<10xf32>) -> memref<10xf32> acc.delete accPtr(%0 : memref<10xf32>)
    scf.yield
  }
  scf.execute_region {
    %0 = acc.getdeviceptr varPtr(%A : memref<10xf32>) -> memref<10xf32> acc.delete accVar(%0 : memref<10xf32>)
    scf.yield
  }
  scf.execute_region {
    acc.loop gang([#acc.device_type<nvidia>], {num=%i : i64} ) worker([#acc.device_type<nvidia>], %i : i64) vector control(%a : index) = (%x : index) to (%x : index) step (%x: index) { acc.yield } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
    scf.yield
  }
  scf.execute_region {
    acc.serial combined(loop) { acc.loop combined(serial) gang({dim=%i : i64, static=%i32: i32}) control(%a : index) = (%x : index) to (%x : index) step (%x: index) { acc.yield } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>} acc.yield }
    scf.yield
  }
  scf.execute_region {
    acc.parallel combined(loop) { acc.loop combined(parallel)  control(%a : index) = (%x : index) to (%x : index) step (%x: index) { acc.yield } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>} acc.yield }
    scf.yield
  }
  scf.execute_region {
    acc.loop control(%a : index) = (%x : index) to (%x : index) step (%x: index) { acc.yield } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
    scf.yield
  }
  scf.execute_region {
    acc.loop gang([#acc.device_type<nvidia>, #acc.device_type<host>]) control(%a : index) = (%x : index) to (%x : index) step (%x: index) { acc.yield } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
    scf.yield
  }
  scf.execute_region {
    acc.loop gang { scf.for %a = %x to %x step %x { scf.yield }  acc.yield } attributes {independent = [#acc.device_type<none>]}
    scf.yield
  }
  return
}
acc.private.recipe @foo : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func private @f()
acc.routine @r10 func(@f) seq
acc.routine @r11 func(@f) bind("x") seq
acc.routine @r12 func(@f) bind("x" [#acc.device_type<nvidia>], "y") seq
acc.routine @r13 func(@f) gang
acc.routine @r14 func(@f) gang(dim: 2 : i64)
acc.routine @r15 func(@f) gang([#acc.device_type<nvidia>], dim: 2 : i64 [#acc.device_type<host>]) worker([#acc.device_type<default>])
acc.routine @r16 func(@f) vector([#acc.device_type<host>, #acc.device_type<nvidia>]) seq([#acc.device_type<default>])
acc.routine @r17 func(@f) bind(@f)  seq
acc.routine @r18 func(@f) bind(@f [#acc.device_type<nvidia>], "u")  seq
acc.routine @r19 func(@f) bind("u", @f [#acc.device_type<nvidia>])  seq nohost implicit
