// Embedded prelude: alignment.

#ifndef ALIGNMENT_ATTR_INTERFACE
#define ALIGNMENT_ATTR_INTERFACE

include "mlir/IR/OpBase.td"

def AlignmentAttrOpInterface : OpInterface<"AlignmentAttrOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyAlignment";
}

#endif
