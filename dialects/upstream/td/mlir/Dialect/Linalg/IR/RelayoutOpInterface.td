//===- RelayoutOpInterface.td: pack and unpack ----------------------------===//
#ifndef LEGALIZE_LINALG_RELAYOUT_OP_INTERFACE
#define LEGALIZE_LINALG_RELAYOUT_OP_INTERFACE

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"

def LinalgRelayoutOpInterface : OpInterface<"RelayoutOpInterface"> {
  let cppNamespace = "::mlir::linalg";
}

#endif
