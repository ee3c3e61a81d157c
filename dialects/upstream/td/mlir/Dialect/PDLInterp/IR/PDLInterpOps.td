//===- PDLInterpOps.td: steps of an interpreter of patterns ---------------===//
#ifndef LEGALIZE_PDL_INTERP_OPS
#define LEGALIZE_PDL_INTERP_OPS

include "mlir/Dialect/PDL/IR/PDLTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def PDLInterp_Dialect : Dialect {
  let name = "pdl_interp";
  let cppNamespace = "::mlir::pdl_interp";
  let dependentDialects = ["pdl::PDLDialect"];
}

class PDLInterp_Op<string mnemonic, list<Trait> traits = []>
    : Op<PDLInterp_Dialect, mnemonic, traits>;

// A question with two ways on.
class PDLInterp_PredicateOp<string mnemonic, list<Trait> traits = []>
    : PDLInterp_Op<mnemonic, [Terminator] # traits> {
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
}

// A way on for each of some values.
class PDLInterp_SwitchOp<string mnemonic, list<Trait> traits = []>
    : PDLInterp_Op<mnemonic, [Terminator] # traits> {
  let successors = (successor AnySuccessor:$defaultDest, VariadicSuccessor<AnySuccessor>:$cases);
}

defvar _Interp_Count = ConfinedAttr<I32Attr, [IntNonNegative]>;
defvar _Interp_Anything = Variadic<PDL_AnyType>;
defvar _Interp_ValueOrValues = PDL_InstOrRangeOf<PDL_Value>;
defvar _Interp_TypeRange = PDL_RangeOf<PDL_Type>;

// Functions of the interpreter and their ends.

def PDLInterp_FuncOp : PDLInterp_Op<"func", [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "a function of the interpreter";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region MinSizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}

def PDLInterp_BranchOp : PDLInterp_Op<"branch", [Pure, Terminator]> {
  let summary = "jump";
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest attr-dict";
}

def PDLInterp_FinalizeOp : PDLInterp_Op<"finalize", [Pure, Terminator]> {
  let summary = "end of a match or rewrite";
  let assemblyFormat = "attr-dict";
}

