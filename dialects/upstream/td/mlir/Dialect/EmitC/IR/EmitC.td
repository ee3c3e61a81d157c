//===- EmitC.td: operations that C and C++ are written from ---------------===//
#ifndef LEGALIZE_EMITC_OPS
#define LEGALIZE_EMITC_OPS

include "mlir/Dialect/EmitC/IR/EmitCAttributes.td"
include "mlir/Dialect/EmitC/IR/EmitCInterfaces.td"
include "mlir/Dialect/EmitC/IR/EmitCTypes.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def IntegerIndexOrOpaqueType
    : EmitC_Supported<"isIntegerIndexOrOpaqueType", "integer, index or opaque type supported by EmitC">;
def FloatIntegerIndexOrOpaqueType : AnyTypeOf<[EmitCFloatType, IntegerIndexOrOpaqueType]>;

defvar EmitC_ValueOrLValue = AnyTypeOf<[EmitCType, EmitC_LValueType]>;
defvar EmitC_Stored = AnyTypeOf<[EmitC_ArrayType, EmitC_LValueType]>;
defvar EmitC_SymbolUser = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar EmitC_EndsInYield = SingleBlockImplicitTerminator<"emitc::YieldOp">;

class EmitC_Op<string mnemonic, list<Trait> traits = []> : Op<EmitC_Dialect, mnemonic, traits>;

// Operations in its regions go without the dialect's prefix.
class EmitC_HolderOp<string mnemonic, list<Trait> traits>
    : EmitC_Op<mnemonic, traits # [OpAsmOpInterface]> {
  let extraClassDeclaration = "static ::llvm::StringRef getDefaultDialect() { return \"emitc\"; }";
}

// Operations that may be part of an expression.
class EmitC_ExprOp<string mnemonic, list<Trait> traits = []>
    : EmitC_Op<mnemonic, traits # [CExpressionInterface]>;
