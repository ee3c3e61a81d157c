//===- TransformOps.td: operations that transform others ------------------===//
#ifndef LEGALIZE_TRANSFORM_OPS
#define LEGALIZE_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

defvar _Transform_Any = Variadic<Transform_AnyHandleOrParamType>;
defvar _Transform_usesSymbol = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar _Transform_ends = SingleBlockImplicitTerminator<"::mlir::transform::YieldOp">;
class _Transform_Branch<list<string> methods>
    : DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"] # methods>;
class _Transform_Apply<list<string> methods>
    : DeclareOpInterfaceMethods<TransformOpInterface, methods>;

// Sequences, and choices of them.

def SequenceOp : _Transform_Whole<"sequence", [
    _Transform_Branch<["getRegionInvocationBounds"]>, MatchOpInterface, OpAsmOpInterface,
    PossibleTopLevelTransformOpTrait, _Transform_ends, AttrSizedOperandSegments]> {
  let summary = "one transform after the other";
  let arguments = (ins FailurePropagationMode:$failure_propagation_mode,
                       Optional<TransformHandleTypeInterface>:$root, _Transform_Any:$extra_bindings);
  let results = (outs Variadic<TransformHandleTypeInterface>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings))
    (`->` type($results)^)? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    static ::llvm::StringRef getDefaultDialect() { return "transform"; }
  }];
}

def NamedSequenceOp
    : _Transform_Whole<"named_sequence", [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "a sequence that others include by its name";
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrBase<"::mlir::FunctionType", "function type attribute">:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region MaxSizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IncludeOp : _Transform_Whole<"include", [CallOpInterface, MatchOpInterface, _Transform_usesSymbol]> {
  let summary = "applies a named sequence";
  let arguments = (ins SymbolRefAttr:$target, FailurePropagationMode:$failure_propagation_mode,
                       _Transform_Any:$operands, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs _Transform_Any:$results);
  let assemblyFormat = [{
    $target `failures` `(` $failure_propagation_mode `)` `(` $operands `)` attr-dict
    `:` functional-type($operands, $results)
  }];
}

def AlternativesOp : _Transform_Whole<"alternatives", [
    _Transform_Branch<["getRegionInvocationBounds"]>, IsolatedFromAbove,
    PossibleTopLevelTransformOpTrait, _Transform_ends]> {
  let summary = "the first of several sequences that succeeds";
  let arguments = (ins Optional<TransformHandleTypeInterface>:$scope);
  let results = (outs Variadic<TransformHandleTypeInterface>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$alternatives);
  let assemblyFormat =
      "($scope^ `:` type($scope))? (`->` type($results)^)? attr-dict-with-keyword regions";
  let hasVerifier = 1;
}

def ForeachOp : _Transform_Whole<"foreach", [_Transform_Branch<[]>, _Transform_ends]> {
  let summary = "a sequence for each operation of the handles";
  let arguments = (ins _Transform_Any:$targets, UnitAttr:$with_zip_shortest);
  let results = (outs _Transform_Any:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets)
    (`->` type($results)^)? $body attr-dict
  }];
  let hasVerifier = 1;
}

def YieldOp : TransformDialectOp<"yield", [_Transform_ownEffects, Terminator]> {
  let summary = "end of a sequence";
  let arguments = (ins Arg<_Transform_Any, "what the sequence gives">:$operands);
  let builders = [OpBuilder<(ins), "">];
  let assemblyFormat = "operands attr-dict (`:` type($operands)^)?";
}

// Matches by name.

