"builtin.module"() ({
  "func.func"() <{function_type = (memref<10xf32>, !llvm.ptr, i64, i32, index, i1, memref<*xf32>) -> (), sym_name = "clauses"}> ({
  ^bb0(%arg1: memref<10xf32>, %arg2: !llvm.ptr, %arg3: i64, %arg4: i32, %arg5: index, %arg6: i1, %arg7: memref<*xf32>):
    "scf.execute_region"() ({
      "acc.data"() <{asyncOnly = [#acc.device_type<none>], defaultAttr = #acc<defaultvalue none>, operandSegmentSizes = array<i32: 0, 0, 0, 0>, waitOnly = [#acc.device_type<none>]}> ({
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.parallel"(%arg3, %arg4, %arg3, %arg4, %arg5, %arg3) <{asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], hasWaitDevnum = [true, false], operandSegmentSizes = array<i32: 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], waitOperandsSegments = array<i32: 3, 1>}> ({
        "acc.yield"() : () -> ()
      }) : (i64, i32, i64, i32, index, i64) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.parallel"(%arg3, %arg3, %arg4, %arg3, %arg4) <{numGangsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], numGangsSegments = array<i32: 2, 1>, numWorkersDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 0, 0, 3, 2, 0, 0, 0, 0, 0, 0, 0>}> ({
        "acc.yield"() : () -> ()
      }) : (i64, i64, i32, i64, i32) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.parallel"(%arg3, %arg3) <{asyncOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [false], operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOnly = [#acc.device_type<nvidia>], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>}> ({
        "acc.yield"() : () -> ()
      }) : (i64, i64) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.loop"(%arg5, %arg5, %arg5, %arg3, %arg3, %arg3) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 3, 0, 0, 0, 0>, tileOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], tileOperandsSegments = array<i32: 2, 1>}> ({
      ^bb0(%arg14: index):
        "acc.yield"() : () -> ()
      }) : (index, index, index, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %12 = "acc.copyin"(%arg1) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
      "acc.enter_data"(%12) <{async, operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>, wait}> : (memref<10xf32>) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %11 = "acc.copyin"(%arg1) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
      "acc.enter_data"(%arg3, %arg3, %arg4, %11) <{operandSegmentSizes = array<i32: 0, 1, 0, 2, 1>}> : (i64, i64, i32, memref<10xf32>) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.wait"(%arg3, %arg3, %arg3, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i64, i64, i64, i1) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.wait"() <{async, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.wait"(%arg3, %arg4, %arg3) <{operandSegmentSizes = array<i32: 2, 1, 0, 0>}> : (i64, i32, i64) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %10 = "acc.update_device"(%arg1) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
      "acc.update"(%10) <{asyncOnly = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, waitOnly = [#acc.device_type<none>]}> : (memref<10xf32>) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %9 = "acc.copyin"(%arg1, %arg3) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = f32}> : (memref<10xf32>, i64) -> memref<10xf32>
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %8 = "acc.copyin"(%arg1, %arg3) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = f32}> : (memref<10xf32>, i64) -> memref<10xf32>
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %7 = "acc.copyin"(%arg7) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<*xf32>) -> memref<*xf32>
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %6 = "acc.copyin"(%arg2) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "x", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (!llvm.ptr) -> !llvm.ptr
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %5 = "acc.copyin"(%arg1) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %4 = "acc.copyin"(%arg1) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %3 = "acc.getdeviceptr"(%arg1) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
      "acc.copyout"(%3, %arg1, %arg3) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, structured = true, varType = f32}> : (memref<10xf32>, memref<10xf32>, i64) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %2 = "acc.getdeviceptr"(%arg2) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (!llvm.ptr) -> !llvm.ptr
      "acc.copyout"(%2, %arg2) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %1 = "acc.getdeviceptr"(%arg1) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
      "acc.delete"(%1) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<10xf32>) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      %0 = "acc.getdeviceptr"(%arg1) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
      "acc.delete"(%0) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<10xf32>) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.loop"(%arg5, %arg5, %arg5, %arg3, %arg3) <{gang = [#acc.device_type<nvidia>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 1>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, vector = [#acc.device_type<none>], workerNumOperandsDeviceType = [#acc.device_type<none>]}> ({
      ^bb0(%arg13: index):
        "acc.yield"() : () -> ()
      }) : (index, index, index, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.serial"() <{combined, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
        "acc.loop"(%arg5, %arg5, %arg5, %arg3, %arg4) <{combined = #acc.combined_constructs<serial_loop>, gang = [], gangOperandsArgType = [#acc.gang_arg_type<Dim>, #acc.gang_arg_type<Static>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 2>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0>}> ({
        ^bb0(%arg12: index):
          "acc.yield"() : () -> ()
        }) : (index, index, index, i64, i32) -> ()
        "acc.yield"() : () -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.parallel"() <{combined, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
        "acc.loop"(%arg5, %arg5, %arg5) <{combined = #acc.combined_constructs<parallel_loop>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
        ^bb0(%arg11: index):
          "acc.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "acc.yield"() : () -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.loop"(%arg5, %arg5, %arg5) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      ^bb0(%arg10: index):
        "acc.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.loop"(%arg5, %arg5, %arg5) <{gang = [#acc.device_type<nvidia>, #acc.device_type<host>], gangOperandsArgType = [], gangOperandsDeviceType = [], gangOperandsSegments = array<i32>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      ^bb0(%arg9: index):
        "acc.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "acc.loop"() <{gang = [#acc.device_type<none>], independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
        "scf.for"(%arg5, %arg5, %arg5) ({
        ^bb0(%arg8: index):
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "acc.yield"() : () -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "acc.private.recipe"() <{sym_name = "foo", type = memref<10xf32>}> ({
  ^bb0(%arg0: memref<10xf32>):
    "acc.yield"(%arg0) : (memref<10xf32>) -> ()
  }, {
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{func_name = @f, seq = [#acc.device_type<none>], sym_name = "r10"}> : () -> ()
  "acc.routine"() <{bindIdName = [], bindIdNameDeviceType = [], bindStrName = ["x"], bindStrNameDeviceType = [#acc.device_type<none>], func_name = @f, seq = [#acc.device_type<none>], sym_name = "r11"}> : () -> ()
  "acc.routine"() <{bindIdName = [], bindIdNameDeviceType = [], bindStrName = ["x", "y"], bindStrNameDeviceType = [#acc.device_type<nvidia>, #acc.device_type<none>], func_name = @f, seq = [#acc.device_type<none>], sym_name = "r12"}> : () -> ()
  "acc.routine"() <{func_name = @f, gang = [#acc.device_type<none>], sym_name = "r13"}> : () -> ()
  "acc.routine"() <{func_name = @f, gang = [], gangDim = [2], gangDimDeviceType = [#acc.device_type<none>], sym_name = "r14"}> : () -> ()
  "acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>], gangDim = [2], gangDimDeviceType = [#acc.device_type<host>], sym_name = "r15", worker = [#acc.device_type<default>]}> : () -> ()
  "acc.routine"() <{func_name = @f, seq = [#acc.device_type<default>], sym_name = "r16", vector = [#acc.device_type<host>, #acc.device_type<nvidia>]}> : () -> ()
  "acc.routine"() <{bindIdName = [@f], bindIdNameDeviceType = [#acc.device_type<none>], bindStrName = [], bindStrNameDeviceType = [], func_name = @f, seq = [#acc.device_type<none>], sym_name = "r17"}> : () -> ()
  "acc.routine"() <{bindIdName = [@f], bindIdNameDeviceType = [#acc.device_type<nvidia>], bindStrName = ["u"], bindStrNameDeviceType = [#acc.device_type<none>], func_name = @f, seq = [#acc.device_type<none>], sym_name = "r18"}> : () -> ()
  "acc.routine"() <{bindIdName = [@f], bindIdNameDeviceType = [#acc.device_type<nvidia>], bindStrName = ["u"], bindStrNameDeviceType = [#acc.device_type<none>], func_name = @f, implicit, nohost, seq = [#acc.device_type<none>], sym_name = "r19"}> : () -> ()
}) : () -> ()

