//===- LinalgTransformOps.td: transforms of structured operations ---------===//
#ifndef LEGALIZE_LINALG_TRANSFORM_OPS
#define LEGALIZE_LINALG_TRANSFORM_OPS

include "mlir/Dialect/Linalg/IR/LinalgEnums.td"
include "mlir/Dialect/Linalg/TransformOps/LinalgTransformEnums.td"
include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Patterns.

def ApplyDecomposeTensorPackUnpackPatternsOp : _Transform_Patterns<"linalg.decompose_pack_unpack">;
def ApplyDecomposeTensorPadPatternsOp : _Transform_Patterns<"linalg.decompose_pad">;
def ApplyEraseUnnecessaryInputsPatternsOp
    : _Transform_Patterns<"linalg.erase_unnecessary_inputs">;
def ApplyFoldAddIntoDestPatternsOp : _Transform_Patterns<"linalg.fold_add_into_dest">;
def ApplyFoldIntoPackAndUnpackPatternsOp
    : _Transform_Patterns<"tensor.fold_into_pack_and_unpack">;
def ApplyFoldPackUnpackIntoEmptyPatternsOp
    : _Transform_Patterns<"linalg.fold_pack_unpack_into_empty"> {
  let arguments = (ins DefaultValuedAttr<BoolAttr, "false">:$fold_single_use_only);
}
def ApplyFoldUnitExtentDimsViaReshapesPatternsOp
    : _Transform_Patterns<"linalg.fold_unit_extent_dims_via_reshapes">;
def ApplyFoldUnitExtentDimsViaSlicesPatternsOp
    : _Transform_Patterns<"linalg.fold_unit_extent_dims_via_slices">;
def ApplyPadVectorizationPatternsOp : _Transform_Patterns<"linalg.pad_vectorization">;
def ApplyTilingCanonicalizationPatternsOp : _Transform_Patterns<"linalg.tiling_canonicalization">;

// What operations and attributes are made of.

defvar _Structured_Handle = TransformHandleTypeInterface;
defvar _Structured_Handles = Variadic<TransformHandleTypeInterface>;
// Numbers that are known only when the transform runs.
defvar _Structured_Numbers = Variadic<TransformAnyParamTypeOrAnyHandle>;
defvar _Structured_Static = DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">;
defvar _Structured_Scalable = DefaultValuedOptionalAttr<DenseBoolArrayAttr, "{}">;
defvar _Structured_Dense = DefaultValuedAttr<DenseI64ArrayAttr, "{}">;
defvar _Structured_List = DefaultValuedAttr<I64ArrayAttr, "{}">;
defvar _Structured_Three = ConfinedAttr<_Structured_Dense, [DenseArrayCount<3>]>;
defvar _Structured_NoneOrThree = Attr<
    Or<[DenseArrayCount<0>.predicate, DenseArrayCount<3>.predicate]>, "with 0 or 3 elements">;
defvar _Structured_Mapping = OptionalAttr<DeviceMappingArrayAttr>;

// With effects of its own, and a report of what became of handles.
class _Structured_Op<string word, list<Trait> traits = [_Transform_ownApply]>
    : TransformDialectOp<"structured." # word,
                         [_Transform_ownEffects, _Transform_reports] # traits> {
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}
// From a target to another one, each on its own.
class _Structured_Each<string word, list<Trait> traits = [_Transform_reports]>
    : _Transform_FunctionalEach<"structured." # word, traits>;
// As before, but written with the type of the target alone if there is no other.
class _Structured_EachShort<string word> : _Structured_Each<word> {
  let assemblyFormat =
      "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")";
}
class _Structured_EachOfTarget<string word> : _Structured_Each<word> {
  let assemblyFormat = "$target attr-dict `:` functional-type($target, results)";
}

// Each target becomes another operation.

