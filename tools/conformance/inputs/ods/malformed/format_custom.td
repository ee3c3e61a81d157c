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
def M_FormatCustom0 : M_All<"f0"> {
  let assemblyFormat = [{attr-dict custom}];
}
// -----
def M_FormatCustom1 : M_All<"f1"> {
  let assemblyFormat = [{attr-dict custom<}];
}
// -----
def M_FormatCustom2 : M_All<"f2"> {
  let assemblyFormat = [{attr-dict custom<F}];
}
// -----
def M_FormatCustom3 : M_All<"f3"> {
  let assemblyFormat = [{attr-dict custom<F>}];
}
// -----
def M_FormatCustom4 : M_All<"f4"> {
  let assemblyFormat = [{attr-dict custom<F>(}];
}
// -----
def M_FormatCustom5 : M_All<"f5"> {
  let assemblyFormat = [{attr-dict custom<F>()}];
}
// -----
def M_FormatCustom6 : M_All<"f6"> {
  let assemblyFormat = [{attr-dict custom<F>($x}];
}
// -----
def M_FormatCustom7 : M_All<"f7"> {
  let assemblyFormat = [{attr-dict custom<F>($x $o)}];
}
// -----
def M_FormatCustom8 : M_All<"f8"> {
  let assemblyFormat = [{attr-dict custom<1>($x)}];
}
// -----
def M_FormatCustom9 : M_All<"f9"> {
  let assemblyFormat = [{attr-dict custom<$x>($x)}];
}
// -----
def M_FormatCustom10 : M_All<"f10"> {
  let assemblyFormat = [{attr-dict custom<F>($x,)}];
}
// -----
def M_FormatCustom11 : M_All<"f11"> {
  let assemblyFormat = [{attr-dict custom<F>(`x`)}];
}
// -----
def M_FormatCustom12 : M_All<"f12"> {
  let assemblyFormat = [{attr-dict custom<F>(oilist(`x`))}];
}
// -----
def M_FormatCustom13 : M_All<"f13"> {
  let assemblyFormat = [{attr-dict custom<F>((`x`)?)}];
}
// -----
def M_FormatCustom14 : M_All<"f14"> {
  let assemblyFormat = [{attr-dict custom<F>(functional-type(operands, results))}];
}
// -----
def M_FormatCustom15 : M_All<"f15"> {
  let assemblyFormat = [{attr-dict custom<F>(custom<G>($x))}];
}
// -----
def M_FormatCustom16 : M_All<"f16"> {
  let assemblyFormat = [{attr-dict custom<F>(operands)}];
}
// -----
def M_FormatCustom17 : M_All<"f17"> {
  let assemblyFormat = [{attr-dict custom<F>(results)}];
}
// -----
def M_FormatCustom18 : M_All<"f18"> {
  let assemblyFormat = [{attr-dict custom<F>(regions)}];
}
// -----
def M_FormatCustom19 : M_All<"f19"> {
  let assemblyFormat = [{attr-dict custom<F>(successors)}];
}
// -----
def M_FormatCustom20 : M_All<"f20"> {
  let assemblyFormat = [{attr-dict custom<F>(attr-dict)}];
}
// -----
def M_FormatCustom21 : M_All<"f21"> {
  let assemblyFormat = [{attr-dict custom<F>(prop-dict)}];
}
// -----
def M_FormatCustom22 : M_All<"f22"> {
  let assemblyFormat = [{attr-dict custom<F>(type(operands))}];
}
// -----
def M_FormatCustom23 : M_All<"f23"> {
  let assemblyFormat = [{attr-dict custom<F>(type(results))}];
}
// -----
def M_FormatCustom24 : M_All<"f24"> {
  let assemblyFormat = [{attr-dict custom<F>($r)}];
}
// -----
def M_FormatCustom25 : M_All<"f25"> {
  let assemblyFormat = [{attr-dict custom<F>($nothing)}];
}
// -----
def M_FormatCustom26 : M_All<"f26"> {
  let assemblyFormat = [{attr-dict custom<F>($x, $x)}];
}
// -----
def M_FormatCustom27 : M_All<"f27"> {
  let assemblyFormat = [{attr-dict custom<F>($a) $a}];
}
// -----
def M_FormatCustom28 : M_All<"f28"> {
  let assemblyFormat = [{attr-dict custom<F>(ref($x))}];
}
// -----
def M_FormatCustom29 : M_All<"f29"> {
  let assemblyFormat = [{attr-dict custom<F>(ref($a))}];
}
// -----
def M_FormatCustom30 : M_All<"f30"> {
  let assemblyFormat = [{attr-dict custom<F>(ref($p))}];
}
// -----
def M_FormatCustom31 : M_All<"f31"> {
  let assemblyFormat = [{attr-dict custom<F>(ref($body))}];
}
// -----
def M_FormatCustom32 : M_All<"f32"> {
  let assemblyFormat = [{attr-dict custom<F>(ref($next))}];
}
// -----
def M_FormatCustom33 : M_All<"f33"> {
  let assemblyFormat = [{attr-dict custom<F>(ref(type($x)))}];
}
// -----
def M_FormatCustom34 : M_All<"f34"> {
  let assemblyFormat = [{attr-dict custom<F>(ref(attr-dict))}];
}
// -----
def M_FormatCustom35 : M_All<"f35"> {
  let assemblyFormat = [{attr-dict custom<F>(ref(prop-dict))}];
}
// -----
def M_FormatCustom36 : M_All<"f36"> {
  let assemblyFormat = [{attr-dict custom<F>(ref(operands))}];
}
// -----
def M_FormatCustom37 : M_All<"f37"> {
  let assemblyFormat = [{attr-dict custom<F>(ref(regions))}];
}
// -----
def M_FormatCustom38 : M_All<"f38"> {
  let assemblyFormat = [{attr-dict custom<F>(ref(successors))}];
}
// -----
def M_FormatCustom39 : M_All<"f39"> {
  let assemblyFormat = [{attr-dict custom<F>(ref(type(operands)))}];
}
// -----
def M_FormatCustom40 : M_All<"f40"> {
  let assemblyFormat = [{attr-dict custom<F>(ref(ref($x)))}];
}
// -----
def M_FormatCustom41 : M_All<"f41"> {
  let assemblyFormat = [{attr-dict custom<F>(ref $x)}];
}
// -----
def M_FormatCustom42 : M_All<"f42"> {
  let assemblyFormat = [{attr-dict custom<F>(ref($x)}];
}
// -----
def M_FormatCustom43 : M_All<"f43"> {
  let assemblyFormat = [{attr-dict custom<F>(ref(`x`))}];
}
// -----
def M_FormatCustom44 : M_All<"f44"> {
  let assemblyFormat = [{attr-dict custom<F>(ref("x"))}];
}
// -----
def M_FormatCustom45 : M_All<"f45"> {
  let assemblyFormat = [{attr-dict custom<F>(qualified($a))}];
}
// -----
def M_FormatCustom46 : M_All<"f46"> {
  let assemblyFormat = [{attr-dict custom<F>(qualified(type($x)))}];
}
// -----
def M_FormatCustom47 : M_All<"f47"> {
  let assemblyFormat = [{attr-dict custom<F>(qualified($x))}];
}
// -----
def M_FormatCustom48 : M_All<"f48"> {
  let assemblyFormat = [{attr-dict custom<F>(type($x), ref(type($x)))}];
}
// -----
def M_FormatCustom49 : M_All<"f49"> {
  let assemblyFormat = [{attr-dict custom<F>(type($x)) type($x)}];
}
// -----
def M_FormatCustom50 : M_All<"f50"> {
  let assemblyFormat = [{attr-dict custom<F-G>($x)}];
}
// -----
def M_FormatCustom51 : M_All<"f51"> {
  let assemblyFormat = [{attr-dict custom<F::G>($x)}];
}
// -----
def M_FormatCustom52 : M_All<"f52"> {
  let assemblyFormat = [{attr-dict custom<F>("${}")}];
}
// -----
def M_FormatCustom53 : M_All<"f53"> {
  let assemblyFormat = [{attr-dict custom<F>(ref($r))}];
}
// -----
def M_FormatCustom54 : M_All<"f54"> {
  let assemblyFormat = [{attr-dict custom<F>(ref($nothing))}];
}
// -----
def M_FormatCustom55 : M_All<"f55"> {
  let assemblyFormat = [{attr-dict custom<F>(type($x)) custom<G>(ref($x))}];
}
// -----
def M_FormatCustom56 : M_All<"f56"> {
  let assemblyFormat = [{attr-dict custom<F>("a", "b")}];
}
