//===- SPIRVAttributes.td: attributes of targets and of interfaces --------===//
#ifndef LEGALIZE_SPIRV_ATTRIBUTES
#define LEGALIZE_SPIRV_ATTRIBUTES

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

class SPIRV_Attr<string attrName, string attrMnemonic> : AttrDef<SPIRV_Dialect, attrName> {
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`<` struct(params) `>`";
}

// Lists.

def SPIRV_CapabilityArrayAttr : TypedArrayAttrBase<SPIRV_CapabilityAttr, "SPIR-V capability array attribute">;
def SPIRV_ExtensionArrayAttr : TypedArrayAttrBase<SPIRV_ExtensionAttr, "SPIR-V extension array attribute">;

// Functions.

def SPIRV_EntryPointABIAttr : SPIRV_Attr<"EntryPointABI", "entry_point_abi"> {
  let parameters = (ins OptionalParameter<"DenseI32ArrayAttr">:$workgroup_size,
                        OptionalParameter<"std::optional<int>">:$subgroup_size,
                        OptionalParameter<"std::optional<int>">:$target_width);
}
def SPIRV_LinkageAttributesAttr : SPIRV_Attr<"LinkageAttributes", "linkage_attributes"> {
  let parameters = (ins "StringAttr":$linkage_name, "mlir::spirv::LinkageTypeAttr":$linkage_type);
}

// Caches.

foreach access = ["Load", "Store"] in {
  defvar keyword = !tolower(access) # "_cache_control";
  def SPIRV_CacheControl # access # INTELAttr
      : SPIRV_Attr<"CacheControl" # access # "INTEL", "cache_control_" # !tolower(access) # "_intel"> {
    let parameters = !dag(ins, ["unsigned", "mlir::spirv::" # access # "CacheControl"],
                          ["cache_level", keyword]);
  }
}

// Limits of a device, of its cooperative matrices first.

class SPIRV_CoopMatrixAttr<string vendor, string number, string last = "">
    : SPIRV_Attr<"CooperativeMatrixProperties" # vendor, "coop_matrix_props_" # !tolower(vendor)> {
  defvar sizes = ["m_size", "n_size", "k_size"];
  defvar types = ["a_type", "b_type", "c_type", "result_type"];
  defvar flags = !if(!empty(last), []<string>, [last]);
  let parameters = !con(!dag(ins, !listsplat(number, 3), sizes),
                        !dag(ins, !listsplat("mlir::Type", 4), types),
                        !dag(ins, !listsplat("bool", !size(flags)), flags),
                        (ins "mlir::spirv::ScopeAttr":$scope));
}
def SPIRV_CooperativeMatrixPropertiesKHRAttr : SPIRV_CoopMatrixAttr<"KHR", "uint32_t", "acc_sat">;
def SPIRV_CooperativeMatrixPropertiesNVAttr : SPIRV_CoopMatrixAttr<"NV", "int">;
foreach vendor = ["KHR", "NV"] in
  def SPIRV_CooperativeMatrixProperties # vendor # ArrayAttr
      : TypedArrayAttrBase<!cast<Attr>("SPIRV_CooperativeMatrixProperties" # vendor # "Attr"),
                           "CooperativeMatrixProperties" # vendor # " array attribute">;

class SPIRV_Limit<string value> : DefaultValuedParameter<"int", value>;
class SPIRV_LimitList<string value> : DefaultValuedParameter<"ArrayAttr", value>;
def SPIRV_ResourceLimitsAttr : SPIRV_Attr<"ResourceLimits", "resource_limits"> {
  let parameters = (ins
      SPIRV_Limit<"16384">:$max_compute_shared_memory_size,
      SPIRV_Limit<"128">:$max_compute_workgroup_invocations,
      SPIRV_LimitList<"$_builder.getI32ArrayAttr({128, 128, 64})">:$max_compute_workgroup_size,
      SPIRV_Limit<"32">:$subgroup_size,
      OptionalParameter<"std::optional<int>">:$min_subgroup_size,
      OptionalParameter<"std::optional<int>">:$max_subgroup_size,
      SPIRV_LimitList<"nullptr">:$cooperative_matrix_properties_khr,
      SPIRV_LimitList<"nullptr">:$cooperative_matrix_properties_nv);
}

#endif
