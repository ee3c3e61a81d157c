// Embedded prelude: encodings of tensors.

#ifndef TENSORINTERFACES
#define TENSORINTERFACES

include "mlir/IR/OpBase.td"

def VerifiableTensorEncoding : AttrInterface<"VerifiableTensorEncoding"> {
  let cppNamespace = "::mlir";
}

#endif
