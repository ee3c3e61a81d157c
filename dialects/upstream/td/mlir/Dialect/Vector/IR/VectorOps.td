//===- VectorOps.td: operations on vectors --------------------------------===//
#ifndef LEGALIZE_VECTOR_OPS
#define LEGALIZE_VECTOR_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Vector/IR/Vector.td"
include "mlir/Dialect/Vector/IR/VectorAttributes.td"
include "mlir/Dialect/Vector/Interfaces/MaskableOpInterface.td"
include "mlir/Dialect/Vector/Interfaces/MaskingOpInterface.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/IndexingMapOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

// Interfaces that many operations have.
defvar _VectorMaskable = DeclareOpInterfaceMethods<MaskableOpInterface>;
defvar _VectorRanges = DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;
defvar _VectorUnrolled = DeclareOpInterfaceMethods<VectorUnrollOpInterface, ["getShapeForUnroll"]>;
defvar _VectorUnrolledByResult = DeclareOpInterfaceMethods<VectorUnrollOpInterface>;
defvar _VectorInMemorySpace = DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>;
defvar _VectorAligned = DeclareOpInterfaceMethods<AlignmentAttrOpInterface>;

// The first result has the element type of an operand.
class _VectorElementsAgree<string first, int operand>
    : PredOpTrait<first # " and result have same element type",
                  TCresVTEtIsSameAsOpBase<0, operand>>;

// A method of this name that gives the type of a part as that of a vector.
class _VectorOf<string method, string part>
    : StrFunc<"VectorType " # method # "() { return ::llvm::cast<VectorType>(get"
              # snakeCaseToCamelCase<part>.ret # "().getType()); }">;

defvar _VectorMask = VectorOfNonZeroRankOf<[I1]>;
defvar _VectorFixedMask = FixedVectorOfNonZeroRankOf<[I1]>;
defvar _VectorAnyMask = VectorOfAnyRankOf<[I1]>;
defvar _VectorFloats = VectorOfAnyRankOf<[AnyFloat]>;
defvar _VectorAlignment = OptionalAttr<IntValidAlignment<I64Attr>>;
defvar _VectorOptionalKind = DefaultValuedAttr<Vector_CombiningKindAttr, "CombiningKind::ADD">;
defvar _VectorNonTemporal = DefaultValuedOptionalAttr<BoolAttr, "false">;

// Sums, products and reductions.

def Vector_ContractionOp : Vector_Op<"contract", [IndexingMapOpInterface, Pure,
    PredOpTrait<"lhs and rhs have same element type", TCopVTEtIsSameAs<0, 1>>,
    PredOpTrait<"third operand acc and result have same element type",
                TCresVTEtIsSameAsOpBase<0, 2>>, _VectorMaskable, _VectorUnrolled]> {
  let summary = "sum of products of elements, as given by maps";
  let arguments = (ins AnyVectorOfNonZeroRank:$lhs, AnyVectorOfNonZeroRank:$rhs, AnyType:$acc,
                       ArrayAttr:$indexing_maps, Vector_IteratorTypeArrayAttr:$iterator_types,
                       _VectorOptionalKind:$kind);
  let results = (outs AnyType);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Vector_FMAOp : Op<Vector_Dialect, "fma", [Pure,
    AllTypesMatch<["lhs", "rhs", "acc", "result"]>, _VectorUnrolled] # ElementwiseMappable.traits> {
  let summary = "product plus a third vector";
  let arguments = (ins _VectorFloats:$lhs, _VectorFloats:$rhs, _VectorFloats:$acc);
  let results = (outs _VectorFloats:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)";
}

