//===- BufferViewFlowOpInterface.td: how views flow -----------------------===//
#ifndef LEGALIZE_BUFFER_VIEW_FLOW_OP_INTERFACE
#define LEGALIZE_BUFFER_VIEW_FLOW_OP_INTERFACE

include "mlir/IR/OpBase.td"

def BufferViewFlowOpInterface : OpInterface<"BufferViewFlowOpInterface"> {
  let cppNamespace = "::mlir::bufferization";
}

#endif
