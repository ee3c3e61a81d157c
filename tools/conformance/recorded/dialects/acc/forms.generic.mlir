"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, !llvm.ptr, memref<*xi32>, i32, index) -> (), sym_name = "entry"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: !llvm.ptr, %arg2: memref<*xi32>, %arg3: i32, %arg4: index):
    %0 = "acc.bounds"(%arg4, %arg4, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>, strideInBytes = false}> : (index, index, i32, index) -> !acc.data_bounds_ty
    %1 = "acc.bounds"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>, strideInBytes = true}> : (index) -> !acc.data_bounds_ty
    %2 = "acc.get_lowerbound"(%0) : (!acc.data_bounds_ty) -> index
    %3 = "acc.get_upperbound"(%0) : (!acc.data_bounds_ty) -> index
    %4 = "acc.get_stride"(%0) {test.note} : (!acc.data_bounds_ty) -> index
    %5 = "acc.get_extent"(%1) : (!acc.data_bounds_ty) -> index
    %6 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier readonly>, name = "m", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %7 = "acc.copyin"(%arg1, %arg1, %0, %1, %arg3) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 2, 1>, structured = true, varType = f64}> : (!llvm.ptr, !llvm.ptr, !acc.data_bounds_ty, !acc.data_bounds_ty, i32) -> !llvm.ptr
    %8 = "acc.create"(%arg0, %arg3, %arg4) <{asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<host>], dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier zero,capture>, operandSegmentSizes = array<i32: 1, 0, 0, 2>, structured = true, varType = tensor<8xf32>}> : (memref<8xf32>, i32, index) -> memref<8xf32>
    %9 = "acc.create"(%arg0) <{asyncOnly = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyout_zero>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = false, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %10 = "acc.nocreate"(%arg2) <{dataClause = #acc<data_clause acc_no_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<*xi32>) -> memref<*xi32>
    %11 = "acc.present"(%arg0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %12 = "acc.attach"(%arg1) <{dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = !llvm.struct<(i32)>}> : (!llvm.ptr) -> !llvm.ptr
    %13 = "acc.deviceptr"(%arg0) <{dataClause = #acc<data_clause acc_deviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %14 = "acc.getdeviceptr"(%arg0) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %15 = "acc.use_device"(%arg0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %16 = "acc.update_device"(%arg0) <{asyncOnly = [#acc.device_type<none>], dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %17 = "acc.declare_device_resident"(%arg0) <{dataClause = #acc<data_clause acc_declare_device_resident>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %18 = "acc.declare_link"(%arg0) <{dataClause = #acc<data_clause acc_declare_link>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %19 = "acc.cache"(%arg0, %0) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier readonly>, operandSegmentSizes = array<i32: 1, 0, 1, 0>, structured = true, varType = f32}> : (memref<8xf32>, !acc.data_bounds_ty) -> memref<8xf32>
    %20 = "acc.firstprivate_map"(%arg0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, !llvm.ptr, i32, index) -> (), sym_name = "exit"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: !llvm.ptr, %arg2: i32, %arg3: index):
    %0 = "acc.bounds"(%arg3) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0>, strideInBytes = false}> : (index) -> !acc.data_bounds_ty
    %1 = "acc.getdeviceptr"(%arg0) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %2 = "acc.getdeviceptr"(%arg1) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i64}> : (!llvm.ptr) -> !llvm.ptr
    "acc.copyout"(%1, %arg0) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "m", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>, memref<8xf32>) -> ()
    "acc.copyout"(%2, %arg1, %0, %arg2) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 1, 1>, structured = true, varType = i64}> : (!llvm.ptr, !llvm.ptr, !acc.data_bounds_ty, i32) -> ()
    "acc.update_host"(%1, %arg0) <{asyncOnly = [#acc.device_type<none>], dataClause = #acc<data_clause acc_update_host>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = false, varType = f32}> : (memref<8xf32>, memref<8xf32>) -> ()
    "acc.update_host"(%1, %arg0) <{dataClause = #acc<data_clause acc_update_self>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>, memref<8xf32>) -> ()
    "acc.delete"(%1) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<8xf32>) -> ()
    "acc.delete"(%1, %0, %arg2) <{asyncOperandsDeviceType = [#acc.device_type<star>], dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 1>, structured = true}> : (memref<8xf32>, !acc.data_bounds_ty, i32) -> ()
    "acc.detach"(%2, %arg2) <{asyncOperandsDeviceType = [#acc.device_type<radeon>], dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 1>, structured = true}> : (!llvm.ptr, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "private", type = memref<8xf32>}> ({
  ^bb0(%arg16: memref<8xf32>):
    "acc.yield"(%arg16) : (memref<8xf32>) -> ()
  }, {
  }) : () -> ()
  "acc.private.recipe"() <{sym_name = "freed", type = memref<8xf32>}> ({
  ^bb0(%arg14: memref<8xf32>, %arg15: !acc.data_bounds_ty):
    "acc.yield"(%arg14) : (memref<8xf32>) -> ()
  }, {
  ^bb0(%arg12: memref<8xf32>, %arg13: memref<8xf32>):
    "acc.terminator"() : () -> ()
  }) {test.note} : () -> ()
  "acc.firstprivate.recipe"() <{sym_name = "copied", type = memref<8xf32>}> ({
  ^bb0(%arg11: memref<8xf32>):
    "acc.yield"(%arg11) : (memref<8xf32>) -> ()
  }, {
  ^bb0(%arg9: memref<8xf32>, %arg10: memref<8xf32>):
    "acc.terminator"() : () -> ()
  }, {
  ^bb0(%arg8: memref<8xf32>):
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "sum", type = memref<8xf32>}> ({
  ^bb0(%arg7: memref<8xf32>):
    "acc.yield"(%arg7) : (memref<8xf32>) -> ()
  }, {
  ^bb0(%arg5: memref<8xf32>, %arg6: memref<8xf32>):
    "acc.yield"(%arg5) : (memref<8xf32>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<land>, sym_name = "both", type = i1}> ({
  ^bb0(%arg4: i1):
    "acc.yield"(%arg4) : (i1) -> ()
  }, {
  ^bb0(%arg2: i1, %arg3: i1):
    %3 = "arith.andi"(%arg2, %arg3) : (i1, i1) -> i1
    "acc.yield"(%3) : (i1) -> ()
  }, {
  ^bb0(%arg1: i1):
    "acc.terminator"() : () -> ()
  }) {test.note} : () -> ()
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "own"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.private"(%arg0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @private, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %1 = "acc.firstprivate"(%arg0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "m", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @copied, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %2 = "acc.reduction"(%arg0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @sum, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.parallel"(%2, %0, %1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0>}> ({
      "acc.yield"() : () -> ()
    }) : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
    "acc.serial"(%2, %0, %1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 1, 1, 0>}> ({
      "acc.yield"() : () -> ()
    }) : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
    "acc.loop"(%0, %1, %2) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1>, unstructured}> ({
      "acc.yield"() : () -> ()
    }) : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, i32, i64, index, i1) -> (), sym_name = "compute"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: i32, %arg2: i64, %arg3: index, %arg4: i1):
    %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "acc.yield"() : () -> ()
    }) : () -> ()
    "acc.parallel"(%arg1, %arg2, %arg3, %arg1, %arg1, %arg2, %arg4, %arg4, %0) <{asyncOnly = [#acc.device_type<none>], defaultAttr = #acc<defaultvalue present>, numGangsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], numGangsSegments = array<i32: 2, 1>, numWorkersDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 3, 1, 2, 1, 1, 0, 0, 0, 1>, vectorLengthDeviceType = [#acc.device_type<none>, #acc.device_type<host>], waitOnly = [#acc.device_type<none>]}> ({
      "acc.yield"() : () -> ()
    }) : (i32, i64, index, i32, i32, i64, i1, i1, memref<8xf32>) -> ()
    "acc.parallel"(%arg1, %arg2, %arg1, %arg2, %arg1) <{asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], hasWaitDevnum = [true, false], operandSegmentSizes = array<i32: 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0>, selfAttr, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], waitOperandsSegments = array<i32: 2, 1>}> ({
      "acc.yield"() : () -> ()
    }) : (i32, i64, i32, i64, i32) -> ()
    "acc.serial"(%arg2, %arg1, %arg4) <{asyncOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0>, waitOnly = [#acc.device_type<nvidia>], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>}> ({
      "acc.yield"() : () -> ()
    }) : (i64, i32, i1) -> ()
    "acc.serial"() <{defaultAttr = #acc<defaultvalue none>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "acc.yield"() : () -> ()
    }) : () -> ()
    "acc.kernels"(%arg1, %arg2, %arg1, %arg4, %0) <{hasWaitDevnum = [false], numGangsDeviceType = [#acc.device_type<none>], numGangsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 2, 1, 0, 0, 0, 1, 0, 0, 0, 1>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 2>}> ({
      "acc.terminator"() : () -> ()
    }) : (i32, i64, i32, i1, memref<8xf32>) -> ()
    "acc.kernels"(%arg1, %arg1) <{asyncOperandsDeviceType = [#acc.device_type<none>], combined, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, vectorLengthDeviceType = [#acc.device_type<none>]}> ({
      "acc.loop"(%arg3, %arg3, %arg3) <{auto_ = [#acc.device_type<none>], combined = #acc.combined_constructs<kernels_loop>, inclusiveUpperbound = array<i1: false>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      ^bb0(%arg6: index):
        "acc.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "acc.terminator"() : () -> ()
    }) : (i32, i32) -> ()
    "acc.parallel"() <{combined, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "acc.loop"(%arg1, %arg1, %arg1) <{combined = #acc.combined_constructs<parallel_loop>, gang = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      ^bb0(%arg5: i32):
        "acc.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "acc.yield"() : () -> ()
    }) : () -> ()
    "acc.serial"() <{combined, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "acc.loop"() <{combined = #acc.combined_constructs<serial_loop>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>], unstructured}> ({
        "acc.yield"() : () -> ()
      }) : () -> ()
      "acc.yield"() : () -> ()
    }) : () -> ()
    "acc.kernel_environment"(%0, %arg1, %arg2) <{asyncOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [false], operandSegmentSizes = array<i32: 1, 1, 1>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>}> ({
      "func.call"() <{callee = @outside}> : () -> ()
    }) : (memref<8xf32>, i32, i64) -> ()
    "acc.kernel_environment"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
      "func.call"() <{callee = @outside}> : () -> ()
    }) {test.note} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "outside", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, i32, i64, index) -> (), sym_name = "loops"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: i32, %arg2: i64, %arg3: index):
    "acc.loop"(%arg3, %arg1, %arg3, %arg1, %arg3, %arg1) <{collapse = [2], collapseDeviceType = [#acc.device_type<none>], gang = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0>, vector = [#acc.device_type<none>], worker = [#acc.device_type<none>]}> ({
    ^bb0(%arg9: index, %arg10: i32):
      "acc.yield"() : () -> ()
    }) : (index, i32, index, i32, index, i32) -> ()
    "acc.loop"(%arg1, %arg1, %arg1, %arg1, %arg2, %arg1, %arg1, %arg2) <{gang = [], gangOperandsArgType = [#acc.gang_arg_type<Num>, #acc.gang_arg_type<Static>], gangOperandsDeviceType = [#acc.device_type<nvidia>], gangOperandsSegments = array<i32: 2>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 2, 0, 0, 0, 0, 0>, vectorOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], workerNumOperandsDeviceType = [#acc.device_type<none>]}> ({
    ^bb0(%arg8: i32):
      "acc.yield"() : () -> ()
    }) : (i32, i32, i32, i32, i64, i32, i32, i64) -> ()
    "acc.loop"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg2) <{gang = [#acc.device_type<host>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 1>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>, vectorOperandsDeviceType = [#acc.device_type<nvidia>], workerNumOperandsDeviceType = [#acc.device_type<none>]}> ({
    ^bb0(%arg7: i32):
      "acc.yield"() : () -> ()
    }) : (i32, i32, i32, i32, i32, i64) -> ()
    "acc.loop"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg2, %arg1) <{inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 2, 2, 2, 0, 0, 0, 3, 0, 0, 0, 0>, tileOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], tileOperandsSegments = array<i32: 2, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      "acc.yield"() : () -> ()
    }) : (i32, i32, i32, i32, i32, i32, i32, i64, i32) -> ()
    %0 = "acc.cache"(%arg0) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.loop"(%0) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>}> ({
      "scf.for"(%arg3, %arg3, %arg3) ({
      ^bb0(%arg4: index):
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "acc.yield"() : () -> ()
    }) : (memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, i32, i64, i1) -> (), sym_name = "data"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: i32, %arg2: i64, %arg3: i1):
    %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.data"(%arg3, %0) <{asyncOnly = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 0, 0, 1>, waitOnly = [#acc.device_type<none>]}> ({
      "acc.terminator"() : () -> ()
    }) : (i1, memref<8xf32>) -> ()
    "acc.data"(%arg1, %arg2, %arg1, %arg2, %0) <{asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], defaultAttr = #acc<defaultvalue none>, hasWaitDevnum = [true], operandSegmentSizes = array<i32: 0, 2, 2, 1>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 2>}> ({
      "acc.terminator"() : () -> ()
    }) : (i32, i64, i32, i64, memref<8xf32>) -> ()
    "acc.enter_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>}> : (memref<8xf32>) -> ()
    "acc.enter_data"(%arg3, %arg1, %arg1, %arg1, %arg2, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>}> {test.note} : (i1, i32, i32, i32, i64, memref<8xf32>) -> ()
    "acc.enter_data"(%0) <{async, operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>, wait}> : (memref<8xf32>) -> ()
    %1 = "acc.getdeviceptr"(%arg0) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.exit_data"(%1) <{async, finalize, operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>, wait}> : (memref<8xf32>) -> ()
    "acc.exit_data"(%arg3, %arg2, %arg1, %arg1, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i1, i64, i32, i32, memref<8xf32>) -> ()
    %2 = "acc.use_device"(%arg0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.host_data"(%arg3, %2) <{ifPresent, operandSegmentSizes = array<i32: 1, 1>}> ({
      "acc.terminator"() : () -> ()
    }) : (i1, memref<8xf32>) -> ()
    %3 = "acc.update_device"(%arg0) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.update"(%3) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<8xf32>) -> ()
    "acc.update"(%arg3, %3) <{asyncOnly = [#acc.device_type<none>], ifPresent, operandSegmentSizes = array<i32: 1, 0, 0, 1>, waitOnly = [#acc.device_type<none>]}> : (i1, memref<8xf32>) -> ()
    "acc.update"(%arg1, %arg1, %3, %1) <{asyncOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [false], operandSegmentSizes = array<i32: 0, 1, 1, 2>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<nvidia>], waitOperandsSegments = array<i32: 1>}> : (i32, i32, memref<8xf32>, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "declared"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %1 = "acc.declare_enter"(%0) : (memref<8xf32>) -> !acc.declare_token
    "acc.declare_exit"(%1, %0) <{operandSegmentSizes = array<i32: 1, 1>}> : (!acc.declare_token, memref<8xf32>) -> ()
    "acc.declare_exit"(%1) <{operandSegmentSizes = array<i32: 1, 0>}> : (!acc.declare_token) -> ()
    "acc.declare_exit"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> {test.note} : (memref<8xf32>) -> ()
    "acc.declare"(%0) ({
      "acc.terminator"() : () -> ()
    }) : (memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "acc.global_ctor"() <{sym_name = "up"}> ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "acc.global_dtor"() <{sym_name = "down"}> ({
    "acc.terminator"() : () -> ()
  }) {test.note} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{func_name = @f, seq = [#acc.device_type<none>], sym_name = "r0"}> : () -> ()
  "acc.routine"() <{bindIdName = [], bindIdNameDeviceType = [], bindStrName = ["text"], bindStrNameDeviceType = [#acc.device_type<none>], func_name = @f, nohost, sym_name = "r1", worker = [#acc.device_type<none>]}> : () -> ()
  "acc.routine"() <{bindIdName = [@f], bindIdNameDeviceType = [#acc.device_type<none>], bindStrName = [], bindStrNameDeviceType = [], func_name = @f, implicit, sym_name = "r2", vector = [#acc.device_type<none>]}> : () -> ()
  "acc.routine"() <{bindIdName = [@f], bindIdNameDeviceType = [#acc.device_type<host>], bindStrName = ["one", "all"], bindStrNameDeviceType = [#acc.device_type<nvidia>, #acc.device_type<none>], func_name = @f, gang = [#acc.device_type<none>], sym_name = "r3"}> : () -> ()
  "acc.routine"() <{func_name = @f, gang = [], gangDim = [3], gangDimDeviceType = [#acc.device_type<none>], sym_name = "r4"}> : () -> ()
  "acc.routine"() <{func_name = @f, gang = [#acc.device_type<nvidia>], gangDim = [1], gangDimDeviceType = [#acc.device_type<host>], sym_name = "r5", worker = [#acc.device_type<default>]}> : () -> ()
  "acc.routine"() <{func_name = @f, seq = [#acc.device_type<default>], sym_name = "r6", vector = [#acc.device_type<host>, #acc.device_type<nvidia>]}> {test.note} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64, index, i1) -> (), sym_name = "runtime"}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: index, %arg3: i1):
    "acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "acc.init"(%arg0, %arg3) <{device_types = [#acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 1>}> : (i32, i1) -> ()
    "acc.shutdown"(%arg3) <{operandSegmentSizes = array<i32: 0, 1>}> : (i1) -> ()
    "acc.shutdown"(%arg2) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> ()
    "acc.set"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
    "acc.set"(%arg1, %arg3) <{device_type = #acc.device_type<host>, operandSegmentSizes = array<i32: 0, 1, 1>}> : (i64, i1) -> ()
    "acc.wait"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
    "acc.wait"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> ()
    "acc.wait"() <{async, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
    "acc.wait"(%arg0, %arg1, %arg2, %arg0, %arg3) <{operandSegmentSizes = array<i32: 2, 1, 1, 1>}> {test.note} : (i32, i64, index, i32, i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<i32>, memref<i32>, i32, i1) -> (), sym_name = "atomics"}> ({
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32, %arg3: i1):
    "acc.atomic.read"(%arg1, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
    "acc.atomic.read"(%arg1, %arg0, %arg3) <{element_type = i32}> {test.note} : (memref<i32>, memref<i32>, i1) -> ()
    "acc.atomic.write"(%arg0, %arg2) : (memref<i32>, i32) -> ()
    "acc.atomic.write"(%arg0, %arg2, %arg3) : (memref<i32>, i32, i1) -> ()
    "acc.atomic.update"(%arg0) ({
    ^bb0(%arg6: i32):
      %2 = "arith.addi"(%arg6, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "acc.yield"(%2) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "acc.atomic.update"(%arg0, %arg3) ({
    ^bb0(%arg5: i32):
      %1 = "arith.muli"(%arg5, %arg2) <{overflowFlags = #arith.overflow<none>}> {test.note} : (i32, i32) -> i32
      "acc.yield"(%1) : (i32) -> ()
    }) {test.note} : (memref<i32>, i1) -> ()
    "acc.atomic.capture"() ({
      "acc.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
      "acc.atomic.write"(%arg0, %arg2) : (memref<i32>, i32) -> ()
      "acc.terminator"() : () -> ()
    }) : () -> ()
    "acc.atomic.capture"(%arg3) ({
      "acc.atomic.update"(%arg0) ({
      ^bb0(%arg4: i32):
        %0 = "arith.addi"(%arg4, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "acc.yield"(%0) : (i32) -> ()
      }) : (memref<i32>) -> ()
      "acc.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
      "acc.terminator"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!acc.data_bounds_ty, !acc.declare_token) -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {acc.declare = #acc.declare<dataClause =  acc_copyin>, acc.declare_action = #acc.declare_action<preAlloc = @a, postDealloc = @b>, acc.routine_info = #acc.routine_info<[@r0, @r1]>, test.declare = #acc.declare<dataClause =  acc_create, implicit = true>, test.name = #acc.var_name<"x">, test.special = #acc.specialized_routine<@r0, <gang_dim1>, "f">, test.words = [#acc.reduction_operator<lor>, #acc.par_level<vector>, #acc.recipe_kind<reduction_recipe>, #acc.device_type<multicore>, #acc.gang_arg_type<Static>, #acc.combined_constructs<serial_loop>, #acc<construct acc_construct_runtime_api>, #acc<data_clause_modifier none>, #acc<data_clause_modifier alwaysout>, #acc<data_clause acc_cache_readonly>]} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "acc.loop"(%arg0, %arg0, %arg0, %arg0, %arg0) <{gang = [], gangOperandsArgType = [#acc.gang_arg_type<Num>, #acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], gangOperandsSegments = array<i32: 1, 1>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0>}> ({
    ^bb0(%arg1: i32):
      "acc.yield"() : () -> ()
    }) : (i32, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "acc.loop"(%arg0, %arg0, %arg0, %arg0) <{gang = [], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], gangOperandsSegments = array<i32: 1, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    ^bb0(%arg1: i32):
      "acc.yield"() : () -> ()
    }) : (i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "acc.loop"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{gang = [], gangOperandsArgType = [#acc.gang_arg_type<Static>, #acc.gang_arg_type<Num>, #acc.gang_arg_type<Dim>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 3>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 1, 1, 3, 0, 0, 0, 0, 0, 0, 0>}> ({
    ^bb0(%arg1: i32):
      "acc.yield"() : () -> ()
    }) : (i32, i32, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "sum", type = i32}> ({
  ^bb0(%arg3: i32):
    "acc.yield"(%arg3) : (i32) -> ()
  }, {
  ^bb0(%arg1: i32, %arg2: i32):
    "acc.yield"(%arg1) : (i32) -> ()
  }, {
  ^bb0(%arg0: i8):
    "acc.terminator"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.cache"(%arg0) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier readonly>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier readonly>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier zero,capture>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    "acc.copyout"(%arg0, %arg0) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    "acc.delete"(%arg0) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier readonly>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    "acc.delete"(%arg0) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.firstprivate_map"(%arg0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.firstprivate_map"(%arg0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.getdeviceptr"(%arg0) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

