module {
  omp.private {type = private} @plain : i32
  omp.private {type = private} @kept : memref<4xi32> init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  } dealloc {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield
  }
  omp.private {type = firstprivate} @copied : f64 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  } {test.note}
  omp.declare_reduction @sum : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield
  }
  omp.declare_reduction @most : f32 attributes {test.note} init {
  ^bb0(%arg0: f32):
    omp.yield(%arg0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.maximumf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } cleanup {
  ^bb0(%arg0: f32):
    omp.yield
  }
  omp.declare_reduction @held : !llvm.ptr alloc {
    %0 = llvm.mlir.zero : !llvm.ptr
    omp.yield(%0 : !llvm.ptr)
  } init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  }
  omp.declare_mapper @mapped : i64 {
  ^bb0(%arg0: !llvm.ptr):
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i64) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "x"}
    omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
  }
  omp.critical.declare @one
  omp.critical.declare @two hint(contended, nonspeculative)
  omp.critical.declare @three
}

// -----
module {
  func.func @parallel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: memref<i32>, %arg3: i32, %arg4: index, %arg5: i1) {
    omp.parallel {
      omp.terminator
    }
    omp.parallel if(%arg5) num_threads(%arg3 : i32) proc_bind(spread) {
      omp.barrier
      omp.terminator
    } {test.note}
    omp.parallel allocate(%arg3 : i32 -> %arg2 : memref<i32>) private(@a %arg0 -> %arg6, @b %arg2 -> %arg7 : !llvm.ptr, memref<i32>) private_barrier reduction(mod: task, @r %arg0 -> %arg8, byref @s %arg1 -> %arg9 : !llvm.ptr, !llvm.ptr) {
      omp.flush(%arg8, %arg9 : !llvm.ptr, !llvm.ptr)
      omp.flush
      omp.terminator
    }
    omp.parallel num_threads(%arg4 : index) reduction(@r %arg0 -> %arg6 : !llvm.ptr) {
      omp.cancel cancellation_construct_type(parallel) if(%arg5)
      omp.cancellation_point cancellation_construct_type(parallel)
      omp.terminator
    }
    omp.teams if(%arg5) num_teams(%arg3 : i32 to %arg3 : i32) thread_limit(%arg3 : i32) reduction(mod: defaultmod, @r %arg0 -> %arg6 : !llvm.ptr) {
      omp.terminator
    }
    omp.teams allocate(%arg3 : i32 -> %arg0 : !llvm.ptr, %arg3 : i32 -> %arg1 : !llvm.ptr) num_teams( to %arg3 : i32) {
      omp.terminator
    }
    return
  }
  omp.private {type = private} @a : i32
  omp.private {type = private} @b : i32
  omp.declare_reduction @r : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  }
  omp.declare_reduction @s : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  }
}

