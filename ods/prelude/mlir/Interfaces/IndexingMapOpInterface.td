// Embedded prelude: indexing maps.

#ifndef MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE_TD
#define MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE_TD

include "mlir/IR/OpBase.td"

def IndexingMapOpInterface : OpInterface<"IndexingMapOpInterface"> { let cppNamespace = "::mlir"; }

#endif
