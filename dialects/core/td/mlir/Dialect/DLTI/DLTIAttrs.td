//===- DLTIAttrs.td: descriptions of data layouts and targets -------------===//
// All but one are lists of entries, whose text is Rust's.
#ifndef LEGALIZE_DLTI_ATTRS
#define LEGALIZE_DLTI_ATTRS

include "mlir/Dialect/DLTI/DLTIBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

class DLTIAttr<string attrName, string attrMnemonic, dag params, list<Trait> traits>
    : AttrDef<DLTI_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
  let parameters = params;
}
class DLTIEntries<string attrName, string attrMnemonic, Trait interface> : DLTIAttr<attrName,
    attrMnemonic, (ins ArrayRefParameter<"DataLayoutEntryInterface">:$entries), [interface]> {
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def DLTI_DataLayoutEntryAttr : DLTIAttr<"DataLayoutEntry", "dl_entry",
    (ins "DataLayoutEntryKey":$key, "Attribute":$value), [DataLayoutEntryInterface]> {
  let hasCustomAssemblyFormat = 1;
}
def DLTI_DataLayoutSpecAttr : DLTIEntries<"DataLayoutSpec", "dl_spec", DataLayoutSpecInterface>;
def DLTI_MapAttr : DLTIEntries<"Map", "map", DLTIQueryInterface>;
def DLTI_TargetSystemSpecAttr
    : DLTIEntries<"TargetSystemSpec", "target_system_spec", TargetSystemSpecInterface>;
def DLTI_TargetDeviceSpecAttr
    : DLTIEntries<"TargetDeviceSpec", "target_device_spec", TargetDeviceSpecInterface>;
def DLTI_FunctionPointerAlignmentAttr : DLTIAttr<"FunctionPointerAlignment",
    "function_pointer_alignment", (ins "uint64_t":$alignment, "bool":$function_dependent), []> {
  let assemblyFormat = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`";
}

#endif
