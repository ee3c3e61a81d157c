// Types and attributes whose syntax is C++, and such that hold them.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

def Net_Dialect : Dialect {
  let name = "net";
  let cppNamespace = "::net";
}

class Net_Attr<string name, string word, list<Trait> traits = []> : AttrDef<Net_Dialect, name, traits> {
  let mnemonic = word;
}
class Net_Type<string name, string word, list<Trait> traits = []> : TypeDef<Net_Dialect, name, traits> {
  let mnemonic = word;
}

def Net_Edges : Net_Attr<"Edges", "edges"> {
  let parameters = (ins "::mlir::ArrayAttr":$list);
  let hasCustomAssemblyFormat = 1;
}
def Net_Held : Net_Attr<"Held", "held"> {
  let parameters = (ins "::net::EdgesAttr":$edges, "int":$number);
  let assemblyFormat = "`<` $edges `,` $number `>`";
}
def Net_Any : Net_Attr<"Any", "any"> {
  let parameters = (ins "Attribute":$value);
  let assemblyFormat = "`<` $value `>`";
}
def Net_Grid : Net_Attr<"Grid", "grid"> {
  let parameters = (ins "int":$rows, "int":$columns);
  let assemblyFormat = "custom<Dims>($rows, $columns)";
}
def Net_GridType : Net_Type<"Grid", "grid"> {
  let parameters = (ins "int":$rows, "int":$columns);
  let assemblyFormat = "custom<Dims>($rows, $columns)";
}
def Net_Named : Net_Attr<"Named", "named"> {
  let parameters = (ins "int":$number);
  let assemblyFormat = "`<` $number `>`";
  let genMnemonicAlias = 1;
}
def Net_NamedType : Net_Type<"Named", "named.type"> {
  let parameters = (ins "int":$number);
  let assemblyFormat = "`<` $number `>`";
  let genMnemonicAlias = 1;
}
def Net_Tile : Net_Type<"Tile", "tile", [ShapedTypeInterface]> {
  let parameters = (ins "int":$size);
  let hasCustomAssemblyFormat = 1;
}
def Net_Numbers : Net_Attr<"Numbers", "numbers"> {
  let parameters = (ins "int64_t":$a, "uint64_t":$b, "int8_t":$c, "::llvm::APInt":$d, "std::optional<int64_t>":$e);
  let assemblyFormat = "`<` $a `,` $b `,` $c `,` $d `,` `[` $e `]` `>`";
}

def Net_Use : Op<Net_Dialect, "use"> {
  let arguments = (ins Net_Edges:$v, OptionalAttr<Net_Grid>:$g);
  let assemblyFormat = "$v (`at` $g^)? attr-dict";
}
def Net_Make : Op<Net_Dialect, "make"> {
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}
def Net_Match : Op<Net_Dialect, "match", [AllElementTypesMatch<["a", "b"]>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let assemblyFormat = "$a `,` $b `:` type($a) `,` type($b) attr-dict";
}
def Net_Same : Op<Net_Dialect, "same", [SameOperandsShape]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
}
def Net_Hidden : Op<Net_Dialect, "hidden"> {
  let arguments = (ins I32:$a);
  let hasCustomAssemblyFormat = 1;
}
