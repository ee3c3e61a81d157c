//===- SparseTensorOps.td: operations on sparse tensors -------------------===//
#ifndef LEGALIZE_SPARSE_TENSOR_OPS
#define LEGALIZE_SPARSE_TENSOR_OPS

include "mlir/Dialect/SparseTensor/IR/SparseTensorAttrDefs.td"
include "mlir/Dialect/SparseTensor/IR/SparseTensorInterfaces.td"
include "mlir/Dialect/SparseTensor/IR/SparseTensorTypes.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SparseTensor_Op<string mnemonic, list<Trait> traits = []> : Op<SparseTensor_Dialect, mnemonic, traits>;

defvar _SparseInfers = DeclareOpInterfaceMethods<InferTypeOpInterface>;
defvar _SparseSorts = StageWithSortSparseOpInterface;

//===- Tensors made and changed -------------------------------------------===//

// One thing to another.
class _SparseToForm<string from, string to> {
  string assemblyFormat = "$" # from # " attr-dict `:` type($" # from # ") `to` type($" # to # ")";
}

def SparseTensor_NewOp : SparseTensor_Op<"new", [Pure]>, _SparseToForm<"source", "result"> {
  let summary = "a tensor read from somewhere";
  let arguments = (ins AnyType:$source);
  let results = (outs AnySparseTensor:$result);
}

def SparseTensor_OutOp : SparseTensor_Op<"out"> {
  let summary = "writes a tensor somewhere";
  let arguments = (ins AnySparseTensor:$tensor, AnyType:$dest);
  let assemblyFormat = "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)";
}

def SparseTensor_ConvertOp : SparseTensor_Op<"convert", [Pure, _SparseSorts]>,
                             _SparseToForm<"source", "dest"> {
  let summary = "the same elements in another storage";
  let arguments = (ins AnyRankedTensor:$source);
  let results = (outs AnyRankedTensor:$dest);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def SparseTensor_ReinterpretMapOp : SparseTensor_Op<"reinterpret_map", [NoMemoryEffect]>,
                                    _SparseToForm<"source", "dest"> {
  let summary = "the same storage, seen through other maps";
  let arguments = (ins AnySparseTensor:$source);
  let results = (outs AnySparseTensor:$dest);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def SparseTensor_ConcatenateOp : SparseTensor_Op<"concatenate", [Pure, _SparseSorts]>,
                                 _SparseToForm<"inputs", "result"> {
  let summary = "tensors one after another";
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs, DimensionAttr:$dimension);
  let results = (outs AnyRankedTensor:$result);
  let hasVerifier = 1;
}

def SparseTensor_ReorderCOOOp : SparseTensor_Op<"reorder_coo", [Pure]> {
  let summary = "sorts the coordinates of a tensor";
  let arguments = (ins AnySparseTensor:$input_coo, SparseTensorSortKindAttr:$algorithm);
  let results = (outs AnySparseTensor:$result_coo);
  let assemblyFormat = "$algorithm $input_coo attr-dict `:` type($input_coo) `to` type($result_coo)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def SparseTensor_LoadOp : SparseTensor_Op<"load", [SameOperandsAndResultType]> {
  let summary = "a tensor after what has been done to its storage";
  let arguments = (ins AnySparseTensor:$tensor, UnitAttr:$hasInserts);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)";
}

