module {
  func.func @clauses(%arg0: memref<10xf32>, %arg1: !llvm.ptr, %arg2: i64, %arg3: i32, %arg4: index, %arg5: i1, %arg6: memref<*xf32>) {
    omp.taskwait depend(taskdependin -> %arg0 : memref<10xf32>, taskdependout -> %arg1 : !llvm.ptr)
    scf.execute_region {
      omp.parallel private(@pp %arg1 -> %arg7 : !llvm.ptr) private_barrier {
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      omp.parallel private(@pp %arg1 -> %arg7, @pp %arg1 -> %arg8 : !llvm.ptr, !llvm.ptr) reduction(mod: task, @add %arg1 -> %arg9 : !llvm.ptr) {
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      omp.parallel if(%arg5) num_threads(%arg3 : i32) proc_bind(close) {
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "x"}
      omp.target host_eval(%arg3 -> %arg7 : i32) map_entries(%0 -> %arg8 : !llvm.ptr) private(@pp %arg1 -> %arg9 [map_idx=0] : !llvm.ptr) {
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByCopy) -> !llvm.ptr
      omp.target_data use_device_addr(%0 -> %arg7 : !llvm.ptr) use_device_ptr(%0 -> %arg8 : !llvm.ptr) {
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(always, implicit) capture(This) -> !llvm.ptr
      scf.yield
    }
    scf.execute_region {
      %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(none) capture(VLAType) -> !llvm.ptr
      scf.yield
    }
    scf.execute_region {
      %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr
      %1 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(close, present, delete) capture(ByRef) members(%0, %0 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr
      scf.yield
    }
    scf.execute_region {
      %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(always, tofrom, delete, return_param, private, literal, attach, ref_ptr) capture(ByRef) -> !llvm.ptr
      scf.yield
    }
    scf.execute_region {
      omp.wsloop schedule(dynamic = %arg3 : i32, nonmonotonic, simd) {
        omp.loop_nest (%arg7) : i32 = (%arg3) to (%arg3) step (%arg3) {
          omp.yield
        }
      }
      scf.yield
    }
    scf.execute_region {
      omp.wsloop order(reproducible:concurrent) ordered(1) schedule(static) {
        omp.loop_nest (%arg7, %arg8) : i32 = (%arg3, %arg3) to (%arg3, %arg3) inclusive step (%arg3, %arg3) {
          omp.yield
        }
      }
      scf.yield
    }
    scf.execute_region {
      omp.simd aligned(%arg1 : !llvm.ptr -> 32 : i64, %arg0 : memref<10xf32> -> 64 : i64) nontemporal(%arg1 : !llvm.ptr) safelen(4) simdlen(2) {
        omp.loop_nest (%arg7) : i32 = (%arg3) to (%arg3) step (%arg3) {
          omp.yield
        }
      }
      scf.yield
    }
    scf.execute_region {
      omp.taskloop grainsize(strict, %arg3: i32) {
        omp.loop_nest (%arg7) : i32 = (%arg3) to (%arg3) step (%arg3) {
          omp.yield
        }
      }
      scf.yield
    }
    scf.execute_region {
      omp.taskloop num_tasks(%arg3: i32) in_reduction(@add %arg1 -> %arg7 : !llvm.ptr) {
        omp.loop_nest (%arg8) : i32 = (%arg3) to (%arg3) step (%arg3) {
          omp.yield
        }
      }
      scf.yield
    }
    scf.execute_region {
      omp.single copyprivate(%arg1 -> @cpyp : !llvm.ptr) {
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      omp.single copyprivate(%arg1 -> @cpyp : !llvm.ptr, %arg1 -> @cpyp : !llvm.ptr) nowait {
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      omp.sections reduction(@add %arg1 -> %arg7 : !llvm.ptr) {
        omp.section {
        ^bb0(%arg8: !llvm.ptr):
          omp.terminator
        }
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      omp.taskgroup task_reduction(@add %arg1 -> %arg7 : !llvm.ptr) {
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      omp.task in_reduction(byref @add %arg1 -> %arg7 : !llvm.ptr) private(@pp %arg1 -> %arg8 : !llvm.ptr) {
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      omp.parallel {
        omp.cancel cancellation_construct_type(parallel)
        omp.cancellation_point cancellation_construct_type(parallel)
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      omp.atomic.write %arg1 = %arg3 memory_order(release) : !llvm.ptr, i32
      scf.yield
    }
    scf.execute_region {
      omp.loop bind(thread) order(concurrent) {
        omp.loop_nest (%arg7) : i32 = (%arg3) to (%arg3) step (%arg3) {
          omp.yield
        }
      }
      scf.yield
    }
    scf.execute_region {
      omp.teams num_teams(%arg3 : i32 to %arg3 : i32) thread_limit(%arg3 : i32) {
        omp.distribute dist_schedule_static dist_schedule_chunk_size(%arg3 : i32) order(unconstrained:concurrent) private(@pp %arg1 -> %arg7 : !llvm.ptr) {
          omp.loop_nest (%arg8) : i32 = (%arg3) to (%arg3) step (%arg3) {
            omp.yield
          }
        }
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      %0 = omp.target_allocmem %arg3 : i32, i64
      scf.yield
    }
    scf.execute_region {
      %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(always, implicit, ompx_hold, close, present, storage, attach_always, ref_ptee, ref_ptr_ptee) capture(ByRef) -> !llvm.ptr
      scf.yield
    }
    scf.execute_region {
      %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(always, implicit, ompx_hold, close, present, tofrom, delete, return_param, storage, private, literal, attach, attach_always, attach_none, attach_auto, ref_ptr, ref_ptee, ref_ptr_ptee, is_device_ptr) capture(ByRef) -> !llvm.ptr
      scf.yield
    }
    scf.execute_region {
      %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr
      scf.yield
    }
    scf.execute_region {
      %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr
      scf.yield
    }
    scf.execute_region {
      %0 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
      scf.yield
    }
    scf.execute_region {
      omp.wsloop linear(%arg1 = %arg3 : !llvm.ptr) {
        omp.loop_nest (%arg7) : i32 = (%arg3) to (%arg3) step (%arg3) {
          omp.yield
        }
      } {linear_var_types = [i32]}
      scf.yield
    }
    scf.execute_region {
      omp.simd order(reproducible:concurrent) {
        omp.loop_nest (%arg7) : i32 = (%arg3) to (%arg3) step (%arg3) tiles(2) {
          omp.yield
        }
      }
      scf.yield
    }
    scf.execute_region {
      omp.wsloop schedule(auto, monotonic) {
        omp.loop_nest (%arg7, %arg8) : i32 = (%arg3, %arg3) to (%arg3, %arg3) step (%arg3, %arg3) collapse(2) {
          omp.yield
        }
      }
      scf.yield
    }
    scf.execute_region {
      omp.wsloop schedule(auto, none, simd) {
        omp.loop_nest (%arg7, %arg8) : i32 = (%arg3, %arg3) to (%arg3, %arg3) step (%arg3, %arg3) collapse(2) tiles(4, 5) {
          omp.yield
        }
      }
      scf.yield
    }
    scf.execute_region {
      omp.wsloop {
        omp.loop_nest (%arg7) : i32 = (%arg3) to (%arg3) step (%arg3) {
          omp.yield
        }
      }
      scf.yield
    }
    scf.execute_region {
      %0 = omp.target_allocmem %arg3 : i32, i64, %arg4 {a}
      scf.yield
    }
    scf.execute_region {
      %0 = omp.target_allocmem %arg3 : i32, !llvm.struct<(i32)>(%arg2, %arg3 : i64, i32) {uniq_name = "a"}
      scf.yield
    }
    scf.execute_region {
      omp.taskloop num_tasks(strict, %arg3: i32) priority(%arg3 : i32) private(@pp %arg1 -> %arg7 : !llvm.ptr) reduction(@add %arg1 -> %arg8 : !llvm.ptr) {
        omp.loop_nest (%arg9) : i32 = (%arg3) to (%arg3) step (%arg3) {
          omp.yield
        }
      }
      scf.yield
    }
    scf.execute_region {
      omp.teams reduction(mod: inscan, @add %arg1 -> %arg7 : !llvm.ptr) {
        omp.terminator
      }
      scf.yield
    }
    scf.execute_region {
      omp.teams num_teams(%arg3 : i32 to %arg3 : i32) thread_limit(%arg3 : i32) {
        omp.terminator
      } {a}
      scf.yield
    }
    return
  }
  omp.private {type = private} @pv : memref<10xf32>
  omp.private {type = private} @pp : i32
  omp.declare_reduction @add : f32 init {
  ^bb0(%arg0: f32):
    %cst = arith.constant 0.000000e+00 : f32
    omp.yield(%cst : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  }
  omp.critical.declare @cr
  func.func private @cpy(memref<i32>, memref<i32>)
  func.func private @cpyp(!llvm.ptr, !llvm.ptr)
}

