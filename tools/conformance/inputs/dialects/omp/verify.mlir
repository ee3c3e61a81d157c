// Arguments of a region: one for each variable of some clauses.

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.parallel' op expected at least 1 entry block argument(s)}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@a]}> ({
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}
omp.private {type = private} @a : i32

// -----

func.func @f(%p: !llvm.ptr) {
  omp.sections private(@a %p -> %q : !llvm.ptr) {
    // expected-error @below {{'omp.section' op expected at least 1 entry block argument(s)}}
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  return
}
omp.private {type = private} @a : i32

// -----

// Dependences.

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'omp.task' op expected as many depend values as depend variables}}
  "omp.task"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>, depend_kinds = []}> ({
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.target_enter_data' op unexpected depend values}}
  "omp.target_enter_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, depend_kinds = [#omp<clause_task_depend(taskdependin)>]}> : () -> ()
  return
}

// -----

// Atomic accesses.

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %p = %p : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error @below {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %p = %q memory_order(acq_rel) : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @below {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %p = %n memory_order(acquire) : !llvm.ptr, i32
  return
}

// -----

func.func @f(%m: memref<f32>, %n: i32) {
  // expected-error @below {{address must dereference to value type}}
  omp.atomic.write %m = %n : memref<f32>, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @below {{'omp.atomic.write' op operand #0 must be OpenMP-compatible variable type, but got 'i32'}}
  "omp.atomic.write"(%n, %n) : (i32, i32) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acquire) %p : !llvm.ptr {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{the region must accept exactly one argument}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%x: i32, %y: i32):
    omp.yield(%x : i32)
  }
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error @below {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  omp.atomic.update %m : memref<f32> {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{only updated value must be returned}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%x: i32):
    omp.yield(%x, %x : i32, i32)
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %y: f32) {
  // expected-error @below {{input and yielded value must have the same type}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%x: i32):
    omp.yield(%y : f32)
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @below {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  omp.atomic.capture {
    omp.atomic.write %p = %n : !llvm.ptr, i32
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i32) {
  omp.atomic.capture {
    // expected-error @below {{invalid sequence of operations in the capture region}}
    omp.atomic.write %p = %n : !llvm.ptr, i32
    omp.atomic.read %q = %p : !llvm.ptr, !llvm.ptr, i32
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i32) {
  omp.atomic.capture {
    // expected-error @below {{captured variable in atomic.read must be updated in second operation}}
    omp.atomic.read %q = %p : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %q = %n : !llvm.ptr, i32
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.capture {
    // expected-error @below {{updated variable in atomic.update must be captured in second operation}}
    omp.atomic.update %p : !llvm.ptr {
    ^bb0(%x: i32):
      omp.yield(%x : i32)
    }
    omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i32) {
  // expected-error @below {{'omp.atomic.capture' op operations inside capture region must not have hint clause}}
  omp.atomic.capture {
    omp.atomic.read %q = %p hint(contended) : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %p = %n : !llvm.ptr, i32
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i32) {
  // expected-error @below {{'omp.atomic.capture' op operations inside capture region must not have memory_order clause}}
  omp.atomic.capture {
    omp.atomic.read %q = %p memory_order(seq_cst) : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %p = %n : !llvm.ptr, i32
  }
  return
}

// -----

// Hints.

// expected-error @below {{'omp.critical.declare' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
omp.critical.declare @c hint(uncontended, contended)

// -----

// expected-error @below {{'omp.critical.declare' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
omp.critical.declare @c hint(nonspeculative, speculative)

// -----

// expected-error @below {{quick is not a valid hint}}
omp.critical.declare @c hint(quick)

// -----

// Cancellation.

func.func @f() {
  // expected-error @below {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(parallel)
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(loop)
  return
}

// -----

func.func @f() {
  omp.master {
    // expected-error @below {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
    omp.cancel cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error @below {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
    omp.cancel cancellation_construct_type(loop)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error @below {{'omp.cancel' op cancel sections must appear inside a sections region}}
    omp.cancel cancellation_construct_type(sections)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error @below {{'omp.cancel' op cancel taskgroup must appear inside a task region}}
    omp.cancel cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.master {
    // expected-error @below {{'omp.cancellation_point' op cancellation point parallel must appear inside a parallel region}}
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.sections nowait {
    omp.section {
      // expected-error @below {{A sections construct that is canceled must not have a nowait clause}}
      omp.cancel cancellation_construct_type(sections)
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error @below {{A worksharing construct that is canceled must not have an ordered clause}}
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

// Ordered parts of loops.

func.func @f(%n: i64) {
  // expected-error @below {{'omp.ordered' op must be nested inside of a loop}}
  omp.ordered depend_type(dependsink) depend_vec(%n : i64) {doacross_num_loops = 1 : i64}
  return
}

// -----

func.func @f(%n: i64) {
  omp.wsloop {
    omp.loop_nest (%i) : i64 = (%n) to (%n) step (%n) {
      // expected-error @below {{'omp.ordered' op the enclosing worksharing-loop region must have an ordered clause}}
      omp.ordered depend_type(dependsink) depend_vec(%i : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i64) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%i) : i64 = (%n) to (%n) step (%n) {
      // expected-error @below {{'omp.ordered' op the enclosing loop's ordered clause must have a parameter present}}
      omp.ordered depend_type(dependsink) depend_vec(%i : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i64) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : i64 = (%n) to (%n) step (%n) {
      // expected-error @below {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
      omp.ordered depend_type(dependsink) depend_vec(%i, %i : i64, i64) {doacross_num_loops = 2 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i64) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : i64 = (%n) to (%n) step (%n) {
      // expected-error @below {{'omp.ordered.region' op the enclosing loop's ordered clause must not have a parameter present}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i64) {
  omp.taskloop {
    omp.loop_nest (%i) : i64 = (%n) to (%n) step (%n) {
      // expected-error @below {{'omp.ordered.region' op must be nested inside of a worksharing, simd or worksharing simd loop}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
  omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.scan exclusive(%p : !llvm.ptr)
  return
}

// -----

// Work that is shared out.

func.func @f() {
  // expected-error @below {{'omp.workdistribute' op workdistribute must be nested under teams}}
  omp.workdistribute {
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.teams {
    // expected-error @below {{'omp.workdistribute' op nested parallel constructs not allowed in workdistribute}}
    omp.workdistribute {
      omp.parallel {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'omp.workshare.loop_wrapper' op must be nested in an omp.workshare}}
  omp.workshare.loop_wrapper {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.sections' op expected omp.section op or terminator op inside region}}
  omp.sections {
    omp.barrier
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error @below {{expected equal sizes for allocate and allocator variables}}
  "omp.single"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

// Private variables and reductions.

// expected-error @below {{`init`: expected 2 region arguments, got: 1}}
omp.private {type = private} @p : f32 init {
^bb0(%from: !llvm.ptr):
  omp.yield(%from : !llvm.ptr)
}

// -----

omp.private {type = private} @p : f32 init {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  // expected-error @below {{Invalid yielded value. Expected type: '!llvm.ptr', got: None}}
  omp.yield
}

// -----

omp.private {type = private} @p : f32 init {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  %0 = llvm.load %to : !llvm.ptr -> f32
  // expected-error @below {{Invalid yielded value. Expected type: '!llvm.ptr', got: 'f32'}}
  omp.yield(%0 : f32)
}

// -----

// expected-error @below {{`dealloc`: expected 1 region arguments, got: 2}}
omp.private {type = private} @p : f32 dealloc {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  omp.yield
}

// -----

omp.private {type = private} @p : f32 dealloc {
^bb0(%of: !llvm.ptr):
  // expected-error @below {{Did not expect any values to be yielded.}}
  omp.yield(%of : !llvm.ptr)
}

// -----

// expected-error @below {{`private` clauses do not require a `copy` region.}}
omp.private {type = private} @p : f32 copy {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  omp.yield(%to : !llvm.ptr)
}

// -----

// expected-error @below {{`firstprivate` clauses require at least a `copy` region.}}
omp.private {type = firstprivate} @p : f32

// -----

// expected-error @below {{Region argument type mismatch: got '!llvm.ptr' expected 'f32'.}}
omp.private {type = firstprivate} @p : f32 copy {
^bb0(%from: f32, %to: !llvm.ptr):
  omp.yield(%from : f32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects initializer region argument to match the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%one: i64):
  omp.yield(%one : i64)
} combiner {
^bb0(%one: i32, %other: i32):
  omp.yield(%one : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%one: i32):
  omp.yield
} combiner {
^bb0(%one: i32, %other: i32):
  omp.yield(%one : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%one: i32):
  omp.yield(%one : i32)
} combiner {
^bb0(%one: i32):
  omp.yield(%one : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects reduction region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%one: i32):
  omp.yield(%one : i32)
} combiner {
^bb0(%one: i32, %other: i32):
  omp.yield(%one, %other : i32, i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects atomic reduction region with two arguments of the same type}}
omp.declare_reduction @r : i32 init {
^bb0(%one: i32):
  omp.yield(%one : i32)
} combiner {
^bb0(%one: i32, %other: i32):
  omp.yield(%one : i32)
} atomic {
^bb0(%one: !llvm.ptr, %other: memref<i32>):
  omp.yield
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%one: i32):
  omp.yield(%one : i32)
} combiner {
^bb0(%one: i32, %other: i32):
  omp.yield(%one : i32)
} cleanup {
^bb0(%one: i64):
  omp.yield
}

// -----

// Maps.

func.func @f(%n: index) {
  // expected-error @below {{expected extent or upperbound.}}
  %0 = omp.map.bounds lower_bound(%n : index)
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present}}
  omp.target_data device(%n : i32) {
    omp.terminator
  }
  return
}

// -----

// Wrappers of loops.

func.func @f(%n: i32) {
  // expected-error @below {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  omp.wsloop {
    omp.barrier
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.wsloop {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.simd {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
    omp.simd {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'omp.simd' op must wrap an 'omp.loop_nest' directly}}
  omp.simd {
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{only supported nested wrapper is 'omp.simd'}}
  omp.taskloop {
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
  omp.distribute {
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{only supported nested wrappers are 'omp.simd' and 'omp.wsloop'}}
  omp.distribute {
    omp.taskloop {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'omp.loop' op expected to be a standalone loop wrapper}}
  omp.loop {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'omp.composite' attribute present in non-composite operation}}
  omp.parallel {
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{unexpected OpenMP operation inside of composite 'omp.parallel': omp.barrier}}
  omp.parallel {
    omp.barrier
    omp.distribute {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{multiple 'omp.distribute' nested inside of 'omp.parallel'}}
  omp.parallel {
    omp.distribute {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.distribute {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
  omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
    omp.yield
  }
  return
}

// -----

func.func @f() {
  omp.wsloop {
    // expected-error @below {{'omp.loop_nest' op must represent at least one loop}}
    "omp.loop_nest"() ({
      omp.yield
    }) : () -> ()
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error @below {{'omp.loop_nest' op number of range arguments and IVs do not match}}
    "omp.loop_nest"(%n, %n, %n) ({
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error @below {{'omp.loop_nest' op range argument type does not match corresponding IV type}}
    "omp.loop_nest"(%n, %n, %n) ({
    ^bb0(%i: i64):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'omp.simd' op simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
  omp.simd simdlen(4) safelen(2) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

// Loops that others transform.

func.func @f(%n: i32) {
  // expected-error @below {{'omp.canonical_loop' op Region argument must be the same type as the trip count}}
  "omp.canonical_loop"(%n) ({
  ^bb0(%i: i64):
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'omp.canonical_loop' op Canonical loop region must have exactly one argument}}
  "omp.canonical_loop"(%n) ({
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'omp.tile' op must apply to at least one loop}}
  omp.tile <- ()
  return
}

// -----

func.func @f(%a: !omp.cli, %n: i32) {
  // expected-error @below {{'omp.tile' op there must be one tile size for each applyee}}
  omp.tile <- (%a) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%a: !omp.cli, %n: i32) {
  %0 = omp.new_cli
  // expected-error @below {{'omp.tile' op expecting two times the number of generatees than applyees}}
  omp.tile (%0) <- (%a) sizes(%n : i32)
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{'omp.unroll_heuristic' op operand #0 must be Type for representing a reference to a canonical loop, but got 'i32'}}
  "omp.unroll_heuristic"(%n) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{failed to lookup privatizer op with symbol: '@x'}}
  omp.parallel private(@x %p -> %q : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{Cannot find privatizer '@x'}}
  omp.simd private(@x %p -> %q : memref<i32>) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.parallel' op expected symbol reference @x to point to a reduction declaration}}
  omp.parallel reduction(@x %p -> %q : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.taskgroup' op expected symbol reference @x to point to a reduction declaration}}
  omp.taskgroup task_reduction(@x %p -> %q : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.task' op expected symbol reference @x to point to a reduction declaration}}
  omp.task in_reduction(@x %p -> %q : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.sections' op expected symbol reference @x to point to a reduction declaration}}
  omp.sections reduction(@x %p -> %q : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.teams' op expected symbol reference @x to point to a reduction declaration}}
  omp.teams reduction(@x %p -> %q : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.taskloop' op expected symbol reference @x to point to a reduction declaration}}
  omp.taskloop reduction(@x %p -> %q : memref<i32>) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.single' op expected symbol reference @x to point to a copy function}}
  omp.single copyprivate(%p -> @x : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.critical' op expected symbol reference @x to point to a critical declaration}}
  omp.critical(@x) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{invalid mapper id}}
  %0 = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(to) capture(ByRef) mapper(@x) -> memref<i32>
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.map.info' op 'members' arguments must be defined by 'omp.map.info' ops}}
  %0 = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(to) capture(ByRef) members(%p : [0] : memref<i32>) -> memref<i32>
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  %0 = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(delete) capture(ByRef) -> memref<i32>
  // expected-error @below {{to, from, tofrom and alloc map types are permitted}}
  omp.target map_entries(%0 -> %a : memref<i32>) { 
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  %0 = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32>
  // expected-error @below {{to and alloc map types are permitted}}
  omp.target_enter_data map_entries(%0 : memref<i32>)
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  %0 = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32>
  // expected-error @below {{from, release and delete map types are permitted}}
  omp.target_exit_data map_entries(%0 : memref<i32>)
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  %0 = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32>
  // expected-error @below {{either to or from map types can be specified, not both}}
  omp.target_update map_entries(%0 : memref<i32>)
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  %0 = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(always, to) capture(ByRef) -> memref<i32>
  // expected-error @below {{present, mapper and iterator map type modifiers are permitted}}
  omp.target_update map_entries(%0 : memref<i32>)
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  %0 = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32>
  %1 = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32>
  // expected-error @below {{either to or from map types can be specified, not both}}
  omp.target_update map_entries(%0, %1 : memref<i32>, memref<i32>)
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  %0 = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(delete) capture(ByRef) -> memref<i32>
  // expected-error @below {{at least one of to or from map types must be specified, other map types are not permitted}}
  omp.target_update map_entries(%0 : memref<i32>)
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{missing map operation}}
  omp.target_update map_entries(%p : memref<i32>)
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  %q = memref.alloc() : memref<i32>
  // expected-error @below {{map argument is not a map entry operation}}
  omp.target_update map_entries(%q : memref<i32>)
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.target_data' op 'use_device_ptr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_ptr(%p -> %q : memref<i32>) {
    omp.terminator }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.target_data' op 'use_device_addr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_addr(%p -> %q : memref<i32>) {
    omp.terminator }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.target' op 'has_device_addr' arguments must be defined by 'omp.map.info' ops}}
  omp.target has_device_addr(%p -> %q : memref<i32>) {
    omp.terminator }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{target containing multiple 'omp.teams' nested ops}}
  omp.target {
    omp.teams { omp.terminator }
    omp.teams { omp.terminator }
    omp.terminator }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.target' op host_eval argument illegal use in 'arith.addi' operation}}
  omp.target host_eval(%n -> %m : i32) {
    %x = arith.addi %m, %m : i32
    omp.terminator }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  omp.parallel {
    // expected-error @below {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
    omp.teams { omp.terminator }
    omp.terminator }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{expected ':'}}
  omp.teams num_teams(%n : i32 to) { omp.terminator }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  omp.taskloop {
    // expected-error @below {{'omp.loop_nest' op collapse value is larger than the number of loops}}
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) collapse(2) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  omp.taskloop {
    // expected-error @below {{'omp.loop_nest' op too few canonical loops for tile dimensions}}
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) tiles(2, 3) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
  omp.taskloop grainsize(%n : i32) num_tasks(%n : i32) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.simd' op nontemporal variable used more than once}}
  omp.simd nontemporal(%p, %p : memref<i32>, memref<i32>) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.simd' op alignment should be greater than 0}}
  omp.simd aligned(%p : memref<i32> -> 0 : i64) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.simd' op aligned variable used more than once}}
  omp.simd aligned(%p : memref<i32> -> 8 : i64, %p : memref<i32> -> 8 : i64) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  // expected-error @below {{'omp.distribute' op chunk size set without dist_schedule_static being present}}
  omp.distribute dist_schedule_chunk_size(%n : i32) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: memref<i32>) {
  omp.teams {
    // expected-error @below {{'omp.workdistribute' op explicit barriers are not allowed in workdistribute region}}
    omp.workdistribute {
      omp.barrier
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects one argument to the initializer region when no allocation region is used}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects alloc region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 alloc {
  %c = arith.constant 1.0 : f32
  omp.yield(%c : f32)
} init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error @below {{'omp.declare_mapper' op expected terminator to be a DeclareMapperInfoOp}}
omp.declare_mapper @m : i32 {
^bb0(%a: i32):
  omp.terminator
}

// -----

omp.declare_mapper @m : i32 {
^bb0(%a: memref<i32>):
  // expected-error @below {{missing map operation}}
  omp.declare_mapper.info map_entries(%a : memref<i32>)
}

// -----

// No check among our hooks that the loops which are tiled have generators and are nested.
func.func @f(%a: !omp.cli, %b: !omp.cli, %n: i32) {
  // expected-error @below {{'omp.tile' op applyee CLI has no generator}}
  omp.tile <- (%a, %b) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%m: memref<i32>, %v: i32) {
  // expected-error @below {{'omp.atomic.write' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.write %m = %v hint(uncontended, contended) : memref<i32>, i32
  return
}

// -----

func.func @f(%m: memref<i32>, %v: i32) {
  // expected-error @below {{'omp.atomic.write' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  omp.atomic.write %m = %v hint(speculative, nonspeculative) : memref<i32>, i32
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>) {
  // expected-error @below {{'omp.atomic.read' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  omp.atomic.read %m = %n hint(speculative, nonspeculative) : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%m: memref<i32>, %v: i32) {
  // expected-error @below {{'omp.atomic.update' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.update hint(contended, uncontended) %m : memref<i32> {
  ^bb0(%x: i32):
    omp.yield(%v : i32)
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<i32>, %v: i32) {
  // expected-error @below {{'omp.atomic.capture' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.capture hint(contended, uncontended) {
    omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32
    omp.atomic.write %m = %v : memref<i32>, i32
  }
  return
}
