// Embedded prelude: derived attributes.

#ifndef MLIR_INTERFACES_DERIVEDATTRIBUTEOPINTERFACE
#define MLIR_INTERFACES_DERIVEDATTRIBUTEOPINTERFACE

include "mlir/IR/OpBase.td"

def DerivedAttributeOpInterface : OpInterface<"DerivedAttributeOpInterface"> {
  let cppNamespace = "::mlir";
}

#endif
