//===- PDLOps.td: patterns as operations ----------------------------------===//
#ifndef LEGALIZE_PDL_OPS
#define LEGALIZE_PDL_OPS

include "mlir/Dialect/PDL/IR/PDLTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class PDL_Op<string mnemonic, list<Trait> traits = []> : Op<PDL_Dialect, mnemonic, traits>;

// Operations that are held by a pattern, or by its rewrite.
class _PDL_PatternPart<string mnemonic, list<Trait> traits = []>
    : PDL_Op<mnemonic, [HasParent<"pdl::PatternOp">] # traits>;
class _PDL_RewritePart<string mnemonic, list<Trait> traits = []>
    : PDL_Op<mnemonic, [HasParent<"pdl::RewriteOp">] # traits>;

defvar _PDL_Values = Variadic<PDL_InstOrRangeOf<PDL_Value>>;
defvar _PDL_Types = Variadic<PDL_InstOrRangeOf<PDL_Type>>;
defvar _PDL_Any = Variadic<PDL_AnyType>;
defvar _PDL_OwnNames = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>;

// The pattern and its rewrite.

def PDL_PatternOp : PDL_Op<"pattern", [_PDL_OwnNames, IsolatedFromAbove, SingleBlock, Symbol]> {
  let summary = "what is matched, and how it is rewritten";
  let arguments = (ins ConfinedAttr<I16Attr, [IntNonNegative]>:$benefit,
                       OptionalAttr<SymbolNameAttr>:$sym_name);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat =
      "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion";
  let hasRegionVerifier = 1;
  let extraClassDeclaration = "bool isOptionalSymbol() { return true; }";
}

def PDL_RewriteOp : _PDL_PatternPart<"rewrite", [_PDL_OwnNames, NoRegionArguments, NoTerminator,
                                                  SingleBlock, AttrSizedOperandSegments, Terminator]> {
  let summary = "the rewrite of a match, here or elsewhere";
  let arguments = (ins Optional<PDL_Operation>:$root, OptionalAttr<StrAttr>:$name,
                       _PDL_Any:$externalArgs);
  let regions = (region AnyRegion:$bodyRegion);
  let assemblyFormat = [{
    ($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($bodyRegion^)?
    attr-dict-with-keyword
  }];
  let hasRegionVerifier = 1;
}

// What matches, or is created.

let hasVerifier = 1 in {

def PDL_AttributeOp : PDL_Op<"attribute"> {
  let summary = "an attribute: any, of a type, or a constant";
  let arguments = (ins Optional<PDL_Type>:$valueType, OptionalAttr<AnyAttr>:$value);
  let results = (outs PDL_Attribute:$attr);
  let assemblyFormat = "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword";
}

def PDL_OperandOp : _PDL_PatternPart<"operand"> {
  let summary = "a value from outside of what is matched";
  let arguments = (ins Optional<PDL_Type>:$valueType);
  let results = (outs PDL_Value:$value);
  let assemblyFormat = "(`:` $valueType^)? attr-dict";
}

def PDL_OperandsOp : _PDL_PatternPart<"operands"> {
  let summary = "a range of values from outside of what is matched";
  let arguments = (ins Optional<PDL_RangeOf<PDL_Type>>:$valueType);
  let results = (outs PDL_RangeOf<PDL_Value>:$value);
  let assemblyFormat = "(`:` $valueType^)? attr-dict";
}

def PDL_OperationOp : PDL_Op<"operation", [AttrSizedOperandSegments]> {
  let summary = "an operation to match or create";
  let arguments = (ins OptionalAttr<StrAttr>:$opName, _PDL_Values:$operandValues,
                       Variadic<PDL_Attribute>:$attributeValues, StrArrayAttr:$attributeValueNames,
                       _PDL_Types:$typeValues);
  let results = (outs PDL_Operation:$op);
  let assemblyFormat = [{
    ($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)?
    custom<OperationOpAttributes>($attributeValues, $attributeValueNames)
    (`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict
  }];
}

def PDL_TypeOp : PDL_Op<"type"> {
  let summary = "a type: any, or a constant";
  let arguments = (ins OptionalAttr<TypeAttr>:$constantType);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "attr-dict (`:` $constantType^)?";
}

def PDL_TypesOp : PDL_Op<"types"> {
  let summary = "a range of types";
  let arguments = (ins OptionalAttr<TypeArrayAttr>:$constantTypes);
  let results = (outs PDL_RangeOf<PDL_Type>:$result);
  let assemblyFormat = "attr-dict (`:` $constantTypes^)?";
}

def PDL_ResultsOp : PDL_Op<"results", [Pure]> {
  let summary = "all results of an operation, or one group of them";
  let arguments = (ins PDL_Operation:$parent, OptionalAttr<I32Attr>:$index);
  let results = (outs PDL_InstOrRangeOf<PDL_Value>:$val);
  let assemblyFormat =
      "($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict";
}

// Functions by name.

def PDL_ApplyNativeConstraintOp : _PDL_PatternPart<"apply_native_constraint"> {
  let summary = "a condition that is decided by a function";
  let arguments = (ins StrAttr:$name, _PDL_Any:$args,
                       DefaultValuedAttr<BoolAttr, "false">:$isNegated);
  let results = (outs _PDL_Any:$results);
  let assemblyFormat = "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict";
}

def PDL_ApplyNativeRewriteOp : _PDL_RewritePart<"apply_native_rewrite"> {
  let summary = "a step of the rewrite that is a function";
  let arguments = (ins StrAttr:$name, _PDL_Any:$args);
  let results = (outs _PDL_Any:$results);
  let assemblyFormat = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict";
}

// Of rewrites alone.

def PDL_RangeOp : _PDL_RewritePart<"range", [Pure]> {
  let summary = "a range made of elements and other ranges";
  let arguments = (ins _PDL_Any:$arguments);
  let results = (outs PDL_RangeOf<AnyTypeOf<[PDL_Type, PDL_Value]>>:$result);
  let assemblyFormat = [{
    ($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result))
    attr-dict
  }];
}

def PDL_ReplaceOp
    : PDL_Op<"replace", [AttrSizedOperandSegments, HasParent<"pdl::RewriteOp">]> {
  let summary = "puts values, or the results of an operation, in place of those of another";
  let arguments = (ins PDL_Operation:$opValue, Optional<PDL_Operation>:$replOperation,
                       _PDL_Values:$replValues);
  let assemblyFormat = [{
    $opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict
  }];
}

} // hasVerifier

def PDL_EraseOp : _PDL_RewritePart<"erase"> {
  let summary = "drops an operation";
  let arguments = (ins PDL_Operation:$opValue);
  let assemblyFormat = "$opValue attr-dict";
}

def PDL_ResultOp : PDL_Op<"result", [Pure]> {
  let summary = "a result of an operation by its number";
  let arguments = (ins PDL_Operation:$parent, I32Attr:$index);
  let results = (outs PDL_Value:$val);
  let assemblyFormat = "$index `of` $parent attr-dict";
}

#endif
