//===- MemRefOps.td: operations of the memref dialect ---------------------===//
#ifndef LEGALIZE_MEMREF_OPS
#define LEGALIZE_MEMREF_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/MemRef/IR/MemRefBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferStridedMetadataInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def MemRefTypeAttr : TypeAttrBase<"::mlir::MemRefType", "memref type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}

class MemRef_Op<string mnemonic, list<Trait> traits = []> : Op<MemRef_Dialect, mnemonic, traits>;

// What many operations have in common.
defvar MemRef_Named = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar MemRef_Spaces = DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>;
defvar MemRef_Aligned = DeclareOpInterfaceMethods<AlignmentAttrOpInterface>;
defvar MemRef_ViewMethods = DeclareOpInterfaceMethods<ViewLikeOpInterface>;
defvar MemRef_Alignment = OptionalAttr<IntValidAlignment<I64Attr>>;
defvar MemRef_AtomicScalar = AnyTypeOf<[AnySignlessInteger, AnyFloat]>;
defvar MemRef_AtomicBuffer = Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>, "", [MemRead, MemWrite]>;
defvar MemRef_Line = MemRefRankOf<[AnyType], [1]>;
defvar MemRef_ShapeBuffer = Arg<MemRefRankOf<[AnySignlessInteger, Index], [1]>, "", [MemRead]>;

class MemRef_ElementMatch<string desc, string element>
    : TypesMatchWith<desc, "memref", element,
                     "::llvm::cast<::mlir::MemRefType>($_self).getElementType()">;

// Allocations.

class AllocLikeOp<string mnemonic, Resource where, list<Trait> traits = []>
    : MemRef_Op<mnemonic, !listconcat([AttrSizedOperandSegments, MemRef_Aligned, MemRef_Named], traits)> {
  let arguments = (ins Variadic<Index>:$dynamicSizes, Variadic<Index>:$symbolOperands,
                       MemRef_Alignment:$alignment);
  let results = (outs Res<AnyMemRef, "", [MemAlloc<where, 0, FullEffect>]>:$memref);
  let assemblyFormat =
      "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_AllocOp : AllocLikeOp<"alloc", DefaultResource> {
  let summary = "a buffer on the heap";
}

def MemRef_AllocaOp : AllocLikeOp<"alloca", AutomaticAllocationScopeResource,
    [DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
     DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]> {
  let summary = "a buffer on the stack";
}

def MemRef_ReallocOp : MemRef_Op<"realloc", [MemRef_Aligned]> {
  let summary = "a buffer of another size with the old contents";
  let arguments = (ins Arg<MemRef_Line, "", [MemFreeAt<0, FullEffect>]>:$source,
                       Optional<Index>:$dynamicResultSize, MemRef_Alignment:$alignment);
  let results = (outs Res<MemRef_Line, "", [MemAlloc<DefaultResource, 1, FullEffect>]>);
  let assemblyFormat =
      "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_DeallocOp : MemRef_Op<"dealloc", [MemRefsNormalizable]> {
  let summary = "the end of a buffer";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemFreeAt<0, FullEffect>]>:$memref);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

def MemRef_AllocaScopeOp : MemRef_Op<"alloca_scope", [AutomaticAllocationScope,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    SingleBlockImplicitTerminator<"AllocaScopeReturnOp">, RecursiveMemoryEffects,
    NoRegionArguments]> {
  let summary = "a region at whose end its stack buffers end";
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
}

def MemRef_AllocaScopeReturnOp : MemRef_Op<"alloca_scope.return", [HasParent<"AllocaScopeOp">, Pure,
                                                                   ReturnLike, Terminator]> {
  let summary = "the end of such a region";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

// Globals.

def MemRef_GlobalOp : MemRef_Op<"global", [Symbol, MemRef_Aligned]> {
  let summary = "a buffer that is always there";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
                       MemRefTypeAttr:$type, OptionalAttr<AnyAttr>:$initial_value,
                       UnitAttr:$constant, MemRef_Alignment:$alignment);
  let assemblyFormat = [{
    ($sym_visibility^)? (`constant` $constant^)? $sym_name `:`
    custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict
  }];
  let hasVerifier = 1;
}

