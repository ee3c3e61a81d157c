//===- MaskingOpInterface.td: operations that apply a mask ----------------===//
#ifndef LEGALIZE_MASKING_OP_INTERFACE
#define LEGALIZE_MASKING_OP_INTERFACE

include "mlir/IR/OpBase.td"

def MaskingOpInterface : OpInterface<"MaskingOpInterface"> {
  let cppNamespace = "::mlir::vector";
}

#endif