let summary = "rewrites each target" in {

def DecomposeOp : _Structured_Each<"decompose">;
def DecomposeInterfaceOp : _Structured_Each<"decompose_interface">;
def DecomposeWinogradOp : _Structured_EachOfTarget<"decompose_winograd_op">;
def FlattenElementwiseLinalgOp : _Structured_EachOfTarget<"flatten_elementwise">;
def GeneralizeOp : _Structured_EachShort<"generalize">;
def HoistRedundantVectorBroadcastsOp : _Structured_Each<"hoist_redundant_vector_broadcasts">;
def HoistRedundantVectorTransfersOp : _Structured_Each<"hoist_redundant_vector_transfers"> {
  let arguments = (ins _Structured_Handle:$target, UnitAttr:$verify_non_zero_trip);
}
def InsertSliceToCopyOp : _Structured_Each<"insert_slice_to_copy", []>;
def LinalgCopyToMemrefOp : _Structured_Each<"linalg_copy_to_memref", []>;
def RewriteInDestinationPassingStyleOp
    : _Structured_EachOfTarget<"rewrite_in_destination_passing_style">;
def SpecializeOp : _Structured_EachShort<"specialize">;
def TransposeConv2DOp : _Structured_EachOfTarget<"transpose_conv2d">;

} // summary

def ConvertConv2DToImg2ColOp : _Structured_EachOfTarget<"convert_conv2d_to_img2col"> {
  let summary = "a convolution as a product of matrices";
  let results = (outs _Structured_Handle:$img2col_tensor, _Structured_Handle:$transformed);
}

def ConvertToLoopsOp
    : _Transform_Functional<"structured.convert_to_loops",
                            [_Transform_ownApply, _Transform_reports]> {
  let summary = "loops of scalar operations";
  let results = (outs _Structured_Handle:$result);
}

def InterchangeOp : _Structured_EachShort<"interchange"> {
  let summary = "another order of the loops";
  let arguments = (ins _Structured_Handle:$target,
                       ConfinedAttr<_Structured_Static,
                                    [DenseArrayNonNegative<DenseI64ArrayAttr>]>:$iterator_interchange);
  let assemblyFormat = [{
    $target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict
    `:` custom<SemiFunctionType>(type($target), type($transformed), "false")
  }];
  let hasVerifier = 1;
}

def ScalarizeOp : _Structured_Each<"scalarize"> {
  let summary = "tiles dynamic dimensions by one";
  let results = (outs _Structured_Handle:$result);
  let assemblyFormat =
      "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), \"false\")";
}

def TransposeMatmulOp : _Structured_EachOfTarget<"transpose_matmul"> {
  let summary = "a product with one side transposed";
  let arguments = (ins _Structured_Handle:$target,
                       DefaultValuedAttr<TransposeMatmulInput,
                                         "TransposeMatmulInput::lhs">:$inputToTranspose);
  let assemblyFormat =
      "$target (`<` $inputToTranspose^ `>`)? attr-dict `:` functional-type($target, results)";
}

def WinogradConv2DOp : _Structured_EachOfTarget<"winograd_conv2d"> {
  let summary = "a convolution by Winograd's algorithm";
  let arguments = (ins _Structured_Handle:$target, WinogradConv2DFmr:$fmr);
}

// Buffers.

def BufferizeToAllocationOp : _Structured_Op<"bufferize_to_allocation"> {
  let summary = "puts the result into a new buffer";
  let arguments = (ins _Structured_Handle:$target, OptionalAttr<AnyAttr>:$memory_space,
                       DefaultValuedAttr<StrAttr,
                           "\"bufferization.materialize_in_destination\"">:$memcpy_op,
                       DefaultValuedAttr<StrAttr, "\"memref.alloc\"">:$alloc_op,
                       UnitAttr:$bufferize_destination_only, UnitAttr:$emit_dealloc);
  let results = (outs Transform_AnyValue:$allocated_buffer, Transform_AnyOpType:$new_ops);
  let assemblyFormat = "$target attr-dict `:` type($target)";
  let hasVerifier = 1;
}

def EliminateLinalgOpAnchoredEmptyTensorsOp
    : _Transform_OfTarget<"structured.eliminate_empty_tensors",
                          [_Transform_ownApply, _Transform_ownEffects]> {
  let summary = "writes to the destination instead of an empty tensor";
}

def PromoteOp : _Structured_EachShort<"promote"> {
  let summary = "copies operands to faster memory";
  let arguments = (ins _Structured_Handle:$target, _Structured_List:$operands_to_promote,
                       DefaultValuedAttr<BoolArrayAttr, "{}">:$use_full_tile_buffers,
                       UnitAttr:$use_full_tiles_by_default, UnitAttr:$use_original_subview_size,
                       UnitAttr:$use_alloca, OptionalAttr<AnyAttr>:$memory_space,
                       _Structured_Mapping:$mapping, OptionalAttr<I64Attr>:$alignment);
}