def SparseTensor_PrintOp : SparseTensor_Op<"print"> {
  let summary = "prints what a tensor stores";
  let arguments = (ins AnySparseTensor:$tensor);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

//===- Parts of the storage -----------------------------------------------===//

defvar _SparsePlaces = Variadic<RankedTensorOf<[AnySignlessIntegerOrIndex]>>;
defvar _SparseValues = RankedTensorOf<[AnyType]>;

def SparseTensor_AssembleOp : SparseTensor_Op<"assemble", [Pure]> {
  let summary = "a tensor of the given parts";
  let arguments = (ins _SparsePlaces:$levels, _SparseValues:$values);
  let results = (outs AnySparseTensor:$result);
  let assemblyFormat = [{
    ` ` `(` $levels `)` `,` $values attr-dict
    `:` `(` type($levels) `)` `,` type($values) `to` type($result)
  }];
  let hasVerifier = 1;
}

def SparseTensor_DisassembleOp : SparseTensor_Op<"disassemble", [Pure, SameVariadicResultSize]> {
  let summary = "copies the parts of a tensor out";
  let arguments = (ins AnySparseTensor:$tensor, _SparsePlaces:$out_levels, _SparseValues:$out_values);
  let results = (outs _SparsePlaces:$ret_levels, _SparseValues:$ret_values,
                      Variadic<AnyIndexingScalarLike>:$lvl_lens, AnyIndexingScalarLike:$val_len);
  let assemblyFormat = [{
    $tensor attr-dict `:` type($tensor)
    `out_lvls` `(` $out_levels `:` type($out_levels) `)`
    `out_vals` `(` $out_values `:` type($out_values) `)`
    `->` `(` type($ret_levels) `)` `,` type($ret_values) `,` `(` type($lvl_lens) `)` `,` type($val_len)
  }];
  let hasVerifier = 1;
}

// A buffer of a tensor.
class _SparseBuffer<string mnemonic, dag which = (ins)>
    : SparseTensor_Op<mnemonic, [Pure, _SparseInfers]>, _SparseToForm<"tensor", "result"> {
  let arguments = !con((ins AnySparseTensor:$tensor), which);
  let results = (outs AnyNon0RankedMemRef:$result);
  let hasVerifier = 1;
}
def SparseTensor_ToCoordinatesOp : _SparseBuffer<"coordinates", (ins LevelAttr:$level)> {
  let summary = "the coordinates of a level";
}
def SparseTensor_ToCoordinatesBufferOp : _SparseBuffer<"coordinates_buffer"> {
  let summary = "the coordinates of all levels, in one buffer";
}
def SparseTensor_ToPositionsOp : _SparseBuffer<"positions", (ins LevelAttr:$level)> {
  let summary = "where the parts of a level start";
}
def SparseTensor_ToValuesOp : _SparseBuffer<"values"> {
  let summary = "the stored elements";
}

def SparseTensor_NumberOfEntriesOp : SparseTensor_Op<"number_of_entries", [Pure]> {
  let summary = "how many elements are stored";
  let arguments = (ins AnySparseTensor:$tensor);
  let results = (outs Index:$result);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

def SparseTensor_LvlOp : SparseTensor_Op<"lvl", [ConditionallySpeculatable, NoMemoryEffect]> {
  let summary = "size of a level";
  let arguments = (ins AnySparseTensor:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

// A slice's place in a dimension.
class _SparseSlice<string what, dag result> : SparseTensor_Op<"slice." # what, [Pure]> {
  let arguments = (ins AnySparseTensorSlice:$slice, IndexAttr:$dim);
  let results = result;
  let assemblyFormat = "$slice `at` $dim attr-dict `:` type($slice)";
  let hasVerifier = 1;
}
def SparseTensor_ToSliceOffsetOp : _SparseSlice<"offset", (outs Index:$offset)> {
  let summary = "where a slice starts";
}
def SparseTensor_ToSliceStrideOp : _SparseSlice<"stride", (outs Index:$stride)> {
  let summary = "the step of a slice";
}

//===- Sizes of the storage -----------------------------------------------===//

defvar _SparseSizes = SparseTensorStorageSpecifier;

def SparseTensor_StorageSpecifierInitOp : SparseTensor_Op<"storage_specifier.init", [Pure]> {
  let summary = "sizes of an empty storage, or of another one";
  let arguments = (ins Optional<_SparseSizes>:$source);
  let results = (outs _SparseSizes:$result);
  let assemblyFormat = [{
    attr-dict (`with` $source^)? `:` (`from` qualified(type($source))^ `to`)? qualified(type($result))
  }];
}

def SparseTensor_GetStorageSpecifierOp : SparseTensor_Op<"storage_specifier.get", [Pure]> {
  let summary = "one of the sizes";
  let arguments = (ins _SparseSizes:$specifier, SparseTensorStorageSpecifierKindAttr:$specifierKind,
                       OptionalAttr<LevelAttr>:$level);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    $specifier $specifierKind (`at` $level^)? attr-dict `:` qualified(type($specifier))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def SparseTensor_SetStorageSpecifierOp : SparseTensor_Op<"storage_specifier.set",
    [Pure, AllTypesMatch<["result", "specifier"]>]> {
  let summary = "the sizes with one of them changed";
  let arguments = (ins _SparseSizes:$specifier, SparseTensorStorageSpecifierKindAttr:$specifierKind,
                       OptionalAttr<LevelAttr>:$level, Index:$value);
  let results = (outs _SparseSizes:$result);
  let assemblyFormat = [{
    $specifier $specifierKind (`at` $level^)? `with` $value attr-dict `:` qualified(type($result))
  }];
  let hasVerifier = 1;
}

//===- Work on buffers and coordinates ------------------------------------===//

class _SparseVector<list<Type> of> : StridedMemRefRankOf<of, [1]>;

def SparseTensor_CrdTranslateOp : SparseTensor_Op<"crd_translate", [Pure]> {
  let summary = "coordinates of dimensions as those of levels, or back";
  let arguments = (ins Variadic<Index>:$in_crds, SparseTensorCrdTransDirectionAttr:$direction,
                       SparseTensorEncodingAttr:$encoder);
  let results = (outs Variadic<Index>:$out_crds);
  let assemblyFormat = "$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def SparseTensor_PushBackOp : SparseTensor_Op<"push_back", [
    TypesMatchWith<"value type matches element type of inBuffer", "inBuffer", "value",
                   "::llvm::cast<ShapedType>($_self).getElementType()">,
    AllTypesMatch<["inBuffer", "outBuffer"]>]> {
  let summary = "puts a value at the end of a buffer, some times";
  let arguments = (ins Index:$curSize, _SparseVector<[AnyType]>:$inBuffer, AnyType:$value,
                       Optional<Index>:$n, UnitAttr:$inbounds);
  let results = (outs _SparseVector<[AnyType]>:$outBuffer, Index:$newSize);
  let assemblyFormat = [{
    (`inbounds` $inbounds^)? $curSize `,` $inBuffer `,` $value (`,` $n^)? attr-dict
    `:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^)?
  }];
  let hasVerifier = 1;
}

def SparseTensor_SortOp : SparseTensor_Op<"sort"> {
  let summary = "sorts the rows of buffers";
  let arguments = (ins Index:$n, _SparseVector<[AnyInteger, Index]>:$xy,
                       Variadic<_SparseVector<[AnyType]>>:$ys, AffineMapAttr:$perm_map,
                       OptionalAttr<IndexAttr>:$ny, SparseTensorSortKindAttr:$algorithm);
  let assemblyFormat = [{
    $algorithm $n `,` $xy (`jointly` $ys^)? attr-dict `:` type($xy) (`jointly` type($ys)^)?
  }];
  let hasVerifier = 1;
}

// A dense copy of the last level, in which one can write anywhere, and the way back.
def SparseTensor_ExpandOp : SparseTensor_Op<"expand"> {
  let summary = "buffers in which to gather a level's new elements";
  let arguments = (ins AnySparseTensor:$tensor);
  let results = (outs AnyStridedMemRefOfRank<1>:$values, _SparseVector<[I1]>:$filled,
                      _SparseVector<[Index]>:$added, Index:$count);
  let assemblyFormat = [{
    $tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)
  }];
}
def SparseTensor_CompressOp : SparseTensor_Op<"compress", [AllTypesMatch<["tensor", "result"]>]> {
  let summary = "puts gathered elements into a tensor";
  let arguments = (ins AnyStridedMemRefOfRank<1>:$values, _SparseVector<[I1]>:$filled,
                       _SparseVector<[Index]>:$added, Index:$count, AnySparseTensor:$tensor,
                       Variadic<Index>:$lvlCoords);
  let results = (outs AnySparseTensor:$result);
  let assemblyFormat = [{
    $values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict
    `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)
  }];
  let hasVerifier = 1;
}

//===- What to do with elements, by whether they are stored ---------------===//

def SparseTensor_BinaryOp : SparseTensor_Op<"binary", [Pure]> {
  let summary = "of two elements: both stored, only the first, only the second";
  let arguments = (ins AnyType:$x, AnyType:$y, UnitAttr:$left_identity, UnitAttr:$right_identity);
  let results = (outs AnyType:$output);
  let regions = (region AnyRegion:$overlapRegion, AnyRegion:$leftRegion, AnyRegion:$rightRegion);
  let assemblyFormat = [{
    $x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\n`
    `overlap` `=` $overlapRegion `\n`
    `left` `=` (`identity` $left_identity^) : ($leftRegion)? `\n`
    `right` `=` (`identity` $right_identity^) : ($rightRegion)?
  }];
  let hasVerifier = 1;
}

def SparseTensor_UnaryOp : SparseTensor_Op<"unary", [Pure]> {
  let summary = "of one element: stored or not";
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$output);
  let regions = (region AnyRegion:$presentRegion, AnyRegion:$absentRegion);
  let assemblyFormat = [{
    $x attr-dict `:` type($x) `to` type($output) `\n`
    `present` `=` $presentRegion `\n`
    `absent` `=` $absentRegion
  }];
  let hasVerifier = 1;
}

class _SparseSame<string mnemonic, dag from> : SparseTensor_Op<mnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = from;
  let results = (outs AnyType:$output);
  let regions = (region SizedRegion<1>:$region);
  let hasVerifier = 1;
}
def SparseTensor_ReduceOp : _SparseSame<"reduce", (ins AnyType:$x, AnyType:$y, AnyType:$identity)> {
  let summary = "two stored elements as one";
  let assemblyFormat = "$x `,` $y `,` $identity attr-dict `:` type($output) $region";
}
def SparseTensor_SelectOp : _SparseSame<"select", (ins AnyType:$x)> {
  let summary = "whether to keep a stored element";
  let assemblyFormat = "$x attr-dict `:` type($x) $region";
}

def SparseTensor_YieldOp : SparseTensor_Op<"yield", [Pure, Terminator,
    ParentOneOf<["BinaryOp", "UnaryOp", "ReduceOp", "SelectOp", "ForeachOp", "IterateOp", "CoIterateOp"]>]> {
  let summary = "end of a region";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "$results attr-dict `:` type($results)";
}

//===- Loops --------------------------------------------------------------===//

def SparseTensor_ForeachOp : SparseTensor_Op<"foreach", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "once for each stored element";
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<AnyType>:$initArgs,
                       OptionalAttr<AffineMapAttr>:$order);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    `in` $tensor (`init` `(` $initArgs^ `)`)? attr-dict
    `:` type($tensor) (`,` type($initArgs)^)? (`->` type($results)^)? `do` $region
  }];
  let hasVerifier = 1;
}

def ExtractIterSpaceOp : SparseTensor_Op<"extract_iteration_space", [Pure, _SparseInfers]> {
  let summary = "some levels of a tensor to go over";
  let arguments = (ins AnySparseTensor:$tensor, Optional<AnySparseIterator>:$parentIter, LevelAttr:$loLvl,
                       LevelAttr:$hiLvl);
  let results = (outs AnySparseIterSpace:$extractedSpace);
  let assemblyFormat = [{
    $tensor (`at` $parentIter^)? `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) attr-dict
    `:` type($tensor) (`,` type($parentIter)^)? `->` qualified(type($extractedSpace))
  }];
  let hasVerifier = 1;
}

def ExtractValOp : SparseTensor_Op<"extract_value", [Pure,
    TypesMatchWith<"result type matches element type of tensor", "tensor", "result",
                   "::llvm::cast<TensorType>($_self).getElementType()">]> {
  let summary = "the element at a place";
  let arguments = (ins AnySparseTensor:$tensor, AnySparseIterator:$iterator);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $tensor `at` $iterator attr-dict `:` type($tensor) `,` qualified(type($iterator))
  }];
  let hasVerifier = 1;
}

