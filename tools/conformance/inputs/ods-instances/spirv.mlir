// The base itself, by no index at all.

spirv.func @base(%base: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>) "None" {
  %0 = "spirv.AccessChain"(%base) : (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>) -> !spirv.ptr<!spirv.struct<(f32, i32)>, Function>
  spirv.Return
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader, MeshShadingEXT], [SPV_EXT_mesh_shader]> {
  spirv.GlobalVariable @payload : !spirv.ptr<!spirv.struct<(f32, i32)>, TaskPayloadWorkgroupEXT>
  spirv.func @mesh(%count: i32) "None" {
    %0 = spirv.mlir.addressof @payload : !spirv.ptr<!spirv.struct<(f32, i32)>, TaskPayloadWorkgroupEXT>
    spirv.EXT.EmitMeshTasks %count, %count, %count, %0 : i32, i32, i32, !spirv.ptr<!spirv.struct<(f32, i32)>, TaskPayloadWorkgroupEXT>
  }
}

// -----

spirv.func @empty() "None" {
  %0 = "spirv.CompositeConstruct"() : () -> !spirv.struct<()>
  spirv.Return
}