def PDLInterp_ForEachOp : PDLInterp_Op<"foreach", [Terminator]> {
  let summary = "a region for each element of a range";
  let arguments = (ins PDL_RangeOf<PDL_AnyType>:$values);
  let regions = (region AnyRegion:$region);
  let successors = (successor AnySuccessor:$successor);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def PDLInterp_ContinueOp
    : PDLInterp_Op<"continue", [Pure, HasParent<"ForEachOp">, Terminator]> {
  let summary = "on to the next element";
  let assemblyFormat = "attr-dict";
}

def PDLInterp_RecordMatchOp
    : PDLInterp_Op<"record_match", [AttrSizedOperandSegments, Terminator]> {
  let summary = "notes a match and how it will be rewritten";
  let arguments = (ins _Interp_Anything:$inputs, Variadic<PDL_Operation>:$matchedOps,
                       SymbolRefAttr:$rewriter, OptionalAttr<StrAttr>:$rootKind,
                       OptionalAttr<StrArrayAttr>:$generatedOps,
                       ConfinedAttr<I16Attr, [IntNonNegative]>:$benefit);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:` `benefit` `(` $benefit `)` `,`
    (`generatedOps` `(` $generatedOps^ `)` `,`)? `loc` `(` `[` $matchedOps `]` `)`
    (`,` `root` `(` $rootKind^ `)`)? attr-dict `->` $dest
  }];
}

// Questions.

def PDLInterp_ApplyConstraintOp : PDLInterp_PredicateOp<"apply_constraint"> {
  let summary = "asks a named function";
  let arguments = (ins StrAttr:$name, _Interp_Anything:$args,
                       DefaultValuedAttr<BoolAttr, "false">:$isNegated);
  let results = (outs _Interp_Anything:$results);
  let assemblyFormat =
      "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict `->` successors";
}

def PDLInterp_AreEqualOp : PDLInterp_PredicateOp<"are_equal", [Pure, SameTypeOperands]> {
  let summary = "are two handles for the same thing?";
  let arguments = (ins PDL_AnyType:$lhs, PDL_AnyType:$rhs);
  let assemblyFormat = "operands `:` type($lhs) attr-dict `->` successors";
}

def PDLInterp_IsNotNullOp : PDLInterp_PredicateOp<"is_not_null", [Pure]> {
  let summary = "is it there?";
  let arguments = (ins PDL_AnyType:$value);
  let assemblyFormat = "$value `:` type($value) attr-dict `->` successors";
}

def PDLInterp_CheckAttributeOp : PDLInterp_PredicateOp<"check_attribute", [Pure]> {
  let summary = "is it this attribute?";
  let arguments = (ins PDL_Attribute:$attribute, AnyAttr:$constantValue);
  let assemblyFormat = "$attribute `is` $constantValue attr-dict `->` successors";
}

def PDLInterp_CheckOperationNameOp : PDLInterp_PredicateOp<"check_operation_name", [Pure]> {
  let summary = "has the operation this name?";
  let arguments = (ins PDL_Operation:$inputOp, StrAttr:$name);
  let assemblyFormat = "`of` $inputOp `is` $name attr-dict `->` successors";
}

def PDLInterp_CheckTypeOp : PDLInterp_PredicateOp<"check_type", [Pure]> {
  let summary = "is it this type?";
  let arguments = (ins PDL_Type:$value, TypeAttr:$type);
  let assemblyFormat = "$value `is` $type attr-dict `->` successors";
}

def PDLInterp_CheckTypesOp : PDLInterp_PredicateOp<"check_types", [Pure]> {
  let summary = "are they these types?";
  let arguments = (ins _Interp_TypeRange:$value, TypeArrayAttr:$types);
  let assemblyFormat = "$value `are` $types attr-dict `->` successors";
}

class _Interp_CheckCount<string what> : PDLInterp_PredicateOp<"check_" # what # "_count", [Pure]> {
  let summary = "is the " # what # " count this, or at least this?";
  let arguments = (ins PDL_Operation:$inputOp, _Interp_Count:$count, UnitAttr:$compareAtLeast);
  let assemblyFormat =
      "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors";
}
def PDLInterp_CheckOperandCountOp : _Interp_CheckCount<"operand">;
def PDLInterp_CheckResultCountOp : _Interp_CheckCount<"result">;

// Switches.

class _Interp_Switch<string what, dag args, string of = ""> : PDLInterp_SwitchOp<"switch_" # what, [Pure]> {
  let summary = "goes on by " # what;
  let arguments = args;
  let assemblyFormat = of # " `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest";
  let hasVerifier = 1;
}

def PDLInterp_SwitchAttributeOp
    : _Interp_Switch<"attribute", (ins PDL_Attribute:$attribute, ArrayAttr:$caseValues), "$attribute">;
def PDLInterp_SwitchOperandCountOp
    : _Interp_Switch<"operand_count", (ins PDL_Operation:$inputOp, I32ElementsAttr:$caseValues),
                     "`of` $inputOp">;
def PDLInterp_SwitchResultCountOp
    : _Interp_Switch<"result_count", (ins PDL_Operation:$inputOp, I32ElementsAttr:$caseValues),
                     "`of` $inputOp">;
def PDLInterp_SwitchOperationNameOp
    : _Interp_Switch<"operation_name", (ins PDL_Operation:$inputOp, StrArrayAttr:$caseValues),
                     "`of` $inputOp">;
def PDLInterp_SwitchTypeOp
    : _Interp_Switch<"type", (ins PDL_Type:$value, TypeArrayAttr:$caseValues), "$value">;
def PDLInterp_SwitchTypesOp
    : _Interp_Switch<"types",
                     (ins _Interp_TypeRange:$value,
                          TypedArrayAttrBase<TypeArrayAttr, "type-array array attribute">:$caseValues),
                     "$value">;

// From a handle to another.

class _Interp_Get<string what, list<Trait> traits = []> : PDLInterp_Op<"get_" # what, [Pure] # traits> {
  let summary = "from a handle to its " # what;
}
class _Interp_Pick<string what> : _Interp_Get<what> {
  let arguments = (ins PDL_Operation:$inputOp, _Interp_Count:$index);
  let results = (outs PDL_Value:$value);
  let assemblyFormat = "$index `of` $inputOp attr-dict";
}
class _Interp_PickGroup<string what> : _Interp_Get<what> {
  let arguments = (ins PDL_Operation:$inputOp, OptionalAttr<_Interp_Count>:$index);
  let results = (outs _Interp_ValueOrValues:$value);
  let assemblyFormat = "($index^)? `of` $inputOp `:` type($value) attr-dict";
}
def PDLInterp_GetOperandOp : _Interp_Pick<"operand">;
def PDLInterp_GetResultOp : _Interp_Pick<"result">;
def PDLInterp_GetOperandsOp : _Interp_PickGroup<"operands">;
def PDLInterp_GetResultsOp : _Interp_PickGroup<"results">;

