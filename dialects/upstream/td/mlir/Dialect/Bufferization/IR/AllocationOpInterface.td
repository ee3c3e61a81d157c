//===- AllocationOpInterface.td: operations that make buffers -------------===//
#ifndef LEGALIZE_ALLOCATION_OP_INTERFACE
#define LEGALIZE_ALLOCATION_OP_INTERFACE

include "mlir/IR/OpBase.td"

def AllocationOpInterface : OpInterface<"AllocationOpInterface"> {
  let cppNamespace = "::mlir::bufferization";
}

#endif
