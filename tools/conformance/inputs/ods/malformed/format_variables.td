// generator: -gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
class M_Op<string mnemonic, list<Trait> traits = []> : Op<M_Dialect, mnemonic, traits>;
// An operation with one of everything.
class M_All<string mnemonic, list<Trait> traits = []> : M_Op<mnemonic, traits # [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$x, Optional<AnyType>:$o, Variadic<AnyType>:$v, I32Attr:$a,
                       OptionalAttr<I32Attr>:$b, UnitAttr:$u, DefaultValuedAttr<I32Attr, "0">:$d, DefaultValuedProp<I32Prop, "0">:$p);
  let results = (outs I32:$r);
  let regions = (region AnyRegion:$body);
  let successors = (successor AnySuccessor:$next);
}
// -----
def M_FormatVariables0 : M_All<"f0"> {
  let assemblyFormat = [{attr-dict}];
}
// -----
def M_FormatVariables1 : M_All<"f1"> {
  let assemblyFormat = [{$x $x attr-dict}];
}
// -----
def M_FormatVariables2 : M_All<"f2"> {
  let assemblyFormat = [{$a $a attr-dict}];
}
// -----
def M_FormatVariables3 : M_All<"f3"> {
  let assemblyFormat = [{$p $p attr-dict}];
}
// -----
def M_FormatVariables4 : M_All<"f4"> {
  let assemblyFormat = [{$body $body attr-dict}];
}
// -----
def M_FormatVariables5 : M_All<"f5"> {
  let assemblyFormat = [{$next $next attr-dict}];
}
// -----
def M_FormatVariables6 : M_All<"f6"> {
  let assemblyFormat = [{operands $x attr-dict}];
}
// -----
def M_FormatVariables7 : M_All<"f7"> {
  let assemblyFormat = [{$x operands attr-dict}];
}
// -----
def M_FormatVariables8 : M_All<"f8"> {
  let assemblyFormat = [{operands operands attr-dict}];
}
// -----
def M_FormatVariables9 : M_All<"f9"> {
  let assemblyFormat = [{$body regions attr-dict}];
}
// -----
def M_FormatVariables10 : M_All<"f10"> {
  let assemblyFormat = [{regions $body attr-dict}];
}
// -----
def M_FormatVariables11 : M_All<"f11"> {
  let assemblyFormat = [{regions regions attr-dict}];
}
// -----
def M_FormatVariables12 : M_All<"f12"> {
  let assemblyFormat = [{$next successors attr-dict}];
}
// -----
def M_FormatVariables13 : M_All<"f13"> {
  let assemblyFormat = [{successors $next attr-dict}];
}
// -----
def M_FormatVariables14 : M_All<"f14"> {
  let assemblyFormat = [{successors successors attr-dict}];
}
// -----
def M_FormatVariables15 : M_All<"f15"> {
  let assemblyFormat = [{$r attr-dict}];
}
// -----
def M_FormatVariables16 : M_All<"f16"> {
  let assemblyFormat = [{results attr-dict}];
}
// -----
def M_FormatVariables17 : M_All<"f17"> {
  let assemblyFormat = [{type($r) attr-dict}];
}
// -----
def M_FormatVariables18 : M_All<"f18"> {
  let assemblyFormat = [{$x attr-dict `:` type($x)}];
}
// -----
def M_FormatVariables19 : M_All<"f19"> {
  let assemblyFormat = [{$x $o $v attr-dict `:` type(operands)}];
}
// -----
def M_FormatVariables20 : M_All<"f20"> {
  let assemblyFormat = [{$x $o $v attr-dict `:` type(operands) regions}];
}
// -----
def M_FormatVariables21 : M_All<"f21"> {
  let assemblyFormat = [{$x $o $v attr-dict `:` type($x) type($x)}];
}
// -----
def M_FormatVariables22 : M_All<"f22"> {
  let assemblyFormat = [{operands attr-dict `:` type(operands) type($x)}];
}
// -----
def M_FormatVariables23 : M_All<"f23"> {
  let assemblyFormat = [{operands attr-dict `:` type($x) type(operands)}];
}
// -----
def M_FormatVariables24 : M_All<"f24"> {
  let assemblyFormat = [{operands attr-dict `:` type($r) type($r)}];
}
// -----
def M_FormatVariables25 : M_All<"f25"> {
  let assemblyFormat = [{operands attr-dict `:` type(results) type($r)}];
}
// -----
def M_FormatVariables26 : M_All<"f26"> {
  let assemblyFormat = [{operands attr-dict `:` type($r) type(results)}];
}
// -----
def M_FormatVariables27 : M_All<"f27"> {
  let assemblyFormat = [{operands attr-dict type($a)}];
}
// -----
def M_FormatVariables28 : M_All<"f28"> {
  let assemblyFormat = [{operands attr-dict type($p)}];
}
// -----
def M_FormatVariables29 : M_All<"f29"> {
  let assemblyFormat = [{operands attr-dict type($body)}];
}
// -----
def M_FormatVariables30 : M_All<"f30"> {
  let assemblyFormat = [{operands attr-dict type($next)}];
}
// -----
def M_FormatVariables31 : M_All<"f31"> {
  let assemblyFormat = [{operands attr-dict type($nothing)}];
}
// -----
def M_FormatVariables32 : M_All<"f32"> {
  let assemblyFormat = [{operands attr-dict type()}];
}
// -----
def M_FormatVariables33 : M_All<"f33"> {
  let assemblyFormat = [{operands attr-dict type($x}];
}
// -----
def M_FormatVariables34 : M_All<"f34"> {
  let assemblyFormat = [{operands attr-dict type $x}];
}
// -----
def M_FormatVariables35 : M_All<"f35"> {
  let assemblyFormat = [{operands attr-dict type(`x`)}];
}
// -----
def M_FormatVariables36 : M_All<"f36"> {
  let assemblyFormat = [{operands attr-dict type(attr-dict)}];
}
// -----
def M_FormatVariables37 : M_All<"f37"> {
  let assemblyFormat = [{operands attr-dict type(type($x))}];
}
// -----
def M_FormatVariables38 : M_All<"f38"> {
  let assemblyFormat = [{operands attr-dict type(regions)}];
}
// -----
def M_FormatVariables39 : M_All<"f39"> {
  let assemblyFormat = [{operands attr-dict type(successors)}];
}
// -----
def M_FormatVariables40 : M_All<"f40"> {
  let assemblyFormat = [{operands attr-dict type("x")}];
}
// -----
def M_FormatVariables41 : M_All<"f41"> {
  let assemblyFormat = [{operands attr-dict type(prop-dict)}];
}
// -----
def M_FormatVariables42 : M_All<"f42"> {
  let assemblyFormat = [{operands attr-dict type(custom<F>($x))}];
}
// -----
def M_FormatVariables43 : M_All<"f43"> {
  let assemblyFormat = [{operands attr-dict type(oilist(`x`))}];
}
// -----
def M_FormatVariables44 : M_All<"f44"> {
  let assemblyFormat = [{operands attr-dict type((`x`)?)}];
}
// -----
def M_FormatVariables45 : M_All<"f45"> {
  let assemblyFormat = [{operands attr-dict type(functional-type($x, $r))}];
}
// -----
def M_FormatVariables46 : M_All<"f46"> {
  let assemblyFormat = [{operands attr-dict functional-type(operands, results) regions}];
}
// -----
def M_FormatVariables47 : M_All<"f47"> {
  let assemblyFormat = [{operands attr-dict functional-type(operands)}];
}
// -----
def M_FormatVariables48 : M_All<"f48"> {
  let assemblyFormat = [{operands attr-dict functional-type(operands, )}];
}
// -----
def M_FormatVariables49 : M_All<"f49"> {
  let assemblyFormat = [{operands attr-dict functional-type operands, results}];
}
// -----
def M_FormatVariables50 : M_All<"f50"> {
  let assemblyFormat = [{operands attr-dict functional-type(operands, results}];
}
// -----
def M_FormatVariables51 : M_All<"f51"> {
  let assemblyFormat = [{operands attr-dict functional-type(operands; results)}];
}
// -----
def M_FormatVariables52 : M_All<"f52"> {
  let assemblyFormat = [{operands attr-dict functional-type($a, results)}];
}
// -----
def M_FormatVariables53 : M_All<"f53"> {
  let assemblyFormat = [{operands attr-dict functional-type($x, $x)}];
}
// -----
def M_FormatVariables54 : M_All<"f54"> {
  let assemblyFormat = [{operands attr-dict type(operands) regions successors qualified($x)}];
}
// -----
def M_FormatVariables55 : M_All<"f55"> {
  let assemblyFormat = [{operands attr-dict qualified}];
}
// -----
def M_FormatVariables56 : M_All<"f56"> {
  let assemblyFormat = [{operands attr-dict qualified()}];
}
// -----
def M_FormatVariables57 : M_All<"f57"> {
  let assemblyFormat = [{operands attr-dict qualified($a}];
}
// -----
def M_FormatVariables58 : M_All<"f58"> {
  let assemblyFormat = [{operands attr-dict qualified($p)}];
}
// -----
def M_FormatVariables59 : M_All<"f59"> {
  let assemblyFormat = [{operands attr-dict qualified(`x`)}];
}
// -----
def M_FormatVariables60 : M_All<"f60"> {
  let assemblyFormat = [{operands attr-dict qualified(operands)}];
}
// -----
def M_FormatVariables61 : M_All<"f61"> {
  let assemblyFormat = [{operands attr-dict qualified(qualified($a))}];
}
// -----
def M_FormatVariables62 : M_All<"f62"> {
  let assemblyFormat = [{operands attr-dict qualified($body)}];
}
// -----
def M_FormatVariables63 : M_All<"f63"> {
  let assemblyFormat = [{operands attr-dict qualified(attr-dict)}];
}
// -----
def M_FormatVariables64 : M_All<"f64"> {
  let assemblyFormat = [{operands $a attr-dict `:` type(operands) regions}];
}
// -----
def M_FormatVariables65 : M_All<"f65"> {
  let assemblyFormat = [{operands attr-dict `:` type(operands) successors}];
}
// -----
def M_FormatVariables66 : M_All<"f66"> {
  let assemblyFormat = [{operands attr-dict `:` type(operands) regions}];
}
// -----
def M_FormatVariables67 : M_All<"f67"> {
  let assemblyFormat = [{operands attr-dict `:` type(operands) successors regions $p $nothing}];
}
// -----
def M_FormatVariables68 : M_All<"f68"> {
  let assemblyFormat = [{operands attr-dict `:` type(operands) $next `x` $body}];
}
// -----
def M_FormatVariables69 : M_All<"f69"> {
  let assemblyFormat = [{operands attr-dict type(operands) $body $next}];
}
// -----
def M_FormatVariables70 : M_All<"f70"> {
  let assemblyFormat = [{$body attr-dict $x}];
}
// -----
def M_FormatVariables71 : M_All<"f71"> {
  let assemblyFormat = [{operands attr-dict ref($x)}];
}
// -----
def M_FormatVariables72 : M_All<"f72"> {
  let assemblyFormat = [{operands attr-dict type(ref($x))}];
}