// -----
module {
  func.func @shared(%arg0: !llvm.ptr, %arg1: memref<i32>, %arg2: i32, %arg3: index) {
    omp.sections nowait private(@a %arg0 -> %arg4 : !llvm.ptr) reduction(@r %arg0 -> %arg5 : !llvm.ptr) {
      omp.section {
      ^bb0(%arg6: !llvm.ptr, %arg7: !llvm.ptr):
        omp.cancellation_point cancellation_construct_type(sections)
        omp.terminator
      }
      omp.section {
      ^bb0(%arg6: !llvm.ptr, %arg7: !llvm.ptr):
        omp.terminator
      } {test.note}
      omp.terminator
    }
    omp.single copyprivate(%arg0 -> @copy : !llvm.ptr, %arg1 -> @other : memref<i32>) private(@a %arg0 -> %arg4 : !llvm.ptr) {
      omp.terminator
    }
    omp.single allocate(%arg2 : i32 -> %arg0 : !llvm.ptr) nowait {
      omp.terminator
    }
    omp.master {
      omp.terminator
    }
    omp.masked {
      omp.terminator
    }
    omp.masked filter(%arg3 : index) {
      omp.terminator
    } {test.note}
    omp.workshare nowait {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg4) : index = (%arg3) to (%arg3) step (%arg3) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.teams {
      omp.workdistribute {
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func private @copy(!llvm.ptr, !llvm.ptr)
  func.func private @other(memref<i32>, memref<i32>)
  omp.private {type = private} @a : i32
  omp.declare_reduction @r : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  }
}

// -----
module {
  func.func @loops(%arg0: !llvm.ptr, %arg1: memref<8xf32>, %arg2: i32, %arg3: index, %arg4: i64) {
    omp.wsloop {
      omp.loop_nest (%arg5) : i32 = (%arg2) to (%arg2) step (%arg2) {
        omp.cancel cancellation_construct_type(loop)
        omp.yield
      }
    }
    omp.wsloop nowait order(concurrent) schedule(static = %arg2 : i32) private(@a %arg0 -> %arg5 : !llvm.ptr) reduction(mod: inscan, @r %arg0 -> %arg6 : !llvm.ptr) {
      omp.loop_nest (%arg7, %arg8) : index = (%arg3, %arg3) to (%arg3, %arg3) inclusive step (%arg3, %arg3) collapse(2) {
        omp.scan inclusive(%arg6 : !llvm.ptr)
        omp.yield
      }
    }
    omp.wsloop linear(%arg0 = %arg2 : !llvm.ptr) ordered(1) schedule(dynamic, nonmonotonic, simd) {
      omp.loop_nest (%arg5) : i64 = (%arg4) to (%arg4) step (%arg4) tiles(4) {
        omp.ordered depend_type(dependsink) depend_vec(%arg5 : i64) {doacross_num_loops = 1 : i64}
        omp.ordered depend_type(dependsource) depend_vec(%arg5 : i64) {doacross_num_loops = 1 : i64}
        omp.yield
      }
    } {linear_var_types = [i32]}
    omp.wsloop ordered(0) schedule(runtime, monotonic) {
      omp.loop_nest (%arg5) : i64 = (%arg4) to (%arg4) step (%arg4) {
        omp.ordered.region {
          omp.terminator
        }
        omp.ordered.region par_level_simd {
          omp.terminator
        }
        omp.yield
      }
    }
    omp.simd aligned(%arg0 : !llvm.ptr -> 16 : i64, %arg1 : memref<8xf32> -> 32 : i64) nontemporal(%arg1 : memref<8xf32>) order(reproducible:concurrent) safelen(8) simdlen(4) {
      omp.loop_nest (%arg5, %arg6) : i32 = (%arg2, %arg2) to (%arg2, %arg2) step (%arg2, %arg2) collapse(2) tiles(4, 5) {
        omp.yield
      }
    }
    omp.loop bind(thread) order(unconstrained:concurrent) private(@a %arg0 -> %arg5 : !llvm.ptr) reduction(byref @r %arg0 -> %arg6 : !llvm.ptr) {
      omp.loop_nest (%arg7) : i32 = (%arg2) to (%arg2) step (%arg2) {
        omp.yield
      }
    }
    omp.teams {
      omp.distribute allocate(%arg2 : i32 -> %arg0 : !llvm.ptr) dist_schedule_static dist_schedule_chunk_size(%arg2 : i32) {
        omp.simd {
          omp.loop_nest (%arg5) : i32 = (%arg2) to (%arg2) step (%arg2) {
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    }
    omp.parallel {
      %true = arith.constant true
      omp.distribute {
        omp.wsloop schedule(guided) {
          omp.simd if(%true) {
            omp.loop_nest (%arg5) : i32 = (%arg2) to (%arg2) step (%arg2) {
              omp.yield
            }
          } {omp.composite}
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    return
  }
  omp.private {type = private} @a : i32
  omp.declare_reduction @r : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  }
}

// -----
module {
  func.func @tasks(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: memref<i32>, %arg3: i32, %arg4: i1) {
    omp.task final(%arg4) if(%arg4) mergeable priority(%arg3 : i32) untied {
      omp.taskyield
      omp.terminator
    }
    omp.task depend(taskdependin -> %arg2 : memref<i32>, taskdependinout -> %arg0 : !llvm.ptr, taskdependmutexinoutset -> %arg1 : !llvm.ptr) detach(%arg0 : !llvm.ptr) in_reduction(@r %arg0 -> %arg5 : !llvm.ptr) private(@a %arg1 -> %arg6 : !llvm.ptr) {
      omp.terminator
    } {test.note}
    omp.taskgroup allocate(%arg3 : i32 -> %arg0 : !llvm.ptr) task_reduction(byref @r %arg0 -> %arg5, @s %arg1 -> %arg6 : !llvm.ptr, !llvm.ptr) {
      omp.terminator
    }
    omp.taskwait
    omp.taskwait depend(taskdependout -> %arg0 : !llvm.ptr, taskdependinoutset -> %arg2 : memref<i32>) nowait
    omp.taskloop final(%arg4) grainsize(strict, %arg3: i32) nogroup {
      omp.loop_nest (%arg5) : i32 = (%arg3) to (%arg3) step (%arg3) {
        omp.cancellation_point cancellation_construct_type(taskgroup)
        omp.yield
      }
    }
    omp.taskloop num_tasks(%arg3: i32) priority(%arg3 : i32) in_reduction(@r %arg0 -> %arg5 : !llvm.ptr) private(@a %arg1 -> %arg6 : !llvm.ptr) {
      omp.loop_nest (%arg7) : i32 = (%arg3) to (%arg3) step (%arg3) {
        omp.yield
      }
    }
    omp.taskloop if(%arg4) mergeable num_tasks(strict, %arg3: i32) untied reduction(@r %arg0 -> %arg5 : !llvm.ptr) {
      omp.simd {
        omp.loop_nest (%arg6) : i32 = (%arg3) to (%arg3) step (%arg3) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    return
  }
  omp.private {type = private} @a : i32
  omp.declare_reduction @r : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  }
  omp.declare_reduction @s : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  }
}

// -----
module {
  func.func @devices(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: index, %arg4: i1) {
    %0 = omp.map.bounds lower_bound(%arg3 : index) upper_bound(%arg2 : i32) stride(%arg3 : index) start_idx(%arg3 : index)
    %1 = omp.map.bounds extent(%arg3 : index) {stride_in_bytes = true}
    %2 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a"}
    %3 = omp.map.info var_ptr(%arg0 : !llvm.ptr, f32) map_clauses(always, implicit, from) capture(ByCopy) var_ptr_ptr(%arg1 : !llvm.ptr) bounds(%0, %1) -> !llvm.ptr
    %4 = omp.map.info var_ptr(%arg0 : !llvm.ptr, !llvm.struct<(i32, f32)>) map_clauses(tofrom) capture(This) mapper(@mapped) members(%2, %3 : [0], [1, 0] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {partial_map = true}
    %5 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(storage) capture(VLAType) -> !llvm.ptr
    %6 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(ompx_hold, close, present, to, attach, ref_ptr) capture(ByRef) -> !llvm.ptr
    omp.target_data map_entries(%2, %3 : !llvm.ptr, !llvm.ptr) {
      omp.terminator
    }
    omp.target_data device(%arg2 : i32) if(%arg4) map_entries(%2 : !llvm.ptr) use_device_addr(%2 -> %arg5 : !llvm.ptr) use_device_ptr(%3 -> %arg6 : !llvm.ptr) {
      omp.terminator
    }
    omp.target_enter_data depend(taskdependin -> %arg0 : !llvm.ptr) device(%arg2 : i32) if(%arg4) map_entries(%2 : !llvm.ptr) nowait
    %7 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
    omp.target_exit_data map_entries(%7 : !llvm.ptr)
    %8 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
    omp.target_update map_entries(%8 : !llvm.ptr) nowait {test.note}
    omp.target {
      omp.terminator
    }
    omp.target depend(taskdependin -> %arg0 : !llvm.ptr) device(%arg2 : i32) if(%arg4) is_device_ptr(%arg0 : !llvm.ptr) nowait thread_limit(%arg2 : i32) has_device_addr(%2 -> %arg5 : !llvm.ptr) host_eval(%arg2 -> %arg6 : i32) in_reduction(@r %arg1 -> %arg7 : !llvm.ptr) map_entries(%3 -> %arg8, %5 -> %arg9 : !llvm.ptr, !llvm.ptr) private(@a %arg0 -> %arg10 [map_idx=0] : !llvm.ptr) {
      omp.terminator
    }
    omp.target allocate(%arg2 : i32 -> %arg0 : !llvm.ptr) ompx_bare map_entries(%3 -> %arg5 : !llvm.ptr) private(@a %arg0 -> %arg6, @b %arg1 -> %arg7 [map_idx=0] : !llvm.ptr, !llvm.ptr) {
      omp.terminator
    } {test.note}
    %9 = omp.target_allocmem %arg2 : i32, i64
    %10 = omp.target_allocmem %arg2 : i32, !llvm.struct<(i32)>(%arg2, %arg3 : i32, index), %arg3, %arg3 {bindc_name = "b", uniq_name = "u"}
    omp.target_freemem %arg2, %9 : i32, i64
    return
  }
  omp.declare_mapper @mapped : !llvm.struct<(i32, f32)> {
  ^bb0(%arg0: !llvm.ptr):
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
    omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
  }
  omp.private {type = private} @a : i32
  omp.private {type = private} @b : i32
  omp.declare_reduction @r : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  } combiner {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg0 : !llvm.ptr)
  }
}

// -----
module {
  func.func @atomics(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: memref<f32>, %arg3: f32, %arg4: i32) {
    omp.atomic.read %arg0 = %arg1 : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.read %arg0 = %arg2 hint(contended) memory_order(acquire) : !llvm.ptr, memref<f32>, f32 {test.note}
    omp.atomic.write %arg2 = %arg3 : memref<f32>, f32
    omp.atomic.write %arg0 = %arg4 memory_order(release) : !llvm.ptr, i32
    omp.atomic.update %arg0 : !llvm.ptr {
    ^bb0(%arg5: i32):
      %0 = arith.addi %arg5, %arg4 : i32
      omp.yield(%0 : i32)
    }
    omp.atomic.update hint(uncontended, speculative) memory_order(relaxed) %arg2 : memref<f32> {
    ^bb0(%arg5: f32):
      %0 = arith.mulf %arg5, %arg3 {test.note} : f32
      omp.yield(%0 : f32)
    } {atomic_control = #omp.atomic_control<ignore_denormal_mode = true, remote_memory = true>}
    omp.atomic.capture memory_order(seq_cst) {
      omp.atomic.read %arg1 = %arg0 : !llvm.ptr, !llvm.ptr, i32
      omp.atomic.write %arg0 = %arg4 : !llvm.ptr, i32
    }
    omp.atomic.capture {
      omp.atomic.update %arg0 : !llvm.ptr {
      ^bb0(%arg5: i32):
        %0 = arith.addi %arg5, %arg4 : i32
        omp.yield(%0 : i32)
      }
      omp.atomic.read %arg1 = %arg0 : !llvm.ptr, !llvm.ptr, i32
    } {test.note}
    return
  }
}

// -----
module {
  omp.critical.declare @lock hint(contended, speculative)
  func.func @memory(%arg0: !llvm.ptr, %arg1: memref<4xf32>, %arg2: i64) {
    omp.critical(@lock) {
      omp.terminator
    }
    omp.critical {
      omp.terminator
    } {test.note}
    omp.allocate_dir(%arg1 : memref<4xf32>)
    omp.allocate_dir(%arg0, %arg1 : !llvm.ptr, memref<4xf32>) align(16) allocator(%arg2) {test.note}
    %0 = omp.threadprivate %arg0 : !llvm.ptr -> !llvm.ptr
    %1 = omp.threadprivate %arg1 : memref<4xf32> -> memref<4xf32> {test.note}
    return
  }
}

// -----
module attributes {omp.flags = #omp.flags<debug_kind = 2, no_gpu_lib = true>, omp.is_target_device = true, omp.requires = #omp<clause_requires reverse_offload|dynamic_allocators>, omp.version = #omp.version<version = 51>} {
  func.func private @f() attributes {omp.declare_target = #omp.declaretarget<device_type = (nohost), capture_clause = (to)>}
  func.func private @g() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = true>, test.depend = [#omp<clause_task_depend(taskdependin)>, #omp<clause_depend(dependsource)>], test.flags = #omp.flags<>, test.words = [#omp<bindkind teams>, #omp<cancellationconstructtype taskgroup>, #omp<grainsizetype strict>, #omp<memoryorderkind seq_cst>, #omp<numtaskstype strict>, #omp<numthreadstype strict>, #omp<orderkind concurrent>, #omp<order_mod unconstrained>, #omp<procbindkind master>, #omp<schedulekind distribute>, #omp<sched_mod simd>, #omp<reduction_modifier(inscan)>, #omp<data_sharing_type{type = private}>, #omp<variable_capture_kind(VLAType)>, #omp<clause_map_flags none>, #omp<clause_map_flags to|close>]}
}

// -----
module {
  func.func @named(%arg0: !omp.cli, %arg1: i32) {
    %cli = omp.new_cli
    omp.unroll_heuristic(%arg0)
    omp.unroll_heuristic(%arg0) {test.note}
    omp.tile  <- (%arg0) sizes(%arg1 : i32) {test.note}
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32) {
    omp.canonical_loop %iv_s0 : i32 in range(%arg0) {
      omp.terminator
    }
    %canonloop_s1 = omp.new_cli
    omp.canonical_loop(%canonloop_s1) %iv_s1 : i32 in range(%arg0) {
      omp.canonical_loop %iv_s1_d1 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.terminator
    } {test.note}
    omp.unroll_heuristic(%canonloop_s1)
    %canonloop_s2 = omp.new_cli
    %grid1 = omp.new_cli
    %intratile1 = omp.new_cli
    %canonloop_s2_s0 = omp.new_cli
    %canonloop_s2_s0_d1 = omp.new_cli
    %canonloop_s2_s1 = omp.new_cli
    omp.canonical_loop(%canonloop_s2) %iv_s2 : i32 in range(%arg0) {
      omp.canonical_loop(%canonloop_s2_s0) %iv_s2_s0 : i32 in range(%arg0) {
        omp.canonical_loop(%canonloop_s2_s0_d1) %iv_s2_s0_d1 : i32 in range(%arg0) {
          omp.terminator
        }
        omp.terminator
      }
      omp.canonical_loop(%canonloop_s2_s1) %iv_s2_s1 : i32 in range(%arg0) {
        omp.canonical_loop %iv_s2_s1_s0 : i32 in range(%arg0) {
          omp.terminator
        }
        omp.canonical_loop %iv_s2_s1_s1 : i32 in range(%arg0) {
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.tile (%grid1, %intratile1) <- (%canonloop_s2) sizes(%arg0 : i32)
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: memref<i32>) {
    omp.wsloop private(@x %arg1 -> %arg2 : memref<i32>) {
      omp.loop_nest (%arg3) : i32 = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: memref<i32>) {
    omp.task private(@x %arg1 -> %arg2 : memref<i32>) {
      omp.terminator
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: memref<i32>) {
    omp.target private(@x %arg1 -> %arg2 : memref<i32>) {
      omp.terminator
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: memref<i32>) {
    omp.distribute private(@x %arg1 -> %arg2 : memref<i32>) {
      omp.loop_nest (%arg3) : i32 = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: memref<i32>) {
    omp.taskgroup {
      omp.task {
        omp.cancellation_point cancellation_construct_type(taskgroup)
        omp.terminator
      }
      omp.terminator
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: memref<i32>) {
    omp.taskloop {
      omp.loop_nest (%arg2) : i32 = (%arg0) to (%arg0) step (%arg0) {
        omp.cancellation_point cancellation_construct_type(taskgroup)
        omp.yield
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32) {
    omp.wsloop {
      omp.loop_nest (%arg1) : i32 = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32) {
    omp.canonical_loop %iv_s0 : i32 in range(%arg0) {
      omp.terminator
    }
    %canonloop_s1 = omp.new_cli
    omp.canonical_loop(%canonloop_s1) %iv_s1 : i32 in range(%arg0) {
      omp.terminator
    }
    omp.unroll_heuristic(%canonloop_s1)
    %canonloop_s2 = omp.new_cli
    %grid1 = omp.new_cli
    %intratile1 = omp.new_cli
    omp.canonical_loop(%canonloop_s2) %iv_s2 : i32 in range(%arg0) {
      omp.terminator
    }
    omp.tile (%grid1, %intratile1) <- (%canonloop_s2) sizes(%arg0 : i32)
    return
  }
}

