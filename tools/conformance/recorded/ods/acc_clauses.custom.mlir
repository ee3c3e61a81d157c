module {
  func.func @clauses(%arg0: memref<10xf32>, %arg1: !llvm.ptr, %arg2: i64, %arg3: i32, %arg4: index, %arg5: i1, %arg6: memref<*xf32>) {
    scf.execute_region {
      acc.data async wait {
      } attributes {defaultAttr = #acc<defaultvalue none>}
      scf.yield
    }
    scf.execute_region {
      acc.parallel async(%arg2 : i64, %arg3 : i32 [#acc.device_type<nvidia>]) wait({devnum: %arg2 : i64, %arg3 : i32, %arg4 : index}, {%arg2 : i64} [#acc.device_type<nvidia>]) {
        acc.yield
      }
      scf.yield
    }
    scf.execute_region {
      acc.parallel num_gangs({%arg2 : i64, %arg2 : i64}, {%arg3 : i32} [#acc.device_type<nvidia>]) num_workers(%arg2 : i64, %arg3 : i32 [#acc.device_type<nvidia>]) {
        acc.yield
      }
      scf.yield
    }
    scf.execute_region {
      acc.parallel async(%arg2 : i64) wait([#acc.device_type<nvidia>], {%arg2 : i64}) {
        acc.yield
      }
      scf.yield
    }
    scf.execute_region {
      acc.loop tile({%arg2 : i64, %arg2 : i64}, {%arg2 : i64} [#acc.device_type<nvidia>]) control(%arg7 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      scf.yield
    }
    scf.execute_region {
      %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
      acc.enter_data async wait dataOperands(%0 : memref<10xf32>)
      scf.yield
    }
    scf.execute_region {
      %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
      acc.enter_data async(%arg2 : i64) wait(%arg2, %arg3 : i64, i32) dataOperands(%0 : memref<10xf32>)
      scf.yield
    }
    scf.execute_region {
      acc.wait(%arg2 : i64) async(%arg2 : i64) wait_devnum(%arg2 : i64) if(%arg5)
      scf.yield
    }
    scf.execute_region {
      acc.wait async
      scf.yield
    }
    scf.execute_region {
      acc.wait(%arg2, %arg3 : i64, i32) async(%arg2 : i64)
      scf.yield
    }
    scf.execute_region {
      %0 = acc.update_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
      acc.update async wait dataOperands(%0 : memref<10xf32>)
      scf.yield
    }
    scf.execute_region {
      %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) async(%arg2 : i64) -> memref<10xf32>
      scf.yield
    }
    scf.execute_region {
      %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) async(%arg2 : i64) -> memref<10xf32>
      scf.yield
    }
    scf.execute_region {
      %0 = acc.copyin varPtr(%arg6 : memref<*xf32>) -> memref<*xf32>
      scf.yield
    }
    scf.execute_region {
      %0 = acc.copyin varPtr(%arg1 : !llvm.ptr) varType(i32) -> !llvm.ptr {name = "x"}
      scf.yield
    }
    scf.execute_region {
      %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
      scf.yield
    }
    scf.execute_region {
      %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
      scf.yield
    }
    scf.execute_region {
      %0 = acc.getdeviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>}
      acc.copyout accPtr(%0 : memref<10xf32>) async(%arg2 : i64) to varPtr(%arg0 : memref<10xf32>)
      scf.yield
    }
    scf.execute_region {
      %0 = acc.getdeviceptr varPtr(%arg1 : !llvm.ptr) varType(i32) -> !llvm.ptr
      acc.copyout accPtr(%0 : !llvm.ptr) to varPtr(%arg1 : !llvm.ptr) varType(i32)
      scf.yield
    }
    scf.execute_region {
      %0 = acc.getdeviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
      acc.delete accPtr(%0 : memref<10xf32>)
      scf.yield
    }
    scf.execute_region {
      %0 = acc.getdeviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
      acc.delete accPtr(%0 : memref<10xf32>)
      scf.yield
    }
    scf.execute_region {
      acc.loop gang([#acc.device_type<nvidia>], {num=%arg2 : i64}) worker(%arg2 : i64) vector control(%arg7 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      scf.yield
    }
    scf.execute_region {
      acc.serial combined(loop) {
        acc.loop combined(serial) gang({dim=%arg2 : i64, static=%arg3 : i32}) control(%arg7 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      scf.yield
    }
    scf.execute_region {
      acc.parallel combined(loop) {
        acc.loop combined(parallel) control(%arg7 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      scf.yield
    }
    scf.execute_region {
      acc.loop control(%arg7 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      scf.yield
    }
    scf.execute_region {
      acc.loop gang([#acc.device_type<nvidia>, #acc.device_type<host>]) control(%arg7 : index) = (%arg4 : index) to (%arg4 : index)  step (%arg4 : index) {
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
      scf.yield
    }
    scf.execute_region {
      acc.loop gang {
        scf.for %arg7 = %arg4 to %arg4 step %arg4 {
        }
        acc.yield
      } attributes {independent = [#acc.device_type<none>]}
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
  acc.routine @r15 func(@f) gang([#acc.device_type<nvidia>], dim: 2 : i64 [#acc.device_type<host>]) worker ([#acc.device_type<default>])
  acc.routine @r16 func(@f) vector ([#acc.device_type<host>, #acc.device_type<nvidia>]) seq ([#acc.device_type<default>])
  acc.routine @r17 func(@f) bind(@f) seq 
  acc.routine @r18 func(@f) bind(@f [#acc.device_type<nvidia>], "u") seq 
  acc.routine @r19 func(@f) bind(@f [#acc.device_type<nvidia>], "u") seq  nohost implicit
}

