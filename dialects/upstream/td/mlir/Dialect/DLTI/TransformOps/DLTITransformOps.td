//===- DLTITransformOps.td: queries of layouts and targets ----------------===//
#ifndef LEGALIZE_DLTI_TRANSFORM_OPS
#define LEGALIZE_DLTI_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"

def QueryOp : TransformDialectOp<"dlti.query", [_Transform_ownEffects] # _Transform_each> {
  let summary = "what is known about keys, as a parameter";
  let arguments = (ins TransformHandleTypeInterface:$target, ArrayAttr:$keys);
  let results = (outs TransformParamTypeInterface:$associated_attr);
  let assemblyFormat = "$keys `at` $target attr-dict `:` functional-type(operands, results)";
}

#endif
