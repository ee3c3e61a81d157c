//===- AffineOps.td: loops, conditions and accesses with affine bounds ----===//
#ifndef LEGALIZE_AFFINE_OPS
#define LEGALIZE_AFFINE_OPS

include "mlir/Dialect/Affine/IR/AffineMemoryOpInterfaces.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Affine_Dialect : Dialect {
  let name = "affine";
  let cppNamespace = "::mlir::affine";
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
  let hasConstantMaterializer = 1;
}

class Affine_Op<string mnemonic, list<Trait> traits = []> : Op<Affine_Dialect, mnemonic, traits>;

def ImplicitAffineTerminator : SingleBlockImplicitTerminator<"AffineYieldOp">;

// One number computed by a map.

def AffineApplyOp : Affine_Op<"apply", [Pure,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]> {
  let summary = "result of a map with one result";
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$mapOperands);
  let results = (outs Index);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

class AffineMinMaxOpBase<string mnemonic, list<Trait> traits = []>
    : Affine_Op<mnemonic, [Pure] # traits> {
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$operands);
  let results = (outs Index);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def AffineMaxOp : AffineMinMaxOpBase<"max"> { let summary = "largest result of a map"; }
def AffineMinOp : AffineMinMaxOpBase<"min"> { let summary = "smallest result of a map"; }

// Places in a grid and their numbers.

defvar _AffineBasisInParens = "custom<DynamicIndexList>($dynamic_basis, $static_basis, "
                        # "\"{}\", \"::mlir::AsmParser::Delimiter::Paren\")";

