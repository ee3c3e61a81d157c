"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "plain", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "kept", type = memref<4xi32>}> ({
  ^bb0(%arg17: !llvm.ptr, %arg18: !llvm.ptr):
    "omp.yield"(%arg18) : (!llvm.ptr) -> ()
  }, {
  }, {
  ^bb0(%arg16: !llvm.ptr):
    "omp.yield"() : () -> ()
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "copied", type = f64}> ({
  }, {
  ^bb0(%arg14: !llvm.ptr, %arg15: !llvm.ptr):
    "omp.yield"(%arg15) : (!llvm.ptr) -> ()
  }, {
  }) {test.note} : () -> ()
  "omp.declare_reduction"() <{sym_name = "sum", type = i32}> ({
  }, {
  ^bb0(%arg13: i32):
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "omp.yield"(%4) : (i32) -> ()
  }, {
  ^bb0(%arg11: i32, %arg12: i32):
    %3 = "arith.addi"(%arg11, %arg12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "omp.yield"(%3) : (i32) -> ()
  }, {
  ^bb0(%arg9: !llvm.ptr, %arg10: !llvm.ptr):
    "omp.yield"() : () -> ()
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "most", type = f32}> ({
  }, {
  ^bb0(%arg8: f32):
    "omp.yield"(%arg8) : (f32) -> ()
  }, {
  ^bb0(%arg6: f32, %arg7: f32):
    %2 = "arith.maximumf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "omp.yield"(%2) : (f32) -> ()
  }, {
  }, {
  ^bb0(%arg5: f32):
    "omp.yield"() : () -> ()
  }, {
  }) {test.note} : () -> ()
  "omp.declare_reduction"() <{sym_name = "held", type = !llvm.ptr}> ({
    %1 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "omp.yield"(%1) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg3: !llvm.ptr, %arg4: !llvm.ptr):
    "omp.yield"(%arg4) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg1: !llvm.ptr, %arg2: !llvm.ptr):
    "omp.yield"(%arg1) : (!llvm.ptr) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "omp.declare_mapper"() <{sym_name = "mapped", type = i64}> ({
  ^bb0(%arg0: !llvm.ptr):
    %0 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from>, name = "x", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i64}> : (!llvm.ptr) -> !llvm.ptr
    "omp.declare_mapper.info"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "omp.critical.declare"() <{hint = 0 : i64, sym_name = "one"}> : () -> ()
  "omp.critical.declare"() <{hint = 6 : i64, sym_name = "two"}> : () -> ()
  "omp.critical.declare"() <{sym_name = "three"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, memref<i32>, i32, index, i1) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: memref<i32>, %arg9: i32, %arg10: index, %arg11: i1):
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.parallel"(%arg11, %arg9) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0>, proc_bind_kind = #omp<procbindkind spread>}> ({
      "omp.barrier"() : () -> ()
      "omp.terminator"() : () -> ()
    }) {test.note} : (i1, i32) -> ()
    "omp.parallel"(%arg8, %arg9, %arg6, %arg8, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 2, 2>, private_needs_barrier, private_syms = [@a, @b], reduction_byref = array<i1: false, true>, reduction_mod = #omp<reduction_modifier(task)>, reduction_syms = [@r, @s]}> ({
    ^bb0(%arg14: !llvm.ptr, %arg15: memref<i32>, %arg16: !llvm.ptr, %arg17: !llvm.ptr):
      "omp.flush"(%arg16, %arg17) : (!llvm.ptr, !llvm.ptr) -> ()
      "omp.flush"() : () -> ()
      "omp.terminator"() : () -> ()
    }) : (memref<i32>, i32, !llvm.ptr, memref<i32>, !llvm.ptr, !llvm.ptr) -> ()
    "omp.parallel"(%arg10, %arg6) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@r]}> ({
    ^bb0(%arg13: !llvm.ptr):
      "omp.cancel"(%arg11) <{cancel_directive = #omp<cancellationconstructtype parallel>}> : (i1) -> ()
      "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
      "omp.terminator"() : () -> ()
    }) : (index, !llvm.ptr) -> ()
    "omp.teams"(%arg11, %arg9, %arg9, %arg6, %arg9) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 1, 0, 1, 1>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(defaultmod)>, reduction_syms = [@r]}> ({
    ^bb0(%arg12: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (i1, i32, i32, !llvm.ptr, i32) -> ()
    "omp.teams"(%arg6, %arg7, %arg9, %arg9, %arg9) <{operandSegmentSizes = array<i32: 2, 2, 0, 0, 1, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, !llvm.ptr, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "a", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "b", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
  }, {
  ^bb0(%arg5: !llvm.ptr):
    "omp.yield"(%arg5) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg3: !llvm.ptr, %arg4: !llvm.ptr):
    "omp.yield"(%arg3) : (!llvm.ptr) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "s", type = !llvm.ptr}> ({
  }, {
  ^bb0(%arg2: !llvm.ptr):
    "omp.yield"(%arg2) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    "omp.yield"(%arg0) : (!llvm.ptr) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, memref<i32>, i32, index) -> (), sym_name = "shared"}> ({
  ^bb0(%arg3: !llvm.ptr, %arg4: memref<i32>, %arg5: i32, %arg6: index):
    "omp.sections"(%arg3, %arg3) <{nowait, operandSegmentSizes = array<i32: 0, 0, 1, 1>, private_syms = [@a], reduction_byref = array<i1: false>, reduction_syms = [@r]}> ({
    ^bb0(%arg9: !llvm.ptr, %arg10: !llvm.ptr):
      "omp.section"() ({
      ^bb0(%arg13: !llvm.ptr, %arg14: !llvm.ptr):
        "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.section"() ({
      ^bb0(%arg11: !llvm.ptr, %arg12: !llvm.ptr):
        "omp.terminator"() : () -> ()
      }) {test.note} : () -> ()
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, !llvm.ptr) -> ()
    "omp.single"(%arg3, %arg4, %arg3) <{copyprivate_syms = [@copy, @other], operandSegmentSizes = array<i32: 0, 0, 2, 1>, private_syms = [@a]}> ({
    ^bb0(%arg8: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, memref<i32>, !llvm.ptr) -> ()
    "omp.single"(%arg3, %arg5) <{nowait, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i32) -> ()
    "omp.master"() ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.masked"() ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.masked"(%arg6) ({
      "omp.terminator"() : () -> ()
    }) {test.note} : (index) -> ()
    "omp.workshare"() <{nowait}> ({
      "omp.workshare.loop_wrapper"() ({
        "omp.loop_nest"(%arg6, %arg6, %arg6) ({
        ^bb0(%arg7: index):
          "omp.yield"() : () -> ()
        }) : (index, index, index) -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.workdistribute"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr) -> (), sym_name = "copy", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "other", sym_visibility = "private"}> ({
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "a", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
  }, {
  ^bb0(%arg2: !llvm.ptr):
    "omp.yield"(%arg2) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    "omp.yield"(%arg0) : (!llvm.ptr) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, memref<8xf32>, i32, index, i64) -> (), sym_name = "loops"}> ({
  ^bb0(%arg3: !llvm.ptr, %arg4: memref<8xf32>, %arg5: i32, %arg6: index, %arg7: i64):
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg5, %arg5, %arg5) ({
      ^bb0(%arg21: i32):
        "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : () -> ()
    "omp.wsloop"(%arg3, %arg3, %arg5) <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 1, 1>, order = #omp<orderkind concurrent>, private_syms = [@a], reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@r], schedule_kind = #omp<schedulekind static>}> ({
    ^bb0(%arg17: !llvm.ptr, %arg18: !llvm.ptr):
      "omp.loop_nest"(%arg6, %arg6, %arg6, %arg6, %arg6, %arg6) <{collapse_num_loops = 2 : i64, loop_inclusive}> ({
      ^bb0(%arg19: index, %arg20: index):
        "omp.scan"(%arg18) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
        "omp.yield"() : () -> ()
      }) : (index, index, index, index, index, index) -> ()
    }) : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "omp.wsloop"(%arg3, %arg5) <{linear_var_types = [i32], operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, ordered = 1 : i64, schedule_kind = #omp<schedulekind dynamic>, schedule_mod = #omp<sched_mod nonmonotonic>, schedule_simd}> ({
      "omp.loop_nest"(%arg7, %arg7, %arg7) <{tile_sizes = array<i64: 4>}> ({
      ^bb0(%arg16: i64):
        "omp.ordered"(%arg16) <{doacross_depend_type = #omp<clause_depend(dependsink)>, doacross_num_loops = 1 : i64}> : (i64) -> ()
        "omp.ordered"(%arg16) <{doacross_depend_type = #omp<clause_depend(dependsource)>, doacross_num_loops = 1 : i64}> : (i64) -> ()
        "omp.yield"() : () -> ()
      }) : (i64, i64, i64) -> ()
    }) : (!llvm.ptr, i32) -> ()
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 0 : i64, schedule_kind = #omp<schedulekind runtime>, schedule_mod = #omp<sched_mod monotonic>}> ({
      "omp.loop_nest"(%arg7, %arg7, %arg7) ({
      ^bb0(%arg15: i64):
        "omp.ordered.region"() ({
          "omp.terminator"() : () -> ()
        }) : () -> ()
        "omp.ordered.region"() <{par_level_simd}> ({
          "omp.terminator"() : () -> ()
        }) : () -> ()
        "omp.yield"() : () -> ()
      }) : (i64, i64, i64) -> ()
    }) : () -> ()
    "omp.simd"(%arg3, %arg4, %arg4) <{alignments = [16, 32], operandSegmentSizes = array<i32: 2, 0, 0, 0, 1, 0, 0>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>, safelen = 8 : i64, simdlen = 4 : i64}> ({
      "omp.loop_nest"(%arg5, %arg5, %arg5, %arg5, %arg5, %arg5) <{collapse_num_loops = 2 : i64, tile_sizes = array<i64: 4, 5>}> ({
      ^bb0(%arg13: i32, %arg14: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32, i32, i32, i32) -> ()
    }) : (!llvm.ptr, memref<8xf32>, memref<8xf32>) -> ()
    "omp.loop"(%arg3, %arg3) <{bind_kind = #omp<bindkind thread>, operandSegmentSizes = array<i32: 1, 1>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod unconstrained>, private_syms = [@a], reduction_byref = array<i1: true>, reduction_syms = [@r]}> ({
    ^bb0(%arg10: !llvm.ptr, %arg11: !llvm.ptr):
      "omp.loop_nest"(%arg5, %arg5, %arg5) ({
      ^bb0(%arg12: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (!llvm.ptr, !llvm.ptr) -> ()
    "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.distribute"(%arg3, %arg5, %arg5) <{dist_schedule_static, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
        "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
          "omp.loop_nest"(%arg5, %arg5, %arg5) ({
          ^bb0(%arg9: i32):
            "omp.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
        }) {omp.composite} : () -> ()
      }) {omp.composite} : (!llvm.ptr, i32, i32) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      %0 = "arith.constant"() <{value = true}> : () -> i1
      "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
        "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind guided>}> ({
          "omp.simd"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0>}> ({
            "omp.loop_nest"(%arg5, %arg5, %arg5) ({
            ^bb0(%arg8: i32):
              "omp.yield"() : () -> ()
            }) : (i32, i32, i32) -> ()
          }) {omp.composite} : (i1) -> ()
        }) {omp.composite} : () -> ()
      }) {omp.composite} : () -> ()
      "omp.terminator"() : () -> ()
    }) {omp.composite} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "a", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
  }, {
  ^bb0(%arg2: !llvm.ptr):
    "omp.yield"(%arg2) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    "omp.yield"(%arg0) : (!llvm.ptr) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, memref<i32>, i32, i1) -> (), sym_name = "tasks"}> ({
  ^bb0(%arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: memref<i32>, %arg9: i32, %arg10: i1):
    "omp.task"(%arg10, %arg10, %arg9) <{mergeable, operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 0, 1, 0, 0>, untied}> ({
      "omp.taskyield"() : () -> ()
      "omp.terminator"() : () -> ()
    }) : (i1, i1, i32) -> ()
    "omp.task"(%arg8, %arg6, %arg7, %arg6, %arg7, %arg6) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>, #omp<clause_task_depend(taskdependinout)>, #omp<clause_task_depend(taskdependmutexinoutset)>], in_reduction_byref = array<i1: false>, in_reduction_syms = [@r], operandSegmentSizes = array<i32: 0, 0, 3, 0, 0, 1, 0, 1, 1>, private_syms = [@a]}> ({
    ^bb0(%arg19: !llvm.ptr, %arg20: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) {test.note} : (memref<i32>, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "omp.taskgroup"(%arg6, %arg9, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 2>, task_reduction_byref = array<i1: true, false>, task_reduction_syms = [@r, @s]}> ({
    ^bb0(%arg17: !llvm.ptr, %arg18: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
    "omp.taskwait"() : () -> ()
    "omp.taskwait"(%arg6, %arg8) <{depend_kinds = [#omp<clause_task_depend(taskdependout)>, #omp<clause_task_depend(taskdependinoutset)>], nowait}> : (!llvm.ptr, memref<i32>) -> ()
    "omp.taskloop"(%arg10, %arg9) <{grainsize_mod = #omp<grainsizetype strict>, nogroup, operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg9, %arg9, %arg9) ({
      ^bb0(%arg16: i32):
        "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (i1, i32) -> ()
    "omp.taskloop"(%arg6, %arg9, %arg9, %arg7) <{in_reduction_byref = array<i1: false>, in_reduction_syms = [@r], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 1, 1, 1, 0>, private_syms = [@a]}> ({
    ^bb0(%arg13: !llvm.ptr, %arg14: !llvm.ptr):
      "omp.loop_nest"(%arg9, %arg9, %arg9) ({
      ^bb0(%arg15: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (!llvm.ptr, i32, i32, !llvm.ptr) -> ()
    "omp.taskloop"(%arg10, %arg9, %arg6) <{mergeable, num_tasks_mod = #omp<numtaskstype strict>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 1, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@r], untied}> ({
    ^bb0(%arg11: !llvm.ptr):
      "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.loop_nest"(%arg9, %arg9, %arg9) ({
        ^bb0(%arg12: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) {omp.composite} : () -> ()
    }) {omp.composite} : (i1, i32, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "a", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
  }, {
  ^bb0(%arg5: !llvm.ptr):
    "omp.yield"(%arg5) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg3: !llvm.ptr, %arg4: !llvm.ptr):
    "omp.yield"(%arg3) : (!llvm.ptr) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "s", type = !llvm.ptr}> ({
  }, {
  ^bb0(%arg2: !llvm.ptr):
    "omp.yield"(%arg2) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    "omp.yield"(%arg0) : (!llvm.ptr) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, i32, index, i1) -> (), sym_name = "devices"}> ({
  ^bb0(%arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: i32, %arg7: index, %arg8: i1):
    %1 = "omp.map.bounds"(%arg7, %arg6, %arg7, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>, stride_in_bytes = false}> : (index, i32, index, index) -> !omp.map_bounds_ty
    %2 = "omp.map.bounds"(%arg7) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>, stride_in_bytes = true}> : (index) -> !omp.map_bounds_ty
    %3 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, name = "a", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    %4 = "omp.map.info"(%arg4, %arg5, %1, %2) <{map_capture_type = #omp<variable_capture_kind(ByCopy)>, map_type = #omp<clause_map_flags from|always|implicit>, operandSegmentSizes = array<i32: 1, 1, 0, 2>, partial_map = false, var_type = f32}> : (!llvm.ptr, !llvm.ptr, !omp.map_bounds_ty, !omp.map_bounds_ty) -> !llvm.ptr
    %5 = "omp.map.info"(%arg4, %3, %4) <{map_capture_type = #omp<variable_capture_kind(This)>, map_type = #omp<clause_map_flags to|from>, mapper_id = @mapped, members_index = [[0], [1, 0]], operandSegmentSizes = array<i32: 1, 0, 2, 0>, partial_map = true, var_type = !llvm.struct<(i32, f32)>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %6 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(VLAType)>, map_type = #omp<clause_map_flags storage>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    %7 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|close|present|ompx_hold|attach|ref_ptr>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    "omp.target_data"(%3, %4) <{operandSegmentSizes = array<i32: 0, 0, 2, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, !llvm.ptr) -> ()
    "omp.target_data"(%arg6, %arg8, %3, %3, %4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg18: !llvm.ptr, %arg19: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (i32, i1, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "omp.target_enter_data"(%arg4, %arg6, %arg8, %3) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (!llvm.ptr, i32, i1, !llvm.ptr) -> ()
    %8 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags del>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    "omp.target_exit_data"(%8) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
    %9 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    "omp.target_update"(%9) <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> {test.note} : (!llvm.ptr) -> ()
    "omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.target"(%arg4, %arg6, %3, %arg6, %arg8, %arg5, %arg4, %4, %6, %arg4, %arg6) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], in_reduction_byref = array<i1: false>, in_reduction_syms = [@r], nowait, operandSegmentSizes = array<i32: 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1>, private_maps = array<i64: 0>, private_syms = [@a]}> ({
    ^bb0(%arg12: !llvm.ptr, %arg13: i32, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i32, !llvm.ptr, i32, i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "omp.target"(%arg4, %arg6, %4, %arg4, %arg5) <{bare, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0>, private_maps = array<i64: -1, 0>, private_syms = [@a, @b]}> ({
    ^bb0(%arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) {test.note} : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %10 = "omp.target_allocmem"(%arg6) <{in_type = i64, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i64
    %11 = "omp.target_allocmem"(%arg6, %arg6, %arg7, %arg7, %arg7) <{bindc_name = "b", in_type = !llvm.struct<(i32)>, operandSegmentSizes = array<i32: 1, 2, 2>, uniq_name = "u"}> : (i32, i32, index, index, index) -> i64
    "omp.target_freemem"(%arg6, %10) : (i32, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "omp.declare_mapper"() <{sym_name = "mapped", type = !llvm.struct<(i32, f32)>}> ({
  ^bb0(%arg3: !llvm.ptr):
    %0 = "omp.map.info"(%arg3) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    "omp.declare_mapper.info"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "a", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "b", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
  }, {
  ^bb0(%arg2: !llvm.ptr):
    "omp.yield"(%arg2) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    "omp.yield"(%arg0) : (!llvm.ptr) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, memref<f32>, f32, i32) -> (), sym_name = "atomics"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: memref<f32>, %arg3: f32, %arg4: i32):
    "omp.atomic.read"(%arg1, %arg0) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
    "omp.atomic.read"(%arg2, %arg0) <{element_type = f32, hint = 2 : i64, memory_order = #omp<memoryorderkind acquire>}> {test.note} : (memref<f32>, !llvm.ptr) -> ()
    "omp.atomic.write"(%arg2, %arg3) : (memref<f32>, f32) -> ()
    "omp.atomic.write"(%arg0, %arg4) <{hint = 0 : i64, memory_order = #omp<memoryorderkind release>}> : (!llvm.ptr, i32) -> ()
    "omp.atomic.update"(%arg0) ({
    ^bb0(%arg7: i32):
      %2 = "arith.addi"(%arg7, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "omp.yield"(%2) : (i32) -> ()
    }) : (!llvm.ptr) -> ()
    "omp.atomic.update"(%arg2) <{atomic_control = #omp.atomic_control<ignore_denormal_mode = true, remote_memory = true>, hint = 9 : i64, memory_order = #omp<memoryorderkind relaxed>}> ({
    ^bb0(%arg6: f32):
      %1 = "arith.mulf"(%arg6, %arg3) <{fastmath = #arith.fastmath<none>}> {test.note} : (f32, f32) -> f32
      "omp.yield"(%1) : (f32) -> ()
    }) : (memref<f32>) -> ()
    "omp.atomic.capture"() <{memory_order = #omp<memoryorderkind seq_cst>}> ({
      "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
      "omp.atomic.write"(%arg0, %arg4) : (!llvm.ptr, i32) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.atomic.capture"() ({
      "omp.atomic.update"(%arg0) ({
      ^bb0(%arg5: i32):
        %0 = "arith.addi"(%arg5, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "omp.yield"(%0) : (i32) -> ()
      }) : (!llvm.ptr) -> ()
      "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
      "omp.terminator"() : () -> ()
    }) {test.note} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "omp.critical.declare"() <{hint = 10 : i64, sym_name = "lock"}> : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, memref<4xf32>, i64) -> (), sym_name = "memory"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: memref<4xf32>, %arg2: i64):
    "omp.critical"() <{name = @lock}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.critical"() ({
      "omp.terminator"() : () -> ()
    }) {test.note} : () -> ()
    "omp.allocate_dir"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<4xf32>) -> ()
    "omp.allocate_dir"(%arg0, %arg1, %arg2) <{align = 16 : i64, operandSegmentSizes = array<i32: 2, 1>}> {test.note} : (!llvm.ptr, memref<4xf32>, i64) -> ()
    %0 = "omp.threadprivate"(%arg0) : (!llvm.ptr) -> !llvm.ptr
    %1 = "omp.threadprivate"(%arg1) {test.note} : (memref<4xf32>) -> memref<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {omp.declare_target = #omp.declaretarget<device_type = (nohost), capture_clause = (to)>} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
  }) {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (enter), automap = true>, test.depend = [#omp<clause_task_depend(taskdependin)>, #omp<clause_depend(dependsource)>], test.flags = #omp.flags<>, test.words = [#omp<bindkind teams>, #omp<cancellationconstructtype taskgroup>, #omp<grainsizetype strict>, #omp<memoryorderkind seq_cst>, #omp<numtaskstype strict>, #omp<numthreadstype strict>, #omp<orderkind concurrent>, #omp<order_mod unconstrained>, #omp<procbindkind master>, #omp<schedulekind distribute>, #omp<sched_mod simd>, #omp<reduction_modifier(inscan)>, #omp<data_sharing_type{type = private}>, #omp<variable_capture_kind(VLAType)>, #omp<clause_map_flags none>, #omp<clause_map_flags to|close>]} : () -> ()
}) {omp.flags = #omp.flags<debug_kind = 2, no_gpu_lib = true>, omp.is_target_device = true, omp.requires = #omp<clause_requires reverse_offload|dynamic_allocators>, omp.version = #omp.version<version = 51>} : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!omp.cli, i32) -> (), sym_name = "named"}> ({
  ^bb0(%arg0: !omp.cli, %arg1: i32):
    %0 = "omp.new_cli"() : () -> !omp.cli
    "omp.unroll_heuristic"(%arg0) : (!omp.cli) -> ()
    "omp.unroll_heuristic"(%arg0) {test.note} : (!omp.cli) -> ()
    "omp.tile"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 0, 1, 1>}> {test.note} : (!omp.cli, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "omp.canonical_loop"(%arg0) ({
    ^bb0(%arg9: i32):
      "omp.terminator"() : () -> ()
    }) : (i32) -> ()
    %0 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg0, %0) ({
    ^bb0(%arg7: i32):
      "omp.canonical_loop"(%arg0) ({
      ^bb0(%arg8: i32):
        "omp.terminator"() : () -> ()
      }) : (i32) -> ()
      "omp.terminator"() : () -> ()
    }) {test.note} : (i32, !omp.cli) -> ()
    "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()
    %1 = "omp.new_cli"() : () -> !omp.cli
    %2 = "omp.new_cli"() : () -> !omp.cli
    %3 = "omp.new_cli"() : () -> !omp.cli
    %4 = "omp.new_cli"() : () -> !omp.cli
    %5 = "omp.new_cli"() : () -> !omp.cli
    %6 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg0, %1) ({
    ^bb0(%arg1: i32):
      "omp.canonical_loop"(%arg0, %4) ({
      ^bb0(%arg5: i32):
        "omp.canonical_loop"(%arg0, %5) ({
        ^bb0(%arg6: i32):
          "omp.terminator"() : () -> ()
        }) : (i32, !omp.cli) -> ()
        "omp.terminator"() : () -> ()
      }) : (i32, !omp.cli) -> ()
      "omp.canonical_loop"(%arg0, %6) ({
      ^bb0(%arg2: i32):
        "omp.canonical_loop"(%arg0) ({
        ^bb0(%arg4: i32):
          "omp.terminator"() : () -> ()
        }) : (i32) -> ()
        "omp.canonical_loop"(%arg0) ({
        ^bb0(%arg3: i32):
          "omp.terminator"() : () -> ()
        }) : (i32) -> ()
        "omp.terminator"() : () -> ()
      }) : (i32, !omp.cli) -> ()
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    "omp.tile"(%2, %3, %1, %arg0) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (!omp.cli, !omp.cli, !omp.cli, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: memref<i32>):
    "omp.wsloop"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>, private_syms = [@x]}> ({
    ^bb0(%arg2: memref<i32>):
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg3: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: memref<i32>):
    "omp.task"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_syms = [@x]}> ({
    ^bb0(%arg2: memref<i32>):
      "omp.terminator"() : () -> ()
    }) : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: memref<i32>):
    "omp.target"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_maps = array<i64: -1>, private_syms = [@x]}> ({
    ^bb0(%arg2: memref<i32>):
      "omp.terminator"() : () -> ()
    }) : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: memref<i32>):
    "omp.distribute"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@x]}> ({
    ^bb0(%arg2: memref<i32>):
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg3: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: memref<i32>):
    "omp.taskgroup"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
      "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: memref<i32>):
    "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg2: i32):
        "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: i32):
        "omp.yield"() : () -> ()
      }) {test.note} : (i32, i32, i32) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "omp.canonical_loop"(%arg0) ({
    ^bb0(%arg3: i32):
      "omp.terminator"() : () -> ()
    }) : (i32) -> ()
    %0 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg0, %0) ({
    ^bb0(%arg2: i32):
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()
    %1 = "omp.new_cli"() : () -> !omp.cli
    %2 = "omp.new_cli"() : () -> !omp.cli
    %3 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg0, %1) ({
    ^bb0(%arg1: i32):
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    "omp.tile"(%2, %3, %1, %arg0) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (!omp.cli, !omp.cli, !omp.cli, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

