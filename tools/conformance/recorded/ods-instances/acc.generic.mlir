"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "data_without_clauses"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({
      "acc.terminator"() : () -> ()
    }) : (memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, i64, i32, i1) -> (), sym_name = "data_that_waits"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: i64, %arg2: i32, %arg3: i1):
    %0 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.data"(%arg3, %arg1, %arg1, %arg2, %0) <{asyncOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [false], operandSegmentSizes = array<i32: 1, 1, 2, 1>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 2>}> ({
      "acc.terminator"() : () -> ()
    }) : (i1, i64, i64, i32, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "declare_without_token"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    "acc.declare_exit"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "declare_with_token"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
    %1 = "acc.declare_enter"(%0) : (memref<8xf32>) -> !acc.declare_token
    "acc.declare_exit"(%1, %0) <{operandSegmentSizes = array<i32: 1, 1>}> : (!acc.declare_token, memref<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "acc.routine"() <{func_name = @worked, gang = [#acc.device_type<none>], sym_name = "gang"}> : () -> ()
  "acc.routine"() <{func_name = @worked, gang = [], gangDim = [2], gangDimDeviceType = [#acc.device_type<none>], sym_name = "gang_of_dimension"}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "worked"}> ({
    "func.return"() : () -> ()
  }) {acc.routine_info = #acc.routine_info<[@gang, @gang_of_dimension]>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "no_device"}> ({
  ^bb0(%arg0: i32):
    "acc.kernel_environment"(%arg0) <{hasWaitDevnum = [true, false], operandSegmentSizes = array<i32: 0, 0, 1>, waitOperandsDeviceType = [#acc.device_type<default>, #acc.device_type<none>], waitOperandsSegments = array<i32: 0, 1>}> ({
    ^bb0:
    }) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "undone", type = memref<8xf32>}> ({
  ^bb0(%arg3: memref<8xf32>):
    %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    "acc.yield"(%1) : (memref<8xf32>) -> ()
  }, {
  ^bb0(%arg1: memref<8xf32>, %arg2: memref<8xf32>):
    "memref.dealloc"(%arg2) : (memref<8xf32>) -> ()
    "acc.yield"() : () -> ()
  }) : () -> ()
  "acc.private.recipe"() <{sym_name = "kept", type = memref<8xf32>}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    "acc.yield"(%0) : (memref<8xf32>) -> ()
  }, {
  }) : () -> ()
}) : () -> ()

