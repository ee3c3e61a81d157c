// test: ods
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Par_Dialect : Dialect {
  let name = "par";
  let cppNamespace = "::par";
}

def Par_Either : AnyAttrOf<[I32Attr, StrAttr]>; // error: [ods::parameter] "Missing `cppType` field in Attribute/Type parameter: Par_Either"

def Par_Attr : AttrDef<Par_Dialect, "Par"> {
  let mnemonic = "par";
  let parameters = (ins Par_Either:$value);
  let assemblyFormat = "`<` $value `>`";
}

// An attribute's definition has a C++ class.
def Par_Pair : AttrDef<Par_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins Par_Attr:$first, "int":$second);
  let assemblyFormat = "`<` $first `,` $second `>`";
}
