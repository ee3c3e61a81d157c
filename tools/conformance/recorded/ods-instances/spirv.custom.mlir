module {
  spirv.func @base(%arg0: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>) "None" {
    %0 = spirv.AccessChain %arg0[] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>,  -> !spirv.ptr<!spirv.struct<(f32, i32)>, Function>
    spirv.Return
  }
}

// -----
module {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader, MeshShadingEXT], [SPV_EXT_mesh_shader]> {
    spirv.GlobalVariable @payload : !spirv.ptr<!spirv.struct<(f32, i32)>, TaskPayloadWorkgroupEXT>
    spirv.func @mesh(%arg0: i32) "None" {
      %payload_addr = spirv.mlir.addressof @payload : !spirv.ptr<!spirv.struct<(f32, i32)>, TaskPayloadWorkgroupEXT>
      spirv.EXT.EmitMeshTasks %arg0, %arg0, %arg0, %payload_addr : i32, i32, i32, !spirv.ptr<!spirv.struct<(f32, i32)>, TaskPayloadWorkgroupEXT>
    }
  }
}

// -----
module {
  spirv.func @empty() "None" {
    %0 = spirv.CompositeConstruct  : () -> !spirv.struct<()>
    spirv.Return
  }
}

