//===- TransformCommon.td: forms that many transforms share ---------------===//
// Not a file of upstream's: the base classes of the core operations and of the dialects' extensions.
#ifndef LEGALIZE_TRANSFORM_COMMON
#define LEGALIZE_TRANSFORM_COMMON

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

defvar _Transform_ownEffects = DeclareOpInterfaceMethods<MemoryEffectsOpInterface>;
defvar _Transform_ownApply = DeclareOpInterfaceMethods<TransformOpInterface>;
// Takes handles and gives new ones, with the effects that follow from this.
defvar _Transform_functional = [FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface];
// Applied to one operation after the other.
defvar _Transform_each = [TransformOpInterface, TransformEachOpTrait];
defvar _Transform_reports = ReportTrackingListenerFailuresOpTrait;

// Applied to everything at once, with effects of its own.
class _Transform_Whole<string mnemonic, list<Trait> traits = []>
    : TransformDialectOp<mnemonic, [_Transform_ownApply, _Transform_ownEffects] # traits>;

// One handle in, and how it and the results are written.
class _Transform_OfTarget<string mnemonic, list<Trait> traits>
    : TransformDialectOp<mnemonic, traits> {
  let arguments = (ins TransformHandleTypeInterface:$target);
  let assemblyFormat = "$target attr-dict `:` type($target)";
}

// One handle in, another one out.
class _Transform_Functional<string mnemonic, list<Trait> traits = [_Transform_ownApply]>
    : TransformDialectOp<mnemonic, _Transform_functional # traits> {
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs TransformHandleTypeInterface:$transformed);
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}
class _Transform_FunctionalEach<string mnemonic, list<Trait> traits = []>
    : _Transform_Functional<mnemonic, _Transform_each # traits>;

// Sets of patterns, as they are listed in the region of `apply_patterns` or `apply_conversion_patterns`.
class _Transform_Patterns<string word, list<string> methods = []>
    : TransformDialectOp<"apply_patterns." # word,
                         [DeclareOpInterfaceMethods<PatternDescriptorOpInterface, methods>]> {
  let summary = "the patterns `" # word # "`";
  let assemblyFormat = "attr-dict";
}
class _Transform_ConversionPatterns<string word, list<string> methods = []>
    : TransformDialectOp<"apply_conversion_patterns." # word,
                         [DeclareOpInterfaceMethods<ConversionPatternDescriptorOpInterface, methods>]> {
  let summary = "the conversion patterns `" # word # "`";
  let assemblyFormat = "attr-dict";
}

#endif
