//===- ArmNeonVectorTransformOps.td: patterns of arm_neon ------------------------===//
#ifndef LEGALIZE_ARM_NEON_VECTOR_TRANSFORM_OPS
#define LEGALIZE_ARM_NEON_VECTOR_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformCommon.td"

def ApplyArmNeonContractionToI8MMPatternsOp
    : _Transform_Patterns<"arm_neon.vector_contract_to_i8mm">;
def ApplyArmNeonContractionToBFMMLAPatternsOp
    : _Transform_Patterns<"arm_neon.vector_contract_to_bfmmla">;

#endif
