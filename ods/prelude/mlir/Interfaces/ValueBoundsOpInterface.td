// Embedded prelude: value bounds.

#ifndef MLIR_INTERFACES_VALUEBOUNDSOPINTERFACE
#define MLIR_INTERFACES_VALUEBOUNDSOPINTERFACE

include "mlir/IR/OpBase.td"

def ValueBoundsOpInterface : OpInterface<"ValueBoundsOpInterface"> { let cppNamespace = "::mlir"; }

#endif