class _SparseLoop<string mnemonic, list<Trait> traits, dag from, dag body>
    : SparseTensor_Op<mnemonic, traits # [RecursiveMemoryEffects,
                                          SingleBlockImplicitTerminator<"sparse_tensor::YieldOp">]> {
  let arguments = from;
  let results = (outs Variadic<AnyType>:$results);
  let regions = body;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

def IterateOp : _SparseLoop<"iterate", [RecursivelySpeculatable,
      DeclareOpInterfaceMethods<LoopLikeOpInterface, ["getInitsMutable", "getLoopResults",
                                                      "getRegionIterArgs", "getYieldedValuesMutable"]>,
      DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>],
    (ins AnySparseIterSpace:$iterSpace, Variadic<AnyType>:$initArgs, I64BitSetAttr:$crdUsedLvls),
    (region SizedRegion<1>:$region)> {
  let summary = "loop over stored places";
  let hasCanonicalizer = 1;
}

def SparseTensor_CoIterateOp : _SparseLoop<"coiterate", [AttrSizedOperandSegments],
    (ins Variadic<AnySparseIterSpace>:$iterSpaces, Variadic<AnyType>:$initArgs, I64BitSetAttr:$crdUsedLvls,
         I64BitSetArrayAttr:$cases),
    (region VariadicRegion<SizedRegion<1>>:$caseRegions)> {
  let summary = "loop over stored places of several tensors at once";
}

def SparseTensor_HasRuntimeLibraryOp : SparseTensor_Op<"has_runtime_library">, Results<(outs I1:$result)> {
  let summary = "whether a library does the work";
  let assemblyFormat = "attr-dict";
}

#endif