class _AffineIndexOp<string mnemonic, list<Trait> traits> : Affine_Op<mnemonic, traits> {
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def AffineDelinearizeIndexOp : _AffineIndexOp<"delinearize_index", [Pure]> {
  let summary = "the position that an index denotes";
  let arguments = (ins Index:$linear_index, Variadic<Index>:$dynamic_basis,
                       DenseI64ArrayAttr:$static_basis);
  let results = (outs Variadic<Index>:$multi_index);
  let assemblyFormat = !strconcat("$linear_index `into` ", _AffineBasisInParens,
                                  " attr-dict `:` type($multi_index)");
}
def AffineLinearizeIndexOp : _AffineIndexOp<"linearize_index", [AttrSizedOperandSegments, Pure]> {
  let summary = "the number of a place";
  let arguments = (ins Variadic<Index>:$multi_index, Variadic<Index>:$dynamic_basis,
                       DenseI64ArrayAttr:$static_basis, UnitProp:$disjoint);
  let results = (outs Index:$linear_index);
  let assemblyFormat = !strconcat("(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` ",
                                  _AffineBasisInParens, " attr-dict `:` type($linear_index)");
}

// Control flow.

def AffineForOp : Affine_Op<"for", [AttrSizedOperandSegments, AutomaticAllocationScope,
    ConditionallySpeculatable, ImplicitAffineTerminator, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
        "getLoopInductionVars", "getLoopLowerBounds", "getLoopSteps", "getLoopUpperBounds",
        "getYieldedValuesMutable", "replaceWithAdditionalYields"]>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>]> {
  let summary = "loop whose bounds are maps";
  let arguments = (ins Variadic<Index>:$lowerBoundOperands, Variadic<Index>:$upperBoundOperands,
                       Variadic<AnyType>:$inits, AffineMapAttr:$lowerBoundMap,
                       AffineMapAttr:$upperBoundMap, IndexAttr:$step);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  defvar body = CArg<"function_ref<void(OpBuilder &, Location, Value, ValueRange)>", "nullptr">;
  let builders = [
    OpBuilder<(ins "int64_t":$lowerBound, "int64_t":$upperBound, CArg<"int64_t", "1">:$step,
                   CArg<"ValueRange", "{}">:$iterArgs, body:$bodyBuilder)>,
    OpBuilder<(ins "ValueRange":$lbOperands, "AffineMap":$lbMap, "ValueRange":$ubOperands,
                   "AffineMap":$ubMap, CArg<"int64_t", "1">:$step,
                   CArg<"ValueRange", "{}">:$iterArgs, body:$bodyBuilder)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasFolder = 1;
}

def AffineIfOp : Affine_Op<"if", [ImplicitAffineTerminator, NoRegionArguments,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>, RecursiveMemoryEffects,
    RecursivelySpeculatable]> {
  let summary = "one of two regions, chosen by an integer set";
  let arguments = (ins Variadic<AnyType>, IntegerSetAttr:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "IntegerSet":$set, "ValueRange":$args, "bool":$withElseRegion)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "IntegerSet":$set, "ValueRange":$args,
                   "bool":$withElseRegion)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def AffineParallelOp : Affine_Op<"parallel", [AutomaticAllocationScope, ImplicitAffineTerminator,
    DeclareOpInterfaceMethods<LoopLikeOpInterface>, MemRefsNormalizable, RecursiveMemoryEffects,
    RecursivelySpeculatable]> {
  let summary = "loops whose turns may run at once";
  let arguments = (ins TypedArrayAttrBase<AtomicRMWKindAttr, "Reduction ops">:$reductions,
                       AffineMapAttr:$lowerBoundsMap, I32ElementsAttr:$lowerBoundsGroups,
                       AffineMapAttr:$upperBoundsMap, I32ElementsAttr:$upperBoundsGroups,
                       I64SmallVectorArrayAttr:$steps, Variadic<Index>:$mapOperands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def AffineYieldOp : Affine_Op<"yield", [MemRefsNormalizable, Pure, Terminator, ReturnLike]> {
  let summary = "end of a region";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

// Memory.

class _AffineMemoryOp<string mnemonic, list<Trait> traits>
    : Affine_Op<mnemonic, traits # [DeclareOpInterfaceMethods<AffineMapAccessInterface>,
                                    MemRefsNormalizable]> {
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}
class AffineLoadOpBase<string mnemonic, list<Trait> traits = []>
    : _AffineMemoryOp<mnemonic, traits # [DeclareOpInterfaceMethods<AffineReadOpInterface>]> {
  let arguments = (ins Arg<AnyMemRef, "what is read", [MemRead]>:$memref,
                       Variadic<Index>:$indices, AffineMapAttr:$map);
}
class AffineStoreOpBase<string mnemonic, list<Trait> traits = [], Type stored = AnyType>
    : _AffineMemoryOp<mnemonic, traits # [DeclareOpInterfaceMethods<AffineWriteOpInterface>]> {
  let arguments = (ins stored:$value, Arg<AnyMemRef, "what is written", [MemWrite]>:$memref,
                       Variadic<Index>:$indices, AffineMapAttr:$map);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "ValueRange":$indices)>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "AffineMap":$map,
                   "ValueRange":$mapOperands)>
  ];
}

def AffineLoadOp : AffineLoadOpBase<"load"> {
  let summary = "reads an element of a buffer";
  let results = (outs AnyType:$result);
  let hasFolder = 1;
}
def AffineStoreOp : AffineStoreOpBase<"store"> {
  let summary = "writes an element of a buffer";
  let hasFolder = 1;
}
def AffineVectorLoadOp : AffineLoadOpBase<"vector_load"> {
  let summary = "reads a slice of a buffer as a vector";
  let results = (outs AnyVectorOfNonZeroRank:$result);
}
def AffineVectorStoreOp : AffineStoreOpBase<"vector_store", [], AnyVectorOfNonZeroRank> {
  let summary = "writes a vector to a slice of a buffer";
}
def AffinePrefetchOp : _AffineMemoryOp<"prefetch", []> {
  let summary = "announces an access";
  let arguments = (ins AnyMemRef:$memref, Variadic<Index>:$indices, BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint,
                       BoolAttr:$isDataCache, AffineMapAttr:$map);
  let hasFolder = 1;
}

#endif
