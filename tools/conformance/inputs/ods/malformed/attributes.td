// generator: -gen-attrdef-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; let useDefaultAttributePrinterParser = 1; }
class M_Attr<string name, string word> : AttrDef<M_Dialect, name> { let mnemonic = word; }
// -----
def M_Unnamed : M_Attr<"Unnamed", "w"> {
  let parameters = (ins "int"); let mnemonic = ?;
}
// -----
def M_OfInteger : M_Attr<"OfInteger", "w"> {
  let parameters = (ins 4:$x); let mnemonic = ?;
}
// -----
def M_OfRecord : M_Attr<"OfRecord", "w"> {
  let parameters = (ins M_Dialect:$x); let mnemonic = ?;
}
// -----
def M_Twice : M_Attr<"Twice", "w"> {
  let parameters = (ins "int":$x, "int":$x); let mnemonic = ?;
}
// -----
def M_NoFormat : M_Attr<"NoFormat", "w"> {
  let parameters = (ins "int":$x);
}
// -----
def M_BothFormats : M_Attr<"BothFormats", "w"> {
  let assemblyFormat = ""; let hasCustomAssemblyFormat = 1;
}
// -----
def M_BuilderUnnamed : M_Attr<"BuilderUnnamed", "w"> {
  let builders = [AttrBuilder<(ins "int")>];
}
// -----
def M_TwoSelfTypes : M_Attr<"TwoSelfTypes", "w"> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$x, AttributeSelfTypeParameter<"">:$y); let assemblyFormat = "";
}
// -----
def M_SelfTypeSpelled : M_Attr<"SelfTypeSpelled", "w"> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$x); let assemblyFormat = "$x";
}
// -----
def M_SelfTypeParams : M_Attr<"SelfTypeParams", "w"> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$x, "int":$y); let assemblyFormat = "params";
}
// -----
def M_LeftOut : M_Attr<"LeftOut", "w"> {
  let parameters = (ins "int":$x); let assemblyFormat = "";
}
// -----
def M_UnknownVariable : M_Attr<"UnknownVariable", "w"> {
  let parameters = (ins "int":$x); let assemblyFormat = "$x $y";
}
// -----
def M_UnknownDirective : M_Attr<"UnknownDirective", "w"> {
  let parameters = (ins "int":$x); let assemblyFormat = "$x dict";
}
// -----
def M_TypeDirective : M_Attr<"TypeDirective", "w"> {
  let parameters = (ins "int":$x); let assemblyFormat = "type($x)";
}
// -----
def M_GroupOfRequired : M_Attr<"GroupOfRequired", "w"> {
  let parameters = (ins "int":$x); let assemblyFormat = "(`a` $x^)?";
}
// -----
def M_ConstraintParameter : M_Attr<"ConstraintParameter", "w"> {
  let parameters = (ins I32:$x, AnyAttr:$a); let assemblyFormat = "$x $a";
}
// -----
def M_WithoutDialect : M_Attr<"WithoutDialect", "w"> {
  let dialect = ?; let assemblyFormat = "";
}
