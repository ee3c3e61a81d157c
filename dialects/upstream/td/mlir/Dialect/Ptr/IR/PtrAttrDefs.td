//===- PtrAttrDefs.td: constants, spaces and layouts of pointers ----------===//
#ifndef LEGALIZE_PTR_ATTR_DEFS
#define LEGALIZE_PTR_ATTR_DEFS

include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/Dialect/Ptr/IR/PtrDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

class Ptr_Attr<string name, string word, list<Trait> traits = [], string base = "::mlir::Attribute">
    : AttrDef<Ptr_Dialect, name, traits, base> {
  let mnemonic = word;
}

// A constant of a pointer type.
class _Ptr_Constant<string name, string word>
    : Ptr_Attr<name, word, [DeclareAttrInterfaceMethods<TypedAttrInterface>]>;
defvar _Ptr_OwnType = AttributeSelfTypeParameter<"", "PtrType">;

def Ptr_NullAttr : _Ptr_Constant<"Null", "null"> {
  let summary = "the null pointer";
  let parameters = (ins _Ptr_OwnType:$type);
  let builders = [
    AttrBuilderWithInferredContext<(ins "PtrType":$type), "return $_get(type.getContext(), type);">];
  let assemblyFormat = "";
}
def Ptr_AddressAttr : _Ptr_Constant<"Address", "address"> {
  let summary = "a pointer by its number";
  let parameters = (ins _Ptr_OwnType:$type, APIntParameter<"">:$value);
  let builders = [AttrBuilderWithInferredContext<(ins "PtrType":$type, "const llvm::APInt &":$value),
                                                 "return $_get(type.getContext(), type, value);">];
  let assemblyFormat = "`<` $value `>`";
}

def Ptr_GenericSpaceAttr : Ptr_Attr<"GenericSpace", "generic_space", [
    DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let summary = "a memory space of which nothing is known";
  let assemblyFormat = "";
}

def Ptr_SpecAttr : Ptr_Attr<"Spec", "spec"> {
  let summary = "size and alignment of pointers, in bits";
  let parameters = (ins "uint32_t":$size, "uint32_t":$abi, "uint32_t":$preferred,
                        DefaultValuedParameter<"uint32_t", "kOptionalSpecValue">:$index);
  let builders = [AttrBuilder<
      (ins "uint32_t":$size, "uint32_t":$abi, "uint32_t":$preferred,
           CArg<"uint32_t", "kOptionalSpecValue">:$index),
      "return $_get($_ctxt, size, abi, preferred, index);">];
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    constexpr static uint32_t kOptionalSpecValue = std::numeric_limits<uint32_t>::max();
  }];
}

#endif
