//===- LoopExtensionOps.td: transforms of any loops -----------------------===//
#ifndef LEGALIZE_TRANSFORM_LOOP_EXTENSION_OPS
#define LEGALIZE_TRANSFORM_LOOP_EXTENSION_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"

def HoistLoopInvariantSubsetsOp
    : _Transform_OfTarget<"loop.hoist_loop_invariant_subsets",
                          [_Transform_ownEffects, _Transform_reports] # _Transform_each> {
  let summary = "moves extractions and insertions of subsets out of loops";
}

#endif