def PromoteTensorOp : _Transform_Whole<"structured.promote_tensor", [SameOperandsAndResultType]> {
  let summary = "copies a tensor to a memory space";
  let arguments = (ins TransformValueHandleTypeInterface:$tensor, OptionalAttr<AnyAttr>:$memory_space);
  let results = (outs TransformValueHandleTypeInterface:$promoted);
  let assemblyFormat = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)";
}

// Tiles.

def ContinuousTileSizesOp : _Structured_Op<"continuous_tile_sizes"> {
  let summary = "sizes that shrink to cover everything";
  let arguments = (ins _Structured_Handle:$target, ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$target_size);
  let results = (outs TransformAnyParamTypeOrAnyHandle:$tile_sizes,
                      TransformAnyParamTypeOrAnyHandle:$chunk_sizes);
  let assemblyFormat = [{
    $target attr-dict
    `:` custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes), type($chunk_sizes))
  }];
  let hasVerifier = 1;
}

def MultiTileSizesOp : _Structured_Op<"multitile_sizes", _Transform_each> {
  let summary = "two sizes that cover everything together";
  let arguments = (ins _Structured_Handle:$target, I64Attr:$dimension, I64Attr:$target_size,
                       DefaultValuedAttr<I64Attr, "1">:$divisor);
  let results = (outs TransformAnyParamTypeOrAnyHandle:$low_size,
                      TransformAnyParamTypeOrAnyHandle:$high_size,
                      TransformAnyParamTypeOrAnyHandle:$split_point);
  let assemblyFormat = [{
    $target attr-dict
    `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))
  }];
  let hasVerifier = 1;
}

def FuseOp : _Structured_Op<"fuse", [AttrSizedOperandSegments, TransformOpInterface]> {
  let summary = "tiles an operation and moves its producers in";
  let arguments = (ins _Structured_Handle:$target, _Structured_Numbers:$tile_sizes,
                       _Structured_Numbers:$tile_interchange, _Structured_Static:$static_tile_sizes,
                       _Structured_Static:$static_tile_interchange, UnitAttr:$apply_cleanup,
                       UnitAttr:$use_forall);
  let results = (outs _Structured_Handle:$transformed, _Structured_Handles:$loops);
  let assemblyFormat = [{
    $target
    oilist(`tile_sizes` custom<DynamicIndexList>($tile_sizes, $static_tile_sizes)
           | `interchange` custom<DynamicIndexList>($tile_interchange, $static_tile_interchange))
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def FuseIntoContainingOp : _Structured_Op<"fuse_into_containing_op", [
    DeclareOpInterfaceMethods<TransformOpInterface, ["allowsRepeatedHandleOperands"]>]> {
  let summary = "moves a producer into a loop";
  let arguments = (ins _Structured_Handle:$producer_op, _Structured_Handle:$containing_op);
  let results = (outs _Structured_Handle:$fused_op, _Structured_Handle:$new_containing_op);
  let assemblyFormat =
      "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)";
}

def TileUsingForOp : _Structured_Op<"tile_using_for"> {
  let summary = "tiles with sequential loops";
  let arguments = (ins _Structured_Handle:$target, _Structured_Numbers:$dynamic_sizes,
                       _Structured_Static:$static_sizes, _Structured_Static:$interchange,
                       _Structured_Scalable:$scalable_sizes);
  let results = (outs _Structured_Handle:$tiled_linalg_op, _Structured_Handles:$loops);
  let assemblyFormat = [{
    $target `tile_sizes` custom<DynamicIndexList>($dynamic_sizes, $static_sizes, $scalable_sizes)
    (`interchange` `=` $interchange^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def TileUsingForallOp
    : _Structured_Op<"tile_using_forall", [AttrSizedOperandSegments, TransformOpInterface]> {
  let summary = "tiles with a parallel loop";
  let arguments = (ins _Structured_Handle:$target, _Structured_Numbers:$num_threads,
                       _Structured_Numbers:$tile_sizes,
                       Optional<TransformAnyParamTypeOrAnyHandle>:$packed_num_threads,
                       Optional<TransformAnyParamTypeOrAnyHandle>:$packed_tile_sizes,
                       _Structured_Static:$static_num_threads, _Structured_Static:$static_tile_sizes,
                       _Structured_Mapping:$mapping);
  let results = (outs _Structured_Handle:$tiled_op, _Structured_Handle:$forall_op);
  let assemblyFormat = [{
    $target
    oilist(`num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads,
                                                          $static_num_threads)
           | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes,
                                                           $static_tile_sizes))
    (`(` `mapping` `=` $mapping^ `)`)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

