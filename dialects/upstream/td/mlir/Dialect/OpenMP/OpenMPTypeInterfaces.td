//===- OpenMPTypeInterfaces.td: types of variables ------------------------===//
#ifndef LEGALIZE_OPENMP_TYPE_INTERFACES
#define LEGALIZE_OPENMP_TYPE_INTERFACES

include "mlir/IR/OpBase.td"

def OpenMP_PointerLikeTypeInterface : TypeInterface<"PointerLikeType"> {
  let cppNamespace = "::mlir::omp";
  let methods = [InterfaceMethod<"What it points at, if that is known.", "::mlir::Type", "getElementType">];
}

#endif