def ForeachMatchOp : TransformDialectOp<"foreach_match", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    _Transform_Apply<["allowsRepeatedHandleOperands"]>, _Transform_ownEffects,
    _Transform_usesSymbol]> {
  let summary = "named actions on what named matchers accept";
  let arguments = (ins TransformHandleTypeInterface:$root, _Transform_Any:$forwarded_inputs,
                       UnitAttr:$restrict_root, UnitAttr:$flatten_results,
                       SymbolRefArrayAttr:$matchers, SymbolRefArrayAttr:$actions);
  let results = (outs TransformHandleTypeInterface:$updated, _Transform_Any:$forwarded_outputs);
  let assemblyFormat = [{
    oilist(`restrict_root` $restrict_root | `flatten_results` $flatten_results)
    `in` $root (`,` $forwarded_inputs^)? custom<ForeachMatchSymbols>($matchers, $actions)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def CollectMatchingOp : _Transform_Whole<"collect_matching", [_Transform_usesSymbol]> {
  let summary = "handles to everything that a named matcher accepts";
  let arguments = (ins TransformHandleTypeInterface:$root, SymbolRefAttr:$matcher);
  let results = (outs _Transform_Any:$results);
  let assemblyFormat = "$matcher `in` $root attr-dict `:` functional-type($root, $results)";
}

def MatchOperationEmptyOp : TransformDialectOp<"match.operation_empty",
    [AtMostOneOpMatcher, MatchOpInterface, MemoryEffectsOpInterface]> {
  let summary = "holds if there is no operation";
  let arguments = (ins TransformHandleTypeInterface:$operand_handle);
  let assemblyFormat = "$operand_handle attr-dict `:` type($operand_handle)";
}

def MatchOperationNameOp : TransformDialectOp<"match.operation_name",
    [MatchOpInterface, MemoryEffectsOpInterface, SingleOpMatcher]> {
  let summary = "holds if an operation has one of some names";
  let arguments = (ins TransformHandleTypeInterface:$operand_handle, StrArrayAttr:$op_names);
  let assemblyFormat = "$operand_handle $op_names attr-dict `:` type($operand_handle)";
}

def MatchParamCmpIOp
    : _Transform_Whole<"match.param.cmpi", [MatchOpInterface, SameTypeOperands]> {
  let summary = "holds if numbers compare in some way";
  let arguments = (ins TransformParamTypeInterface:$param, TransformParamTypeInterface:$reference,
                       MatchCmpIPredicateAttr:$predicate);
  let assemblyFormat = "$predicate $param `,` $reference attr-dict `:` type($param)";
}

// Passes and patterns.

// A clean-up of the operations within each target.
class _Transform_CleanUp<string what, string format = "`to`">
    : _Transform_OfTarget<what, [_Transform_ownEffects, _Transform_reports] # _Transform_each> {
  let summary = "`" # what # "` for what is held by operations";
  let assemblyFormat = format # " $target attr-dict `:` type($target)";
}
def ApplyCommonSubexpressionEliminationOp : _Transform_CleanUp<"apply_cse">;
def ApplyDeadCodeEliminationOp : _Transform_CleanUp<"apply_dce">;
def ApplyLoopInvariantCodeMotionOp : _Transform_CleanUp<"apply_licm">;
def VerifyOp : _Transform_CleanUp<"verify", "">;

def ApplyPatternsOp : TransformDialectOp<"apply_patterns",
    _Transform_each # [_Transform_ownEffects, _Transform_reports] # GraphRegionNoTerminator.traits> {
  let summary = "rewrites with patterns until nothing changes";
  let arguments = (ins TransformHandleTypeInterface:$target, UnitAttr:$apply_cse,
                       DefaultValuedAttr<I64Attr, "static_cast<uint64_t>(-1)">:$max_iterations,
                       DefaultValuedAttr<I64Attr, "static_cast<uint64_t>(-1)">:$max_num_rewrites);
  let regions = (region MaxSizedRegion<1>:$patterns);
  let assemblyFormat = "`to` $target $patterns attr-dict `:` type($target)";
  let hasVerifier = 1;
}
def ApplyCanonicalizationPatternsOp : _Transform_Patterns<"canonicalization">;

def ApplyConversionPatternsOp : _Transform_Whole<"apply_conversion_patterns",
    [_Transform_reports] # GraphRegionNoTerminator.traits> {
  let summary = "a dialect conversion";
  let arguments = (ins TransformHandleTypeInterface:$target, OptionalAttr<StrArrayAttr>:$legal_ops,
                       OptionalAttr<StrArrayAttr>:$illegal_ops,
                       OptionalAttr<StrArrayAttr>:$legal_dialects,
                       OptionalAttr<StrArrayAttr>:$illegal_dialects, UnitAttr:$partial_conversion,
                       UnitAttr:$preserve_handles);
  let regions = (region MaxSizedRegion<1>:$patterns,
                        VariadicRegion<MaxSizedRegion<1>>:$default_type_converter_region);
  let assemblyFormat = [{
    `to` $target $patterns (`with` `type_converter` $default_type_converter_region^)?
    attr-dict `:` type($target)
  }];
  let hasVerifier = 1;
}
def ApplyToLLVMConversionPatternsOp
    : _Transform_ConversionPatterns<"dialect_to_llvm", ["verifyTypeConverter"]> {
  let arguments = (ins StrAttr:$dialect_name);
  let assemblyFormat = "$dialect_name attr-dict";
  let hasVerifier = 1;
}

