// ODS: mlir/Dialect/OpenMP/OpenMPOps.td mlir/Dialect/LLVMIR/LLVMOps.td
// Clauses, and those whose values are arguments of a region.
func.func @clauses(%A: memref<10xf32>, %p: !llvm.ptr, %i: i64, %i32: i32, %x: index, %b: i1, %U: memref<*xf32>) {
  omp.taskwait depend(taskdependin -> %A : memref<10xf32>, taskdependout -> %p : !llvm.ptr)
  scf.execute_region {
    omp.parallel private(@pp %p -> %q : !llvm.ptr) private_barrier { omp.terminator }
    scf.yield
  }
  scf.execute_region {
    omp.parallel private(@pp %p -> %z, @pp %p -> %z2 : !llvm.ptr, !llvm.ptr) reduction(mod: task, @add %p -> %r : !llvm.ptr) { omp.terminator }
    scf.yield
  }
  scf.execute_region {
    omp.parallel num_threads(%i32 : i32) proc_bind(close) if(%b) { omp.terminator }
    scf.yield
  }
  scf.execute_region {
    %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr {name = "x"} omp.target host_eval(%i32 -> %h : i32) map_entries(%m -> %ma : !llvm.ptr) private(@pp %p -> %pr [map_idx=0] : !llvm.ptr) { omp.terminator }
    scf.yield
  }
  scf.execute_region {
    %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByCopy) -> !llvm.ptr omp.target_data use_device_addr(%m -> %q : !llvm.ptr) use_device_ptr(%m -> %r : !llvm.ptr) { omp.terminator }
    scf.yield
  }
  scf.execute_region {
    %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, implicit, exit_release_or_enter_alloc) capture(This) -> !llvm.ptr
    scf.yield
  }
  scf.execute_region {
    %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(none) capture(VLAType) -> !llvm.ptr
    scf.yield
  }
  scf.execute_region {
    %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr %n = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(close, present, delete) capture(ByRef) members(%m, %m : [0], [1,2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    scf.yield
  }
  scf.execute_region {
    %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete, from, to, always, tofrom, private, literal, ref_ptr, return_param, attach) capture(ByRef) -> !llvm.ptr
    scf.yield
  }
  scf.execute_region {
    omp.wsloop schedule(dynamic = %i32 : i32, nonmonotonic, simd) { omp.loop_nest (%j) : i32 = (%i32) to (%i32) step (%i32) { omp.yield } }
    scf.yield
  }
  scf.execute_region {
    omp.wsloop schedule(static) ordered(1) order(reproducible:concurrent) { omp.loop_nest (%j, %k) : i32 = (%i32, %i32) to (%i32, %i32) inclusive step (%i32, %i32) { omp.yield } }
    scf.yield
  }
  scf.execute_region {
    omp.simd aligned(%p : !llvm.ptr -> 32 : i64, %A : memref<10xf32> -> 64 : i64) nontemporal(%p : !llvm.ptr) simdlen(2) safelen(4) { omp.loop_nest (%j) : i32 = (%i32) to (%i32) step (%i32) { omp.yield } }
    scf.yield
  }
  scf.execute_region {
    omp.taskloop grainsize(strict, %i32 : i32) { omp.loop_nest (%j) : i32 = (%i32) to (%i32) step (%i32) { omp.yield } }
    scf.yield
  }
  scf.execute_region {
    omp.taskloop num_tasks(%i32 : i32) in_reduction(@add %p -> %r : !llvm.ptr) { omp.loop_nest (%j) : i32 = (%i32) to (%i32) step (%i32) { omp.yield } }
    scf.yield
  }
  scf.execute_region {
    omp.single copyprivate(%p -> @cpyp : !llvm.ptr) { omp.terminator }
    scf.yield
  }
  scf.execute_region {
    omp.single copyprivate(%p -> @cpyp : !llvm.ptr, %p -> @cpyp : !llvm.ptr) nowait { omp.terminator }
    scf.yield
  }
  scf.execute_region {
    omp.sections reduction(@add %p -> %r : !llvm.ptr) { omp.section { ^bb0(%q: !llvm.ptr): omp.terminator } omp.terminator }
    scf.yield
  }
  scf.execute_region {
    omp.taskgroup task_reduction(@add %p -> %r : !llvm.ptr) { omp.terminator }
    scf.yield
  }
  scf.execute_region {
    omp.task in_reduction(byref @add %p -> %r : !llvm.ptr) private(@pp %p -> %z : !llvm.ptr) { omp.terminator }
    scf.yield
  }
  scf.execute_region {
    omp.parallel { omp.cancel cancellation_construct_type(parallel) omp.cancellation_point cancellation_construct_type(parallel) omp.terminator }
    scf.yield
  }
  scf.execute_region {
    omp.atomic.write %p = %i32 memory_order(release) : !llvm.ptr, i32
    scf.yield
  }
  scf.execute_region {
    omp.loop bind(thread) order(concurrent) { omp.loop_nest (%j) : i32 = (%i32) to (%i32) step (%i32) { omp.yield } }
    scf.yield
  }
  scf.execute_region {
    omp.teams num_teams(%i32 : i32 to %i32 : i32) thread_limit(%i32 : i32) { omp.distribute dist_schedule_static dist_schedule_chunk_size(%i32 : i32) order(unconstrained:concurrent) private(@pp %p -> %z : !llvm.ptr) { omp.loop_nest (%j) : i32 = (%i32) to (%i32) step (%i32) { omp.yield } } omp.terminator }
    scf.yield
  }
  scf.execute_region {
    %d = omp.target_allocmem %i32 : i32, i64
    scf.yield
  }
  scf.execute_region {
    %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(ref_ptr_ptee, ref_ptee, present, ompx_hold, close, implicit, attach_always, always, storage) capture(ByRef) -> !llvm.ptr
    scf.yield
  }
  scf.execute_region {
    %m = "omp.map.info"(%p) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from|always|del|return_param|priv|literal|implicit|close|present|ompx_hold|attach|attach_always|attach_none|attach_auto|ref_ptr|ref_ptee|ref_ptr_ptee|is_device_ptr|storage>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    scf.yield
  }
  scf.execute_region {
    %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(del) capture(ByRef) -> !llvm.ptr
    scf.yield
  }
  scf.execute_region {
    %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(foo) capture(ByRef) -> !llvm.ptr
    scf.yield
  }
  scf.execute_region {
    %m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) bounds() -> !llvm.ptr
    scf.yield
  }
  scf.execute_region {
    omp.wsloop linear(%p = %i32 : !llvm.ptr) { omp.loop_nest (%j) : i32 = (%i32) to (%i32) step (%i32) { omp.yield } } {linear_var_types = [i32]}
    scf.yield
  }
  scf.execute_region {
    omp.simd order(reproducible : concurrent) { omp.loop_nest (%j) : i32 = (%i32) to (%i32) step (%i32) collapse(1) tiles(2) { omp.yield } }
    scf.yield
  }
  scf.execute_region {
    omp.wsloop schedule(auto, monotonic) { omp.loop_nest (%j,%k) : i32 = (%i32,%i32) to (%i32,%i32) step (%i32,%i32) collapse(2) { omp.yield } }
    scf.yield
  }
  scf.execute_region {
    omp.wsloop schedule(auto, none, simd) { omp.loop_nest (%j,%k) : i32 = (%i32,%i32) to (%i32,%i32) step (%i32,%i32) collapse(2) tiles(4, 5) { omp.yield } }
    scf.yield
  }
  scf.execute_region {
    omp.wsloop { omp.loop_nest (%j) : i32 = (%i32) to (%i32) step (%i32) collapse(1) { omp.yield } }
    scf.yield
  }
  scf.execute_region {
    %d = omp.target_allocmem %i32 : i32, i64, %x {a}
    scf.yield
  }
  scf.execute_region {
    %d = omp.target_allocmem %i32 : i32, !llvm.struct<(i32)> (%i, %i32 : i64, i32) {uniq_name = "a"}
    scf.yield
  }
  scf.execute_region {
    omp.taskloop num_tasks(strict, %i32 : i32) priority(%i32 : i32) private(@pp %p -> %z : !llvm.ptr) reduction(@add %p -> %y : !llvm.ptr) { omp.loop_nest (%j) : i32 = (%i32) to (%i32) step (%i32) { omp.yield } }
    scf.yield
  }
  scf.execute_region {
    omp.teams reduction(mod: inscan, @add %p -> %y : !llvm.ptr) { omp.terminator }
    scf.yield
  }
  scf.execute_region {
    omp.teams num_teams(%i32 : i32 to %i32 : i32) thread_limit(%i32 : i32) { omp.terminator } {a}
    scf.yield
  }
  return
}
omp.private {type = private} @pv : memref<10xf32>
omp.private {type = private} @pp : i32
omp.declare_reduction @add : f32
init {
^bb0(%arg: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f32):
  %1 = arith.addf %arg0, %arg1 : f32
  omp.yield (%1 : f32)
}
omp.critical.declare @cr hint(none)
func.func private @cpy(memref<i32>, memref<i32>)
func.func private @cpyp(!llvm.ptr, !llvm.ptr)
