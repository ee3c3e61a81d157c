//===- TensorTransformOps.td: transforms of tensor ------------------------===//
#ifndef LEGALIZE_TENSOR_TRANSFORM_OPS
#define LEGALIZE_TENSOR_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"

def Transform_TensorPadOp : Transform_ConcreteOpType<"tensor.pad">;

// Patterns and type converters.

def ApplyBubbleUpExtractSlicePatternsOp : _Transform_Patterns<"tensor.bubble_up_extract_slice">;
def ApplyDecomposeTensorConcatPatternsOp : _Transform_Patterns<"tensor.decompose_concat">;
def ApplyDropRedundantInsertSliceRankExpansionPatternsOp
    : _Transform_Patterns<"tensor.drop_redundant_insert_slice_rank_expansion">;
def ApplyFoldTensorEmptyPatternsOp : _Transform_Patterns<"tensor.fold_tensor_empty"> {
  let arguments = (ins DefaultValuedAttr<BoolAttr, "false">:$fold_single_use_only);
}
def ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp
    : _Transform_Patterns<"tensor.fold_tensor_subset_ops_into_vector_transfers">;
def ApplyFoldTensorSubsetOpsPatternsOp : _Transform_Patterns<"tensor.fold_tensor_subset_ops">;
def ApplyMergeConsecutiveInsertExtractSlicePatternsOp
    : _Transform_Patterns<"tensor.merge_consecutive_insert_extract_slice">;
def ApplyReassociativeReshapeFoldingPatternsOp
    : _Transform_Patterns<"tensor.reassociative_reshape_folding">;
def ApplyRewriteTensorOpsAsConstantPatternsOp : _Transform_Patterns<"tensor.rewrite_as_constant"> {
  let arguments = (ins UnitAttr:$aggressive);
  let assemblyFormat = "(`aggressive` $aggressive^)? attr-dict";
}

def TypeConversionCastShapeDynamicDimsOp
    : TransformDialectOp<"type_conversion.tensor.cast_shape_dynamic_dims", [
          DeclareOpInterfaceMethods<TypeConverterBuilderOpInterface,
                                    ["populateTypeMaterializations"]>]> {
  let summary = "casts of shapes where sizes are known or not";
  let arguments = (ins UnitAttr:$ignore_dynamic_info);
  let assemblyFormat = "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict";
}

def MakeLoopIndependentOp : _Transform_FunctionalEach<"tensor.make_loop_independent"> {
  let summary = "sizes that do not depend on loops";
  let arguments = (ins TransformHandleTypeInterface:$target, I64Attr:$num_loops);
  let assemblyFormat = "$target attr-dict `:` functional-type($target, $transformed)";
}

#endif
