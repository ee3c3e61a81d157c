"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.GlobalVariable"() <{sym_name = "g0", type = !spirv.ptr<f32, Input>}> : () -> ()
    "spirv.GlobalVariable"() <{built_in = "GlobalInvocationId", sym_name = "g1", type = !spirv.ptr<vector<3xi32>, Input>}> : () -> ()
    "spirv.GlobalVariable"() <{binding = 2 : i32, descriptor_set = 1 : i32, sym_name = "g2", type = !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, StorageBuffer>}> : () -> ()
    "spirv.GlobalVariable"() <{initializer = @sc, sym_name = "g3", type = !spirv.ptr<i32, Private>}> : () -> ()
    "spirv.GlobalVariable"() <{binding = 2 : i32, descriptor_set = 1 : i32, sym_name = "g4", type = !spirv.ptr<f32, Uniform>}> {aliased} : () -> ()
    "spirv.GlobalVariable"() <{location = 3 : i32, sym_name = "g5", type = !spirv.ptr<f32, Input>}> : () -> ()
    "spirv.SpecConstant"() <{default_value = 4 : i32, sym_name = "sc"}> : () -> ()
    "spirv.SpecConstant"() <{default_value = 4.000000e+00 : f32, sym_name = "sd"}> {spec_id = 7 : i64} : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "main"}> ({
      %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<f32, Function>
      %1 = "spirv.Constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %2 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
      %3 = "spirv.Variable"(%1) <{storage_class = #spirv.storage_class<Function>}> : (f32) -> !spirv.ptr<f32, Function>
      %4 = "spirv.Load"(%0) : (!spirv.ptr<f32, Function>) -> f32
      %5 = "spirv.Load"(%0) <{memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, Function>) -> f32
      %6 = "spirv.Load"(%0) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, Function>) -> f32
      "spirv.Store"(%0, %1) : (!spirv.ptr<f32, Function>, f32) -> ()
      "spirv.Store"(%0, %1) <{memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, Function>, f32) -> ()
      "spirv.Store"(%0, %1) <{alignment = 8 : i32, memory_access = #spirv.memory_access<Volatile|Aligned>}> : (!spirv.ptr<f32, Function>, f32) -> ()
      "spirv.CopyMemory"(%0, %3) : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
      "spirv.CopyMemory"(%0, %3) <{memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
      "spirv.CopyMemory"(%0, %3) <{memory_access = #spirv.memory_access<Volatile>, source_alignment = 4 : i32, source_memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
      %7 = "spirv.IAddCarry"(%2, %2) : (i32, i32) -> !spirv.struct<(i32, i32)>
      %8 = "spirv.UMulExtended"(%2, %2) : (i32, i32) -> !spirv.struct<(i32, i32)>
      %9 = "spirv.mlir.addressof"() <{variable = @g0}> : () -> !spirv.ptr<f32, Input>
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @main, interface = []}> : () -> ()
    "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<Fragment>, fn = @main, interface = [@g0, @g1]}> : () -> ()
    "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<LocalSize>, fn = @main, values = [1 : i32, 1 : i32, 1 : i32]}> : () -> ()
    "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<ContractionOff>, fn = @main, values = []}> : () -> ()
  }) : () -> ()
}) : () -> ()