def MemRef_GetGlobalOp : MemRef_Op<"get_global", [Pure,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a global, as a value";
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

// Accesses.

defvar MemRef_Access =
    (ins Variadic<Index>:$indices, DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
         MemRef_Alignment:$alignment);

class MemRef_ElementOp<string mnemonic, MemRef_ElementMatch match>
    : MemRef_Op<mnemonic, [match, MemRefsNormalizable, MemRef_Aligned, MemRef_Spaces,
                           DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                           DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>]> {
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LoadOp : MemRef_ElementOp<"load",
    MemRef_ElementMatch<"result type matches element type of 'memref'", "result">> {
  let summary = "reads an element";
  let arguments = !con((ins Arg<AnyMemRef, "", [MemRead]>:$memref), MemRef_Access);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
}

def MemRef_StoreOp : MemRef_ElementOp<"store",
    MemRef_ElementMatch<"type of 'value' matches element type of 'memref'", "value">> {
  let summary = "writes an element";
  let arguments = !con((ins AnyType:$value, Arg<AnyMemRef, "", [MemWrite]>:$memref), MemRef_Access);
  let assemblyFormat = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)";
}

def MemRef_PrefetchOp : MemRef_Op<"prefetch"> {
  let summary = "says that an element will be accessed";
  let arguments = (ins Arg<AnyMemRef, "", [MemWrite]>:$memref, Variadic<Index>:$indices,
                       BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint,
                       BoolAttr:$isDataCache);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CopyOp : MemRef_Op<"copy", [SameOperandsElementType, SameOperandsShape]> {
  let summary = "the elements of one buffer to another";
  let arguments = (ins
      Arg<AnyRankedOrUnrankedMemRef, "", [MemReadAt<0, FullEffect>]>:$source,
      Arg<AnyRankedOrUnrankedMemRef, "", [MemWriteAt<0, FullEffect>]>:$target);
  let assemblyFormat = "$source `,` $target attr-dict `:` type($source) `to` type($target)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

// Atomic accesses.

def AtomicRMWOp : MemRef_Op<"atomic_rmw", [MemRef_Spaces, AllTypesMatch<["value", "result"]>,
    MemRef_ElementMatch<"value type matches element type of memref", "value">]> {
  let summary = "combines an element with a value";
  let arguments = (ins AtomicRMWKindAttr:$kind, MemRef_AtomicScalar:$value,
                       MemRef_AtomicBuffer:$memref, Variadic<Index>:$indices);
  let results = (outs MemRef_AtomicScalar:$result);
  let assemblyFormat = [{
    $kind $value `,` $memref `[` $indices `]` attr-dict
    `:` `(` type($value) `,` type($memref) `)` `->` type($result)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def GenericAtomicRMWOp : MemRef_Op<"generic_atomic_rmw", [
    SingleBlockImplicitTerminator<"AtomicYieldOp">,
    MemRef_ElementMatch<"result type matches element type of memref", "result">]> {
  let summary = "replaces an element by what a region makes of it";
  let arguments = (ins MemRef_AtomicBuffer:$memref, Variadic<Index>:$indices);
  let results = (outs MemRef_AtomicScalar:$result);
  let regions = (region AnyRegion:$atomic_body);
  let builders = [OpBuilder<(ins "::mlir::Value":$memref, "::mlir::ValueRange":$ivs)>];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AtomicYieldOp : MemRef_Op<"atomic_yield", [HasParent<"GenericAtomicRMWOp">, Pure, Terminator,
                                               ReturnLike]> {
  let summary = "the element that such a region makes";
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

// Transfers that run beside the program.

let hasFolder = 1, hasVerifier = 1 in {
  def MemRef_DmaStartOp : MemRef_Op<"dma_start"> {
    let summary = "starts a transfer";
    let arguments = (ins Variadic<AnyType>:$operands);
    let hasCustomAssemblyFormat = 1;
  }
  def MemRef_DmaWaitOp : MemRef_Op<"dma_wait"> {
    let summary = "waits for the end of a transfer";
    let arguments = (ins AnyMemRef:$tagMemRef, Variadic<Index>:$tagIndices, Index:$numElements);
    let assemblyFormat =
        "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)";
  }
}

// Questions about buffers.

def MemRef_DimOp : MemRef_Op<"dim", [MemRef_Named, MemRefsNormalizable, ConditionallySpeculatable,
    NoMemoryEffect, ShapedDimOpInterface,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRangesFromOptional"]>]> {
  let summary = "the size of one dimension";
  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def MemRef_RankOp : MemRef_Op<"rank", [Pure]> {
  let summary = "the number of dimensions";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$memref);
  let results = (outs Index);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

class MemRef_MetadataOp<string mnemonic, Type type, list<Trait> traits = []>
    : MemRef_Op<mnemonic, [MemRef_Named, Pure, SameVariadicResultSize] # traits> {
  let arguments = (ins type:$source);
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
}

def MemRef_ExtractAlignedPointerAsIndexOp
    : MemRef_MetadataOp<"extract_aligned_pointer_as_index", AnyRankedOrUnrankedMemRef> {
  let summary = "the address of the first element";
  let results = (outs Index:$aligned_pointer);
}

def MemRef_ExtractStridedMetadataOp
    : MemRef_MetadataOp<"extract_strided_metadata", AnyStridedMemRef,
                        [ViewLikeOpInterface, InferTypeOpAdaptor]> {
  let summary = "base, offset, sizes and strides of a view";
  let results = (outs AnyStridedMemRefOfRank<0>:$base_buffer, Index:$offset,
                      Variadic<Index>:$sizes, Variadic<Index>:$strides);
  let hasFolder = 1;
}

// Promises.

def AssumeAlignmentOp : MemRef_Op<"assume_alignment", [MemRef_Named, Pure, ViewLikeOpInterface,
    SameOperandsAndResultType, MemRef_Spaces,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyDimOfResult"]>]> {
  let summary = "a buffer that is known to be aligned";
  let arguments = (ins AnyMemRef:$memref, ConfinedAttr<I32Attr, [IntPositive]>:$alignment);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref `,` $alignment attr-dict `:` type($memref)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def DistinctObjectsOp : MemRef_Op<"distinct_objects", [Pure, DistinctObjectsTrait,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "buffers that are known to be apart";
  let arguments = (ins Variadic<AnyMemRef>:$operands);
  let results = (outs Variadic<AnyMemRef>:$results);
  let assemblyFormat = "$operands attr-dict `:` type($operands)";
  let hasVerifier = 1;
}

// Casts.

class MemRef_CastingOp<string mnemonic, list<Trait> traits>
    : MemRef_Op<mnemonic, [DeclareOpInterfaceMethods<CastOpInterface>, MemRef_Named] # traits
                          # [MemRefsNormalizable, Pure, SameOperandsAndResultShape,
                             ViewLikeOpInterface]> {
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def MemRef_CastOp : MemRef_CastingOp<"cast", [MemRef_Spaces]> {
  let summary = "the same buffer with more or less known of its type";
}

def MemRef_MemorySpaceCastOp : MemRef_CastingOp<"memory_space_cast",
    [MemorySpaceCastOpInterface, SameOperandsAndResultElementType]> {
  let summary = "the same buffer in another memory space";
}

// Views by offsets, sizes and strides.

defvar MemRef_Bounds =
    (ins Variadic<Index>:$offsets, Variadic<Index>:$sizes, Variadic<Index>:$strides,
         DenseI64ArrayAttr:$static_offsets, DenseI64ArrayAttr:$static_sizes,
         DenseI64ArrayAttr:$static_strides);

class MemRef_OpWithOffsetSizesAndStrides<string mnemonic, list<Trait> traits = []>
    : MemRef_Op<mnemonic, traits> {
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_ReinterpretCastOp : MemRef_OpWithOffsetSizesAndStrides<"reinterpret_cast", [
    MemRef_Named, MemRef_Spaces, AttrSizedOperandSegments, MemRefsNormalizable, Pure,
    OffsetSizeAndStrideOpInterface, ViewLikeOpInterface]> {
  let summary = "a view by offset, sizes and strides of the memory";
  let arguments = !con((ins Arg<AnyRankedOrUnrankedMemRef, "", []>:$source), MemRef_Bounds);
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = [{
    $source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets)
    `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes)
    `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
}

def SubViewOp : MemRef_OpWithOffsetSizesAndStrides<"subview", [MemRef_Named,
    DeclareOpInterfaceMethods<InferStridedMetadataOpInterface>, MemRef_Spaces, MemRef_ViewMethods,
    AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface, Pure]> {
  let summary = "a view of a part of a buffer";
  let arguments = !con((ins AnyMemRef:$source), MemRef_Bounds);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
}

// Other views.

def MemRef_ReshapeOp : MemRef_Op<"reshape", [MemRef_Named, MemRef_Spaces, Pure, ViewLikeOpInterface]> {
  let summary = "a view in a shape that is computed";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source, MemRef_ShapeBuffer:$shape);
  let results = (outs AnyRankedOrUnrankedMemRef:$result);
  let assemblyFormat = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

class MemRef_ReassociativeReshapeOp<string mnemonic, dag more, string clause, list<Trait> traits = []>
    : MemRef_Op<mnemonic, [MemRef_Named, MemRef_Spaces] # traits # [Pure, ViewLikeOpInterface]> {
  let arguments = !con((ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation), more);
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat =
      "$src $reassociation" # clause # " attr-dict `:` type($src) `into` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_CollapseShapeOp : MemRef_ReassociativeReshapeOp<"collapse_shape", (ins), ""> {
  let summary = "a view with each group of dimensions joined";
}

def MemRef_ExpandShapeOp : MemRef_ReassociativeReshapeOp<"expand_shape",
    (ins Variadic<Index>:$output_shape, DenseI64ArrayAttr:$static_output_shape),
    " `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape)",
    [DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>]> {
  let summary = "a view with each dimension split";
}

def MemRef_TransposeOp : MemRef_Op<"transpose", [MemRef_Named, MemRef_Spaces, Pure]> {
  let summary = "a view with the dimensions in another order";
  let arguments = (ins AnyStridedMemRef:$in, AffineMapAttr:$permutation);
  let results = (outs AnyStridedMemRef);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_ViewOp : MemRef_Op<"view", [MemRef_Named, MemRef_Spaces, MemRef_ViewMethods, Pure]> {
  let summary = "bytes as elements";
  let arguments = (ins MemRefRankOf<[I8], [1]>:$source, Index:$byte_shift, Variadic<Index>:$sizes);
  let results = (outs AnyMemRef);
  let assemblyFormat = [{
    $source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif
