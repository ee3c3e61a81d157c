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
def M_FormatWords0 : M_Op<"f0"> {
  let assemblyFormat = [{}];
}
// -----
def M_FormatWords1 : M_Op<"f1"> {
  let assemblyFormat = [{$x attr-dict}];
}
// -----
def M_FormatWords2 : M_Op<"f2"> {
  let assemblyFormat = [{attr-dict attr-dict}];
}
// -----
def M_FormatWords3 : M_Op<"f3"> {
  let assemblyFormat = [{attr-dict attr-dict-with-keyword}];
}
// -----
def M_FormatWords4 : M_Op<"f4"> {
  let assemblyFormat = [{unknown attr-dict}];
}
// -----
def M_FormatWords5 : M_Op<"f5"> {
  let assemblyFormat = [{attr-dict %}];
}
// -----
def M_FormatWords6 : M_Op<"f6"> {
  let assemblyFormat = [{attr-dict `unclosed}];
}
// -----
def M_FormatWords7 : M_Op<"f7"> {
  let assemblyFormat = [{attr-dict custom<F>("unclosed)}];
}
// -----
def M_FormatWords8 : M_Op<"f8"> {
  let assemblyFormat = [{attr-dict $}];
}
// -----
def M_FormatWords9 : M_Op<"f9"> {
  let assemblyFormat = [{attr-dict $1x}];
}
// -----
def M_FormatWords10 : M_Op<"f10"> {
  let assemblyFormat = [{`9a` attr-dict}];
}
// -----
def M_FormatWords11 : M_Op<"f11"> {
  let assemblyFormat = [{`a-b` attr-dict}];
}
// -----
def M_FormatWords12 : M_Op<"f12"> {
  let assemblyFormat = [{`a b` attr-dict}];
}
// -----
def M_FormatWords13 : M_Op<"f13"> {
  let assemblyFormat = [{`#` attr-dict}];
}
// -----
def M_FormatWords14 : M_Op<"f14"> {
  let assemblyFormat = [{`a$b` `x.y` attr-dict}];
}
// -----
def M_FormatWords15 : M_Op<"f15"> {
  let assemblyFormat = [{"text" attr-dict}];
}
// -----
def M_FormatWords16 : M_Op<"f16"> {
  let assemblyFormat = [{attr-dict prop-dict prop-dict}];
}
// -----
def M_FormatWords17 : M_Op<"f17"> {
  let assemblyFormat = [{prop-dict}];
}
// -----
def M_FormatWords18 : M_Op<"f18"> {
  let assemblyFormat = [{attr-dict ,}];
}
// -----
def M_FormatWords19 : M_Op<"f19"> {
  let assemblyFormat = [{attr-dict )}];
}
// -----
def M_FormatWords20 : M_Op<"f20"> {
  let assemblyFormat = [{attr-dict (}];
}
// -----
def M_FormatWords21 : M_Op<"f21"> {
  let assemblyFormat = [{attr-dict ()?}];
}
// -----
def M_FormatWords22 : M_Op<"f22"> {
  let assemblyFormat = [{attr-dict :}];
}
// -----
def M_FormatWords23 : M_Op<"f23"> {
  let assemblyFormat = [{attr-dict type}];
}
// -----
def M_FormatWords24 : M_Op<"f24"> {
  let assemblyFormat = [{`->>` attr-dict}];
}
// -----
def M_FormatWords25 : M_Op<"f25"> {
  let assemblyFormat = [{`é` attr-dict}];
}
// -----
def M_FormatWords26 : M_Op<"f26"> {
  let assemblyFormat = [{params attr-dict}];
}
// -----
def M_FormatWords27 : M_Op<"f27"> {
  let assemblyFormat = [{struct(params) attr-dict}];
}
// -----
def M_FormatWords28 : M_Op<"f28"> {
  let assemblyFormat = [{attr-dict `\n` `` ` ` `  `}];
}
// -----
def M_FormatWords29 : M_Op<"f29"> {
  let assemblyFormat = [{attr-dict
    `x`
      $nothing}];
}
// -----
def M_FormatWords30 : M_Op<"f30"> {
  let assemblyFormat = [{attr-dict $_x}];
}
// -----
def M_FormatWords31 : M_Op<"f31"> {
  let assemblyFormat = [{attr-dict -x}];
}
// -----
def M_FormatWords32 : M_Op<"f32"> {
  let assemblyFormat = [{attr_dict}];
}
// -----
def M_FormatWords33 : M_Op<"f33"> {
  let assemblyFormat = [{attr-dict ref}];
}
// -----
def M_FormatWords34 : M_Op<"f34"> {
  let assemblyFormat = [{attr-dict ref($x)}];
}
// -----
def M_FormatWords35 : M_Op<"f35"> {
  let assemblyFormat = [{attr-dict `:` `::` `==`}];
}
