// What clauses refer to.
omp.private {type = private} @plain : i32
omp.private {type = private} @kept : memref<4xi32> init {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  omp.yield(%to : !llvm.ptr)
} dealloc {
^bb0(%of: !llvm.ptr):
  omp.yield
}
omp.private {type = firstprivate} @copied : f64 copy {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  omp.yield(%to : !llvm.ptr)
} {test.note}
omp.declare_reduction @sum : i32 init {
^bb0(%one: i32):
  %0 = arith.constant 0 : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%one: i32, %other: i32):
  %0 = arith.addi %one, %other : i32
  omp.yield(%0 : i32)
} atomic {
^bb0(%one: !llvm.ptr, %other: !llvm.ptr):
  omp.yield
}
omp.declare_reduction @most : f32 attributes {test.note} init {
^bb0(%one: f32):
  omp.yield(%one : f32)
} combiner {
^bb0(%one: f32, %other: f32):
  %0 = arith.maximumf %one, %other : f32
  omp.yield(%0 : f32)
} cleanup {
^bb0(%of: f32):
  omp.yield
}
omp.declare_reduction @held : !llvm.ptr alloc {
  %0 = llvm.mlir.zero : !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%one: !llvm.ptr, %other: !llvm.ptr):
  omp.yield(%other : !llvm.ptr)
} combiner {
^bb0(%one: !llvm.ptr, %other: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
}
omp.declare_mapper @mapped : i64 {
^bb0(%of: !llvm.ptr):
  %0 = omp.map.info var_ptr(%of : !llvm.ptr, i64) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "x"}
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}
omp.critical.declare @one hint(none)
omp.critical.declare @two hint(contended, nonspeculative)
omp.critical.declare @three

// -----

