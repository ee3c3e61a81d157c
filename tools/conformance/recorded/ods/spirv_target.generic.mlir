"builtin.module"() ({
  "func.func"() <{arg_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}, {spirv.interface_var_abi = #spirv.interface_var_abi<(16, 4294967295), StorageBuffer>}], function_type = (memref<4xf32, #spirv.storage_class<StorageBuffer>>, f32) -> (), sym_name = "bound"}> ({
  ^bb0(%arg0: memref<4xf32, #spirv.storage_class<StorageBuffer>>, %arg1: f32):
    "func.return"() : () -> ()
  }) {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, sym_name = "m", vce_triple = #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>}> ({
  ^bb0:
  }) : () -> ()
}) {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniform], [SPV_KHR_variable_pointers]>, api=Vulkan, AMD:DiscreteGPU:41, #spirv.resource_limits<max_compute_workgroup_size = [64, 4, 4]>>} : () -> ()

// -----
"builtin.module"() ({
^bb0:
}) {a.api = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=OpenCL, #spirv.resource_limits<>>, a.kind = #spirv.target_env<#spirv.vce<v1.0, [], []>, Intel:CPU, #spirv.resource_limits<>>, a.kindless = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD, #spirv.resource_limits<>>, a.none = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>, a.number = #spirv.target_env<#spirv.vce<v1.0, [], []>, Intel:CPU:4294967295, #spirv.resource_limits<>>, a.numberless = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:CPU, #spirv.resource_limits<>>, a.twice = #spirv.vce<v1.6, [Shader, Shader], []>, a.unknown = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>, a.vendor = #spirv.target_env<#spirv.vce<v1.0, [], []>, Intel, #spirv.resource_limits<>>, a.wrapped = #spirv.interface_var_abi<(4294967295, 0)>} : () -> ()