class _Structured_TileReduction<string loop> : _Structured_Each<"tile_reduction_using_" # loop> {
  let summary = "tiles a reduction with " # loop # ", and combines the parts";
}
def TileReductionUsingForOp : _Structured_TileReduction<"for"> {
  let arguments = (ins _Structured_Handle:$target, _Structured_List:$reduction_dims,
                       _Structured_List:$tile_sizes);
  let results = (outs _Structured_Handles:$fill_op, _Structured_Handle:$split_op,
                      _Structured_Handle:$combining_op, _Structured_Handle:$for_op);
  let assemblyFormat = [{
    $target (`reduction_dims` `=` $reduction_dims^)? `by` `tile_sizes` `=` $tile_sizes attr-dict
    `:` functional-type(operands, results)
  }];
}
def TileReductionUsingForallOp : _Structured_TileReduction<"forall"> {
  let arguments = (ins _Structured_Handle:$target, _Structured_List:$reduction_dims,
                       _Structured_Dense:$num_threads, _Structured_Dense:$tile_sizes,
                       _Structured_Mapping:$mapping);
  let results = (outs _Structured_Handles:$fill_op, _Structured_Handle:$split_op,
                      _Structured_Handle:$combining_op, _Structured_Handle:$forall_op);
  let assemblyFormat = [{
    $target (`reduction_dims` `=` $reduction_dims^)? `by` (`num_threads` `=` $num_threads^)?
    (`tile_sizes` `=` $tile_sizes^)? (`mapping` `=` $mapping^)? attr-dict
    `:` functional-type(operands, results)
  }];
}

// Splits.

