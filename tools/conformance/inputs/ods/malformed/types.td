// generator: -gen-typedef-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; let useDefaultTypePrinterParser = 1; }
class M_Type<string name> : TypeDef<M_Dialect, name>;
// -----
def M_Unnamed : M_Type<"Unnamed"> {
  let parameters = (ins "int");
}
// -----
def M_OfInteger : M_Type<"OfInteger"> {
  let parameters = (ins 4:$x);
}
// -----
def M_OfRecord : M_Type<"OfRecord"> {
  let parameters = (ins M_Dialect:$x);
}
// -----
def M_OfUnset : M_Type<"OfUnset"> {
  let parameters = (ins ?:$x);
}
// -----
def M_Twice : M_Type<"Twice"> {
  let parameters = (ins "int":$x, "int":$x);
}
// -----
def M_FormatWithoutWord : M_Type<"FormatWithoutWord"> {
  let assemblyFormat = "";
}
// -----
def M_CustomWithoutWord : M_Type<"CustomWithoutWord"> {
  let hasCustomAssemblyFormat = 1;
}
// -----
def M_NoFormat : M_Type<"NoFormat"> {
  let mnemonic = "w"; let parameters = (ins "int":$x);
}
// -----
def M_BothFormats : M_Type<"BothFormats"> {
  let mnemonic = "w"; let assemblyFormat = ""; let hasCustomAssemblyFormat = 1;
}
// -----
def M_BuilderUnnamed : M_Type<"BuilderUnnamed"> {
  let builders = [TypeBuilder<(ins "int")>];
}
// -----
def M_BuilderDag : M_Type<"BuilderDag"> {
  let builders = [TypeBuilder<(outs "int":$x)>];
}
// -----
def M_BuilderInteger : M_Type<"BuilderInteger"> {
  let builders = [TypeBuilder<(ins 3:$x)>];
}
// -----
def M_BuilderDefault : M_Type<"BuilderDefault"> {
  let builders = [TypeBuilder<(ins CArg<"int", "1">:$x, "int":$y)>];
}
// -----
def M_BuildersSkipped : M_Type<"BuildersSkipped"> {
  let parameters = (ins "int":$x); let skipDefaultBuilders = 1;
}
// -----
def M_ConstraintWithoutClass : M_Type<"ConstraintWithoutClass"> {
  let parameters = (ins I32Attr:$x);
}
// -----
def M_Format0 : M_Type<"Format0"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{`<` $x `>`}];
}
// -----
def M_Format1 : M_Type<"Format1"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{`<` $x $x $y `>`}];
}
// -----
def M_Format2 : M_Type<"Format2"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{`<` $x `,` $y $z `>`}];
}
// -----
def M_Format3 : M_Type<"Format3"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{params params}];
}
// -----
def M_Format4 : M_Type<"Format4"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{params $x}];
}
// -----
def M_Format5 : M_Type<"Format5"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{$x params}];
}
// -----
def M_Format6 : M_Type<"Format6"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{struct(params) $x}];
}
// -----
def M_Format7 : M_Type<"Format7"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{`<` struct($x) `>`}];
}
// -----
def M_Format8 : M_Type<"Format8"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{struct(}];
}
// -----
def M_Format9 : M_Type<"Format9"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{struct()}];
}
// -----
def M_Format10 : M_Type<"Format10"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{struct(params}];
}
// -----
def M_Format11 : M_Type<"Format11"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{struct(params)}];
}
// -----
def M_Format12 : M_Type<"Format12"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{struct($x, $x, $y)}];
}
// -----
def M_Format13 : M_Type<"Format13"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{struct($x $y)}];
}
// -----
def M_Format14 : M_Type<"Format14"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{struct(`x`)}];
}
// -----
def M_Format15 : M_Type<"Format15"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{struct(params, $x)}];
}
// -----
def M_Format16 : M_Type<"Format16"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{type($x) $y}];
}
// -----
def M_Format17 : M_Type<"Format17"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{attr-dict}];
}
// -----
def M_Format18 : M_Type<"Format18"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{operands}];
}
// -----
def M_Format19 : M_Type<"Format19"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{custom<F>()}];
}
// -----
def M_Format20 : M_Type<"Format20"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{custom<F>($x, $y)}];
}
// -----
def M_Format21 : M_Type<"Format21"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{custom<F>($x, ref($x)) $y}];
}
// -----
def M_Format22 : M_Type<"Format22"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{custom<F>(ref($x)) $y}];
}
// -----
def M_Format23 : M_Type<"Format23"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{custom<F>(params)}];
}
// -----
def M_Format24 : M_Type<"Format24"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{custom<F>(`x`)}];
}
// -----
def M_Format25 : M_Type<"Format25"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{custom<F>("x") $x $y}];
}
// -----
def M_Format26 : M_Type<"Format26"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{custom($x)}];
}
// -----
def M_Format27 : M_Type<"Format27"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{custom<F>($x}];
}
// -----
def M_Format28 : M_Type<"Format28"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{(`x` $x^)? $y}];
}
// -----
def M_Format29 : M_Type<"Format29"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{($x)? $y}];
}
// -----
def M_Format30 : M_Type<"Format30"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{(`x`^)? $x $y}];
}
// -----
def M_Format31 : M_Type<"Format31"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{(`x` $x^)}];
}
// -----
def M_Format32 : M_Type<"Format32"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{`a-b` $x $y}];
}
// -----
def M_Format33 : M_Type<"Format33"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{`9` $x $y}];
}
// -----
def M_Format34 : M_Type<"Format34"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{$x $y unknown}];
}
// -----
def M_Format35 : M_Type<"Format35"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{"x" $x $y}];
}
// -----
def M_Format36 : M_Type<"Format36"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{$x $y %}];
}
// -----
def M_Format37 : M_Type<"Format37"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{`x}];
}
// -----
def M_Format38 : M_Type<"Format38"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{ref($x) $y}];
}
// -----
def M_Format39 : M_Type<"Format39"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{qualified($x) $y}];
}
// -----
def M_Format40 : M_Type<"Format40"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{qualified(`x`) $x $y}];
}
// -----
def M_Format41 : M_Type<"Format41"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{qualified(params)}];
}
// -----
def M_Format42 : M_Type<"Format42"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{oilist(`x` $x)}];
}
// -----
def M_Format43 : M_Type<"Format43"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{(`x` params^)?}];
}
// -----
def M_Format44 : M_Type<"Format44"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{(`x` custom<F>($x)^)? $y}];
}
// -----
def M_Format45 : M_Type<"Format45"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{functional-type($x, $y)}];
}
// -----
def M_Format46 : M_Type<"Format46"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{$x $y ref}];
}
// -----
def M_Format47 : M_Type<"Format47"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{custom<F>(qualified($x)) $y}];
}
// -----
def M_Format48 : M_Type<"Format48"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{struct(qualified($x), $y)}];
}
// -----
def M_Format49 : M_Type<"Format49"> {
  let mnemonic = "w"; let parameters = (ins "int":$x, "int":$y);
  let assemblyFormat = [{struct(custom<F>($x), $y)}];
}
// -----
def M_Optional0 : M_Type<"Optional0"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` $o^)? $y $d}];
}
// -----
def M_Optional1 : M_Type<"Optional1"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` $y^ $o)? $d}];
}
// -----
def M_Optional2 : M_Type<"Optional2"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` $o $d^)? $y}];
}
// -----
def M_Optional3 : M_Type<"Optional3"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{($o^ `:`)? $y $d}];
}
// -----
def M_Optional4 : M_Type<"Optional4"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` $o^) : (`y` $d)? $y}];
}
// -----
def M_Optional5 : M_Type<"Optional5"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` $o^)? $y}];
}
// -----
def M_Optional6 : M_Type<"Optional6"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{$o `,` $y `,` $d}];
}
// -----
def M_Optional7 : M_Type<"Optional7"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{struct(params)}];
}
// -----
def M_Optional8 : M_Type<"Optional8"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` struct($o, $d)^)? $y}];
}
// -----
def M_Optional9 : M_Type<"Optional9"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` struct($o, $y)^)? $d}];
}
// -----
def M_Optional10 : M_Type<"Optional10"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` params^)?}];
}
// -----
def M_Optional11 : M_Type<"Optional11"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{$y}];
}
// -----
def M_Optional12 : M_Type<"Optional12"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` (`z` $o^)? $d^)? $y}];
}
// -----
def M_Optional13 : M_Type<"Optional13"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` $o^ $y)? $d}];
}
// -----
def M_Optional14 : M_Type<"Optional14"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` $o^ $d^)? $y}];
}
// -----
def M_Optional15 : M_Type<"Optional15"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` custom<F>($o)^)? $y $d}];
}
// -----
def M_Optional16 : M_Type<"Optional16"> {
  let mnemonic = "w"; let parameters = (ins OptionalParameter<"int">:$o, "int":$y, DefaultValuedParameter<"int", "3">:$d);
  let assemblyFormat = [{(`x` custom<F>($y)^)? $o $d}];
}
