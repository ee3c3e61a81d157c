//===- BufferizationTypeInterfaces.td: types like tensors, like buffers ---===//
#ifndef LEGALIZE_BUFFERIZATION_TYPE_INTERFACES
#define LEGALIZE_BUFFERIZATION_TYPE_INTERFACES

include "mlir/IR/OpBase.td"

def Bufferization_BufferLikeTypeInterface : TypeInterface<"BufferLikeType"> {
  let cppNamespace = "::mlir::bufferization";
}

def Bufferization_TensorLikeTypeInterface : TypeInterface<"TensorLikeType"> {
  let cppNamespace = "::mlir::bufferization";
}

#endif
