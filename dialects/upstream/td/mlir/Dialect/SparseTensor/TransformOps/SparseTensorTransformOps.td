//===- SparseTensorTransformOps.td: matches of sparse operations ----------===//
#ifndef LEGALIZE_SPARSE_TENSOR_TRANSFORM_OPS
#define LEGALIZE_SPARSE_TENSOR_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"

def MatchSparseInOut : TransformDialectOp<"sparse_tensor.match.sparse_inout",
    [MatchOpInterface, MemoryEffectsOpInterface, SingleOpMatcher]> {
  let summary = "holds if an operand or result is sparse";
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs TransformHandleTypeInterface:$result);
  let assemblyFormat =
      "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), \"false\")";
}

#endif