def Vector_MultiDimReductionOp : Vector_Op<"multi_reduction", [Pure,
    AllTypesMatch<["dest", "acc"]>, _VectorElementsAgree<"source operand", 0>,
    DeclareOpInterfaceMethods<InferTypeOpInterface>, _VectorMaskable, _VectorUnrolled]> {
  let summary = "combines elements along some dimensions";
  let arguments = (ins Vector_CombiningKindAttr:$kind, AnyVectorOfNonZeroRank:$source,
                       AnyType:$acc, DenseI64ArrayAttr:$reduction_dims);
  let results = (outs AnyType:$dest);
  let assemblyFormat = [{
    $kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_OuterProductOp : Vector_Op<"outerproduct", [Pure, _VectorElementsAgree<"lhs operand", 0>,
    _VectorElementsAgree<"rhs operand", 1>, _VectorMaskable]> {
  let summary = "all products of two vectors' elements";
  let arguments = (ins AnyVectorOfNonZeroRank:$lhs, AnyType:$rhs,
                       Optional<AnyVectorOfNonZeroRank>:$acc, _VectorOptionalKind:$kind);
  let results = (outs AnyVectorOfNonZeroRank);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Vector_ReductionOp : Vector_Op<"reduction", [Pure, _VectorElementsAgree<"source operand", 0>,
    OptionalTypesMatchWith<"dest and acc have the same type", "dest", "acc",
                           "::llvm::cast<Type>($_self)">,
    DeclareOpInterfaceMethods<ArithFastMathInterface>, _VectorMaskable, _VectorUnrolled]> {
  let summary = "combines all elements to a scalar";
  let arguments = (ins Vector_CombiningKindAttr:$kind, AnyVectorOfAnyRank:$vector,
                       Optional<AnyType>:$acc,
                       DefaultValuedAttr<Arith_FastMathAttr,
                                         "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs AnyType:$dest);
  let assemblyFormat = [{
    $kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)?
    attr-dict `:` type($vector) `into` type($dest)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Vector_ScanOp : Vector_Op<"scan", [Pure, AllTypesMatch<["source", "dest"]>,
    AllTypesMatch<["initial_value", "accumulated_value"]>]> {
  let summary = "combines elements along a dimension, with all steps as a result";
  let arguments = (ins Vector_CombiningKindAttr:$kind, AnyVectorOfNonZeroRank:$source,
                       AnyVectorOfAnyRank:$initial_value, I64Attr:$reduction_dim,
                       BoolAttr:$inclusive);
  let results = (outs AnyVectorOfNonZeroRank:$dest, AnyVectorOfAnyRank:$accumulated_value);
  let assemblyFormat =
      "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)";
  let hasVerifier = 1;
}

// Vectors made of others.

def Vector_BroadcastOp : Vector_Op<"broadcast", [Pure, _VectorUnrolled, _VectorRanges,
    _VectorElementsAgree<"source operand", 0>]> {
  let summary = "repeats a scalar or vector";
  let arguments = (ins AnyType:$source);
  let results = (outs AnyVectorOfAnyRank:$vector);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($vector)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_ShuffleOp : Vector_Op<"shuffle", [Pure, _VectorElementsAgree<"first operand v1", 0>,
    _VectorElementsAgree<"second operand v2", 1>, InferTypeOpAdaptor]> {
  let summary = "picks elements of two vectors";
  let arguments = (ins AnyFixedVectorOfAnyRank:$v1, AnyFixedVectorOfAnyRank:$v2,
                       DenseI64ArrayAttr:$mask);
  let results = (outs AnyVectorOfNonZeroRank:$vector);
  let assemblyFormat = "operands $mask attr-dict `:` type(operands)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_TransposeOp : Vector_Op<"transpose", [Pure, _VectorRanges, _VectorUnrolled,
    _VectorElementsAgree<"operand", 0>]> {
  let summary = "permutes the dimensions";
  let arguments = (ins AnyVectorOfAnyRank:$vector, DenseI64ArrayAttr:$permutation);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

// The vector type $_self with its last dimension replaced; one without dimensions becomes `whole`.
class _VectorLastDimension<string size, string whole = "">
    : StrFunc<"[&]() -> ::mlir::VectorType { "
              # "auto ty = ::llvm::cast<::mlir::VectorType>($_self); "
              # "auto last = ty.getRank() - 1; " # whole # "auto size = ty.getDimSize(last) " # size
              # "; if (size <= 0) return ty; "
              # "return ::mlir::VectorType::Builder(ty).setDim(last, size); }()">;

def ResultIsDoubleSourceVectorType : TypesMatchWith<
    "type of 'result' is double the width of the inputs", "lhs", "result",
    _VectorLastDimension<
        "* 2", "if (last < 0) return ::mlir::VectorType::get({2}, ty.getElementType()); ">.result>;
class ResultIsHalfSourceVectorType<string result> : TypesMatchWith<
    "the trailing dimension of the results is half the width of source trailing dimension",
    "source", result, _VectorLastDimension<"/ 2">.result>;
def SourceVectorEvenElementCount : PredOpTrait<
    "the trailing dimension of the source vector has an even number of elements",
    CPred<"getSourceVectorType().getDimSize(getSourceVectorType().getRank() - 1) % 2 == 0">>;

def Vector_InterleaveOp : Vector_Op<"interleave", [Pure, AllTypesMatch<["lhs", "rhs"]>,
    ResultIsDoubleSourceVectorType]> {
  let summary = "elements of two vectors by turns";
  let arguments = (ins AnyVectorOfAnyRank:$lhs, AnyVectorOfAnyRank:$rhs);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)";
}

def Vector_DeinterleaveOp : Vector_Op<"deinterleave", [Pure, SourceVectorEvenElementCount,
    ResultIsHalfSourceVectorType<"res1">, AllTypesMatch<["res1", "res2"]>]> {
  let summary = "every other element, and the rest";
  let arguments = (ins AnyVectorOfNonZeroRank:$source);
  let results = (outs AnyVectorOfNonZeroRank:$res1, AnyVectorOfNonZeroRank:$res2);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($res1)";
  let extraClassDeclaration = _VectorOf<"getSourceVectorType", "source">.result;
}

// Parts of vectors.

def Vector_ExtractOp : Vector_Op<"extract", [Pure, _VectorRanges, _VectorElementsAgree<"operand", 0>,
    InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "the element or vector at a place";
  let arguments = (ins AnyVectorOfAnyRank:$source, Variadic<Index>:$dynamic_position,
                       DenseI64ArrayAttr:$static_position);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($result) `from` type($source)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_InsertOp : Vector_Op<"insert", [Pure, _VectorRanges, _VectorElementsAgree<"source operand", 0>,
    AllTypesMatch<["dest", "result"]>]> {
  let summary = "replaces the element or vector at a place";
  let arguments = (ins AnyType:$valueToStore, AnyVectorOfAnyRank:$dest,
                       Variadic<Index>:$dynamic_position, DenseI64ArrayAttr:$static_position);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($valueToStore) `into` type($dest)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_ExtractStridedSliceOp : Vector_Op<"extract_strided_slice", [Pure,
    _VectorElementsAgree<"operand", 0>]> {
  let summary = "a block of a vector";
  let arguments = (ins AnyVectorOfNonZeroRank:$source, I64ArrayAttr:$offsets,
                       I64ArrayAttr:$sizes, I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type(results)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_InsertStridedSliceOp : Vector_Op<"insert_strided_slice", [Pure,
    _VectorElementsAgree<"operand #0", 0>, AllTypesMatch<["dest", "result"]>]> {
  let summary = "replaces a block of a vector";
  let arguments = (ins AnyVectorOfNonZeroRank:$valueToStore, AnyVectorOfNonZeroRank:$dest,
                       I64ArrayAttr:$offsets, I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat =
      "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

// The position of a part of a scalable vector is a multiple of the part's length.
class _VectorWholeParts<string part, string type>
    : PredOpTrait<"position is a multiple of the " # part # " length.",
                  CPred<"(getPos() % " # type # "().getNumElements()) == 0">>;

def Vector_ScalableExtractOp : Vector_Op<"scalable.extract", [Pure,
    AllElementTypesMatch<["source", "result"]>, _VectorWholeParts<"result", "getResultVectorType">]> {
  let summary = "part of a scalable vector";
  let arguments = (ins ScalableVectorOfRank<[1]>:$source, I64Attr:$pos);
  let results = (outs VectorOfRank<[1]>:$result);
  let assemblyFormat =
      "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)";
  let extraClassDeclaration = _VectorOf<"getResultVectorType", "result">.result;
}

def Vector_ScalableInsertOp : Vector_Op<"scalable.insert", [Pure,
    AllElementTypesMatch<["valueToStore", "dest"]>, AllTypesMatch<["dest", "result"]>,
    _VectorWholeParts<"source", "getSourceVectorType">]> {
  let summary = "replaces a part of a scalable vector";
  let arguments = (ins VectorOfRank<[1]>:$valueToStore, ScalableVectorOfRank<[1]>:$dest,
                       I64Attr:$pos);
  let results = (outs ScalableVectorOfRank<[1]>:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)
  }];
  let extraClassDeclaration = _VectorOf<"getSourceVectorType", "valueToStore">.result;
}

def Vector_FromElementsOp : Vector_Op<"from_elements", [Pure,
    ShapedTypeMatchesElementCountAndTypes<"dest", "elements">]> {
  let summary = "a vector of scalars";
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyFixedVectorOfAnyRank:$dest);
  let assemblyFormat = "$elements attr-dict `:` type($dest)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_ToElementsOp : Vector_Op<"to_elements", [InferTypeOpAdaptor, Pure,
    ShapedTypeMatchesElementCountAndTypes<"source", "elements">]> {
  let summary = "the scalars of a vector";
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs Variadic<AnyType>:$elements);
  let assemblyFormat = "$source attr-dict `:` type($source)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

// Transfers between vectors and tensors or buffers.

class _VectorTransferOp<string mnemonic> : Vector_Op<mnemonic, [
    DeclareOpInterfaceMethods<VectorTransferOpInterface>, _VectorUnrolled, _VectorMaskable,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>, _VectorInMemorySpace,
    AttrSizedOperandSegments, DestinationStyleOpInterface]> {
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Vector_TransferReadOp : _VectorTransferOp<"transfer_read"> {
  let summary = "reads a vector, with a value for what is out of bounds";
  let arguments = (ins AnyShaped:$base, Variadic<Index>:$indices, AffineMapAttr:$permutation_map,
                       AnyType:$padding, Optional<_VectorMask>:$mask, BoolArrayAttr:$in_bounds);
  let results = (outs AnyVectorOfAnyRank:$vector);
}
def Vector_TransferWriteOp : _VectorTransferOp<"transfer_write"> {
  let summary = "writes a vector, without what is out of bounds";
  let arguments = (ins AnyVectorOfAnyRank:$valueToStore, AnyShaped:$base,
                       Variadic<Index>:$indices, AffineMapAttr:$permutation_map,
                       Optional<_VectorMask>:$mask, BoolArrayAttr:$in_bounds);
  let results = (outs Optional<AnyRankedTensor>:$result);
}

// A buffer, or anything with elements in memory, that is read or written.
class _VectorRead<Type from> : Arg<from, "", [MemRead]>;
class _VectorWritten<Type to> : Arg<to, "", [MemWrite]>;

class _VectorMemoryOp<string mnemonic, list<Trait> more = []>
    : Vector_Op<mnemonic, more # [_VectorInMemorySpace, _VectorAligned]> {
  let hasVerifier = 1;
}

def Vector_LoadOp : _VectorMemoryOp<"load", [_VectorUnrolled]> {
  let summary = "reads a slice of a buffer";
  let arguments = (ins _VectorRead<AnyMemRef>:$base, Variadic<Index>:$indices,
                       _VectorNonTemporal:$nontemporal, _VectorAlignment:$alignment);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)";
  let hasFolder = 1;
}

def Vector_StoreOp : _VectorMemoryOp<"store", [_VectorUnrolled]> {
  let summary = "writes a slice of a buffer";
  let arguments = (ins AnyVectorOfAnyRank:$valueToStore, _VectorWritten<AnyMemRef>:$base,
                       Variadic<Index>:$indices, _VectorNonTemporal:$nontemporal,
                       _VectorAlignment:$alignment);
  let assemblyFormat = [{
    $valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)
  }];
  let hasFolder = 1;
}

// Reads and writes of those elements that a mask has.
class _VectorMaskedReadOp<string mnemonic, Type mask> : _VectorMemoryOp<mnemonic> {
  let arguments = (ins _VectorRead<AnyMemRef>:$base, Variadic<Index>:$indices, mask:$mask,
                       AnyVectorOfNonZeroRank:$pass_thru, _VectorAlignment:$alignment);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:`
    type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)
  }];
  let hasCanonicalizer = 1;
}
class _VectorMaskedWriteOp<string mnemonic, Type mask> : _VectorMemoryOp<mnemonic> {
  let arguments = (ins _VectorWritten<AnyMemRef>:$base, Variadic<Index>:$indices, mask:$mask,
                       AnyVectorOfNonZeroRank:$valueToStore, _VectorAlignment:$alignment);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:`
    type($base) `,` type($mask) `,` type($valueToStore)
  }];
  let hasCanonicalizer = 1;
}
def Vector_MaskedLoadOp : _VectorMaskedReadOp<"maskedload", _VectorMask> {
  let summary = "reads the elements that a mask has";
  let hasFolder = 1;
}
def Vector_MaskedStoreOp : _VectorMaskedWriteOp<"maskedstore", _VectorMask> {
  let summary = "writes the elements that a mask has";
  let hasFolder = 1;
}
def Vector_ExpandLoadOp : _VectorMaskedReadOp<"expandload", _VectorFixedMask> {
  let summary = "spreads adjacent elements over the places that a mask has";
}
def Vector_CompressStoreOp : _VectorMaskedWriteOp<"compressstore", _VectorFixedMask> {
  let summary = "writes the elements that a mask has side by side";
}

defvar _VectorAnywhere = TensorOrMemRef<[AnyType]>;
defvar _VectorOffsets = VectorOfNonZeroRankOf<[AnyInteger, Index]>;

def Vector_GatherOp : _VectorMemoryOp<"gather", [_VectorMaskable, _VectorUnrolled]> {
  let summary = "reads the elements at some indices";
  let arguments = (ins _VectorRead<_VectorAnywhere>:$base, Variadic<Index>:$offsets,
                       _VectorOffsets:$indices, _VectorMask:$mask,
                       AnyVectorOfNonZeroRank:$pass_thru, _VectorAlignment:$alignment);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:`
    type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)
  }];
  let hasCanonicalizer = 1;
}

def Vector_ScatterOp : _VectorMemoryOp<"scatter"> {
  let summary = "writes elements at some indices";
  let arguments = (ins _VectorWritten<_VectorAnywhere>:$base, Variadic<Index>:$offsets,
                       _VectorOffsets:$indices, _VectorMask:$mask,
                       AnyVectorOfNonZeroRank:$valueToStore, _VectorAlignment:$alignment);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:`
    type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?
  }];
  let hasCanonicalizer = 1;
}

// The same elements as another type.

def Vector_BitCastOp : Vector_Op<"bitcast", [Pure, AllRanksMatch<["source", "result"]>]> {
  let summary = "the same bits with another element type";
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Vector_ShapeCastOp : Vector_Op<"shape_cast", [Pure, _VectorUnrolled, _VectorRanges]> {
  let summary = "the same elements in another shape";
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_TypeCastOp : Vector_Op<"type_cast", [Pure, ViewLikeOpInterface]> {
  let summary = "a buffer of scalars as one of a single vector";
  let arguments = (ins StaticShapeMemRefOf<[AnyType]>:$memref);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref attr-dict `:` type($memref) `to` type($result)";
  let hasVerifier = 1;
}

// Masks.

def Vector_ConstantMaskOp : Vector_Op<"constant_mask", [Pure, _VectorUnrolledByResult]> {
  let summary = "mask of a block of known size";
  let arguments = (ins DenseI64ArrayAttr:$mask_dim_sizes);
  let results = (outs _VectorAnyMask);
  let assemblyFormat = "$mask_dim_sizes attr-dict `:` type(results)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Vector_CreateMaskOp : Vector_Op<"create_mask", [Pure, _VectorUnrolledByResult]> {
  let summary = "mask of a block";
  let arguments = (ins Variadic<Index>:$operands);
  let results = (outs _VectorAnyMask);
  let assemblyFormat = "$operands attr-dict `:` type(results)";
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Vector_MaskOp : Vector_Op<"mask", [SingleBlockImplicitTerminator<"vector::YieldOp">,
    DeclareOpInterfaceMethods<MaskingOpInterface>, NoRegionArguments, RecursiveMemoryEffects]> {
  let summary = "applies a mask to an operation";
  let arguments = (ins _VectorMask:$mask, Optional<AnyType>:$passthru);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$maskRegion);
  let skipDefaultBuilders = 1;
  defvar body = CArg<"function_ref<void(OpBuilder &, Operation *)>">;
  let builders = [
    OpBuilder<(ins "Value":$mask, "Operation *":$maskableOp, body:$maskRegion)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$mask, "Operation *":$maskableOp,
                   body:$maskRegion)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$mask, "Value":$passthru,
                   "Operation *":$maskableOp, body:$maskRegion)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_YieldOp : Vector_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "end of a region";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

// Others.

def Vector_PrintOp : Vector_Op<"print", [MemoryEffects<[MemWrite]>,
    PredOpTrait<"`source` or `punctuation` are not set when printing strings",
                CPred<"!getStringLiteral() || "
                      # "(!getSource() && getPunctuation() == PrintPunctuation::NewLine)">>]> {
  let summary = "prints a value or text, for tests";
  let arguments = (ins
      Optional<Type<Or<[AnyVectorOfAnyRank.predicate, AnyInteger.predicate, Index.predicate,
                        AnyFloat.predicate]>>>:$source,
      DefaultValuedAttr<Vector_PrintPunctuation,
                        "::mlir::vector::PrintPunctuation::NewLine">:$punctuation,
      OptionalAttr<Builtin_StringAttr>:$stringLiteral);
  let assemblyFormat = [{
    ($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict
  }];
}

def Vector_StepOp : Vector_Op<"step", [Pure, _VectorUnrolledByResult, _VectorRanges]> {
  let summary = "the numbers from 0";
  let results = (outs VectorOfRankAndType<[1], [Index]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
}

def VectorScaleOp : Vector_Op<"vscale", [Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "factor of scalable sizes";
  let results = (outs Index:$res);
  let assemblyFormat = "attr-dict";
}

#endif
