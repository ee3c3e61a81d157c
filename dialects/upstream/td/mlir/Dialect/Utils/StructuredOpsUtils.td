//===- StructuredOpsUtils.td: kinds of loops of structured operations -----===//
#ifndef LEGALIZE_STRUCTURED_OPS_UTILS
#define LEGALIZE_STRUCTURED_OPS_UTILS

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def IteratorType : I32EnumAttr<"IteratorType", "Iterator type", [
    I32EnumAttrCase<"parallel", 0>, I32EnumAttrCase<"reduction", 1>]> {
  let cppNamespace = "::mlir::utils";
  let genSpecializedAttr = 0;
}

#endif