def PDLInterp_GetAttributeOp : _Interp_Get<"attribute"> {
  let arguments = (ins PDL_Operation:$inputOp, StrAttr:$name);
  let results = (outs PDL_Attribute:$attribute);
  let assemblyFormat = "$name `of` $inputOp attr-dict";
}
def PDLInterp_GetAttributeTypeOp : _Interp_Get<"attribute_type"> {
  let arguments = (ins PDL_Attribute:$value);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "`of` $value attr-dict";
}
def PDLInterp_GetDefiningOpOp : _Interp_Get<"defining_op"> {
  let arguments = (ins _Interp_ValueOrValues:$value);
  let results = (outs PDL_Operation:$inputOp);
  let assemblyFormat = "`of` $value `:` type($value) attr-dict";
}
def PDLInterp_GetUsersOp : _Interp_Get<"users"> {
  let arguments = (ins _Interp_ValueOrValues:$value);
  let results = (outs PDL_RangeOf<PDL_Operation>:$operations);
  let assemblyFormat = "`of` $value `:` type($value) attr-dict";
}
def PDLInterp_GetValueTypeOp : _Interp_Get<"value_type", [
    TypesMatchWith<"`value` type matches arity of `result`", "result", "value",
                   "getGetValueTypeOpValueType($_self)">]> {
  let arguments = (ins _Interp_ValueOrValues:$value);
  let results = (outs PDL_InstOrRangeOf<PDL_Type>:$result);
  let assemblyFormat = "`of` $value `:` type($result) attr-dict";
}

def PDLInterp_ExtractOp : PDLInterp_Op<"extract", [Pure,
    TypesMatchWith<"`range` is a PDL range whose element type matches type of `result`", "result",
                   "range", "pdl::RangeType::get($_self)">]> {
  let summary = "an element of a range by its number";
  let arguments = (ins PDL_RangeOf<PDL_AnyType>:$range, _Interp_Count:$index);
  let results = (outs PDL_AnyType:$result);
  let assemblyFormat = "$index `of` $range `:` type($result) attr-dict";
}

// Constants, and what a rewrite does.

class _Interp_Create<string what, list<Trait> traits = [Pure]> : PDLInterp_Op<"create_" # what, traits> {
  let summary = "makes a handle to a new or constant " # what;
}

def PDLInterp_CreateAttributeOp : _Interp_Create<"attribute"> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs PDL_Attribute:$attribute);
  let assemblyFormat = "$value attr-dict-with-keyword";
}
def PDLInterp_CreateTypeOp : _Interp_Create<"type"> {
  let arguments = (ins TypeAttr:$value);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "$value attr-dict";
}
def PDLInterp_CreateTypesOp : _Interp_Create<"types"> {
  let arguments = (ins TypeArrayAttr:$value);
  let results = (outs _Interp_TypeRange:$result);
  let assemblyFormat = "$value attr-dict";
}
def PDLInterp_CreateRangeOp : _Interp_Create<"range"> {
  let arguments = (ins _Interp_Anything:$arguments);
  let results = (outs PDL_RangeOf<AnyTypeOf<[PDL_Type, PDL_Value]>>:$result);
  let assemblyFormat = [{
    ($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result))
    attr-dict
  }];
  let hasVerifier = 1;
}
def PDLInterp_CreateOperationOp : _Interp_Create<"operation", [AttrSizedOperandSegments]> {
  let arguments = (ins StrAttr:$name, Variadic<_Interp_ValueOrValues>:$inputOperands,
                       Variadic<PDL_Attribute>:$inputAttributes, StrArrayAttr:$inputAttributeNames,
                       Variadic<PDL_InstOrRangeOf<PDL_Type>>:$inputResultTypes,
                       UnitAttr:$inferredResultTypes);
  let results = (outs PDL_Operation:$resultOp);
  let assemblyFormat = [{
    $name (`(` $inputOperands^ `:` type($inputOperands) `)`)? ``
    custom<CreateOperationOpAttributes>($inputAttributes, $inputAttributeNames)
    custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes), $inferredResultTypes)
    attr-dict
  }];
  let hasVerifier = 1;
}

def PDLInterp_ApplyRewriteOp : PDLInterp_Op<"apply_rewrite"> {
  let summary = "calls a named function";
  let arguments = (ins StrAttr:$name, _Interp_Anything:$args);
  let results = (outs _Interp_Anything:$results);
  let assemblyFormat = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict";
}
def PDLInterp_EraseOp : PDLInterp_Op<"erase"> {
  let summary = "drops an operation";
  let arguments = (ins PDL_Operation:$inputOp);
  let assemblyFormat = "$inputOp attr-dict";
}
def PDLInterp_ReplaceOp : PDLInterp_Op<"replace"> {
  let summary = "puts values in place of an operation's results";
  let arguments = (ins PDL_Operation:$inputOp, Variadic<_Interp_ValueOrValues>:$replValues);
  let assemblyFormat =
      "$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict";
}

#endif
