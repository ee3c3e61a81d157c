//===- LinalgMatchOps.td: conditions on structured operations -------------===//
#ifndef LEGALIZE_LINALG_MATCH_OPS
#define LEGALIZE_LINALG_MATCH_OPS

include "mlir/Dialect/Linalg/TransformOps/LinalgTransformEnums.td"
include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def StructuredPredicate : NativeOpTrait<"StructuredOpPredicateOpTrait"> {
  let cppNamespace = "::mlir::transform";
  string extraDescription = "";
}

def MatchStructuredOp : TransformDialectOp<"match.structured", [
    _Transform_ownEffects, MatchOpInterface, SingleOpMatcher,
    SingleBlockImplicitTerminator<"::mlir::transform::MatchStructuredYieldOp">]> {
  let summary = "a structured operation for which all that is asked holds";
  let arguments = (ins TransformHandleTypeInterface:$current,
                       OptionalAttr<FailurePropagationMode>:$failure_propagation_mode);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$outputs);
  let regions = (region SizedRegion<1>:$body_region);
  let assemblyFormat = [{
    (`failures` `(` $failure_propagation_mode^ `)`)? $current
    `:` custom<SemiFunctionType>(type($current), type($outputs)) attr-dict-with-keyword regions
  }];
  let hasVerifier = 1;
}

def MatchStructuredYieldOp
    : TransformDialectOp<"match.structured.yield", [_Transform_ownEffects, Terminator]> {
  let summary = "what a match gives";
  let arguments = (ins Variadic<Transform_AnyHandleOrParamType>:$handles);
  let builders = [OpBuilder<(ins)>];
  let assemblyFormat = "$handles attr-dict (`:` type($handles)^)?";
}

// A question about the matched operation, possibly with an answer.
class _Transform_Ask<string word>
    : TransformDialectOp<"match.structured." # word, [
          MatchOpInterface, MemoryEffectsOpInterface, SingleOpMatcher, StructuredPredicate]> {
  let arguments = (ins TransformHandleTypeInterface:$operand_handle);
  let assemblyFormat = "$operand_handle attr-dict `:` functional-type(operands, results)";
}

def MatchStructuredBodyOp : _Transform_Ask<"body"> {
  let summary = "what is in the body?";
  let arguments = (ins TransformHandleTypeInterface:$operand_handle,
                       OptionalAttr<I64Attr>:$reduction_position, UnitAttr:$passthrough,
                       UnitAttr:$elementwise, OptionalAttr<StrArrayAttr>:$contraction);
  let assemblyFormat = "$operand_handle attr-dict `:` type($operand_handle)";
  let hasVerifier = 1;
}

defvar _Transform_Param = TransformParamTypeInterface;

def MatchStructuredClassifyContractionDimsOp : _Transform_Ask<"classify_contraction_dims"> {
  let summary = "which dimensions of a contraction are of which kind?";
  let results = (outs _Transform_Param:$batch, _Transform_Param:$m, _Transform_Param:$n,
                      _Transform_Param:$k);
}
def MatchStructuredClassifyConvolutionDimsOp : _Transform_Ask<"classify_convolution_dims"> {
  let summary = "which dimensions of a convolution are of which kind?";
  let results = (outs _Transform_Param:$batch, _Transform_Param:$output_image,
                      _Transform_Param:$output_channel, _Transform_Param:$filter_loop,
                      _Transform_Param:$input_channel, _Transform_Param:$depth,
                      _Transform_Param:$strides, _Transform_Param:$dilations);
}

def MatchStructuredDimOp : _Transform_Ask<"dim"> {
  let summary = "are the dimensions of this kind, and how large?";
  let arguments = (ins TransformHandleTypeInterface:$operand_handle, DenseI64ArrayAttr:$raw_dim_list,
                       UnitAttr:$is_inverted, UnitAttr:$is_all, UnitAttr:$parallel,
                       UnitAttr:$reduction);
  let results = (outs Optional<_Transform_Param>:$result);
  let assemblyFormat = [{
    $operand_handle `[` custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all) `]`
    attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))
  }];
  let hasVerifier = 1;
}

class MatchStructuredOperandOp<string word> : _Transform_Ask<word> {
  let summary = "how are its operands accessed (" # word # ")?";
  let arguments = (ins TransformHandleTypeInterface:$operand_handle,
                       DenseI64ArrayAttr:$raw_position_list, UnitAttr:$is_inverted, UnitAttr:$is_all,
                       UnitAttr:$permutation, UnitAttr:$projected_permutation);
  let results =
      (outs Optional<AnyTypeOf<[TransformAnyHandle, Transform_AffineMapParamType]>>:$result);
  let assemblyFormat = [{
    $operand_handle `[` custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all) `]`
    attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))
  }];
  let hasVerifier = 1;
}
def MatchStructuredInputOp : MatchStructuredOperandOp<"input">;
def MatchStructuredInitOp : MatchStructuredOperandOp<"init">;

class _Transform_AskNumber<string what> : _Transform_Ask<"num_" # what> {
  let summary = "how many " # what # "?";
  let results = (outs _Transform_Param:$result);
}
def MatchStructuredNumInputsOp : _Transform_AskNumber<"inputs">;
def MatchStructuredNumInitsOp : _Transform_AskNumber<"inits">;

def MatchStructuredRankOp : _Transform_Ask<"rank"> {
  let summary = "how many loops?";
  let results = (outs _Transform_Param:$rank);
  let assemblyFormat = [{
    $operand_handle attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($rank), "false")
  }];
}

def MatchStructuredResultOp : _Transform_Ask<"result"> {
  let summary = "what is this result, or who uses it?";
  let arguments = (ins TransformHandleTypeInterface:$operand_handle, I64Attr:$position, UnitAttr:$any,
                       UnitAttr:$single);
  let results = (outs TransformAnyHandle:$result);
  let assemblyFormat = [{
    $operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def MatchStructuredElementalBitwidthOp
    : TransformDialectOp<"match.structured.elemental_bitwidth",
                         [MatchOpInterface, MemoryEffectsOpInterface, SingleValueMatcher]> {
  let summary = "how wide are the elements?";
  let arguments = (ins TransformValueHandleTypeInterface:$operand_handle);
  let results = (outs _Transform_Param:$result);
  let assemblyFormat = "$operand_handle attr-dict `:` functional-type(operands, results)";
}

#endif