def SplitOp : _Structured_Op<"split"> {
  let summary = "splits an operation along a dimension";
  let arguments = (ins _Structured_Handle:$target, I64Attr:$dimension,
                       Optional<TransformAnyParamTypeOrAnyHandle>:$dynamic_chunk_sizes,
                       I64Attr:$static_chunk_sizes, UnitAttr:$multiway);
  let results = (outs _Structured_Handle:$split_list);
  let assemblyFormat = ?;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SplitReductionOp : _Structured_Each<"split_reduction"> {
  let summary = "makes a reduction partly parallel";
  let arguments = (ins _Structured_Handle:$target, DefaultValuedAttr<I64Attr, "{}">:$split_factor,
                       DefaultValuedAttr<I64Attr, "{}">:$insert_split_dimension,
                       UnitAttr:$inner_parallel, UnitAttr:$use_scaling_algorithm, UnitAttr:$use_alloc);
  let results = (outs _Structured_Handle:$init_or_alloc_op, _Structured_Handle:$fill_op,
                      _Structured_Handle:$split_linalg_op, _Structured_Handle:$combining_linalg_op);
}

// Packing and padding.

def PackOp : _Structured_Op<"pack"> {
  let summary = "packs operands into tiles";
  let arguments = (ins _Structured_Handle:$target, _Structured_Handles:$packed_sizes,
                       _Structured_Dense:$static_packed_sizes);
  let results = (outs _Structured_Handle:$packed_op);
  let assemblyFormat = [{
    $target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict
    `:` functional-type(operands, results)
  }];
}

def PackGreedilyOp : _Structured_Op<"pack_greedily"> {
  let summary = "packs what looks like a product of matrices";
  let arguments = (ins _Structured_Handle:$target, _Structured_Handles:$matmul_packed_sizes,
                       _Structured_Three:$static_matmul_packed_sizes,
                       ConfinedAttr<_Structured_Dense,
                                    [_Structured_NoneOrThree]>:$matmul_padded_sizes_next_multiple_of,
                       _Structured_Three:$matmul_inner_dims_order);
  let results = (outs _Structured_Handle:$packed_op);
  let assemblyFormat = [{
    $target
    oilist(`matmul_packed_sizes` `=`
               custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes)
           (`matmul_padded_sizes_next_multiple_of` `=` $matmul_padded_sizes_next_multiple_of^)?
           `matmul_inner_dims_order` `=` $matmul_inner_dims_order)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def PackTransposeOp : _Transform_Functional<"structured.pack_transpose",
                                            [_Transform_ownApply, _Transform_reports]> {
  let summary = "transposes packed operands";
  let arguments = (ins _Structured_Handle:$target_pack_or_un_pack_op,
                       _Structured_Handle:$target_linalg_op, _Structured_Static:$outer_perm,
                       _Structured_Static:$inner_perm);
  let results = (outs _Structured_Handle:$packed_op, _Structured_Handle:$pack_op,
                      _Structured_Handle:$un_pack_op);
  let assemblyFormat = [{
    $target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)`
    (`outer_perm` `=` $outer_perm^)? (`inner_perm` `=` $inner_perm^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def LowerPackOp : _Structured_Each<"lower_pack"> {
  let summary = "packing as padding, a reshape and a transposition";
  let arguments = (ins Transform_ConcreteOpType<"linalg.pack">:$target,
                       DefaultValuedAttr<BoolAttr, "true">:$lowerPadLikeWithInsertSlice);
  let results = (outs Transform_ConcreteOpType<"tensor.pad">:$pad_op,
                      Transform_ConcreteOpType<"tensor.expand_shape">:$expand_shape_op,
                      Transform_ConcreteOpType<"linalg.transpose">:$transpose_op);
}
def LowerUnPackOp : _Structured_Each<"lower_unpack"> {
  let summary = "unpacking as a transposition, a reshape and a slice";
  let arguments = (ins Transform_ConcreteOpType<"linalg.unpack">:$target,
                       DefaultValuedAttr<BoolAttr, "true">:$lowerUnpadLikeWithExtractSlice);
  let results = (outs Transform_ConcreteOpType<"tensor.empty">:$empty_op,
                      Transform_ConcreteOpType<"linalg.transpose">:$transpose_op,
                      Transform_ConcreteOpType<"tensor.collapse_shape">:$collapse_shape_op,
                      Transform_ConcreteOpType<"tensor.extract_slice">:$extract_slice_op);
}

class _Structured_Pad<string word>
    : _Structured_Op<word, [FunctionalStyleTransformOpTrait, TransformOpInterface]> {
  let hasVerifier = 1;
}
def PadOp : _Structured_Pad<"pad"> {
  let summary = "pads operands to fixed shapes";
  let arguments = (ins _Structured_Handle:$target, DefaultValuedAttr<ArrayAttr, "{}">:$padding_values,
                       _Structured_List:$padding_dimensions, _Structured_Numbers:$pad_to_multiple_of,
                       _Structured_Static:$static_pad_to_multiple_of, _Structured_List:$nofold_flags,
                       DefaultValuedAttr<TypedArrayAttrBase<I64ArrayAttr, "array of arrays of i64">,
                                         "{}">:$transpose_paddings,
                       DefaultValuedAttr<StrAttr,
                           "::mlir::bufferization::MaterializeInDestinationOp::getOperationName()"
                           >:$copy_back_op,
                       DefaultValuedAttr<UnitAttr, "false">:$use_prescribed_tensor_shapes);
  let results = (outs _Structured_Handle:$padded, _Structured_Handle:$pad, _Structured_Handle:$copy);
  let assemblyFormat = [{
    $target
    (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, $static_pad_to_multiple_of)^)?
    (`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)? attr-dict
    `:` functional-type(operands, results)
  }];
}
def PadTilingInterfaceOp : _Structured_Pad<"pad_tiling_interface"> {
  let summary = "pads operands of whatever can be tiled";
  let arguments = (ins _Structured_Handle:$target, DefaultValuedAttr<ArrayAttr, "{}">:$padding_values,
                       _Structured_Numbers:$padding_sizes, _Structured_Static:$static_padding_sizes,
                       DefaultValuedAttr<UnitAttr, "false">:$pad_to_multiple_of);
  let results = (outs _Structured_Handle:$padded, _Structured_Handle:$pad);
  let assemblyFormat = [{
    $target `to` (`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)?
    (`pad_to_multiple_of` $pad_to_multiple_of^)? attr-dict `:` functional-type(operands, results)
  }];
}

def HoistPadOp : _Structured_Each<"hoist_pad", []> {
  let summary = "moves padding out of loops";
  let arguments = (ins _Structured_Handle:$target, I64Attr:$num_loops, _Structured_Dense:$transpose);
  let assemblyFormat = [{
    $target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}
def HoistPadBuildPackingLoopNestOp : _Structured_Op<"hoist_pad.build_packing_loop_nest"> {
  let summary = "loops that pad above a loop";
  let arguments = (ins _Structured_Handle:$target, _Structured_Handle:$loop,
                       _Structured_Dense:$transpose);
  let results = (outs _Structured_Handle:$packing_loop);
  let assemblyFormat = [{
    $target `above` $loop (`,` `transpose` `by` $transpose^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

// Vectors.

def VectorizeOp : _Structured_Op<"vectorize", [TransformOpInterface]> {
  let summary = "vector operations instead of structured ones, by given sizes";
  let arguments = (ins _Structured_Handle:$target, _Structured_Numbers:$vector_sizes,
                       _Structured_Static:$static_vector_sizes,
                       OptionalAttr<UnitAttr>:$vectorize_nd_extract,
                       OptionalAttr<UnitAttr>:$assume_dynamic_dims_match_vec_sizes,
                       OptionalAttr<UnitAttr>:$create_named_contraction,
                       _Structured_Scalable:$scalable_sizes);
  let assemblyFormat = [{
    $target
    oilist(`vector_sizes` custom<DynamicIndexList>($vector_sizes, $static_vector_sizes, $scalable_sizes))
    attr-dict `:` type($target) (`,` type($vector_sizes)^)?
  }];
  let hasVerifier = 1;
}

def VectorizeChildrenAndApplyPatternsOp
    : _Structured_Each<"vectorize_children_and_apply_patterns"> {
  let summary = "vector operations instead of whatever is held";
  let arguments = (ins _Structured_Handle:$target, UnitAttr:$fold_type_extensions_into_contract,
                       UnitAttr:$vectorize_padding, UnitAttr:$vectorize_nd_extract,
                       UnitAttr:$flatten_1d_depthwise_conv,
                       UnitAttr:$disable_multi_reduction_to_contract_patterns,
                       UnitAttr:$disable_transfer_permutation_map_lowering_patterns);
}

// Others.

def MatchOp : TransformDialectOp<"structured.match",
    [_Transform_ownApply, MemoryEffectsOpInterface, NavigationTransformOpTrait]> {
  let summary = "handles to held operations by name, interface, attributes or types";
  let arguments = (ins _Structured_Handle:$target, OptionalAttr<StrArrayAttr>:$ops,
                       OptionalAttr<MatchInterfaceEnum>:$interface,
                       OptionalAttr<DictionaryAttr>:$op_attrs,
                       OptionalAttr<TypeAttr>:$filter_result_type,
                       OptionalAttr<TypeArrayAttr>:$filter_operand_types);
  let results = (outs _Structured_Handle:$results);
  let assemblyFormat = [{
    (`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)?
    (`filter_result_type` `=` $filter_result_type^)?
    (`filter_operand_types` `=` $filter_operand_types^)?
    `in` $target attr-dict `:` functional-type($target, results)
  }];
}

def ReplaceOp : _Structured_Op<"replace",
    [_Transform_ownApply, IsolatedFromAbove] # GraphRegionNoTerminator.traits> {
  let summary = "puts a given operation in place of each target";
  let arguments = (ins _Structured_Handle:$target);
  let results = (outs _Structured_Handle:$replacement);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = [{
    $target attr-dict-with-keyword regions
    `:` custom<SemiFunctionType>(type($target), type($replacement), "false")
  }];
  let hasVerifier = 1;
}

def MapCopyToThreadsOp : _Structured_Each<"gpu.map_copy_to_threads", []> {
  let summary = "distributes a copy to threads";
  let arguments = (ins _Structured_Handle:$target, I64Attr:$total_num_threads,
                       I64Attr:$desired_bit_alignment);
  let results = (outs _Structured_Handle:$forall_op, _Structured_Handle:$tiled_op);
  let assemblyFormat = [{
    $target `total_num_threads` `=` $total_num_threads
    `desired_bit_alignment` `=` $desired_bit_alignment attr-dict `:` functional-type(operands, results)
  }];
}

#endif
