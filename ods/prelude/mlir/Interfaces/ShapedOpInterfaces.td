// Embedded prelude: shapes.

#ifndef MLIR_INTERFACES_SHAPEDOPINTERFACES
#define MLIR_INTERFACES_SHAPEDOPINTERFACES

include "mlir/IR/OpBase.td"

def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyShapedDim";
}

#endif
