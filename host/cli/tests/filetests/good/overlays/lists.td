// Operations whose forms are lists of groups, and the overlays that supply them.
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "legalize/Overlay.td"

def Net_Dialect : Dialect {
  let name = "net";
  let cppNamespace = "::net";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
def Net_Ports : TypeDef<Net_Dialect, "Ports"> {
  let mnemonic = "ports";
  let parameters = (ins "::net::PortList":$ports);
  let hasCustomAssemblyFormat = 1;
}
def Net_Mark : AttrDef<Net_Dialect, "Mark"> {
  let mnemonic = "mark";
  let parameters = (ins "::net::Marks":$marks);
  let hasCustomAssemblyFormat = 1;
}
def Net_Param : AttrDef<Net_Dialect, "Param"> {
  let mnemonic = "param";
  let parameters = (ins "::net::Declaration":$text);
  let hasCustomAssemblyFormat = 1;
}
def Net_Path : AttrDef<Net_Dialect, "Path"> {
  let mnemonic = "path";
  let parameters = (ins "::net::Names":$text);
  let hasCustomAssemblyFormat = 1;
}
class Net_Op<string name, list<Trait> traits = []> : Op<Net_Dialect, name, traits> {
  let hasCustomAssemblyFormat = 1;
}
def Net_ModuleOp : Net_Op<"module", [Symbol, IsolatedFromAbove, SingleBlock, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$ports, ArrayAttr:$params, OptionalAttr<DictArrayAttr>:$attrs);
  let regions = (region SizedRegion<1>:$body);
}
def Net_ExternOp : Net_Op<"extern", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$ports);
}
def Net_CellOp : Net_Op<"cell", [Symbol, SingleBlock, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name, DenseBoolArrayAttr:$directions, ArrayAttr:$names, ArrayAttr:$types,
                       ArrayAttr:$marks, ArrayAttr:$notes, StrAttr:$kind, StrAttr:$label);
  let regions = (region SizedRegion<1>:$body);
}
def Net_InstanceOp : Net_Op<"instance"> {
  let arguments = (ins StrAttr:$name, FlatSymbolRefAttr:$callee, Variadic<AnyType>:$inputs, StrArrayAttr:$argNames,
                       StrArrayAttr:$resultNames);
  let results = (outs Variadic<AnyType>:$results);
}
def Net_PathOp : Net_Op<"path"> {
  let arguments = (ins ArrayAttr:$names, OptionalAttr<ArrayAttr>:$targets);
}
def Net_WireOp : Net_Op<"wire"> {
  let arguments = (ins AnyType:$input, StrAttr:$name);
  let results = (outs AnyType:$result);
}
def Net_TapOp : Net_Op<"tap"> {
  let arguments = (ins AnyType:$input, StrAttr:$name, ArrayAttr:$notes);
  let results = (outs AnyType:$result);
}
def Net_RunOp : Net_Op<"run", [AttrSizedOperandSegments, NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<Index>:$sizes, Variadic<Index>:$resultSizes,
                       OptionalAttr<ArrayAttr>:$tied);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
}
def Net_ForkOp : Net_Op<"fork"> {
  let arguments = (ins AnyType:$input);
  let results = (outs Variadic<AnyType>:$results);
}
def Net_MergeOp : Net_Op<"merge"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs AnyType:$result);
}

def : AttrOverlay<"net.mark"> {
  let assemblyFormat = "`` custom<Verbatim>($marks)";
}
def : OpOverlay<"net.module"> {
  let assemblyFormat = [{
    custom<SymbolVisibility>(discardable("sym_visibility")) $sym_name `` custom<AngleList>("declaration($0, net.param)", $params) ``
    `(` custom<List>("case($0, `in`=input argument($2, $0) `:` type($0, $2) | `out`=output name($0) `:` type($0)) dict($3)",
                     $ports, "!net.ports", arguments($body), $attrs) `)`
    attr-dict-with-keyword $body
  }];
}
def : OpOverlay<"net.extern"> {
  let assemblyFormat = [{
    $sym_name `(` custom<List>("case($0, `in`=input argument_name($0) | `out`=output name($0)) `:` type($0)", $ports, "!net.ports") `)` attr-dict
  }];
}
def : OpOverlay<"net.cell"> {
  let assemblyFormat = [{
    $sym_name custom<WordAttr>($kind, "\"", "\"", "plain")
    `(` custom<List>("case($0, `in` | `out`) argument($1, $2) `` `:` type($1, $3) (`at` attr($4, net.mark)=#net<mark[]>)? ($5=[])?",
                     $directions, arguments($body), $names, $types, $marks, $notes) `)`
    custom<DefaultFrom>($label, ref($sym_name)) attr-dict-with-keyword $body
  }];
}
def : OpOverlay<"net.instance"> {
  let assemblyFormat = [{
    custom<KeywordOrString>($name) $callee
    `(` custom<List>("name($0) `` `:` $1 `` `:` type($2)", $argNames, $inputs, type($inputs)) `)` `->`
    `(` custom<List>("name($0) `` `:` type($1)", $resultNames, type($results)) `)` attr-dict
  }];
}
def : OpOverlay<"net.path"> {
  let assemblyFormat = [{
    ` ` `[` custom<List>("reference($0, net.path)", $names) `]` (`to` custom<ReferenceOrSet>($targets)^)? attr-dict
  }];
}
def : OpOverlay<"net.wire"> {
  let assemblyFormat = "$input custom<ResultName>($name) attr-dict `:` type($input)";
  let traits = [AllTypesMatch<["input", "result"]>];
}
def : OpOverlay<"net.tap"> {
  let assemblyFormat = "$input custom<ImpliedName>($name) custom<Default>($notes, \"[]\") attr-dict `:` type($input)";
  let traits = [AllTypesMatch<["input", "result"]>];
}
def : OpOverlay<"net.run"> {
  let assemblyFormat = [{
    `(` custom<List>("$0 when($0, net.ports: `as` `ports`) `=` argument($3) `:` type($1, $3) dims($2, $1)",
                     $inputs, type($inputs), $sizes, arguments($body)) `)`
    (`->` custom<Listed>("tied($0, $1, $2, $3) dims($4, $2)", $tied, ref($inputs), type($results), ref(type($inputs)), $resultSizes)^)?
    attr-dict-with-keyword $body
  }];
}
def : OpOverlay<"net.fork"> {
  let assemblyFormat = "custom<ResultCount>(\"results\") $input attr-dict `:` custom<SharedResultType>(type($results), type($input))";
}
def : OpOverlay<"net.merge"> {
  let assemblyFormat = "$inputs attr-dict `:` custom<SharedType>(ref($inputs), type($inputs), type($result))";
}
