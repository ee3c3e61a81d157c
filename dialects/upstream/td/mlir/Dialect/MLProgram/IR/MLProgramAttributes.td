//===- MLProgramAttributes.td: a value that comes from elsewhere ----------===//
#ifndef LEGALIZE_MLPROGRAM_ATTRIBUTES
#define LEGALIZE_MLPROGRAM_ATTRIBUTES

include "mlir/Dialect/MLProgram/IR/MLProgramBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

class MLProgram_Attr<string name, list<Trait> traits = []> : AttrDef<MLProgram_Dialect, name, traits>;

def MLProgram_ExternAttr : MLProgram_Attr<"Extern", [TypedAttrInterface]> {
  let summary = "a value of this type, which is given at run time";
  let mnemonic = "extern";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "";
  let genMnemonicAlias = 1;
}

#endif
