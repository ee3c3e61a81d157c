// generator: -gen-op-defs
include "mlir/IR/OpBase.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
class M_Op<string mnemonic, list<Trait> traits = []> : Op<M_Dialect, mnemonic, traits>;
// -----
def M_Ins : M_Op<"ins_for_outs"> {
  let results = (ins AnyType:$x);
}
// -----
def M_Attribute : M_Op<"attribute"> {
  let results = (outs I32Attr:$x);
}
// -----
def M_String : M_Op<"string"> {
  let results = (outs "int":$x);
}
// -----
def M_Integer : M_Op<"integer"> {
  let results = (outs AnyType, 4:$x);
}
// -----
def M_Unset : M_Op<"unset"> {
  let results = (outs ?:$x);
}
// -----
def M_Region : M_Op<"region"> {
  let results = (outs AnyRegion:$x);
}
// -----
def M_NoClass { int a = 1; }
def M_Plain : M_Op<"plain"> {
  let results = (outs M_NoClass:$x);
}
// -----
def M_Twice : M_Op<"twice"> {
  let results = (outs AnyType:$x, AnyType:$x);
}
// -----
def M_OperandToo : M_Op<"operand_too"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$x);
}
// -----
def M_AttributeToo : M_Op<"attribute_too"> {
  let arguments = (ins I32Attr:$x);
  let results = (outs AnyType:$x);
}
// -----
def M_TwoVariadics : M_Op<"two_variadics"> {
  let results = (outs Variadic<AnyType>:$x, Variadic<AnyType>:$y);
}
// -----
def M_TwoOptionals : M_Op<"two_optionals"> {
  let results = (outs Optional<AnyType>:$x, Optional<AnyType>:$y);
}
// -----
def M_BothSizes : M_Op<"both_sizes", [SameVariadicResultSize, AttrSizedResultSegments]> {
  let results = (outs Variadic<AnyType>:$x, Variadic<AnyType>:$y);
}
// -----
def M_Groups : M_Op<"groups"> {
  let results = (outs VariadicOfVariadic<AnyType, "sizes">:$x);
}
// -----
def M_ResOfAttr : M_Op<"res_of_attr"> {
  let results = (outs Res<I32Attr, "an attribute">:$x);
}
// -----
def M_NoDag : M_Op<"no_dag"> {
  let results = ?;
}
