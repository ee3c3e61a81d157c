// generator: -gen-enum-defs
include "mlir/IR/EnumAttr.td"
// -----
def M_TwoSymbols : I32EnumAttr<"TwoSymbols", "", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"A", 1>]>;
// -----
def M_TwoValues : I32EnumAttr<"TwoValues", "", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"B", 0>]>;
// -----
def M_TwoTexts : I32EnumAttr<"TwoTexts", "", [I32EnumAttrCase<"A", 0, "x">, I32EnumAttrCase<"B", 1, "x">]>;
// -----
def M_Bit : I32BitEnumAttr<"Bit", "", [I32BitEnumAttrCaseBit<"A", 40>]>;
// -----
def M_BitNegative : I32BitEnumAttr<"BitNegative", "", [I32BitEnumAttrCaseBit<"A", -1>]>;
// -----
def M_Wide : I8EnumAttr<"Wide", "", [I8EnumAttrCase<"A", 300>]>;
// -----
def M_NoCase : I32EnumAttr<"NoCase", "", []>;
// -----
def M_MixedCases : I32EnumAttr<"MixedCases", "", [I64EnumAttrCase<"A", 0>]>;
// -----
def M_BadSymbol : I32EnumAttr<"BadSymbol", "", [I32EnumAttrCase<"a b", 0>]>;
// -----
def M_Group : I32BitEnumAttr<"Group", "", [I32BitEnumAttrCaseGroup<"G", []>]>;
// -----
def M_CaseString : I32EnumAttr<"CaseString", "", ["A"]>;
// -----
def M_CaseUnset : I32EnumAttr<"CaseUnset", "", ?>;
// -----
def M_BitZero : I32BitEnumAttr<"BitZero", "", [I32BitEnumAttrCaseNone<"A">, I32BitEnumAttrCaseBit<"B", 0>]>;
