//===- SPIRVDialect.td: the spirv dialect and how its enums are declared --===//
#ifndef LEGALIZE_SPIRV_DIALECT
#define LEGALIZE_SPIRV_DIALECT

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def SPIRV_Dialect : Dialect {
  let name = "spirv";
  let cppNamespace = "::mlir::spirv";
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
}

class SPIRV_I32Enum<string name, string description, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, description, cases> {
  let cppNamespace = "::mlir::spirv";
  let genSpecializedAttr = 0;
}
class SPIRV_BitEnum<string name, string description, list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, description, cases> {
  let cppNamespace = "::mlir::spirv";
  let genSpecializedAttr = 0;
}
class SPIRV_I32EnumAttr<string name, string description, string mnemonic, list<I32EnumAttrCase> cases>
    : EnumAttr<SPIRV_Dialect, SPIRV_I32Enum<name, description, cases>, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}
class SPIRV_BitEnumAttr<string name, string description, string mnemonic, list<BitEnumAttrCaseBase> cases>
    : EnumAttr<SPIRV_Dialect, SPIRV_BitEnum<name, description, cases>, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

// An enum by a table of its cases; a case's record is its word after a prefix.
class SPIRV_Words<string recordPrefix, string enum, string keyword, dag cases,
                  string summary = "valid SPIR-V " # enum, string record = "SPIRV_" # enum # "Attr"> {
  string prefix = recordPrefix;
  string name = enum;
  string mnemonic = keyword;
  string description = summary;
  string attr = record;
  dag table = cases;
  list<string> words = !foreach(i, !range(!size(cases)), !getdagname(cases, i));
  bit isMask = 0;
}
// A mask by a table of its bits; no bit at all is the word None.
class SPIRV_Bits<string prefix, string enum, string mnemonic, dag table,
                 string description = "valid SPIR-V " # enum, string attr = "SPIRV_" # enum # "Attr">
    : SPIRV_Words<prefix, enum, mnemonic, table, description, attr> {
  let isMask = 1;
}
// The operator of a table: numbers (of bits, for masks), each with its word.
def SPIRV_Cases;

#endif
