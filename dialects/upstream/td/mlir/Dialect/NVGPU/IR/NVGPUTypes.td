//===- NVGPUTypes.td: tokens, barriers, descriptors and accumulators ------===//
#ifndef LEGALIZE_NVGPU_TYPES
#define LEGALIZE_NVGPU_TYPES

include "mlir/Dialect/NVGPU/IR/NVGPU.td"
include "mlir/IR/AttrTypeBase.td"

class NVGPU_Type<string name, string typeMnemonic, string text = "">
    : TypeDef<NVGPU_Dialect, name> {
  let mnemonic = typeMnemonic;
  let summary = text;
}
class NVGPU_StructType<string name, string typeMnemonic, dag params, string text = "">
    : NVGPU_Type<name, typeMnemonic, text> {
  let parameters = params;
  let assemblyFormat = "`<` struct(params) `>`";
}

def NVGPU_DeviceAsyncToken
    : NVGPU_Type<"DeviceAsyncToken", "device.async.token", "device async token type">;
def NVGPU_MBarrierToken : NVGPU_Type<"MBarrierToken", "mbarrier.token">;
def NVGPU_MBarrierGroup : NVGPU_StructType<"MBarrierGroup", "mbarrier.group",
    (ins "Attribute":$memorySpace, DefaultValuedParameter<"unsigned", "1">:$num_barriers),
    "mbarrier barrier type"> {
  let builders = [TypeBuilder<(ins "Attribute":$memorySpace), "return $_get($_ctxt, memorySpace, 1);">];
}

def NVGPU_TensorMapDescriptor : NVGPU_StructType<"TensorMapDescriptor", "tensormap.descriptor",
    (ins "MemRefType":$tensor, EnumParameter<TensorMapSwizzleKind>:$swizzle,
         EnumParameter<TensorMapL2PromoKind>:$l2promo, EnumParameter<TensorMapOOBKind>:$oob,
         EnumParameter<TensorMapInterleaveKind>:$interleave), "TensorMap descriptor">;

// What the threads of several warps multiply together.
def NVGPU_WarpgroupMatrixDescriptor : NVGPU_StructType<"WarpgroupMatrixDescriptor",
    "warpgroup.descriptor", (ins "MemRefType":$tensor), "Warpgroup matrix descriptor type">;
def NVGPU_WarpgroupAccumulator : NVGPU_StructType<"WarpgroupAccumulator",
    "warpgroup.accumulator", (ins "VectorType":$fragmented)>;

#endif
