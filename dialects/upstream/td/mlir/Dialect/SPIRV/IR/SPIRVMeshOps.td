//===- SPIRVMeshOps.td: mesh shaders --------------------------------------===//
#ifndef LEGALIZE_SPIRV_MESH_OPS
#define LEGALIZE_SPIRV_MESH_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

class SPIRV_MeshOp<string mnemonic, list<Trait> traits = []> : SPIRV_ExtVendorOp<mnemonic, traits> {
  let availability = SPIRV_Needs<[SPIRV_C_MeshShadingEXT], [SPV_EXT_mesh_shader], SPIRV_V_1_4>.all;
  let assemblyFormat = "operands attr-dict `:` type(operands)";
}
defvar SPIRV_MeshCount = SignlessOrUnsignedIntOfWidths<[32]>;

def SPIRV_EXTEmitMeshTasksOp : SPIRV_MeshOp<"EmitMeshTasks", [Terminator]> {
  let summary = "starts groups of mesh shaders";
  let arguments = (ins SPIRV_MeshCount:$group_count_x, SPIRV_MeshCount:$group_count_y,
                       SPIRV_MeshCount:$group_count_z, Optional<SPIRV_AnyPtr>:$payload);
}
def SPIRV_EXTSetMeshOutputsOp : SPIRV_MeshOp<"SetMeshOutputs"> {
  let summary = "sets the numbers of vertices and primitives";
  let arguments = (ins SPIRV_MeshCount:$vertex_count, SPIRV_MeshCount:$primitive_count);
  let hasVerifier = 0;
}

#endif
