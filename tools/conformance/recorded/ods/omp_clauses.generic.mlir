"builtin.module"() ({
  "func.func"() <{function_type = (memref<10xf32>, !llvm.ptr, i64, i32, index, i1, memref<*xf32>) -> (), sym_name = "clauses"}> ({
  ^bb0(%arg3: memref<10xf32>, %arg4: !llvm.ptr, %arg5: i64, %arg6: i32, %arg7: index, %arg8: i1, %arg9: memref<*xf32>):
    "omp.taskwait"(%arg3, %arg4) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>, #omp<clause_task_depend(taskdependout)>]}> : (memref<10xf32>, !llvm.ptr) -> ()
    "scf.execute_region"() ({
      "omp.parallel"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_needs_barrier, private_syms = [@pp]}> ({
      ^bb0(%arg44: !llvm.ptr):
        "omp.terminator"() : () -> ()
      }) : (!llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.parallel"(%arg4, %arg4, %arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 1>, private_syms = [@pp, @pp], reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(task)>, reduction_syms = [@add]}> ({
      ^bb0(%arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: !llvm.ptr):
        "omp.terminator"() : () -> ()
      }) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.parallel"(%arg8, %arg6) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0>, proc_bind_kind = #omp<procbindkind close>}> ({
        "omp.terminator"() : () -> ()
      }) : (i1, i32) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %16 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, name = "x", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
      "omp.target"(%arg6, %16, %arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0>, private_maps = array<i64: 0>, private_syms = [@pp]}> ({
      ^bb0(%arg38: i32, %arg39: !llvm.ptr, %arg40: !llvm.ptr):
        "omp.terminator"() : () -> ()
      }) : (i32, !llvm.ptr, !llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %15 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByCopy)>, map_type = #omp<clause_map_flags to|from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
      "omp.target_data"(%15, %15) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1>}> ({
      ^bb0(%arg36: !llvm.ptr, %arg37: !llvm.ptr):
        "omp.terminator"() : () -> ()
      }) : (!llvm.ptr, !llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %14 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(This)>, map_type = #omp<clause_map_flags always|implicit>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %13 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(VLAType)>, map_type = #omp<clause_map_flags none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %11 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
      %12 = "omp.map.info"(%arg4, %11, %11) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags del|close|present>, members_index = [[0], [1, 2]], operandSegmentSizes = array<i32: 1, 0, 2, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %10 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from|always|del|return_param|priv|literal|attach|ref_ptr>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.wsloop"(%arg6) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>, schedule_kind = #omp<schedulekind dynamic>, schedule_mod = #omp<sched_mod nonmonotonic>, schedule_simd}> ({
        "omp.loop_nest"(%arg6, %arg6, %arg6) ({
        ^bb0(%arg35: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>, ordered = 1 : i64, schedule_kind = #omp<schedulekind static>}> ({
        "omp.loop_nest"(%arg6, %arg6, %arg6, %arg6, %arg6, %arg6) <{loop_inclusive}> ({
        ^bb0(%arg33: i32, %arg34: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32, i32, i32, i32) -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.simd"(%arg4, %arg3, %arg4) <{alignments = [32, 64], operandSegmentSizes = array<i32: 2, 0, 0, 0, 1, 0, 0>, safelen = 4 : i64, simdlen = 2 : i64}> ({
        "omp.loop_nest"(%arg6, %arg6, %arg6) ({
        ^bb0(%arg32: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : (!llvm.ptr, memref<10xf32>, !llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.taskloop"(%arg6) <{grainsize_mod = #omp<grainsizetype strict>, operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
        "omp.loop_nest"(%arg6, %arg6, %arg6) ({
        ^bb0(%arg31: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.taskloop"(%arg4, %arg6) <{in_reduction_byref = array<i1: false>, in_reduction_syms = [@add], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 1, 0, 0, 0>}> ({
      ^bb0(%arg29: !llvm.ptr):
        "omp.loop_nest"(%arg6, %arg6, %arg6) ({
        ^bb0(%arg30: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : (!llvm.ptr, i32) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.single"(%arg4) <{copyprivate_syms = [@cpyp], operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
        "omp.terminator"() : () -> ()
      }) : (!llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.single"(%arg4, %arg4) <{copyprivate_syms = [@cpyp, @cpyp], nowait, operandSegmentSizes = array<i32: 0, 0, 2, 0>}> ({
        "omp.terminator"() : () -> ()
      }) : (!llvm.ptr, !llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.sections"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
      ^bb0(%arg27: !llvm.ptr):
        "omp.section"() ({
        ^bb0(%arg28: !llvm.ptr):
          "omp.terminator"() : () -> ()
        }) : () -> ()
        "omp.terminator"() : () -> ()
      }) : (!llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.taskgroup"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 1>, task_reduction_byref = array<i1: false>, task_reduction_syms = [@add]}> ({
      ^bb0(%arg26: !llvm.ptr):
        "omp.terminator"() : () -> ()
      }) : (!llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.task"(%arg4, %arg4) <{in_reduction_byref = array<i1: true>, in_reduction_syms = [@add], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 1, 0>, private_syms = [@pp]}> ({
      ^bb0(%arg24: !llvm.ptr, %arg25: !llvm.ptr):
        "omp.terminator"() : () -> ()
      }) : (!llvm.ptr, !llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
        "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
        "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.atomic.write"(%arg4, %arg6) <{memory_order = #omp<memoryorderkind release>}> : (!llvm.ptr, i32) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.loop"() <{bind_kind = #omp<bindkind thread>, operandSegmentSizes = array<i32: 0, 0>, order = #omp<orderkind concurrent>}> ({
        "omp.loop_nest"(%arg6, %arg6, %arg6) ({
        ^bb0(%arg23: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.teams"(%arg6, %arg6, %arg6) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 0, 0, 1>}> ({
        "omp.distribute"(%arg6, %arg4) <{dist_schedule_static, operandSegmentSizes = array<i32: 0, 0, 1, 1>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod unconstrained>, private_syms = [@pp]}> ({
        ^bb0(%arg21: !llvm.ptr):
          "omp.loop_nest"(%arg6, %arg6, %arg6) ({
          ^bb0(%arg22: i32):
            "omp.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
        }) : (i32, !llvm.ptr) -> ()
        "omp.terminator"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %9 = "omp.target_allocmem"(%arg6) <{in_type = i64, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i64
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %8 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage|always|implicit|close|present|ompx_hold|attach_always|ref_ptee|ref_ptr_ptee>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %7 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage|to|from|always|del|return_param|priv|literal|implicit|close|present|ompx_hold|attach|attach_always|attach_none|attach_auto|ref_ptr|ref_ptee|ref_ptr_ptee|is_device_ptr>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %6 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %5 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %4 = "omp.map.info"(%arg4) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.wsloop"(%arg4, %arg6) <{linear_var_types = [i32], operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>}> ({
        "omp.loop_nest"(%arg6, %arg6, %arg6) ({
        ^bb0(%arg20: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : (!llvm.ptr, i32) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>}> ({
        "omp.loop_nest"(%arg6, %arg6, %arg6) <{tile_sizes = array<i64: 2>}> ({
        ^bb0(%arg19: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind auto>, schedule_mod = #omp<sched_mod monotonic>}> ({
        "omp.loop_nest"(%arg6, %arg6, %arg6, %arg6, %arg6, %arg6) <{collapse_num_loops = 2 : i64}> ({
        ^bb0(%arg17: i32, %arg18: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32, i32, i32, i32) -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind auto>, schedule_mod = #omp<sched_mod none>, schedule_simd}> ({
        "omp.loop_nest"(%arg6, %arg6, %arg6, %arg6, %arg6, %arg6) <{collapse_num_loops = 2 : i64, tile_sizes = array<i64: 4, 5>}> ({
        ^bb0(%arg15: i32, %arg16: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32, i32, i32, i32) -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.loop_nest"(%arg6, %arg6, %arg6) ({
        ^bb0(%arg14: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %3 = "omp.target_allocmem"(%arg6, %arg7) <{in_type = i64, operandSegmentSizes = array<i32: 1, 0, 1>}> {a} : (i32, index) -> i64
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %2 = "omp.target_allocmem"(%arg6, %arg5, %arg6) <{in_type = !llvm.struct<(i32)>, operandSegmentSizes = array<i32: 1, 2, 0>, uniq_name = "a"}> : (i32, i64, i32) -> i64
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.taskloop"(%arg6, %arg6, %arg4, %arg4) <{num_tasks_mod = #omp<numtaskstype strict>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 1, 1, 1>, private_syms = [@pp], reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
      ^bb0(%arg11: !llvm.ptr, %arg12: !llvm.ptr):
        "omp.loop_nest"(%arg6, %arg6, %arg6) ({
        ^bb0(%arg13: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : (i32, i32, !llvm.ptr, !llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.teams"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add]}> ({
      ^bb0(%arg10: !llvm.ptr):
        "omp.terminator"() : () -> ()
      }) : (!llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "omp.teams"(%arg6, %arg6, %arg6) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 0, 0, 1>}> ({
        "omp.terminator"() : () -> ()
      }) {a} : (i32, i32, i32) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "pv", type = memref<10xf32>}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "pp", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
  }, {
  ^bb0(%arg2: f32):
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "omp.yield"(%1) : (f32) -> ()
  }, {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "arith.addf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "omp.yield"(%0) : (f32) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "omp.critical.declare"() <{hint = 0 : i64, sym_name = "cr"}> : () -> ()
  "func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "cpy", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr) -> (), sym_name = "cpyp", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

