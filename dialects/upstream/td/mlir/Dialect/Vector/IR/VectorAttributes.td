//===- VectorAttributes.td: enums of the vector dialect -------------------===//
#ifndef LEGALIZE_VECTOR_ATTRIBUTES
#define LEGALIZE_VECTOR_ATTRIBUTES

include "mlir/Dialect/Vector/IR/Vector.td"
include "mlir/IR/EnumAttr.td"

class _VectorEnum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::vector";
  let genSpecializedAttr = 0;
}
class _VectorEnumAttr<EnumInfo of, string mnemonic> : EnumAttr<Vector_Dialect, of, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

// COMBINING_KIND_ADD and so on, numbered from 0.
defvar _vector_kinds = ["add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or",
                 "xor", "minimumf", "maximumf"];
foreach number = !range(!size(_vector_kinds)) in
  def COMBINING_KIND_#!toupper(_vector_kinds[number])
      : I32EnumAttrCase<!toupper(_vector_kinds[number]), number, _vector_kinds[number]>;

def CombiningKind : _VectorEnum<"CombiningKind",
    "Kind of combining function for contractions and reductions", [
    COMBINING_KIND_ADD, COMBINING_KIND_MUL, COMBINING_KIND_MINUI, COMBINING_KIND_MINSI,
    COMBINING_KIND_MINNUMF, COMBINING_KIND_MAXUI, COMBINING_KIND_MAXSI, COMBINING_KIND_MAXNUMF,
    COMBINING_KIND_AND, COMBINING_KIND_OR, COMBINING_KIND_XOR, COMBINING_KIND_MAXIMUMF,
    COMBINING_KIND_MINIMUMF]>;
def Vector_CombiningKindAttr : _VectorEnumAttr<CombiningKind, "kind">;

def Vector_IteratorType : _VectorEnum<"IteratorType", "Iterator type", [
    I32EnumAttrCase<"parallel", 0>, I32EnumAttrCase<"reduction", 1>]>;
def Vector_IteratorTypeEnum : _VectorEnumAttr<Vector_IteratorType, "iterator_type">;
def Vector_IteratorTypeArrayAttr
    : TypedArrayAttrBase<Vector_IteratorTypeEnum, "Iterator type should be an enum.">;

def PrintPunctuation : _VectorEnum<"PrintPunctuation",
    "Punctuation for separating vectors or vector elements", [
    I32EnumAttrCase<"NoPunctuation", 0, "no_punctuation">,
    I32EnumAttrCase<"NewLine", 1, "newline">, I32EnumAttrCase<"Comma", 2, "comma">,
    I32EnumAttrCase<"Open", 3, "open">, I32EnumAttrCase<"Close", 4, "close">]>;
def Vector_PrintPunctuation : _VectorEnumAttr<PrintPunctuation, "punctuation">;

#endif