class EmitC_OperatorOp<string mnemonic, list<Trait> traits> : EmitC_ExprOp<mnemonic, traits> {
  let results = (outs EmitCType);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
class EmitC_UnaryOp<string mnemonic, list<Trait> traits = []> : EmitC_OperatorOp<mnemonic, traits> {
  let arguments = (ins EmitCType);
}
class EmitC_BinaryOp<string mnemonic, list<Trait> traits = []> : EmitC_OperatorOp<mnemonic, traits> {
  let arguments = (ins EmitCType:$lhs, EmitCType:$rhs);
}

//===- Operators ----------------------------------------------------------===//

let hasVerifier = 1 in {
  def EmitC_AddOp : EmitC_BinaryOp<"add">;
  def EmitC_SubOp : EmitC_BinaryOp<"sub">;
}

// All of one kind of number.
class EmitC_NumberOp<string mnemonic, Type number> : EmitC_BinaryOp<mnemonic> {
  let arguments = (ins number, number);
  let results = (outs number);
}
def EmitC_DivOp : EmitC_NumberOp<"div", FloatIntegerIndexOrOpaqueType>;
def EmitC_MulOp : EmitC_NumberOp<"mul", FloatIntegerIndexOrOpaqueType>;
def EmitC_RemOp : EmitC_NumberOp<"rem", IntegerIndexOrOpaqueType>;

def EmitC_UnaryMinusOp : EmitC_UnaryOp<"unary_minus">;
def EmitC_UnaryPlusOp  : EmitC_UnaryOp<"unary_plus">;

def EmitC_BitwiseAndOp        : EmitC_BinaryOp<"bitwise_and">;
def EmitC_BitwiseLeftShiftOp  : EmitC_BinaryOp<"bitwise_left_shift">;
def EmitC_BitwiseNotOp        : EmitC_UnaryOp<"bitwise_not">;
def EmitC_BitwiseOrOp         : EmitC_BinaryOp<"bitwise_or">;
def EmitC_BitwiseRightShiftOp : EmitC_BinaryOp<"bitwise_right_shift">;
def EmitC_BitwiseXorOp        : EmitC_BinaryOp<"bitwise_xor">;

let results = (outs I1), assemblyFormat = "operands attr-dict `:` type(operands)" in {
  def EmitC_LogicalAndOp : EmitC_BinaryOp<"logical_and">;
  def EmitC_LogicalNotOp : EmitC_UnaryOp<"logical_not">;
  def EmitC_LogicalOrOp  : EmitC_BinaryOp<"logical_or">;
}

def EmitC_CmpOp : EmitC_BinaryOp<"cmp"> {
  let summary = "comparison";
  let arguments = (ins EmitC_CmpPredicateAttr:$predicate, EmitCType:$lhs, EmitCType:$rhs);
  let assemblyFormat = "$predicate `,` operands attr-dict `:` functional-type(operands, results)";
}

def EmitC_ConditionalOp
    : EmitC_ExprOp<"conditional", [AllTypesMatch<["true_value", "false_value", "result"]>]> {
  let summary = "one of two values";
  let arguments = (ins I1:$condition, EmitCType:$true_value, EmitCType:$false_value);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

def EmitC_CastOp : EmitC_ExprOp<"cast", [DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "explicit conversion";
  let arguments = (ins EmitCType:$source);
  let results = (outs EmitCType:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
}

def EmitC_ApplyOp : EmitC_ExprOp<"apply"> {
  let summary = "a unary operator given as text";
  let arguments = (ins Arg<StrAttr, "the operator">:$applicableOperator, EmitC_ValueOrLValue:$operand);
  let results = (outs EmitCType:$result);
  let assemblyFormat =
      "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)";
  let hasVerifier = 1;
}

//===- Values -------------------------------------------------------------===//

def EmitC_ConstantOp : EmitC_ExprOp<"constant", [ConstantLike]> {
  let summary = "a constant";
  let arguments = (ins EmitC_OpaqueOrTypedAttr:$value);
  let results = (outs EmitCType);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def EmitC_LiteralOp : EmitC_Op<"literal", [Pure]> {
  let summary = "a value as it is written in the source";
  let arguments = (ins StrAttr:$value);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def EmitC_VariableOp : EmitC_Op<"variable"> {
  let summary = "a local variable";
  let arguments = (ins EmitC_OpaqueOrTypedAttr:$value);
  let results = (outs Res<EmitC_Stored, "", [MemAlloc<DefaultResource, 0, FullEffect>]>);
  let hasVerifier = 1;
}

def EmitC_LoadOp : EmitC_ExprOp<"load", [
    TypesMatchWith<"result type matches value type of 'operand'", "operand", "result",
                   "::llvm::cast<LValueType>($_self).getValueType()">]> {
  let summary = "the value of something assignable";
  let arguments = (ins Res<EmitC_LValueType, "", [MemRead<DefaultResource, 0, FullEffect>]>:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def EmitC_AssignOp : EmitC_Op<"assign"> {
  let summary = "assignment";
  let arguments = (ins Res<EmitC_LValueType, "", [MemWrite<DefaultResource, 1, FullEffect>]>:$var,
                       EmitCType:$value);
  let assemblyFormat = "$value `:` type($value) `to` $var `:` type($var) attr-dict";
  let hasVerifier = 1;
}

// Between what is pointed at and its pointer.
class EmitC_SameTarget<string from, string to, string transform>
    : TypesMatchWith<"input and result reference the same type", from, to, transform>;

def EmitC_AddressOfOp : EmitC_ExprOp<"address_of", [
    EmitC_SameTarget<"reference", "result",
        "emitc::PointerType::get(::llvm::cast<emitc::LValueType>($_self).getValueType())">]> {
  let summary = "a pointer to something assignable";
  let arguments = (ins EmitC_LValueType:$reference);
  let results = (outs EmitC_PointerType:$result);
  let assemblyFormat = "$reference `:` qualified(type($reference)) attr-dict";
  let hasVerifier = 1;
}

def EmitC_DereferenceOp : EmitC_Op<"dereference", [
    EmitC_SameTarget<"pointer", "result",
        "emitc::LValueType::get(::llvm::cast<emitc::PointerType>($_self).getPointee())">]> {
  let summary = "what a pointer points at";
  let arguments = (ins EmitC_PointerType:$pointer);
  let results = (outs EmitC_LValueType:$result);
  let assemblyFormat = "$pointer `:` qualified(type($pointer)) attr-dict";
  let hasVerifier = 1;
}

def EmitC_SubscriptOp : EmitC_Op<"subscript"> {
  let summary = "an element of an array, or of what behaves like one";
  let arguments = (ins
      Arg<AnyTypeOf<[EmitC_ArrayType, EmitC_OpaqueType, EmitC_PointerType]>, "the array">:$value,
      Variadic<EmitCType>:$indices);
  let results = (outs EmitC_LValueType:$result);
  let assemblyFormat = "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

class EmitC_AnyMemberOp<string mnemonic, list<Type> owners> : EmitC_Op<mnemonic> {
  let summary = "a member of a structure";
  let arguments = (ins Arg<StrAttr, "its name">:$member, EmitC_LValueOf<owners>:$operand);
  let results = (outs EmitC_Stored);
}
def EmitC_MemberOp      : EmitC_AnyMemberOp<"member", [EmitC_OpaqueType]>;
def EmitC_MemberOfPtrOp : EmitC_AnyMemberOp<"member_of_ptr", [EmitC_OpaqueType, EmitC_PointerType]>;

//===- Functions and calls ------------------------------------------------===//

def EmitC_FuncOp : EmitC_HolderOp<"func", [AutomaticAllocationScope, FunctionOpInterface,
                                           IsolatedFromAbove]> {
  let summary = "a function";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrArrayAttr>:$specifiers,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def EmitC_DeclareFuncOp : EmitC_Op<"declare_func", [EmitC_SymbolUser]> {
  let summary = "declares a function ahead of its definition";
  let arguments = (ins FlatSymbolRefAttr:$sym_name);
  let assemblyFormat = "$sym_name attr-dict";
}

def EmitC_ReturnOp : EmitC_Op<"return", [HasParent<"FuncOp">, Pure, ReturnLike, Terminator]> {
  let summary = "end of a function";
  let arguments = (ins Optional<EmitCType>:$operand);
  let assemblyFormat = "attr-dict ($operand^ `:` type($operand))?";
  let hasVerifier = 1;
}

class EmitC_AnyCallOp<string mnemonic, list<Trait> traits = []> : EmitC_ExprOp<mnemonic, traits> {
  let results = (outs Variadic<EmitCType>);
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
}

def EmitC_CallOp : EmitC_AnyCallOp<"call", [CallOpInterface, EmitC_SymbolUser]> {
  let summary = "call of a function by symbol";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<EmitCType>:$operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
}

def EmitC_CallOpaqueOp : EmitC_AnyCallOp<"call_opaque"> {
  let summary = "call of a function given as text";
  let arguments = (ins Arg<StrAttr, "what is called">:$callee,
                       Arg<OptionalAttr<ArrayAttr>, "operands by number, and constants">:$args,
                       Arg<OptionalAttr<ArrayAttr>, "arguments of the template">:$template_args,
                       Variadic<EmitCType>:$operands);
  let hasVerifier = 1;
}

//===- Control flow -------------------------------------------------------===//

def EmitC_ExpressionOp : EmitC_HolderOp<"expression", [HasOnlyGraphRegion, IsolatedFromAbove,
                                                       EmitC_EndsInYield]> {
  let summary = "operations that are written as one expression";
  let arguments = (ins Variadic<EmitC_ValueOrLValue>:$defs, UnitAttr:$do_not_inline);
  let results = (outs EmitCType:$result);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def EmitC_YieldOp : EmitC_Op<"yield", [Pure, Terminator,
    ParentOneOf<["DoOp", "ExpressionOp", "ForOp", "IfOp", "SwitchOp"]>]> {
  let summary = "end of a region";
  let arguments = (ins Optional<EmitCType>:$result);
  let builders = [OpBuilder<(ins), "">];
  let assemblyFormat = "attr-dict ($result^ `:` type($result))?";
  let hasVerifier = 1;
}

def EmitC_DoOp : EmitC_HolderOp<"do", [NoTerminator, RecursiveMemoryEffects]> {
  let summary = "loop whose condition is asked after each turn";
  let regions = (region SizedRegion<1>:$bodyRegion, SizedRegion<1>:$conditionRegion);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def EmitC_ForOp : EmitC_HolderOp<"for", [AllTypesMatch<["lowerBound", "upperBound", "step"]>,
                                         RecursiveMemoryEffects, EmitC_EndsInYield]> {
  let summary = "loop over a range";
  defvar bound = IntegerIndexOrOpaqueType;
  let arguments = (ins bound:$lowerBound, bound:$upperBound, bound:$step);
  let regions = (region SizedRegion<1>:$region);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def EmitC_IfOp : EmitC_HolderOp<"if", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
        ["getNumRegionInvocations", "getRegionInvocationBounds", "getEntrySuccessorRegions"]>,
    SingleBlock, EmitC_EndsInYield, NoRegionArguments, RecursiveMemoryEffects]> {
  let summary = "one of two regions, chosen by a condition";
  let arguments = (ins I1:$condition);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let hasCustomAssemblyFormat = 1;
}

def EmitC_SwitchOp : EmitC_HolderOp<"switch", [RecursiveMemoryEffects, EmitC_EndsInYield,
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
        ["getRegionInvocationBounds", "getEntrySuccessorRegions"]>]> {
  let summary = "one of several regions, chosen by a number";
  let arguments = (ins IntegerIndexOrOpaqueType:$arg, DenseI64ArrayAttr:$cases);
  let regions = (region SizedRegion<1>:$defaultRegion, VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\n`
    `` `default` $defaultRegion
  }];
  let hasVerifier = 1;
}

//===- Files, globals and classes -----------------------------------------===//

def EmitC_FileOp : EmitC_HolderOp<"file", [IsolatedFromAbove, NoRegionArguments, SymbolTable]
                                          # GraphRegionNoTerminator.traits> {
  let summary = "one file of source";
  let arguments = (ins Builtin_StringAttr:$id);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "$id attr-dict-with-keyword $bodyRegion";
}

def EmitC_IncludeOp : EmitC_Op<"include"> {
  let summary = "includes a header";
  let arguments = (ins Arg<StrAttr, "the header">:$include, UnitAttr:$is_standard_include);
  let hasCustomAssemblyFormat = 1;
}

def EmitC_VerbatimOp : EmitC_Op<"verbatim"> {
  let summary = "source as it stands, with places for operands";
  let arguments = (ins StrAttr:$value, Variadic<EmitC_ValueOrLValue>:$fmtArgs);
  let assemblyFormat = "$value (`args` $fmtArgs^ `:` type($fmtArgs))? attr-dict";
  let hasVerifier = 1;
}

def EmitC_GlobalOp : EmitC_Op<"global", [Symbol]> {
  let summary = "a global variable";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type,
                       OptionalAttr<EmitC_OpaqueOrTypedAttr>:$initial_value,
                       UnitAttr:$extern_specifier, UnitAttr:$static_specifier,
                       UnitAttr:$const_specifier);
  let assemblyFormat = [{
    (`extern` $extern_specifier^)? (`static` $static_specifier^)? (`const` $const_specifier^)?
    $sym_name `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict
  }];
  let hasVerifier = 1;
}

def EmitC_GetGlobalOp : EmitC_Op<"get_global", [EmitC_SymbolUser, Pure]> {
  let summary = "a global variable, as something assignable";
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs EmitC_Stored:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

def EmitC_ClassOp : EmitC_Op<"class", [AutomaticAllocationScope, IsolatedFromAbove, OpAsmOpInterface,
                                       SymbolTable, Symbol] # GraphRegionNoTerminator.traits> {
  let summary = "a class of C++";
  let arguments = (ins SymbolNameAttr:$sym_name, UnitAttr:$final_specifier);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body";
}

def EmitC_FieldOp : EmitC_Op<"field", [Symbol]> {
  let summary = "a field of a class";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type,
                       OptionalAttr<EmitC_OpaqueOrTypedAttr>:$initial_value);
  let assemblyFormat =
      "$sym_name `:` custom<EmitCFieldOpTypeAndInitialValue>($type, $initial_value) attr-dict";
  let hasVerifier = 1;
}

def EmitC_GetFieldOp : EmitC_Op<"get_field", [EmitC_SymbolUser, Pure]> {
  let summary = "a field of the object at hand";
  let arguments = (ins FlatSymbolRefAttr:$field_name);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "$field_name `:` type($result) attr-dict";
  let hasVerifier = 1;
}

#endif
