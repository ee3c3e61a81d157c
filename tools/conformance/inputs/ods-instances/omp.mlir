// Members of what is mapped are mapped themselves.

llvm.func @members(%struct: !llvm.ptr, %member: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%member : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "s.x"}
  %1 = omp.map.info var_ptr(%struct : !llvm.ptr, !llvm.struct<(i32, f32)>) map_clauses(to) capture(ByRef) members(%0 : [0] : !llvm.ptr) -> !llvm.ptr {name = "s", partial_map = true}
  omp.target_update map_entries(%1 : !llvm.ptr)
  llvm.return
}

// -----

llvm.func @enter_and_exit(%data: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%data : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.target_enter_data map_entries(%0 : !llvm.ptr)
  %1 = omp.map.info var_ptr(%data : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  omp.target_exit_data map_entries(%1 : !llvm.ptr)
  %2 = omp.map.info var_ptr(%data : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%2 : !llvm.ptr)
  llvm.return
}

// -----

omp.private {type = private} @initialised : i32 init {
^bb0(%original: !llvm.ptr, %private: !llvm.ptr):
  omp.yield(%private : !llvm.ptr)
}

omp.private {type = firstprivate} @copied : i32 copy {
^bb0(%original: !llvm.ptr, %private: !llvm.ptr):
  %0 = llvm.load %original : !llvm.ptr -> i32
  llvm.store %0, %private : i32, !llvm.ptr
  omp.yield(%private : !llvm.ptr)
}

// -----

omp.declare_reduction @sum : i32 init {
^bb0(%unused: i32):
  %zero = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%zero : i32)
} combiner {
^bb0(%left: i32, %right: i32):
  %sum = llvm.add %left, %right : i32
  omp.yield(%sum : i32)
}

omp.private {type = private} @own : i32

llvm.func @reduced(%total: !llvm.ptr, %data: !llvm.ptr, %least: i32, %most: i32) {
  omp.parallel {
    omp.sections reduction(@sum %total -> %partial : !llvm.ptr) {
      omp.terminator
    }
    omp.sections allocate(%data : !llvm.ptr -> %total : !llvm.ptr) {
      omp.terminator
    }
    omp.terminator
  }
  omp.taskgroup task_reduction(@sum %total -> %partial : !llvm.ptr) {
    omp.task in_reduction(@sum %total -> %part : !llvm.ptr) {
      omp.terminator
    }
    omp.terminator
  }
  omp.teams num_teams(%least : i32 to %most : i32) {
    omp.terminator
  }
  omp.teams private(@own %data -> %own : !llvm.ptr) {
    omp.terminator
  }
  omp.teams reduction(@sum %total -> %partial : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

// A list of no variables cannot be read as it is printed.

"omp.allocate_dir"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()

// -----

func.func private @copy_i32(memref<i32>, memref<i32>)

func.func @copied(%data: memref<i32>) {
  omp.single copyprivate(%data -> @copy_i32 : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

llvm.func @target_with_memory(%data: !llvm.ptr, %allocator: i32, %on: i1) {
  omp.target allocate(%allocator : i32 -> %data : !llvm.ptr) if(%on) {
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