// Parallel regions: clauses in any order, variables as arguments.
func.func @parallel(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %n: i32, %x: index, %c: i1) {
  omp.parallel {
    omp.terminator
  }
  omp.parallel if(%c) num_threads(%n : i32) proc_bind(spread) {
    omp.barrier
    omp.terminator
  } {test.note}
  omp.parallel allocate(%n : i32 -> %m : memref<i32>) private(@a %p -> %pp, @b %m -> %mm : !llvm.ptr, memref<i32>) private_barrier reduction(mod: task, @r %p -> %rr, byref @s %q -> %ss : !llvm.ptr, !llvm.ptr) {
    omp.flush(%rr, %ss : !llvm.ptr, !llvm.ptr)
    omp.flush
    omp.terminator
  }
  omp.parallel num_threads(%x : index) reduction(@r %p -> %rr : !llvm.ptr) {
    omp.cancel cancellation_construct_type(parallel) if(%c)
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  omp.teams num_teams(%n : i32 to %n : i32) if(%c) thread_limit(%n : i32) reduction(mod: defaultmod, @r %p -> %rr : !llvm.ptr) {
    omp.terminator
  }
  omp.teams num_teams(to %n : i32) allocate(%n : i32 -> %p : !llvm.ptr, %n : i32 -> %q : !llvm.ptr) {
    omp.terminator
  }
  return
}
omp.private {type = private} @a : i32
omp.private {type = private} @b : i32
omp.declare_reduction @r : !llvm.ptr init {
^bb0(%one: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
} combiner {
^bb0(%one: !llvm.ptr, %other: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
}
omp.declare_reduction @s : !llvm.ptr init {
^bb0(%one: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
} combiner {
^bb0(%one: !llvm.ptr, %other: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
}

// -----

// Parts that threads share out.
func.func @shared(%p: !llvm.ptr, %m: memref<i32>, %n: i32, %x: index) {
  omp.sections nowait private(@a %p -> %pp : !llvm.ptr) reduction(@r %p -> %rr : !llvm.ptr) {
    omp.section {
    ^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
      omp.cancellation_point cancellation_construct_type(sections)
      omp.terminator
    }
    omp.section {
    ^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
      omp.terminator
    } {test.note}
    omp.terminator
  }
  omp.single copyprivate(%p -> @copy : !llvm.ptr, %m -> @other : memref<i32>) private(@a %p -> %pp : !llvm.ptr) {
    omp.terminator
  }
  omp.single nowait allocate(%n : i32 -> %p : !llvm.ptr) {
    omp.terminator
  }
  omp.master {
    omp.terminator
  }
  omp.masked {
    omp.terminator
  }
  omp.masked filter(%x : index) {
    omp.terminator
  } {test.note}
  omp.workshare nowait {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%i) : index = (%x) to (%x) step (%x) {
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
^bb0(%one: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
} combiner {
^bb0(%one: !llvm.ptr, %other: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
}

// -----

// Loops and their wrappers.
func.func @loops(%p: !llvm.ptr, %m: memref<8xf32>, %n: i32, %x: index, %l: i64) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  omp.wsloop nowait order(concurrent) schedule(static = %n : i32) private(@a %p -> %pp : !llvm.ptr) reduction(mod: inscan, @r %p -> %rr : !llvm.ptr) {
    omp.loop_nest (%i, %j) : index = (%x, %x) to (%x, %x) inclusive step (%x, %x) collapse(2) {
      omp.scan inclusive(%rr : !llvm.ptr)
      omp.yield
    }
  }
  omp.wsloop ordered(1) linear(%p = %n : !llvm.ptr) schedule(dynamic, nonmonotonic, simd) {
    omp.loop_nest (%i) : i64 = (%l) to (%l) step (%l) tiles(4) {
      omp.ordered depend_type(dependsink) depend_vec(%i : i64) {doacross_num_loops = 1 : i64}
      omp.ordered depend_type(dependsource) depend_vec(%i : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  } {linear_var_types = [i32]}
  omp.wsloop ordered(0) schedule(runtime, monotonic) {
    omp.loop_nest (%i) : i64 = (%l) to (%l) step (%l) {
      omp.ordered.region {
        omp.terminator
      }
      omp.ordered.region par_level_simd {
        omp.terminator
      }
      omp.yield
    }
  }
  omp.simd aligned(%p : !llvm.ptr -> 16 : i64, %m : memref<8xf32> -> 32 : i64) nontemporal(%m : memref<8xf32>) order(reproducible:concurrent) simdlen(4) safelen(8) {
    omp.loop_nest (%i, %j) : i32 = (%n, %n) to (%n, %n) step (%n, %n) collapse(2) tiles(4, 5) {
      omp.yield
    }
  }
  omp.loop bind(thread) order(unconstrained:concurrent) private(@a %p -> %pp : !llvm.ptr) reduction(byref @r %p -> %rr : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  omp.teams {
    omp.distribute dist_schedule_static dist_schedule_chunk_size(%n : i32) allocate(%n : i32 -> %p : !llvm.ptr) {
      omp.simd {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  }
  omp.parallel {
    %c = arith.constant true
    omp.distribute {
      omp.wsloop schedule(guided) {
        omp.simd if(%c) {
          omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
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
^bb0(%one: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
} combiner {
^bb0(%one: !llvm.ptr, %other: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
}

// -----

// Tasks.
func.func @tasks(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i32>, %n: i32, %c: i1) {
  omp.task if(%c) final(%c) untied mergeable priority(%n : i32) {
    omp.taskyield
    omp.terminator
  }
  omp.task depend(taskdependin -> %m : memref<i32>, taskdependinout -> %p : !llvm.ptr, taskdependmutexinoutset -> %q : !llvm.ptr) detach(%p : !llvm.ptr) in_reduction(@r %p -> %rr : !llvm.ptr) private(@a %q -> %qq : !llvm.ptr) {
    omp.terminator
  } {test.note}
  omp.taskgroup allocate(%n : i32 -> %p : !llvm.ptr) task_reduction(byref @r %p -> %rr, @s %q -> %ss : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  omp.taskwait
  omp.taskwait depend(taskdependout -> %p : !llvm.ptr, taskdependinoutset -> %m : memref<i32>) nowait
  omp.taskloop grainsize(strict, %n : i32) final(%c) nogroup {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.cancellation_point cancellation_construct_type(taskgroup)
      omp.yield
    }
  }
  omp.taskloop num_tasks(%n : i32) priority(%n : i32) in_reduction(@r %p -> %rr : !llvm.ptr) private(@a %q -> %qq : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  omp.taskloop num_tasks(strict, %n : i32) if(%c) mergeable untied reduction(@r %p -> %rr : !llvm.ptr) {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}
omp.private {type = private} @a : i32
omp.declare_reduction @r : !llvm.ptr init {
^bb0(%one: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
} combiner {
^bb0(%one: !llvm.ptr, %other: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
}
omp.declare_reduction @s : !llvm.ptr init {
^bb0(%one: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
} combiner {
^bb0(%one: !llvm.ptr, %other: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
}

// -----

// Data that devices share.
func.func @devices(%p: !llvm.ptr, %q: !llvm.ptr, %n: i32, %x: index, %c: i1) {
  %0 = omp.map.bounds lower_bound(%x : index) upper_bound(%n : i32) stride(%x : index) start_idx(%x : index)
  %1 = omp.map.bounds extent(%x : index) {stride_in_bytes = true}
  %2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "a"}
  %3 = omp.map.info var_ptr(%p : !llvm.ptr, f32) map_clauses(always, implicit, from) capture(ByCopy) var_ptr_ptr(%q : !llvm.ptr) bounds(%0, %1) -> !llvm.ptr
  %4 = omp.map.info var_ptr(%p : !llvm.ptr, !llvm.struct<(i32, f32)>) map_clauses(tofrom) capture(This) mapper(@mapped) members(%2, %3 : [0], [1, 0] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {partial_map = true}
  %5 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(storage) capture(VLAType) -> !llvm.ptr
  %6 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(present, close, ompx_hold, ref_ptr, attach, to) capture(ByRef) -> !llvm.ptr
  omp.target_data map_entries(%2, %3 : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  omp.target_data device(%n : i32) if(%c) map_entries(%2 : !llvm.ptr) use_device_addr(%2 -> %a : !llvm.ptr) use_device_ptr(%3 -> %b : !llvm.ptr) {
    omp.terminator
  }
  omp.target_enter_data if(%c) device(%n : i32) nowait map_entries(%2 : !llvm.ptr) depend(taskdependin -> %p : !llvm.ptr)
  %7 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  omp.target_exit_data map_entries(%7 : !llvm.ptr)
  %8 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  omp.target_update nowait map_entries(%8 : !llvm.ptr) {test.note}
  omp.target {
    omp.terminator
  }
  omp.target device(%n : i32) if(%c) thread_limit(%n : i32) nowait depend(taskdependin -> %p : !llvm.ptr) is_device_ptr(%p : !llvm.ptr) has_device_addr(%2 -> %a : !llvm.ptr) host_eval(%n -> %b : i32) in_reduction(@r %q -> %d : !llvm.ptr) map_entries(%3 -> %e, %5 -> %f : !llvm.ptr, !llvm.ptr) private(@a %p -> %g [map_idx=0] : !llvm.ptr) {
    omp.terminator
  }
  omp.target ompx_bare allocate(%n : i32 -> %p : !llvm.ptr) map_entries(%3 -> %e : !llvm.ptr) private(@a %p -> %g, @b %q -> %h [map_idx=0] : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  } {test.note}
  %9 = omp.target_allocmem %n : i32, i64
  %10 = omp.target_allocmem %n : i32, !llvm.struct<(i32)> (%n, %x : i32, index), %x, %x {bindc_name = "b", uniq_name = "u"}
  omp.target_freemem %n, %9 : i32, i64
  return
}
omp.declare_mapper @mapped : !llvm.struct<(i32, f32)> {
^bb0(%of: !llvm.ptr):
  %0 = omp.map.info var_ptr(%of : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}
omp.private {type = private} @a : i32
omp.private {type = private} @b : i32
omp.declare_reduction @r : !llvm.ptr init {
^bb0(%one: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
} combiner {
^bb0(%one: !llvm.ptr, %other: !llvm.ptr):
  omp.yield(%one : !llvm.ptr)
}

// -----

// Atomic accesses.
func.func @atomics(%p: !llvm.ptr, %q: !llvm.ptr, %m: memref<f32>, %x: f32, %n: i32) {
  omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.read %p = %m hint(contended) memory_order(acquire) : !llvm.ptr, memref<f32>, f32 {test.note}
  omp.atomic.write %m = %x : memref<f32>, f32
  omp.atomic.write %p = %n memory_order(release) hint(none) : !llvm.ptr, i32
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%old: i32):
    %0 = arith.addi %old, %n : i32
    omp.yield(%0 : i32)
  }
  omp.atomic.update hint(uncontended, speculative) memory_order(relaxed) %m : memref<f32> {
  ^bb0(%old: f32):
    %0 = arith.mulf %old, %x {test.note} : f32
    omp.yield(%0 : f32)
  } {atomic_control = #omp.atomic_control<ignore_denormal_mode = true, remote_memory = true>}
  omp.atomic.capture memory_order(seq_cst) {
    omp.atomic.read %q = %p : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %p = %n : !llvm.ptr, i32
  }
  omp.atomic.capture {
    omp.atomic.update %p : !llvm.ptr {
    ^bb0(%old: i32):
      %0 = arith.addi %old, %n : i32
      omp.yield(%0 : i32)
    }
    omp.atomic.read %q = %p : !llvm.ptr, !llvm.ptr, i32
  } {test.note}
  return
}

// -----

// Memory and sections that one thread at a time runs.
omp.critical.declare @lock hint(contended, speculative)
func.func @memory(%p: !llvm.ptr, %m: memref<4xf32>, %l: i64) {
  omp.critical(@lock) {
    omp.terminator
  }
  omp.critical {
    omp.terminator
  } {test.note}
  omp.allocate_dir(%m : memref<4xf32>)
  omp.allocate_dir(%p, %m : !llvm.ptr, memref<4xf32>) align(16) allocator(%l) {test.note}
  %0 = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  %1 = omp.threadprivate %m : memref<4xf32> -> memref<4xf32> {test.note}
  return
}

// -----

// Attributes by themselves.
module attributes {omp.flags = #omp.flags<debug_kind = 2, no_gpu_lib = true>, omp.version = #omp.version<version = 51>, omp.requires = #omp<clause_requires reverse_offload|dynamic_allocators>, omp.is_target_device = true} {
  func.func private @f() attributes {omp.declare_target = #omp.declaretarget<device_type = (nohost), capture_clause = (to)>}
  func.func private @g() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = true>, test.flags = #omp.flags<>, test.depend = [#omp<clause_task_depend(taskdependin)>, #omp<clause_depend(dependsource)>], test.words = [#omp<bindkind teams>, #omp<cancellationconstructtype taskgroup>, #omp<grainsizetype strict>, #omp<memoryorderkind seq_cst>, #omp<numtaskstype strict>, #omp<numthreadstype strict>, #omp<orderkind concurrent>, #omp<order_mod unconstrained>, #omp<procbindkind master>, #omp<schedulekind distribute>, #omp<sched_mod simd>, #omp<reduction_modifier(inscan)>, #omp<data_sharing_type {type = private}>, #omp<variable_capture_kind(VLAType)>, #omp<clause_map_flags none>, #omp<clause_map_flags to|close>]}
}

// -----

// Loops that others transform, by their names.
func.func @named(%a: !omp.cli, %n: i32) {
  %0 = omp.new_cli
  omp.unroll_heuristic(%a)
  omp.unroll_heuristic(%a) {test.note}
  omp.tile <- (%a) sizes(%n : i32) {test.note}
  return
}

// -----

func.func @f(%n: i32) {
  omp.canonical_loop %iv : i32 in range(%n) {
    omp.terminator
  }
  %0 = omp.new_cli
  omp.canonical_loop(%0) %iv : i32 in range(%n) {
    omp.canonical_loop %ivb : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  } {test.note}
  omp.unroll_heuristic(%0)
  %1 = omp.new_cli
  %2 = omp.new_cli
  %3 = omp.new_cli
  %x1 = omp.new_cli
  %x2 = omp.new_cli
  %x3 = omp.new_cli
  omp.canonical_loop(%1) %iv : i32 in range(%n) {
    omp.canonical_loop(%x1) %iv2 : i32 in range(%n) {
      omp.canonical_loop(%x2) %iv3 : i32 in range(%n) {
        omp.terminator
      }
      omp.terminator
    }
    omp.canonical_loop(%x3) %iv2 : i32 in range(%n) {
    omp.canonical_loop  %q1 : i32 in range(%n) {
      omp.terminator
    }
    omp.canonical_loop  %q2 : i32 in range(%n) {
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%2, %3) <- (%1) sizes(%n : i32)
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  omp.wsloop private(@x %p -> %q : memref<i32>) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  omp.task private(@x %p -> %q : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  omp.target private(@x %p -> %q : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  omp.distribute private(@x %p -> %q : memref<i32>) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  omp.taskgroup {
  omp.task { 
    omp.cancellation_point cancellation_construct_type(taskgroup)
    omp.terminator }
  omp.terminator }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  omp.taskloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
    omp.cancellation_point cancellation_construct_type(taskgroup)
      omp.yield
    }
  }
  return
}

// -----

// Upstream prints no attributes after the region of omp.loop_nest; ours does.
func.func @f(%n: i32) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    } {test.note}
  }
  return
}

// -----

// No form of omp.canonical_loop among our hooks.
func.func @f(%n: i32) {
  omp.canonical_loop %iv : i32 in range(%n) {
    omp.terminator
  }
  %0 = omp.new_cli
  omp.canonical_loop(%0) %iv : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%0)
  %1 = omp.new_cli
  %2 = omp.new_cli
  %3 = omp.new_cli
  omp.canonical_loop(%1) %iv : i32 in range(%n) {
    omp.terminator
  }
  omp.tile (%2, %3) <- (%1) sizes(%n : i32)
  return
}
