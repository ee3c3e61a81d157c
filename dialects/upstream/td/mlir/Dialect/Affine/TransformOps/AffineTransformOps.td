//===- AffineTransformOps.td: transforms of affine ------------------------===//
#ifndef LEGALIZE_AFFINE_TRANSFORM_OPS
#define LEGALIZE_AFFINE_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"

def Transform_AffineForOp : Transform_ConcreteOpType<"affine.for">;

def SimplifyBoundedAffineOpsOp : _Transform_Whole<"affine.simplify_bounded_affine_ops"> {
  let summary = "simplifies by known bounds of values";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       Variadic<TransformHandleTypeInterface>:$bounded_values,
                       DenseI64ArrayAttr:$lower_bounds, DenseI64ArrayAttr:$upper_bounds);
  let assemblyFormat = [{
    $target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]`
    `within` $lower_bounds `and` $upper_bounds attr-dict `:` type($target)
  }];
  let hasVerifier = 1;
}
def SimplifyMinMaxAffineOpsOp
    : _Transform_OfTarget<"affine.simplify_min_max_affine_ops",
                          [_Transform_ownApply, _Transform_ownEffects]> {
  let summary = "simplifies `affine.min` and `affine.max`";
}

#endif
