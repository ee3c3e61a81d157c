//===- ArmSVEVectorTransformOps.td: patterns of arm_sve ------------------------===//
#ifndef LEGALIZE_ARM_SVE_VECTOR_TRANSFORM_OPS
#define LEGALIZE_ARM_SVE_VECTOR_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformCommon.td"

def ApplyArmSVELowerContractionToI8MMPatternsOp
    : _Transform_Patterns<"arm_sve.vector_contract_to_i8mm">;
def ApplyArmSVELowerContractionToBFMMLAPatternsOp
    : _Transform_Patterns<"arm_sve.vector_contract_to_bfmmla">;

#endif