def ApplyRegisteredPassOp : _Transform_Whole<"apply_registered_pass"> {
  let summary = "runs a pass by its name";
  let arguments = (ins TransformHandleTypeInterface:$target, StrAttr:$pass_name,
                       DefaultValuedAttr<DictionaryAttr, "{}">:$options,
                       Variadic<TransformParamTypeInterface>:$dynamic_options);
  let results = (outs TransformHandleTypeInterface:$result);
  let assemblyFormat = [{
    $pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)?
    `to` $target attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def AnnotateOp : _Transform_Whole<"annotate"> {
  let summary = "sets an attribute";
  let arguments = (ins TransformHandleTypeInterface:$target, StrAttr:$name,
                       Optional<TransformParamTypeInterface>:$param);
  let assemblyFormat =
      "$target $name attr-dict (`=` $param^)? `:` type($target) (`,` type($param)^)?";
}

def PrintOp : _Transform_Whole<"print", [MatchOpInterface]> {
  let summary = "prints operations for whoever debugs";
  let arguments = (ins Optional<TransformHandleTypeInterface>:$target, OptionalAttr<StrAttr>:$name,
                       OptionalAttr<UnitAttr>:$assume_verified, OptionalAttr<UnitAttr>:$use_local_scope,
                       OptionalAttr<UnitAttr>:$skip_regions);
  let assemblyFormat = "$target attr-dict (`:` type($target)^)?";
}

// From handles to their neighbours.

class _Transform_Get<string what, list<Trait> traits = [MatchOpInterface]>
    : TransformDialectOp<"get_" # what, [_Transform_ownApply, MemoryEffectsOpInterface,
                                         NavigationTransformOpTrait] # traits> {
  let summary = "from a handle to its " # what;
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}

