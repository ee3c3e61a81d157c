module {
  llvm.func @members(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "s.x"}
    %1 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<(i32, f32)>) map_clauses(to) capture(ByRef) members(%0 : [0] : !llvm.ptr) -> !llvm.ptr {name = "s", partial_map = true}
    omp.target_update map_entries(%1 : !llvm.ptr)
    llvm.return
  }
}

// -----
module {
  llvm.func @enter_and_exit(%arg0: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
    omp.target_enter_data map_entries(%0 : !llvm.ptr)
    %1 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
    omp.target_exit_data map_entries(%1 : !llvm.ptr)
    %2 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
    omp.target_update map_entries(%2 : !llvm.ptr)
    llvm.return
  }
}

// -----
module {
  omp.private {type = private} @initialised : i32 init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @copied : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
}

// -----
module {
  omp.declare_reduction @sum : i32 init {
  ^bb0(%arg0: i32):
    %0 = llvm.mlir.constant(0 : i32) : i32
    omp.yield(%0 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = llvm.add %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.private {type = private} @own : i32
  llvm.func @reduced(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32) {
    omp.parallel {
      omp.sections reduction(@sum %arg0 -> %arg4 : !llvm.ptr) {
        omp.terminator
      }
      omp.sections allocate(%arg1 : !llvm.ptr -> %arg0 : !llvm.ptr) {
        omp.terminator
      }
      omp.terminator
    }
    omp.taskgroup task_reduction(@sum %arg0 -> %arg4 : !llvm.ptr) {
      omp.task in_reduction(@sum %arg0 -> %arg5 : !llvm.ptr) {
        omp.terminator
      }
      omp.terminator
    }
    omp.teams num_teams(%arg2 : i32 to %arg3 : i32) {
      omp.terminator
    }
    omp.teams private(@own %arg1 -> %arg4 : !llvm.ptr) {
      omp.terminator
    }
    omp.teams reduction(@sum %arg0 -> %arg4 : !llvm.ptr) {
      omp.terminator
    }
    llvm.return
  }
}

// -----
module {
  omp.allocate_dir( : )
}

// -----
module {
  func.func private @copy_i32(memref<i32>, memref<i32>)
  func.func @copied(%arg0: memref<i32>) {
    omp.single copyprivate(%arg0 -> @copy_i32 : memref<i32>) {
      omp.terminator
    }
    return
  }
}

// -----
module {
  llvm.func @target_with_memory(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
    omp.target allocate(%arg1 : i32 -> %arg0 : !llvm.ptr) if(%arg2) {
      omp.terminator
    }
    omp.target nowait {
      omp.terminator
    }
    omp.target ompx_bare {
      omp.terminator
    }
    llvm.return
  }
}

