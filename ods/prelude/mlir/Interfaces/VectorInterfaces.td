// Embedded prelude: vectors.

#ifndef MLIR_INTERFACES_VECTORINTERFACES
#define MLIR_INTERFACES_VECTORINTERFACES

include "mlir/IR/OpBase.td"

def VectorUnrollOpInterface : OpInterface<"VectorUnrollOpInterface"> {
  let cppNamespace = "::mlir";
}
def VectorTransferOpInterface : OpInterface<"VectorTransferOpInterface"> {
  let cppNamespace = "::mlir";
}

#endif