def GetConsumersOfResult : _Transform_Get<"consumers_of_result", []> {
  let arguments = (ins TransformHandleTypeInterface:$target, I64Attr:$result_number);
  let results = (outs TransformHandleTypeInterface:$consumers);
  let assemblyFormat =
      "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)";
}
def GetProducerOfOperand : _Transform_Get<"producer_of_operand"> {
  let arguments = (ins TransformHandleTypeInterface:$target, I64Attr:$operand_number);
  let results = (outs TransformHandleTypeInterface:$producer);
  let assemblyFormat =
      "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)";
}
def GetDefiningOp : _Transform_Get<"defining_op"> {
  let arguments = (ins TransformValueHandleTypeInterface:$target);
  let results = (outs TransformHandleTypeInterface:$result);
}
def GetParentOp : _Transform_Get<"parent_op"> {
  let arguments = (ins TransformHandleTypeInterface:$target, UnitAttr:$isolated_from_above,
                       UnitAttr:$allow_empty_results, OptionalAttr<StrAttr>:$op_name,
                       UnitAttr:$deduplicate,
                       DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "1">:$nth_parent);
  let results = (outs TransformHandleTypeInterface:$parent);
}
class _Transform_GetListed<string what, list<Trait> traits> : _Transform_Get<what, traits> {
  let arguments = (ins TransformHandleTypeInterface:$target, DenseI64ArrayAttr:$raw_position_list,
                       UnitAttr:$is_inverted, UnitAttr:$is_all);
  let results = (outs TransformValueHandleTypeInterface:$result);
  let assemblyFormat = [{
    $target `[` custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all) `]`
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}
def GetOperandOp : _Transform_GetListed<"operand", [MatchOpInterface]>;
def GetResultOp : _Transform_GetListed<"result", []>;

def GetTypeOp : _Transform_Whole<"get_type", [MatchOpInterface]> {
  let summary = "the type of a value as a parameter";
  let arguments = (ins TransformValueHandleTypeInterface:$value, UnitAttr:$elemental);
  let results = (outs TransformParamTypeInterface:$type_param);
  let assemblyFormat =
      "(`elemental` $elemental^)? $value attr-dict `:` functional-type(operands, results)";
}

def SelectOp : TransformDialectOp<"select",
    [_Transform_ownApply, MemoryEffectsOpInterface, NavigationTransformOpTrait]> {
  let summary = "keeps the operations of one name";
  let arguments = (ins TransformHandleTypeInterface:$target, StrAttr:$op_name);
  let results = (outs TransformHandleTypeInterface:$result);
  let assemblyFormat = "$op_name `in` $target attr-dict `:` functional-type(operands, results)";
}

// Handles and parameters themselves.

def CastOp : TransformDialectOp<"cast", _Transform_each # [
    DeclareOpInterfaceMethods<CastOpInterface>, _Transform_ownEffects]> {
  let summary = "another type of handle";
  let arguments = (ins TransformHandleTypeInterface:$input);
  let results = (outs TransformHandleTypeInterface:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
}

def MergeHandlesOp : TransformDialectOp<"merge_handles", [
    _Transform_Apply<["allowsRepeatedHandleOperands"]>, _Transform_ownEffects, MatchOpInterface,
    SameOperandsAndResultType]> {
  let summary = "one handle for the operations of several";
  let arguments = (ins _Transform_Any:$handles, UnitAttr:$deduplicate);
  let results = (outs Transform_AnyHandleOrParamType:$result);
  let assemblyFormat = "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)";
  let hasFolder = 1;
}

def SplitHandleOp : _Transform_Whole<"split_handle", [FunctionalStyleTransformOpTrait]> {
  let summary = "a handle for each part";
  let arguments = (ins Transform_AnyHandleOrParamType:$handle,
                       DefaultValuedAttr<BoolAttr, "true">:$pass_through_empty_handle,
                       DefaultValuedAttr<BoolAttr, "true">:$fail_on_payload_too_small,
                       OptionalAttr<I64Attr>:$overflow_result);
  let results = (outs _Transform_Any:$results);
  let assemblyFormat = "$handle attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def ReplicateOp : _Transform_Whole<"replicate", [AllTypesMatch<["handles", "replicated"]>]> {
  let summary = "repeats the operations of handles";
  let arguments = (ins TransformHandleTypeInterface:$pattern, _Transform_Any:$handles);
  let results = (outs _Transform_Any:$replicated);
  let assemblyFormat =
      "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)";
}

// A parameter from nothing, or from a handle.
class _Transform_MakeParam<string mnemonic>
    : TransformDialectOp<mnemonic, [_Transform_ownApply, MatchOpInterface, MemoryEffectsOpInterface,
                                    ParamProducerTransformOpTrait]>;

def NumAssociationsOp : _Transform_MakeParam<"num_associations"> {
  let summary = "the number of operations of a handle";
  let arguments = (ins Transform_AnyHandleOrParamType:$handle);
  let results = (outs TransformParamTypeInterface:$num);
  let assemblyFormat = "$handle attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def ParamConstantOp : _Transform_MakeParam<"param.constant"> {
  let summary = "an attribute as a parameter";
  let arguments = (ins AnyAttr:$value);
  let results = (outs TransformParamTypeInterface:$param);
  let assemblyFormat = "$value attr-dict `->` type($param)";
}

#endif
