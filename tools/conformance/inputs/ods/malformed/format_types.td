// generator: -gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
class M_Op<string mnemonic, list<Trait> traits = []> : Op<M_Dialect, mnemonic, traits>;
// -----
def M_OperandUnknown : M_Op<"f0"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = [{$x attr-dict}];
}
// -----
def M_OperandUnnamed : M_Op<"f1"> {
  let arguments = (ins AnyType);
  let assemblyFormat = [{$x attr-dict}];
}
// -----
def M_OperandUnnamedAll : M_Op<"f2"> {
  let arguments = (ins AnyType);
  let assemblyFormat = [{operands attr-dict}];
}
// -----
def M_ResultUnknown : M_Op<"f3"> {
  let arguments = (ins AnyType:$x); let results = (outs AnyType:$r);
  let assemblyFormat = [{operands attr-dict `:` type(operands)}];
}
// -----
def M_ResultUnnamed : M_Op<"f4"> {
  let arguments = (ins AnyType:$x); let results = (outs AnyType);
  let assemblyFormat = [{operands attr-dict `:` type(operands)}];
}
// -----
def M_VariadicBuildable : M_Op<"f5"> {
  let arguments = (ins Variadic<I32>:$x);
  let assemblyFormat = [{operands attr-dict}];
}
// -----
def M_VariadicBuildableNamed : M_Op<"f6"> {
  let arguments = (ins Variadic<I32>:$x);
  let assemblyFormat = [{$x attr-dict}];
}
// -----
def M_OptionalBuildableNamed : M_Op<"f7"> {
  let arguments = (ins Optional<I32>:$x);
  let assemblyFormat = [{$x attr-dict}];
}
// -----
def M_VariadicResult : M_Op<"f8"> {
  let results = (outs Variadic<I32>:$x);
  let assemblyFormat = [{attr-dict}];
}
// -----
def M_OptionalResult : M_Op<"f9"> {
  let results = (outs Optional<I32>:$x);
  let assemblyFormat = [{attr-dict}];
}
// -----
def M_SameTypesUnknown : M_Op<"f10", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x); let results = (outs AnyType:$r);
  let assemblyFormat = [{$x attr-dict}];
}
// -----
def M_SameTypesKnown : M_Op<"f11", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x); let results = (outs AnyType:$r);
  let assemblyFormat = [{$x attr-dict `:` type($r)}];
}
// -----
def M_SameOperandsOfResult : M_Op<"f12", [SameTypeOperands]> {
  let arguments = (ins AnyType:$x); let results = (outs AnyType:$r);
  let assemblyFormat = [{$x attr-dict `:` type($r)}];
}
// -----
def M_AllMatch : M_Op<"f13", [AllTypesMatch<["x", "y"]>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let assemblyFormat = [{$x $y attr-dict `:` type($x)}];
}
// -----
def M_TypesMatchWrongWay : M_Op<"f14", [TypesMatchWith<"a relation", "y", "x", "$_self">]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let assemblyFormat = [{$x $y attr-dict `:` type($x)}];
}
// -----
def M_TypesMatch : M_Op<"f15", [TypesMatchWith<"a relation", "x", "y", "$_self">]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let assemblyFormat = [{$x $y attr-dict `:` type($x)}];
}
// -----
def M_ColonAfterAttribute : M_Op<"f16"> {
  let arguments = (ins AnyAttr:$a);
  let assemblyFormat = [{$a `:` attr-dict}];
}
// -----
def M_ColonAfterDictionary : M_Op<"f17"> {
  let arguments = (ins AnyAttr:$a);
  let assemblyFormat = [{$a attr-dict `:` `x`}];
}
// -----
def M_ColonAfterGroup : M_Op<"f18"> {
  let arguments = (ins OptionalAttr<AnyAttr>:$a);
  let assemblyFormat = [{($a^ `x`)? `:` attr-dict}];
}
// -----
def M_ColonRightAfterGroup : M_Op<"f19"> {
  let arguments = (ins OptionalAttr<AnyAttr>:$a);
  let assemblyFormat = [{($a^)? `:` attr-dict}];
}
// -----
def M_ColonAfterQualified : M_Op<"f20"> {
  let arguments = (ins I32ArrayAttr:$a);
  let assemblyFormat = [{qualified($a) `:` attr-dict}];
}
// -----
def M_ColonAfterInteger : M_Op<"f21"> {
  let arguments = (ins I32Attr:$a);
  let assemblyFormat = [{$a `:` attr-dict}];
}
// -----
def M_RegionAfterDictionary : M_Op<"f22"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{attr-dict $r}];
}
// -----
def M_RegionsAfterDictionary : M_Op<"f23"> {
  let regions = (region VariadicRegion<AnyRegion>:$r);
  let assemblyFormat = [{attr-dict ($r^)?}];
}
// -----
def M_AllRegionsAfterDictionary : M_Op<"f24"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{attr-dict regions}];
}
// -----
def M_RegionAfterKeyword : M_Op<"f25"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{attr-dict-with-keyword $r}];
}
// -----
def M_PropertyLeftOut : M_Op<"f26"> {
  let arguments = (ins I32Prop:$p);
  let assemblyFormat = [{attr-dict}];
}
// -----
def M_PropertyInDictionary : M_Op<"f27"> {
  let arguments = (ins I32Prop:$p);
  let assemblyFormat = [{attr-dict prop-dict}];
}
// -----
def M_SuccessorLeftOut : M_Op<"f28"> {
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{attr-dict}];
}
// -----
def M_SuccessorsLeftOut : M_Op<"f29"> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$s);
  let assemblyFormat = [{attr-dict}];
}
// -----
def M_RegionsLeftOut : M_Op<"f30"> {
  let regions = (region VariadicRegion<AnyRegion>:$s);
  let assemblyFormat = [{attr-dict}];
}
// -----
def M_UnnamedRegionLeftOut : M_Op<"f31"> {
  let regions = (region AnyRegion);
  let assemblyFormat = [{attr-dict}];
}
// -----
def M_GroupsBuildable : M_Op<"f32"> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$x, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = [{attr-dict $x}];
}
// -----
def M_GroupsSizesTwice : M_Op<"f33"> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$x, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = [{attr-dict $x `:` type($x) $sizes}];
}
// -----
def M_OperandLeftOut : M_Op<"f34"> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let assemblyFormat = [{$y attr-dict `:` type($x)}];
}
// -----
def M_ResultInferred : M_Op<"f35", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$x, AnyType:$y); let results = (outs AnyType:$r);
  let assemblyFormat = [{$x $y attr-dict `:` type($x) type($y)}];
}
