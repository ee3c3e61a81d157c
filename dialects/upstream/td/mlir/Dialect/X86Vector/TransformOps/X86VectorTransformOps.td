//===- X86VectorTransformOps.td: patterns of x86vector --------------------===//
#ifndef LEGALIZE_X86_VECTOR_TRANSFORM_OPS
#define LEGALIZE_X86_VECTOR_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/IR/RegionKindInterface.td"

def ApplySinkVectorProducerOpsPatternsOp
    : _Transform_Patterns<"x86vector.sink_vector_producer_ops">;
def ApplyVectorContractBF16ToFMAPatternsOp
    : _Transform_Patterns<"x86vector.vector_contract_bf16_to_fma">;
def ApplyVectorContractToFMAPatternsOp : _Transform_Patterns<"x86vector.vector_contract_to_fma">;
def ApplyVectorContractToPackedTypeDotProductPatternsOp
    : _Transform_Patterns<"x86vector.vector_contract_to_packed_type_dot_product">;

#endif
