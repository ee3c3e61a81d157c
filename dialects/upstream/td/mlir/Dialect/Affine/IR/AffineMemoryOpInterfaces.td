//===- AffineMemoryOpInterfaces.td: accesses through maps -----------------===//
#ifndef LEGALIZE_AFFINE_MEMORY_OP_INTERFACES
#define LEGALIZE_AFFINE_MEMORY_OP_INTERFACES

include "mlir/IR/OpBase.td"

class _AffineInterface<string name> : OpInterface<name> { let cppNamespace = "::mlir::affine"; }

def AffineMapAccessInterface : _AffineInterface<"AffineMapAccessInterface">;
def AffineReadOpInterface    : _AffineInterface<"AffineReadOpInterface">;
def AffineWriteOpInterface   : _AffineInterface<"AffineWriteOpInterface">;

#endif
