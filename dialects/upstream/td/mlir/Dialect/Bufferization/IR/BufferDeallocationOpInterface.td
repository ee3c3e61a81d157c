//===- BufferDeallocationOpInterface.td: owners of buffers ----------------===//
#ifndef LEGALIZE_BUFFER_DEALLOCATION_OP_INTERFACE
#define LEGALIZE_BUFFER_DEALLOCATION_OP_INTERFACE

include "mlir/IR/OpBase.td"

def BufferDeallocationOpInterface : OpInterface<"BufferDeallocationOpInterface"> {
  let cppNamespace = "::mlir::bufferization";
}

#endif
