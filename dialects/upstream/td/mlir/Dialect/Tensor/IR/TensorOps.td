//===- TensorOps.td: operations of the tensor dialect ---------------------===//
#ifndef LEGALIZE_TENSOR_OPS
#define LEGALIZE_TENSOR_OPS

include "mlir/Dialect/Tensor/IR/TensorBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class Tensor_Op<string mnemonic, list<Trait> traits = []> : Op<Tensor_Dialect, mnemonic, traits>;

// Most operations choose the names of their results in text.
class Tensor_NamedOp<string mnemonic, list<Trait> traits>
    : Tensor_Op<mnemonic,
                traits # [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]>;

defvar Tensor_Reifies =
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>;

class Tensor_ElementMatch<string desc, string tensor, string element>
    : TypesMatchWith<desc, tensor, element, "::llvm::cast<::mlir::TensorType>($_self).getElementType()">;

// Casts.

class Tensor_Casting<Type type> {
  dag arguments = (ins type:$source);
  dag results = (outs type:$dest);
  string assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  bit hasCanonicalizer = 1;
}

def Tensor_BitcastOp
    : Tensor_Op<"bitcast", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]>,
      Tensor_Casting<TensorOf<[AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]>> {
  let summary = "the bits of the elements as elements of another type";
}

def Tensor_CastOp
    : Tensor_NamedOp<"cast", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]>,
      Tensor_Casting<AnyTensor> {
  let summary = "the same tensor with more or less known of its shape";
}

// New tensors.

