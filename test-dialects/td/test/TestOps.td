//===- TestOps.td: operations of the test dialect -------------------------===//
// One operation for each thing that a definition can say; TestConversionOps.td has those that the drivers'
// patterns rewrite, TestDriverOps.td those of mlir-opt's test passes.
#ifndef LEGALIZE_TEST_OPS
#define LEGALIZE_TEST_OPS

include "test/TestTypes.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

// Values out of nothing and into nothing.

def Test_NumberOp : Test_Op<"number", [ConstantLike, Pure, AllTypesMatch<["value", "result"]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a constant";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}
def Test_SourceOp : Test_Op<"source"> {
  let summary = "any number of values";
  let results = (outs Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict (`:` type($values)^)?";
}
def Test_DiscardOp : Test_Op<"discard", [MemoryEffects<[MemWrite]>]> {
  let summary = "reads any number of values";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}
def Test_PureOp : Test_Op<"pure", [Pure]> {
  let summary = "any values from any values, without effect";
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "`(` $values `)` attr-dict `:` functional-type($values, $results)";
}

// Traits.

class Test_Binary<string mnemonic, list<Trait> traits = []>
    : Test_Op<mnemonic, traits # [Pure, SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerLike:$lhs, SignlessIntegerLike:$rhs);
  let results = (outs SignlessIntegerLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
class Test_Unary<string mnemonic, list<Trait> traits = []>
    : Test_Op<mnemonic, traits # [Pure, SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerLike:$operand);
  let results = (outs SignlessIntegerLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

def Test_AddOp : Test_Binary<"add", [Commutative]> { let hasFolder = 1; }
def Test_SubOp : Test_Binary<"sub"> { let hasFolder = 1; }
def Test_MulOp : Test_Binary<"mul", [Commutative]>;
def Test_NegOp : Test_Unary<"neg", [Involution]>;
def Test_AbsOp : Test_Unary<"abs", [Idempotent]>;

def Test_EqualOp : Test_Op<"equal", [Commutative, Pure, SameTypeOperands]> {
  let summary = "whether two values of one type are equal";
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}
def Test_ConcatOp : Test_Op<"concat", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "integers side by side; the result is as wide as all of them";
  let arguments = (ins Variadic<AnySignlessInteger>:$parts);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = "$parts attr-dict `:` type($parts)";
}
def Test_ElementwiseOp : Test_Op<"elementwise", [SameOperandsAndResultShape] # ElementwiseMappable.traits> {
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
}

// Pairs: types that follow from each other.

def Test_MakePairOp : Test_Op<"make_pair", [Pure,
    TypesMatchWith<"first operand is the pair's first", "pair", "first",
                   "::llvm::cast<::test::PairType>($_self).getFirst()">,
    TypesMatchWith<"second operand is the pair's second", "pair", "second",
                   "::llvm::cast<::test::PairType>($_self).getSecond()">]> {
  let summary = "two values to a pair";
  let arguments = (ins AnyType:$first, AnyType:$second);
  let results = (outs Test_Pair:$pair);
  let assemblyFormat = "$first `,` $second attr-dict `:` type($pair)";
}
def Test_UnpackOp : Test_Op<"unpack", [Pure,
    TypesMatchWith<"first result is the pair's first", "pair", "first",
                   "::llvm::cast<::test::PairType>($_self).getFirst()">,
    TypesMatchWith<"second result is the pair's second", "pair", "second",
                   "::llvm::cast<::test::PairType>($_self).getSecond()">]> {
  let summary = "a pair to two values";
  let arguments = (ins Test_Pair:$pair);
  let results = (outs AnyType:$first, AnyType:$second);
  let assemblyFormat = "$pair attr-dict `:` type($pair)";
}
def Test_HandleOp : Test_Op<"handle", [Pure]> {
  let summary = "a result whose type is known";
  let results = (outs Test_Handle:$handle);
  let assemblyFormat = "attr-dict";
}
def Test_UseHandleOp : Test_Op<"use_handle"> {
  let summary = "operands of which one has a known type";
  let arguments = (ins Test_Handle:$handle, Optional<AnyInteger>:$index);
  let assemblyFormat = "$handle (`at` $index^ `:` type($index))? attr-dict";
}
def Test_TokenOp : Test_Op<"token"> {
  let results = (outs Test_Token:$token);
  let assemblyFormat = "attr-dict";
}

// Numbers of operands and results.

def Test_SegmentsOp : Test_Op<"segments", [AttrSizedOperandSegments]> {
  let summary = "three groups of operands of any size";
  let arguments = (ins Variadic<AnyType>:$head, Optional<I1>:$flag, Variadic<Index>:$tail);
  let assemblyFormat = [{
    ($head^ `:` type($head))? (`if` $flag^)? (`at` `[` $tail^ `]`)? attr-dict
  }];
}
def Test_SameSizeOp : Test_Op<"same_size", [SameVariadicOperandSize]> {
  let summary = "two groups of one size";
  let arguments = (ins Variadic<AnyType>:$keys, Variadic<AnyType>:$values);
  let assemblyFormat = "`(` $keys `)` `->` `(` $values `)` attr-dict `:` type($keys) `and` type($values)";
}
def Test_GroupsOp : Test_Op<"groups"> {
  let summary = "groups of groups";
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$groups, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$groups attr-dict `:` type($groups)";
}
def Test_TwoResultsOp : Test_Op<"two_results"> {
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$value, I1:$valid);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($value)";
}
def Test_ResultSegmentsOp : Test_Op<"result_segments", [AttrSizedResultSegments]> {
  let results = (outs Variadic<AnyType>:$many, Optional<I1>:$maybe);
}
def Test_OptionalResultOp : Test_Op<"optional_result"> {
  let results = (outs Optional<AnyType>:$maybe);
  let assemblyFormat = "attr-dict (`:` type($maybe)^)?";
}

// Attributes and properties.

def Test_AttributesOp : Test_Op<"attributes"> {
  let summary = "default-valued, optional and unit attributes";
  let arguments = (ins I64Attr:$number, DefaultValuedAttr<I32Attr, "7">:$weight,
                       OptionalAttr<StrAttr>:$label, UnitAttr:$fast,
                       OptionalAttr<DenseI64ArrayAttr>:$dims);
  let assemblyFormat = [{
    $number (`weight` $weight^)? (`fast` $fast^)? (`label` `=` $label^)? (`dims` $dims^)? attr-dict
  }];
}
def Test_EnumsOp : Test_Op<"enums"> {
  let summary = "enums as integers and as attributes of their own";
  let arguments = (ins Test_ColorAttr:$color, DefaultValuedAttr<Test_AccessAttr, "::test::Access::None">:$access,
                       OptionalAttr<Test_Color>:$raw);
  let assemblyFormat = "`` $color (`access` $access^)? (`raw` $raw^)? attr-dict";
}
def Test_ConfinedOp : Test_Op<"confined"> {
  let summary = "attributes with a condition";
  let arguments = (ins ConfinedAttr<I32Attr, [IntPositive]>:$count,
                       ConfinedAttr<ArrayAttr, [ArrayMinCount<1>]>:$items);
}
def Test_PointOp : Test_Op<"point"> {
  let summary = "an attribute, types and symbols as attributes";
  let arguments = (ins Test_PointAttr:$at, TypeAttr:$kind, SymbolRefAttr:$owner);
  let assemblyFormat = "$at `as` $kind `of` $owner attr-dict";
}
def Test_PropertiesOp : Test_Op<"properties"> {
  let summary = "properties";
  let arguments = (ins I64Prop:$number, DefaultValuedProp<StringProp, "\"none\"">:$label, BoolProp:$on,
                       UnitProp:$fast, ArrayProp<I64Prop>:$dims);
  let assemblyFormat = "$number $on $dims ($label^)? (`fast` $fast^)? attr-dict";
}
def Test_EvenOp : Test_Op<"even"> {
  let summary = "an operation with a verifier in Rust";
  let arguments = (ins I32Attr:$number);
  let assemblyFormat = "$number attr-dict";
  let hasVerifier = 1;
}
def Test_RangeOp : Test_Op<"range"> {
  let summary = "an operation with text in Rust";
  let arguments = (ins I64Attr:$from, I64Attr:$to);
  let results = (outs Index:$value);
  let hasCustomAssemblyFormat = 1;
}
def Test_CornersOp : Test_Op<"corners"> {
  let summary = "a directive of the format in Rust";
  let arguments = (ins I64Attr:$x, I64Attr:$y);
  let assemblyFormat = "custom<Corner>($x, $y) attr-dict";
}

// Regions.

def Test_YieldOp : Test_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
  let builders = [OpBuilder<(ins), "">];
}
def Test_BlockOp : Test_Op<"block", [NoTerminator, SingleBlock]> {
  let summary = "one block without terminator";
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}
def Test_ScopeOp : Test_Op<"scope", [SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects]> {
  let summary = "one block whose terminator need not be written";
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "(`->` type($results)^)? $body attr-dict";
}
def Test_CfgOp : Test_Op<"cfg"> {
  let summary = "any number of blocks";
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def Test_GraphOp : Test_Op<"graph", GraphRegionNoTerminator.traits> {
  let summary = "values may be used before they are defined";
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def Test_IsolatedOp : Test_Op<"isolated", [IsolatedFromAbove, NoTerminator, SingleBlock]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def Test_BranchesOp : Test_Op<"branches", [NoRegionArguments, SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "a region that may be empty";
  let arguments = (ins I1:$condition);
  let regions = (region SizedRegion<1>:$then, MaxSizedRegion<1>:$otherwise);
  let assemblyFormat = "$condition $then (`else` $otherwise^)? attr-dict";
}
def Test_CasesOp : Test_Op<"cases", [NoTerminator]> {
  let summary = "any number of regions";
  let regions = (region SizedRegion<1>:$first, VariadicRegion<MaxSizedRegion<1>>:$more);
}

// Branches.

defvar Test_Branch = [Pure, Terminator, DeclareOpInterfaceMethods<BranchOpInterface>];

def Test_BranchOp : Test_Op<"branch", Test_Branch> {
  let arguments = (ins Variadic<AnyType>:$args);
  let successors = (successor AnySuccessor:$to);
  let assemblyFormat = "$to (`(` $args^ `:` type($args) `)`)? attr-dict";
}
def Test_CondBrOp : Test_Op<"cond_br", [AttrSizedOperandSegments] # Test_Branch> {
  let arguments = (ins I1:$condition, Variadic<AnyType>:$true_args, Variadic<AnyType>:$false_args);
  let successors = (successor AnySuccessor:$yes, AnySuccessor:$no);
  let assemblyFormat = [{
    $condition `,` $yes (`(` $true_args^ `:` type($true_args) `)`)? `,`
    $no (`(` $false_args^ `:` type($false_args) `)`)? attr-dict
  }];
}
def Test_JumpOp : Test_Op<"jump", [Terminator]> {
  let summary = "any number of successors, none of which takes an argument";
  let arguments = (ins AnyInteger:$index);
  let successors = (successor AnySuccessor:$first, VariadicSuccessor<AnySuccessor>:$more);
  let assemblyFormat = "$index `:` type($index) `,` $first (`or` $more^)? attr-dict";
}

// Symbols.

def Test_TableOp : Test_Op<"table", [NoTerminator, SingleBlock, Symbol, SymbolTable]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword $body";
}
def Test_SymbolOp : Test_Op<"symbol", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = "$sym_name (`,` $sym_visibility^)? attr-dict";
}
def Test_UseSymbolOp : Test_Op<"use_symbol", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins SymbolRefAttr:$callee);
  let assemblyFormat = "$callee attr-dict";
}
def Test_FuncOp : Test_Op<"func", [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "a function whose arguments are those of its entry block";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$sym_name $function_type attr-dict-with-keyword $body";
}
def Test_LeaveOp : Test_Op<"leave", [HasParent<"FuncOp">, Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

include "test/TestConversionOps.td"
include "test/TestDriverOps.td"

#endif
