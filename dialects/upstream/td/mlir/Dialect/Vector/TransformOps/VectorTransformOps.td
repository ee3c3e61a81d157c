//===- VectorTransformOps.td: patterns of vector --------------------------===//
#ifndef LEGALIZE_VECTOR_TRANSFORM_OPS
#define LEGALIZE_VECTOR_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Vector/Transforms/VectorTransformsBase.td"

def ApplyVectorToLLVMConversionPatternsOp
    : _Transform_ConversionPatterns<"vector.vector_to_llvm", ["verifyTypeConverter"]> {
  let arguments = (ins DefaultValuedAttr<BoolAttr, "false">:$reassociate_fp_reductions,
                       DefaultValuedAttr<BoolAttr, "true">:$force_32bit_vector_indices,
                       DefaultValuedAttr<BoolAttr, "false">:$use_vector_alignment);
}

// Without options.

def ApplyCastAwayVectorLeadingOneDimPatternsOp
    : _Transform_Patterns<"vector.cast_away_vector_leading_one_dim">;
def ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp
    : _Transform_Patterns<"vector.drop_inner_most_unit_dims_from_xfer_ops">;
def ApplyDropUnitDimWithShapeCastPatternsOp
    : _Transform_Patterns<"vector.drop_unit_dims_with_shape_cast">;
def ApplyFoldArithExtensionPatternsOp : _Transform_Patterns<"vector.fold_arith_extension">;
def ApplyFoldElementwiseToVectorPatternsOp : _Transform_Patterns<"vector.elementwise_to_vector">;
def ApplyInterleaveToShufflePatternsOp : _Transform_Patterns<"vector.interleave_to_shuffle">;
def ApplyLowerBitCastPatternsOp : _Transform_Patterns<"vector.lower_bitcast">;
def ApplyLowerBroadcastPatternsOp : _Transform_Patterns<"vector.lower_broadcast">;
def ApplyLowerCreateMaskPatternsOp : _Transform_Patterns<"vector.lower_create_mask">;
def ApplyLowerGatherPatternsOp : _Transform_Patterns<"vector.lower_gather">;
def ApplyLowerInterleavePatternsOp : _Transform_Patterns<"vector.lower_interleave">;
def ApplyLowerMaskedTransfersPatternsOp : _Transform_Patterns<"vector.lower_masked_transfers">;
def ApplyLowerMasksPatternsOp : _Transform_Patterns<"vector.lower_masks">;
def ApplyLowerOuterProductPatternsOp : _Transform_Patterns<"vector.lower_outerproduct">;
def ApplyLowerScanPatternsOp : _Transform_Patterns<"vector.lower_scan">;
def ApplyLowerShapeCastPatternsOp : _Transform_Patterns<"vector.lower_shape_cast">;
def ApplyMaterializeMasksPatternsOp : _Transform_Patterns<"vector.materialize_masks">;
def ApplyRankReducingSubviewPatternsOp
    : _Transform_Patterns<"vector.rank_reducing_subview_patterns">;
def ApplyRewriteNarrowTypePatternsOp : _Transform_Patterns<"vector.rewrite_narrow_types">;
def ApplySinkVectorMemPatternsOp : _Transform_Patterns<"vector.sink_mem_ops">;
def ApplySinkVectorPatternsOp : _Transform_Patterns<"vector.sink_ops">;
def ApplyTransferPermutationPatternsOp
    : _Transform_Patterns<"vector.transfer_permutation_patterns">;
def ApplyUnrollFromElementsPatternsOp : _Transform_Patterns<"vector.unroll_from_elements">;
def ApplyUnrollToElementsPatternsOp : _Transform_Patterns<"vector.unroll_to_elements">;
def ApplyVectorReductionToContractPatternsOp : _Transform_Patterns<"vector.reduction_to_contract">;

// With options.

class _Vector_Strategy<string word, Attr of, string default> : _Transform_Patterns<"vector." # word> {
  let arguments = (ins DefaultValuedAttr<of, "vector::" # default>:$lowering_strategy);
  let assemblyFormat = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict";
}
def ApplyLowerContractionPatternsOp
    : _Vector_Strategy<"lower_contraction", VectorContractLoweringAttr,
                       "VectorContractLowering::OuterProduct">;
def ApplyLowerMultiReductionPatternsOp
    : _Vector_Strategy<"lower_multi_reduction", VectorMultiReductionLoweringAttr,
                       "VectorMultiReductionLowering::InnerParallel">;
def ApplyLowerTransposePatternsOp : _Transform_Patterns<"vector.lower_transpose"> {
  let arguments = (ins DefaultValuedAttr<VectorTransposeLoweringAttr,
                           "vector::VectorTransposeLowering::EltWise">:$lowering_strategy,
                       DefaultValuedAttr<BoolAttr, "false">:$avx2_lowering_strategy);
  let assemblyFormat = [{
    oilist(`lowering_strategy` `=` $lowering_strategy
           | `avx2_lowering_strategy` `=` $avx2_lowering_strategy)
    attr-dict
  }];
}
def ApplySplitTransferFullPartialPatternsOp
    : _Transform_Patterns<"vector.split_transfer_full_partial"> {
  let arguments = (ins DefaultValuedAttr<VectorTransferSplitAttr,
                           "vector::VectorTransferSplit::LinalgCopy">:$split_transfer_strategy);
  let assemblyFormat = "(`split_transfer_strategy` `=` $split_transfer_strategy^)? attr-dict";
}
def ApplyLowerTransferPatternsOp : _Transform_Patterns<"vector.lower_transfer"> {
  let arguments = (ins DefaultValuedAttr<I64Attr, "1">:$max_transfer_rank);
  let assemblyFormat = "(`max_transfer_rank` `=` $max_transfer_rank^)? attr-dict";
}
def ApplyTransferToScfPatternsOp : _Transform_Patterns<"vector.transfer_to_scf"> {
  let arguments = (ins DefaultValuedAttr<I64Attr, "1">:$max_transfer_rank,
                       DefaultValuedAttr<BoolAttr, "false">:$full_unroll);
  let assemblyFormat = [{
    oilist(`max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` $full_unroll) attr-dict
  }];
}

#endif
