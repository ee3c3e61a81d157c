//===- IRDLOps.td: dialects as operations ---------------------------------===//
#ifndef LEGALIZE_IRDL_OPS
#define LEGALIZE_IRDL_OPS

include "mlir/Dialect/IRDL/IR/IRDL.td"
include "mlir/Dialect/IRDL/IR/IRDLAttributes.td"
include "mlir/Dialect/IRDL/IR/IRDLInterfaces.td"
include "mlir/Dialect/IRDL/IR/IRDLTypes.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class IRDL_Op<string mnemonic, list<Trait> traits = []> : Op<IRDL_Dialect, mnemonic, traits>;

class AtMostOneChildOf<string op> : ParamNativeOpTrait<"AtMostOneChildOf", op>;

// What is defined: a dialect, and its types, attributes and operations.

class _IRDL_Definition<string what, list<Trait> traits> : IRDL_Op<what, [NoTerminator] # traits> {
  let summary = "definition of one " # what;
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)";
  let hasVerifier = 1;
}
class _IRDL_Member<string what, string once>
    : _IRDL_Definition<what, [HasParent<"DialectOp">, NoRegionArguments, AtMostOneChildOf<once>, Symbol]>;

def IRDL_DialectOp : _IRDL_Definition<"dialect", [IsolatedFromAbove, Symbol, SymbolTable]>;
def IRDL_TypeOp : _IRDL_Member<"type", "ParametersOp">;
def IRDL_AttributeOp : _IRDL_Member<"attribute", "ParametersOp">;
def IRDL_OperationOp : _IRDL_Member<"operation", "OperandsOp, ResultsOp, AttributesOp, RegionsOp"> {
  let hasRegionVerifier = 1;
}

// What they consist of.

class _IRDL_Parts<string what, Trait parent = HasParent<"OperationOp">> : IRDL_Op<what, [parent]> {
  let summary = "the " # what;
  let hasVerifier = 1;
}
class _IRDL_Named<string what, Type of, Trait parent = HasParent<"OperationOp">>
    : _IRDL_Parts<what, parent> {
  let arguments = (ins Variadic<of>:$args, StrArrayAttr:$names);
  let assemblyFormat = "`` custom<NamedValueList>($args, $names) attr-dict";
}
class _IRDL_Counted<string what> : _IRDL_Parts<what> {
  let arguments = (ins Variadic<IRDL_AttributeType>:$args, StrArrayAttr:$names,
                       VariadicityArrayAttr:$variadicity);
  let assemblyFormat =
      "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict";
}

def IRDL_ParametersOp
    : _IRDL_Named<"parameters", IRDL_AttributeType, ParentOneOf<["AttributeOp", "TypeOp"]>>;
def IRDL_RegionsOp : _IRDL_Named<"regions", IRDL_RegionType>;
def IRDL_OperandsOp : _IRDL_Counted<"operands">;
def IRDL_ResultsOp : _IRDL_Counted<"results">;
def IRDL_AttributesOp : _IRDL_Parts<"attributes"> {
  let arguments = (ins Variadic<IRDL_AttributeType>:$attributeValues,
                       StrArrayAttr:$attributeValueNames);
  let assemblyFormat = "custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict";
}

def IRDL_RegionOp : IRDL_Op<"region", [HasParent<"OperationOp">, VerifyRegionInterface,
    DeclareOpInterfaceMethods<VerifyRegionInterface>]> {
  let summary = "how one region looks";
  let arguments = (ins Variadic<IRDL_AttributeType>:$entryBlockArgs,
                       OptionalAttr<I32Attr>:$numberOfBlocks, UnitAttr:$constrainedArguments);
  let results = (outs IRDL_RegionType:$output);
  let assemblyFormat = [{
    `` (`(` $entryBlockArgs $constrainedArguments^ `)`)?
    `` (` ` `with` `size` $numberOfBlocks^)? attr-dict
  }];
  let hasVerifier = 1;
}

// Constraints on types and attributes.

class IRDL_ConstraintOp<string mnemonic, list<Trait> traits = []>
    : IRDL_Op<mnemonic, [VerifyConstraintInterface,
                         DeclareOpInterfaceMethods<VerifyConstraintInterface>] # traits> {
  let results = (outs IRDL_AttributeType:$output);
}
defvar _IRDL_inMember = ParentOneOf<["TypeOp", "AttributeOp", "OperationOp"]>;
defvar _IRDL_usesSymbol = DeclareOpInterfaceMethods<SymbolUserOpInterface>;

def IRDL_AnyOp : IRDL_ConstraintOp<"any", [_IRDL_inMember]> {
  let summary = "accepts everything";
  let assemblyFormat = "attr-dict";
}

def IRDL_IsOp : IRDL_ConstraintOp<"is", [_IRDL_inMember, Pure]> {
  let summary = "accepts one type or attribute";
  let arguments = (ins AnyAttr:$expected);
  let assemblyFormat = "$expected ` ` attr-dict";
}

def IRDL_BaseOp : IRDL_ConstraintOp<"base", [_IRDL_inMember, _IRDL_usesSymbol]> {
  let summary = "accepts every parameter of a type or attribute";
  let arguments = (ins OptionalAttr<SymbolRefAttr>:$base_ref, OptionalAttr<StrAttr>:$base_name);
  let assemblyFormat = "($base_ref^)? ($base_name^)? ` ` attr-dict";
  let hasVerifier = 1;
}

def IRDL_ParametricOp : IRDL_ConstraintOp<"parametric", [_IRDL_inMember, _IRDL_usesSymbol, Pure]> {
  let summary = "accepts a type or attribute whose parameters are accepted";
  let arguments = (ins SymbolRefAttr:$base_type, Variadic<IRDL_AttributeType>:$args);
  let assemblyFormat = "$base_type `<` $args `>` ` ` attr-dict";
}

class _IRDL_Combined<string word>
    : IRDL_ConstraintOp<word # "_of", [_IRDL_inMember, SameOperandsAndResultType]> {
  let summary = "accepts what " # word # " of the constraints accept";
  let arguments = (ins Variadic<IRDL_AttributeType>:$args);
  let assemblyFormat = "`(` $args `)` ` ` attr-dict";
}
def IRDL_AllOfOp : _IRDL_Combined<"all">;
def IRDL_AnyOfOp : _IRDL_Combined<"any">;

def IRDL_CPredOp : IRDL_Op<"c_pred"> {
  let summary = "accepts what a condition in C++ accepts";
  let arguments = (ins StrAttr:$pred);
  let results = (outs IRDL_AttributeType:$output);
  let assemblyFormat = "$pred ` ` attr-dict";
}

#endif
