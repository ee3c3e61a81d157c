//===- TosaInterfaces.td: what all operations of tosa have ----------------===//
#ifndef LEGALIZE_TOSA_INTERFACES
#define LEGALIZE_TOSA_INTERFACES

include "mlir/IR/OpBase.td"

def TosaOpInterface : OpInterface<"TosaOp">;

#endif
