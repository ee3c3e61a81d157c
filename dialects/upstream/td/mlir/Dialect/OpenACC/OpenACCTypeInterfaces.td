//===- OpenACCTypeInterfaces.td: types of variables -----------------------===//
#ifndef LEGALIZE_OPENACC_TYPE_INTERFACES
#define LEGALIZE_OPENACC_TYPE_INTERFACES

include "mlir/IR/OpBase.td"

class OpenACC_TypeInterface<string name> : TypeInterface<name> { let cppNamespace = "::mlir::acc"; }

def OpenACC_PointerLikeTypeInterface : OpenACC_TypeInterface<"PointerLikeType"> {
  let methods = [InterfaceMethod<"What it points at, if that is known.", "::mlir::Type", "getElementType">];
}
def OpenACC_MappableTypeInterface : OpenACC_TypeInterface<"MappableType"> {
  let methods = [InterfaceMethod<"True if its dimensions are not known.", "bool", "hasUnknownDimensions">];
}

#endif