def Tensor_EmptyOp : Tensor_Op<"empty", [Pure, Tensor_Reifies]> {
  let summary = "a tensor that has a shape but no contents yet";
  let arguments = (ins Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`(` $dynamicSizes `)` attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_FromElementsOp : Tensor_NamedOp<"from_elements", [Pure,
    TypesMatchWith<"operand types match result element type", "result", "elements",
        "::llvm::SmallVector<::mlir::Type, 2>("
        # "::llvm::cast<::mlir::RankedTensorType>($_self).getNumElements(), "
        # "::llvm::cast<::mlir::RankedTensorType>($_self).getElementType())">]> {
  let summary = "a tensor of given elements";
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$elements attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Tensor_GenerateOp : Tensor_NamedOp<"generate", [RecursiveMemoryEffects, Tensor_Reifies,
    SingleBlockImplicitTerminator<"::mlir::tensor::YieldOp">]> {
  let summary = "a tensor whose elements are computed from their indices";
  let arguments = (ins Variadic<Index>:$dynamicExtents);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$dynamicExtents $body attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Tensor_SplatOp : Tensor_NamedOp<"splat", [Tensor_Reifies, Pure,
    Tensor_ElementMatch<"operand type matches element type of result", "aggregate", "input">]> {
  let summary = "a tensor of equal elements";
  let arguments = (ins AnyType:$input, Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$aggregate);
  let assemblyFormat = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Questions about shapes.

def Tensor_DimOp : Tensor_NamedOp<"dim", [ConditionallySpeculatable, NoMemoryEffect,
    ShapedDimOpInterface,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRangesFromOptional"]>]> {
  let summary = "the size of one dimension";
  let arguments = (ins AnyNon0RankedOrUnrankedTensor:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Tensor_RankOp : Tensor_NamedOp<"rank", [Pure]> {
  let summary = "the number of dimensions";
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs Index);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
  let hasFolder = 1;
}

// Single elements.

def Tensor_ExtractOp : Tensor_NamedOp<"extract", [Pure,
    Tensor_ElementMatch<"result type matches element type of tensor", "tensor", "result">]> {
  let summary = "the element at some indices";
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `[` $indices `]` attr-dict `:` type($tensor)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_InsertOp : Tensor_NamedOp<"insert", [DestinationStyleOpInterface, Pure,
    TypesMatchWith<"result type matches type of dest", "dest", "result", "$_self">,
    Tensor_ElementMatch<"scalar type matches element type of dest", "dest", "scalar">]> {
  let summary = "a tensor with another element at some indices";
  let arguments = (ins AnyType:$scalar, AnyRankedTensor:$dest, Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Many elements, by tensors of indices.

class Tensor_ByIndicesOp<string mnemonic, dag tensors, string operands, string dims>
    : Tensor_NamedOp<mnemonic, [Pure]> {
  let arguments = !con(tensors, (ins RankedTensorOf<[AnySignlessIntegerOrIndex]>:$indices),
                       !dag(ins, [DenseI64ArrayAttr], [dims]), (ins UnitAttr:$unique));
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = operands # " `[` $indices `]` `" # dims # "` `(` $" # dims # " `)` "
      # "(`unique` $unique^)? attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Tensor_GatherOp : Tensor_ByIndicesOp<"gather", (ins AnyRankedTensor:$source), "$source",
                                         "gather_dims"> {
  let summary = "slices of a tensor, put together";
  let hasFolder = 1;
}

def Tensor_ScatterOp
    : Tensor_ByIndicesOp<"scatter", (ins AnyRankedTensor:$source, AnyRankedTensor:$dest),
                         "$source `into` $dest", "scatter_dims"> {
  let summary = "a tensor with many slices replaced";
}

// Slices, by offsets, sizes and strides.

class Tensor_OpWithOffsetSizesAndStrides<string mnemonic, list<Trait> traits = []>
    : Tensor_Op<mnemonic, traits # [AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface]>;

class Tensor_SliceOp<string mnemonic, dag tensors, string operands, string types,
                     list<Trait> traits>
    : Tensor_OpWithOffsetSizesAndStrides<mnemonic, traits> {
  let arguments = !con(tensors,
      (ins Variadic<Index>:$offsets, Variadic<Index>:$sizes, Variadic<Index>:$strides,
           DenseI64ArrayAttr:$static_offsets, DenseI64ArrayAttr:$static_sizes,
           DenseI64ArrayAttr:$static_strides));
  let assemblyFormat = operands # " `` "
      # !interleave(!foreach(part, ["offsets", "sizes", "strides"],
                             "custom<DynamicIndexList>($" # part # ", $static_" # part # ")"), " ")
      # " attr-dict `:` " # types;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

defvar Tensor_SliceWithResult = [
  DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Tensor_Reifies, Pure
];

def Tensor_ExtractSliceOp
    : Tensor_SliceOp<"extract_slice", (ins AnyRankedTensor:$source), "$source",
                     "type($source) `to` type($result)", Tensor_SliceWithResult> {
  let summary = "a part of a tensor";
  let results = (outs AnyRankedTensor:$result);
  let hasFolder = 1;
}

class Tensor_InsertingOp<string mnemonic, list<Trait> traits>
    : Tensor_SliceOp<mnemonic, (ins AnyRankedTensor:$source, AnyRankedTensor:$dest),
                     "$source `into` $dest", "type($source) `into` type($dest)", traits>;

def Tensor_InsertSliceOp
    : Tensor_InsertingOp<"insert_slice", Tensor_SliceWithResult # [DestinationStyleOpInterface,
          TypesMatchWith<"expected result type to match dest type", "dest", "result", "$_self">]> {
  let summary = "a tensor with a part replaced";
  let results = (outs AnyRankedTensor:$result);
  let hasFolder = 1;
}

def Tensor_ParallelInsertSliceOp
    : Tensor_InsertingOp<"parallel_insert_slice",
          [DeclareOpInterfaceMethods<ParallelCombiningOpInterface,
                                     ["getUpdatedDestinations", "getIteratingParent"]>]> {
  let summary = "the part of a shared tensor that one thread gives";
}

// Other shapes.

def Tensor_ConcatOp : Tensor_NamedOp<"concat", [Pure, Tensor_Reifies]> {
  let summary = "tensors one after the other along a dimension";
  let arguments = (ins I64Attr:$dim, Variadic<AnyRankedTensor>:$inputs);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_PadOp : Tensor_NamedOp<"pad", [Tensor_Reifies, AttrSizedOperandSegments, Pure,
    SingleBlockImplicitTerminator<"::mlir::tensor::YieldOp">]> {
  let summary = "a tensor with computed elements around it";
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$low, Variadic<Index>:$high,
                       DenseI64ArrayAttr:$static_low, DenseI64ArrayAttr:$static_high,
                       UnitAttr:$nofold);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    $source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict
    `:` type($source) `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Tensor_ReshapeOp : Tensor_NamedOp<"reshape", [Pure]> {
  let summary = "the same elements in a shape that is computed";
  let arguments = (ins AnyTensor:$source, TensorRankOf<[AnySignlessInteger, Index], [1]>:$shape);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Dimensions split or joined.
class Tensor_ReassociativeReshapeOp<string mnemonic, dag more, string clause>
    : Tensor_NamedOp<mnemonic, [Pure]> {
  let arguments = !con((ins AnyTensor:$src, IndexListArrayAttr:$reassociation), more);
  let results = (outs AnyTensor:$result);
  let assemblyFormat =
      "$src $reassociation" # clause # " attr-dict `:` type($src) `into` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_CollapseShapeOp : Tensor_ReassociativeReshapeOp<"collapse_shape", (ins), ""> {
  let summary = "each group of dimensions joined into one";
}

def Tensor_ExpandShapeOp : Tensor_ReassociativeReshapeOp<"expand_shape",
    (ins Variadic<Index>:$output_shape, DenseI64ArrayAttr:$static_output_shape),
    " `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape)"> {
  let summary = "each dimension split into a group";
}

// The end of regions.

def Tensor_YieldOp : Tensor_Op<"yield", [Pure, ReturnLike, Terminator,
    ParentOneOf<["::mlir::tensor::GenerateOp", "::mlir::tensor::PadOp"]>]> {
  let summary = "the element that a region computes";
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

#endif
