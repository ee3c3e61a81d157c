"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>) -> (), sym_name = "base"}> ({
  ^bb0(%arg0: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>):
    %0 = "spirv.AccessChain"(%arg0) : (!spirv.ptr<!spirv.struct<(f32, i32)>, Function>) -> !spirv.ptr<!spirv.struct<(f32, i32)>, Function>
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.vce<v1.4, [Shader, MeshShadingEXT], [SPV_EXT_mesh_shader]>}> ({
    "spirv.GlobalVariable"() <{sym_name = "payload", type = !spirv.ptr<!spirv.struct<(f32, i32)>, TaskPayloadWorkgroupEXT>}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "mesh"}> ({
    ^bb0(%arg0: i32):
      %0 = "spirv.mlir.addressof"() <{variable = @payload}> : () -> !spirv.ptr<!spirv.struct<(f32, i32)>, TaskPayloadWorkgroupEXT>
      "spirv.EXT.EmitMeshTasks"(%arg0, %arg0, %arg0, %0) : (i32, i32, i32, !spirv.ptr<!spirv.struct<(f32, i32)>, TaskPayloadWorkgroupEXT>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "empty"}> ({
    %0 = "spirv.CompositeConstruct"() : () -> !spirv.struct<()>
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

