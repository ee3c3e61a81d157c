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
def M_FormatGroups0 : M_All<"f0"> {
  let assemblyFormat = [{attr-dict (`x`)?}];
}
// -----
def M_FormatGroups1 : M_All<"f1"> {
  let assemblyFormat = [{attr-dict (`x` $b^}];
}
// -----
def M_FormatGroups2 : M_All<"f2"> {
  let assemblyFormat = [{attr-dict (`x` $b^)}];
}
// -----
def M_FormatGroups3 : M_All<"f3"> {
  let assemblyFormat = [{attr-dict (`x` $b^)!}];
}
// -----
def M_FormatGroups4 : M_All<"f4"> {
  let assemblyFormat = [{attr-dict (`x` $b^) ? `y`}];
}
// -----
def M_FormatGroups5 : M_All<"f5"> {
  let assemblyFormat = [{attr-dict (`x`^)?}];
}
// -----
def M_FormatGroups6 : M_All<"f6"> {
  let assemblyFormat = [{attr-dict (`x` $a^)?}];
}
// -----
def M_FormatGroups7 : M_All<"f7"> {
  let assemblyFormat = [{attr-dict (`x` $x^)?}];
}
// -----
def M_FormatGroups8 : M_All<"f8"> {
  let assemblyFormat = [{attr-dict (`x` $x $b^)?}];
}
// -----
def M_FormatGroups9 : M_All<"f9"> {
  let assemblyFormat = [{attr-dict (`x` $o^)?}];
}
// -----
def M_FormatGroups10 : M_All<"f10"> {
  let assemblyFormat = [{attr-dict (`x` $b^ $u^)?}];
}
// -----
def M_FormatGroups11 : M_All<"f11"> {
  let assemblyFormat = [{attr-dict (`x` $d^)?}];
}
// -----
def M_FormatGroups12 : M_All<"f12"> {
  let assemblyFormat = [{attr-dict (`x` $p^)?}];
}
// -----
def M_FormatGroups13 : M_All<"f13"> {
  let assemblyFormat = [{attr-dict (`x` $body^)?}];
}
// -----
def M_FormatGroups14 : M_All<"f14"> {
  let assemblyFormat = [{attr-dict (`x` $next^)?}];
}
// -----
def M_FormatGroups15 : M_All<"f15"> {
  let assemblyFormat = [{attr-dict ($u^)?}];
}
// -----
def M_FormatGroups16 : M_All<"f16"> {
  let assemblyFormat = [{attr-dict ($u^ `x`)?}];
}
// -----
def M_FormatGroups17 : M_All<"f17"> {
  let assemblyFormat = [{attr-dict (`x` type($x)^)?}];
}
// -----
def M_FormatGroups18 : M_All<"f18"> {
  let assemblyFormat = [{attr-dict (`x` type($o)^)?}];
}
// -----
def M_FormatGroups19 : M_All<"f19"> {
  let assemblyFormat = [{attr-dict (`x` type($r)^)?}];
}
// -----
def M_FormatGroups20 : M_All<"f20"> {
  let assemblyFormat = [{attr-dict (type($o) $o^)?}];
}
// -----
def M_FormatGroups21 : M_All<"f21"> {
  let assemblyFormat = [{attr-dict (`` $b^)?}];
}
// -----
def M_FormatGroups22 : M_All<"f22"> {
  let assemblyFormat = [{attr-dict (attr-dict-with-keyword^)?}];
}
// -----
def M_FormatGroups23 : M_All<"f23"> {
  let assemblyFormat = [{attr-dict (`x` $b^ prop-dict)?}];
}
// -----
def M_FormatGroups24 : M_All<"f24"> {
  let assemblyFormat = [{attr-dict (`x` operands^)?}];
}
// -----
def M_FormatGroups25 : M_All<"f25"> {
  let assemblyFormat = [{attr-dict (operands^)?}];
}
// -----
def M_FormatGroups26 : M_All<"f26"> {
  let assemblyFormat = [{attr-dict (`x` regions^)?}];
}
// -----
def M_FormatGroups27 : M_All<"f27"> {
  let assemblyFormat = [{attr-dict (`x` successors^)?}];
}
// -----
def M_FormatGroups28 : M_All<"f28"> {
  let assemblyFormat = [{attr-dict (`x` (`y` $b^)? $d^)?}];
}
// -----
def M_FormatGroups29 : M_All<"f29"> {
  let assemblyFormat = [{attr-dict (`x` (`y` $b^)?^)?}];
}
// -----
def M_FormatGroups30 : M_All<"f30"> {
  let assemblyFormat = [{attr-dict ((`y` $b^)? $d^)?}];
}
// -----
def M_FormatGroups31 : M_All<"f31"> {
  let assemblyFormat = [{attr-dict (`x` oilist(`z`) $b^)?}];
}
// -----
def M_FormatGroups32 : M_All<"f32"> {
  let assemblyFormat = [{attr-dict (`x` custom<F>($b)^)?}];
}
// -----
def M_FormatGroups33 : M_All<"f33"> {
  let assemblyFormat = [{attr-dict (custom<F>($a)^)?}];
}
// -----
def M_FormatGroups34 : M_All<"f34"> {
  let assemblyFormat = [{attr-dict (custom<F>("x")^)?}];
}
// -----
def M_FormatGroups35 : M_All<"f35"> {
  let assemblyFormat = [{attr-dict (`x` $b^):(`y`)?}];
}
// -----
def M_FormatGroups36 : M_All<"f36"> {
  let assemblyFormat = [{attr-dict (`x` $b^):(`y` $d^)?}];
}
// -----
def M_FormatGroups37 : M_All<"f37"> {
  let assemblyFormat = [{attr-dict (`x`):(`y` $b^)?}];
}
// -----
def M_FormatGroups38 : M_All<"f38"> {
  let assemblyFormat = [{attr-dict (`x` $b^):`y`?}];
}
// -----
def M_FormatGroups39 : M_All<"f39"> {
  let assemblyFormat = [{attr-dict (`x` $b^):()?}];
}
// -----
def M_FormatGroups40 : M_All<"f40"> {
  let assemblyFormat = [{attr-dict (`x` $b^):(`y`)}];
}
// -----
def M_FormatGroups41 : M_All<"f41"> {
  let assemblyFormat = [{attr-dict (`x` $b^ `a-`)?}];
}
// -----
def M_FormatGroups42 : M_All<"f42"> {
  let assemblyFormat = [{attr-dict (`x` functional-type(operands, results)^)?}];
}
// -----
def M_FormatGroups43 : M_All<"f43"> {
  let assemblyFormat = [{attr-dict (`x` functional-type($x, $r) $b^)?}];
}
// -----
def M_FormatGroups44 : M_All<"f44"> {
  let assemblyFormat = [{attr-dict (`x` $b^)? $b}];
}
// -----
def M_FormatGroups45 : M_All<"f45"> {
  let assemblyFormat = [{attr-dict (`x` $nothing^)?}];
}
// -----
def M_FormatGroups46 : M_All<"f46"> {
  let assemblyFormat = [{attr-dict (qualified($b)^)?}];
}
// -----
def M_FormatGroups47 : M_All<"f47"> {
  let assemblyFormat = [{attr-dict (`x` ref($b)^)?}];
}
// -----
def M_FormatGroups48 : M_All<"f48"> {
  let assemblyFormat = [{attr-dict ("x" $b^)?}];
}
// -----
def M_FormatGroups49 : M_All<"f49"> {
  let assemblyFormat = [{attr-dict (`x` `\n`^)?}];
}
// -----
def M_FormatGroups50 : M_All<"f50"> {
  let assemblyFormat = [{attr-dict ^}];
}
// -----
def M_FormatGroups51 : M_All<"f51"> {
  let assemblyFormat = [{attr-dict `x`^}];
}
// -----
def M_FormatGroups52 : M_All<"f52"> {
  let assemblyFormat = [{attr-dict (`x` $b^ ^)?}];
}
// -----
def M_FormatGroups53 : M_All<"f53"> {
  let assemblyFormat = [{attr-dict (`x` $b^)??}];
}
// -----
def M_FormatGroups54 : M_All<"f54"> {
  let assemblyFormat = [{attr-dict (`x` qualified(type($o))^)?}];
}
// -----
def M_FormatGroups55 : M_All<"f55"> {
  let assemblyFormat = [{attr-dict (`x` qualified(type($x))^)?}];
}
// -----
def M_FormatGroups56 : M_All<"f56"> {
  let assemblyFormat = [{attr-dict (`x` $b^):(`y` $x)?}];
}
// -----
def M_FormatGroups57 : M_All<"f57"> {
  let assemblyFormat = [{attr-dict (`x` $b^):((`y` $d^)?)?}];
}
// -----
def M_FormatGroups58 : M_All<"f58"> {
  let assemblyFormat = [{attr-dict (`x` type($v)^ `:` type($o))?}];
}
// -----
def M_FormatGroups59 : M_All<"f59"> {
  let assemblyFormat = [{attr-dict (`x` $v^ $a)?}];
}
// -----
def M_FormatGroups60 : M_All<"f60"> {
  let assemblyFormat = [{attr-dict (`x` $v^ type($r))?}];
}
// -----
def M_FormatGroups61 : M_All<"f61"> {
  let assemblyFormat = [{attr-dict oilist}];
}
// -----
def M_FormatGroups62 : M_All<"f62"> {
  let assemblyFormat = [{attr-dict oilist(}];
}
// -----
def M_FormatGroups63 : M_All<"f63"> {
  let assemblyFormat = [{attr-dict oilist()}];
}
// -----
def M_FormatGroups64 : M_All<"f64"> {
  let assemblyFormat = [{attr-dict oilist(`x`}];
}
// -----
def M_FormatGroups65 : M_All<"f65"> {
  let assemblyFormat = [{attr-dict oilist(`x` | )}];
}
// -----
def M_FormatGroups66 : M_All<"f66"> {
  let assemblyFormat = [{attr-dict oilist(`x` |}];
}
// -----
def M_FormatGroups67 : M_All<"f67"> {
  let assemblyFormat = [{attr-dict oilist($b)}];
}
// -----
def M_FormatGroups68 : M_All<"f68"> {
  let assemblyFormat = [{attr-dict oilist(`x` $a)}];
}
// -----
def M_FormatGroups69 : M_All<"f69"> {
  let assemblyFormat = [{attr-dict oilist(`x` $x)}];
}
// -----
def M_FormatGroups70 : M_All<"f70"> {
  let assemblyFormat = [{attr-dict oilist(`x` $b | `x` $d)}];
}
// -----
def M_FormatGroups71 : M_All<"f71"> {
  let assemblyFormat = [{attr-dict oilist(`x` $body)}];
}
// -----
def M_FormatGroups72 : M_All<"f72"> {
  let assemblyFormat = [{attr-dict oilist(`x` $next)}];
}
// -----
def M_FormatGroups73 : M_All<"f73"> {
  let assemblyFormat = [{attr-dict oilist(`x` type($r))}];
}
// -----
def M_FormatGroups74 : M_All<"f74"> {
  let assemblyFormat = [{attr-dict oilist(`x` type($x))}];
}
// -----
def M_FormatGroups75 : M_All<"f75"> {
  let assemblyFormat = [{attr-dict oilist(`x` $o type($o))}];
}
// -----
def M_FormatGroups76 : M_All<"f76"> {
  let assemblyFormat = [{attr-dict oilist(`x` $p)}];
}
// -----
def M_FormatGroups77 : M_All<"f77"> {
  let assemblyFormat = [{attr-dict oilist(`x` (`y` $b^)?)}];
}
// -----
def M_FormatGroups78 : M_All<"f78"> {
  let assemblyFormat = [{attr-dict oilist(`x` oilist(`y`))}];
}
// -----
def M_FormatGroups79 : M_All<"f79"> {
  let assemblyFormat = [{attr-dict oilist(`x` custom<F>($a))}];
}
// -----
def M_FormatGroups80 : M_All<"f80"> {
  let assemblyFormat = [{attr-dict oilist(`x` custom<F>($b))}];
}
// -----
def M_FormatGroups81 : M_All<"f81"> {
  let assemblyFormat = [{attr-dict oilist(`x` regions)}];
}
// -----
def M_FormatGroups82 : M_All<"f82"> {
  let assemblyFormat = [{attr-dict oilist(`x` operands)}];
}
// -----
def M_FormatGroups83 : M_All<"f83"> {
  let assemblyFormat = [{attr-dict oilist(`x` attr-dict)}];
}
// -----
def M_FormatGroups84 : M_All<"f84"> {
  let assemblyFormat = [{attr-dict oilist(`x` `y` | `z`) oilist(`x`)}];
}
// -----
def M_FormatGroups85 : M_All<"f85"> {
  let assemblyFormat = [{attr-dict oilist(`x`) `x`}];
}
// -----
def M_FormatGroups86 : M_All<"f86"> {
  let assemblyFormat = [{attr-dict oilist(`x`) `y` oilist(`x`)}];
}
// -----
def M_FormatGroups87 : M_All<"f87"> {
  let assemblyFormat = [{attr-dict oilist(`x` $b^)}];
}
// -----
def M_FormatGroups88 : M_All<"f88"> {
  let assemblyFormat = [{attr-dict oilist(`x` functional-type(operands, results))}];
}
// -----
def M_FormatGroups89 : M_All<"f89"> {
  let assemblyFormat = [{attr-dict oilist(`x` $nothing)}];
}
// -----
def M_FormatGroups90 : M_All<"f90"> {
  let assemblyFormat = [{attr-dict oilist(`x` $b `y` | `y` $d) (`x` $u^)?}];
}
// -----
def M_FormatGroups91 : M_All<"f91"> {
  let assemblyFormat = [{attr-dict oilist("x")}];
}
// -----
def M_FormatGroups92 : M_All<"f92"> {
  let assemblyFormat = [{attr-dict oilist(`x`, `y`)}];
}
// -----
def M_FormatGroups93 : M_All<"f93"> {
  let assemblyFormat = [{attr-dict oilist `x`}];
}
// -----
def M_SuccessorsDecide : M_Op<"successors_decide"> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$more);
  let assemblyFormat = [{attr-dict (`to` $more^)?}];
}
