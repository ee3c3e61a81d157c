//===- IRDLTypes.td: handles of irdl --------------------------------------===//
#ifndef LEGALIZE_IRDL_TYPES
#define LEGALIZE_IRDL_TYPES

include "mlir/Dialect/IRDL/IR/IRDL.td"
include "mlir/IR/AttrTypeBase.td"

class IRDL_Type<string name, string word, list<Trait> traits = []>
    : TypeDef<IRDL_Dialect, name, traits> {
  let mnemonic = word;
}

def IRDL_AttributeType : IRDL_Type<"Attribute", "attribute"> {
  let summary = "IRDL handle to an `mlir::Attribute`";
}
def IRDL_RegionType : IRDL_Type<"Region", "region"> {
  let summary = "IRDL handle to a region definition";
}

#endif
