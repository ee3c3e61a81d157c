//===- EmitCAttributes.td: text and comparisons of emitc ------------------===//
#ifndef LEGALIZE_EMITC_ATTRIBUTES
#define LEGALIZE_EMITC_ATTRIBUTES

include "mlir/Dialect/EmitC/IR/EmitCBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"

class EmitC_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<EmitC_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

defvar EmitC_Comparisons = ["eq", "ne", "lt", "le", "gt", "ge", "three_way"];

def EmitC_CmpPredicateAttr
    : I64EnumAttr<"CmpPredicate", "", !foreach(i, !range(!size(EmitC_Comparisons)),
                                               I64EnumAttrCase<EmitC_Comparisons[i], i>)> {
  let cppNamespace = "::mlir::emitc";
}

def EmitC_OpaqueAttr : EmitC_Attr<"Opaque", "opaque"> {
  let summary = "An opaque attribute";
  let parameters = (ins StringRefParameter<"the text">:$value);
  let assemblyFormat = "`<` $value `>`";
}

def EmitC_OpaqueOrTypedAttr : AnyAttrOf<[EmitC_OpaqueAttr, TypedAttrInterface]>;

#endif
