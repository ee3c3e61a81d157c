//===- GPUDeviceMappingAttr.td: which part of a device runs a point of a grid -===//
#ifndef LEGALIZE_GPU_DEVICE_MAPPING_ATTR
#define LEGALIZE_GPU_DEVICE_MAPPING_ATTR

include "mlir/Dialect/GPU/IR/GPUBase.td"
include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
include "mlir/IR/EnumAttr.td"

// Three dimensions, or ten that are laid out one after the other.
foreach dim = ["x", "y", "z"] in
  def Dim # !toupper(dim) : I64EnumAttrCase<"Dim" # !toupper(dim), !find("xyz", dim), dim>;
foreach at = !range(10) in
  def LinearDim # at : I64EnumAttrCase<"LinearDim" # at, !add(at, 3), "linear_dim_" # at>;
def MappingIdEnum : I64EnumAttr<"MappingId", "Mapping ids for loop mapping",
    [DimX, DimY, DimZ] # !foreach(at, !range(10), !cast<I64EnumAttrCase>("LinearDim" # at))> {
  let cppNamespace = "::mlir::gpu";
}

class GPU_MappingAttr<string name, string mnemonic, dag params,
                      AttrInterface interface = DeviceMappingAttrInterface>
    : GPU_Attr<name, mnemonic, [DeclareAttrInterfaceMethods<interface>]> {
  let parameters = params;
  let assemblyFormat = "`<` params `>`";
}

defvar MappingId = EnumParameter<MappingIdEnum>;
foreach level = ["Block", "Warpgroup", "Warp", "Thread", "Lane"] in
  def GPU # level # MappingAttr
      : GPU_MappingAttr<"GPU" # level # "Mapping", !tolower(level), (ins)> {
    let parameters = !dag(ins, [MappingId], [!tolower(level)]);
  }
def GPUMappingMaskAttr : GPU_MappingAttr<"GPUMappingMask", "mask", (ins "uint64_t":$mask),
                                         DeviceMaskingAttrInterface>;
def GPUMemorySpaceMappingAttr : GPU_MappingAttr<"GPUMemorySpaceMapping", "memory_space",
    (ins EnumParameter<GPU_AddressSpaceEnum>:$address_space)>;

#endif
