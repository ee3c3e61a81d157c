//===- BufferizableOpInterface.td: tensors to buffers ---------------------===//
#ifndef LEGALIZE_BUFFERIZABLE_OP_INTERFACE
#define LEGALIZE_BUFFERIZABLE_OP_INTERFACE

include "mlir/IR/OpBase.td"

def BufferizableOpInterface : OpInterface<"BufferizableOpInterface"> {
  let cppNamespace = "::mlir::bufferization";
}

#endif
