// Embedded prelude: names and aliases in text.

#ifndef MLIR_IR_OPASMINTERFACE
#define MLIR_IR_OPASMINTERFACE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> { let cppNamespace = "::mlir"; }
def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> { let cppNamespace = "::mlir"; }
def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> { let cppNamespace = "::mlir"; }

class ResourceHandleParameter<string handleType, string desc = "">
    : AttrOrTypeParameter<handleType, desc>;

#endif
