// Embedded prelude: casts.

#ifndef MLIR_INTERFACES_CASTINTERFACES
#define MLIR_INTERFACES_CASTINTERFACES

include "mlir/IR/OpBase.td"

def CastOpInterface : OpInterface<"CastOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyCast";
}

#endif
