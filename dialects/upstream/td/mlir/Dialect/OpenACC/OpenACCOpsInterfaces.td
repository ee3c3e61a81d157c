//===- OpenACCOpsInterfaces.td: what acc asks operations ------------------===//
#ifndef LEGALIZE_OPENACC_OPS_INTERFACES
#define LEGALIZE_OPENACC_OPS_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class OpenACC_Interface<string name> : OpInterface<name> { let cppNamespace = "::mlir::acc"; }
class OpenACC_Asks<string what, string type, string name, code body = [{}]>
    : InterfaceMethod<what, type, name, (ins), body>;

def ComputeRegionOpInterface : OpenACC_Interface<"ComputeRegionOpInterface"> {
  let methods = [OpenACC_Asks<"Where stack allocations go.", "::mlir::Block*", "getAllocaBlock",
                              [{ return &$_op.getRegion().front(); }]>];
}

def OffloadRegionOpInterface : OpenACC_Interface<"OffloadRegionOpInterface">;

def OutlineRematerializationOpInterface
    : OpenACC_Interface<"OutlineRematerializationOpInterface"> {
  let verify = "verifyNoMemoryEffect";
}

def PartialEntityAccessOpInterface : OpenACC_Interface<"PartialEntityAccessOpInterface"> {
  let methods = [OpenACC_Asks<"What it is a part of.", "::mlir::Value", "getBaseEntity">,
                 OpenACC_Asks<"True if it is all of that.", "bool", "isCompleteView",
                              [{ return false; }]>];
}

// Global variables: what refers to them, and what they are.
def AddressOfGlobalOpInterface : OpenACC_Interface<"AddressOfGlobalOpInterface"> {
  let methods = [OpenACC_Asks<"Its symbol.", "::mlir::SymbolRefAttr", "getSymbol">];
}
def GlobalVariableOpInterface : OpenACC_Interface<"GlobalVariableOpInterface"> {
  let methods = [OpenACC_Asks<"True if it never changes.", "bool", "isConstant", [{ return false; }]>,
                 OpenACC_Asks<"What sets it up, if anything.", "::mlir::Region*", "getInitRegion">];
}
def IndirectGlobalAccessOpInterface : OpenACC_Interface<"IndirectGlobalAccessOpInterface"> {
  let methods = [InterfaceMethod<"Symbols that it reaches.", "void", "getReferencedSymbols",
      (ins "::llvm::SmallVectorImpl<::mlir::SymbolRefAttr>&":$symbols,
           "::mlir::SymbolTable *":$symbolTable)>];
}

#endif
