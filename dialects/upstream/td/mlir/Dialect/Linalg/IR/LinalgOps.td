//===- LinalgOps.td: linalg operations without a body of their own --------===//
#ifndef LEGALIZE_LINALG_OPS
#define LEGALIZE_LINALG_OPS

include "mlir/Dialect/Linalg/IR/LinalgBase.td"
include "mlir/Dialect/Linalg/IR/LinalgInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class Linalg_Op<string mnemonic, list<Trait> traits = []> : Op<Linalg_Dialect, mnemonic, traits>;

def Linalg_IndexOp : Linalg_Op<"index", [Pure]> {
  let summary = "the number of a loop's turn";
  let arguments = (ins ConfinedAttr<I64Attr, [IntMinValue<0>]>:$dim);
  let results = (outs Index:$result);
  let assemblyFormat = "$dim attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Linalg_YieldOp : Linalg_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "end of a body, with the elements to be";
  let arguments = (ins Variadic<AnyType>:$values);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

defvar _LinalgTiled = DeclareOpInterfaceMethods<TilingInterface, [
    "getIterationDomain", "getLoopIteratorTypes", "getResultTilePosition",
    "getTiledImplementation"]>;

// `word(attribute) ins(value) outs($output)`, with a result that may be left out where `arrow` is so.
class _LinalgTransformFormat<string word, string attribute, string value,
                             string arrow = "`->` type($result)">
    : StrFunc<"attr-dict `" # word # "` `(` $" # attribute # " `)` `ins` `(` $" # value # " `:` type($"
              # value # ") `)` `outs` `(` $output `:` type($output) `)` " # arrow>;

def Linalg_SoftmaxOp : Linalg_Op<"softmax", [DestinationStyleOpInterface,
    PredOpTrait<"input and output have same element type", TCopVTEtIsSameAs<0, 1>>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>,
    DeclareOpInterfaceMethods<AggregatedOpInterface, ["decomposeOperation"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, _LinalgTiled]> {
  let summary = "softmax along a dimension";
  let arguments = (ins AnyShaped:$input, AnyShaped:$output, I64Attr:$dimension);
  let results = (outs Variadic<AnyRankedTensor>:$result);
  let assemblyFormat =
      _LinalgTransformFormat<"dimension", "dimension", "input", "(`->` type($result)^)?">.result;
  let hasVerifier = 1;
  let hasFolder = 1;
}

class _LinalgWinogradOp<string part, string value>
    : Linalg_Op<"winograd_" # part # "_transform", [AllElementTypesMatch<[value, "output"]>,
                DestinationStyleOpInterface, _LinalgTiled]> {
  let assemblyFormat = _LinalgTransformFormat<"fmr", "fmr", value>.result;
  let hasVerifier = 1;
}
defvar _Linalg4D = TensorRankOf<[AnyType], [4]>;
defvar _Linalg6D = TensorRankOf<[AnyType], [6]>;

def Linalg_WinogradFilterTransformOp : _LinalgWinogradOp<"filter", "filter"> {
  let summary = "prepares a filter";
  let arguments = (ins _Linalg4D:$filter, _Linalg4D:$output, WinogradConv2DFmr:$fmr);
  let results = (outs _Linalg4D:$result);
}
def Linalg_WinogradInputTransformOp : _LinalgWinogradOp<"input", "input"> {
  let summary = "prepares an input";
  let arguments = (ins _Linalg4D:$input, _Linalg6D:$output, WinogradConv2DFmr:$fmr);
  let results = (outs _Linalg6D:$result);
}
def Linalg_WinogradOutputTransformOp : _LinalgWinogradOp<"output", "value"> {
  let summary = "makes the output of products";
  let arguments = (ins _Linalg6D:$value, _Linalg4D:$output, WinogradConv2DFmr:$fmr);
  let results = (outs _Linalg4D:$result);
}

#endif
