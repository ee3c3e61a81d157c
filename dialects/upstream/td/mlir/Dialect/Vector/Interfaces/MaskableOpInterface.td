//===- MaskableOpInterface.td: operations that a mask applies to ----------===//
#ifndef LEGALIZE_MASKABLE_OP_INTERFACE
#define LEGALIZE_MASKABLE_OP_INTERFACE

include "mlir/IR/OpBase.td"

def MaskableOpInterface : OpInterface<"MaskableOpInterface"> {
  let cppNamespace = "::mlir::vector";
}

#endif
