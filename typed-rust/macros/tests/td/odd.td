// A dialect of everything that Rust, or a generator of Rust, could stumble over.

#ifndef ODD
#define ODD

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Odd_Dialect : Dialect {
  let name = "odd";
  let cppNamespace = "::odd";
  let summary = "Names and shapes, with \"quotes\", `ticks` and \\ in what is said of them";
  let description = [{
    Not a list, [not a link], <not a tag>, */ no end of a comment.

        let not_a_test: () = 1;

    ```rust
    compile_error!("neither");
    ```
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Odd_Op<string mnemonic, list<Trait> traits = []> : Op<Odd_Dialect, mnemonic, traits>;

// Enums: gaps, signs, reserved words, cases that meet in camel case, words that hold commas and quotes.

def Odd_Gaps : I64EnumAttr<"Gaps", "Values with gaps", [
    I64EnumAttrCase<"Self", 0>,
    I64EnumAttrCase<"foo_bar", 7>,
    I64EnumAttrCase<"FooBar", 9, "foo-bar, or \"foo\", to say it at such length that no line of Rust holds it">,
    I64EnumAttrCase<"fooBar", 1000000007, "fooBar">,
    I64EnumAttrCase<"match", 0x7fffffffffffffff>,
    I64EnumAttrCase<"_1st", 12, "1st">,
    I64EnumAttrCase<"None", 13>]> {
  let cppNamespace = "::odd";
}

def Odd_Signs : I32EnumAttr<"Signs", "Values on both sides of nothing", [
    I32EnumAttrCase<"Less", -1, "less">,
    I32EnumAttrCase<"Same", 0, "same">,
    I32EnumAttrCase<"Equal", 0, "equal">,
    I32EnumAttrCase<"More", 1, "more">]> {
  let cppNamespace = "::odd";
}

def Odd_Wide : I64BitEnumAttr<"Wide", "Flags up to the last bit", [
    I64BitEnumAttrCaseNone<"None", "none">,
    I64BitEnumAttrCaseBit<"fn", 0>,
    I64BitEnumAttrCaseBit<"Fn", 1>,
    I64BitEnumAttrCaseBit<"Middle", 40, "middle">,
    I64BitEnumAttrCaseBit<"Top", 63, "top">]> {
  let cppNamespace = "::odd::inner";
}

def Odd_Small : I8BitEnumAttr<"Small", "Flags of eight bits", [
    I8BitEnumAttrCaseBit<"A", 0, "a">,
    I8BitEnumAttrCaseBit<"B", 7, "b">,
    I8BitEnumAttrCaseGroup<"Both", [I8BitEnumAttrCaseBit<"A", 0, "a">, I8BitEnumAttrCaseBit<"B", 7, "b">], "both">]> {
  let cppNamespace = "::odd";
  let separator = ", ";
}

def Odd_Bare : I32Enum<"Bare", "An enum without an attribute", [I32EnumCase<"In", 3, "in">, I32EnumCase<"Out", 5, "out">]> {
  let cppNamespace = "::odd";
}
def Odd_BareAttr : EnumAttr<Odd_Dialect, Odd_Bare, "bare"> {
  let assemblyFormat = "`<` $value `>`";
}

// Types and attributes named like what generated code uses itself.

class Odd_Type<string name, string word> : TypeDef<Odd_Dialect, name> {
  let mnemonic = word;
}
def Odd_VecType : Odd_Type<"Vec", "vec"> {
  let parameters = (ins "Type":$type, "int64_t":$self, OptionalParameter<"bool">:$new,
                        ArrayRefParameter<"int64_t">:$ctx);
  let assemblyFormat = "`<` $type `,` $self (`,` $new^)? `,` `[` $ctx `]` `>`";
}
def Odd_DefaultType : Odd_Type<"Default", "default"> {
  let parameters = (ins "int64_t":$right, DefaultValuedParameter<"bool", "false">:$left,
                        OptionalParameter<"std::optional<int64_t>">:$clone);
  let assemblyFormat = "`<` $right (`left` $left^)? (`clone` $clone^)? `>`";
}
def Odd_DefinitionsType : TypeDef<Odd_Dialect, "DEFINITIONS"> {
  let typeName = "odd.definitions";
  let mnemonic = "definitions";
}
def Odd_ResultAttr : AttrDef<Odd_Dialect, "Result"> {
  let mnemonic = "result";
  let parameters = (ins StringRefParameter<>:$type, "::odd::Bare":$match, "Attribute":$attr);
  let assemblyFormat = "`<` $type `,` $match `,` $attr `>`";
}

// Interfaces without C++.

def Odd_CountInterface : OpInterface<"Count"> {
  let cppNamespace = "::odd";
  let description = "How many, [and of what].";
  let methods = [
    InterfaceMethod<"How many.", "unsigned", "getCount">,
    InterfaceMethod<"How many there are of a type.", "int64_t", "count", (ins "::mlir::Type":$type, "bool":$self)>,
    InterfaceMethod<"A method without a counterpart in Rust.", "std::map<int, int>", "table">,
    InterfaceMethod<"In C++ it has a body.", "::llvm::LogicalResult", "check", (ins), "return ::llvm::success();">
  ];
}
def Odd_EmptyInterface : TypeInterface<"Clone"> {
  let cppNamespace = "::odd";
}

// Names of operations.

def Odd_DigitsOp : Odd_Op<"1.2x.3">;
def Odd_FooBarOp : Odd_Op<"foo_bar">;
def Odd_Foo_BarOp : Odd_Op<"foo.bar">;
def Odd_FooBarOpBuilder : Odd_Op<"foo_bar_op_builder">;
def Odd_FooBarOpAdaptor : Odd_Op<"foo_bar_op_adaptor"> {
  let arguments = (ins AnyType:$x);
}
def Odd_Option : Odd_Op<"option">;
def Odd_String : Odd_Op<"string">;
def Odd_Vec : Odd_Op<"vec"> {
  let results = (outs Variadic<AnyType>:$result);
}
def Odd_M : Odd_Op<"M"> {
  let arguments = (ins Variadic<AnyType>:$m);
}
def Odd_Self : Odd_Op<"Self.self">;
def Odd_SomethingOp : Odd_Op<"fn.match.type.yield"> {
  let summary = "An op of many words: \"[a] `b";
}

// Names of parts.

def Odd_WordsOp : Odd_Op<"words"> {
  let arguments = (ins AnyType:$self, AnyType:$typeof, AnyType:$match, AnyType:$op, AnyType:$of, AnyType:$cast,
                       AnyType:$at, AnyType:$value, AnyType:$builder, AnyType:$parts, AnyType:$clone, AnyType:$into,
                       I64Attr:$async, I32Attr:$fooBar, StrAttr:$FOOBar, UnitAttr:$create, BoolAttr:$result_types,
                       OptionalAttr<I8Attr>:$set_self, TypeAttr:$attr, DefaultValuedAttr<SI16Attr, "-3">:$fn,
                       OptionalAttr<UI64Attr>:$crate, FlatSymbolRefAttr:$super);
  let results = (outs AnyType:$ty, AnyType:$dyn);
  let regions = (region AnyRegion:$loop, AnyRegion:$for);
}
def Odd_NamelessOp : Odd_Op<"nameless"> {
  let arguments = (ins AnyType, AnyType, I64Attr:$operand_1);
  let results = (outs AnyType, AnyType);
  let regions = (region AnyRegion, AnyRegion);
}

// Groups.

def Odd_SegmentsOp : Odd_Op<"segments", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<AnyType>:$first, AnyType:$one, Variadic<AnyType>:$many, Optional<AnyType>:$last,
                       VariadicOfVariadic<AnyType, "sizes">:$nested, DenseI32ArrayAttr:$sizes);
  let results = (outs Variadic<AnyType>:$before, AnyType:$between, Optional<AnyType>:$after);
}
def Odd_AlikeOp : Odd_Op<"alike", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins Variadic<AnyType>:$left, AnyType:$middle, Variadic<AnyType>:$right);
  let results = (outs Variadic<AnyType>:$up, Variadic<AnyType>:$down);
}
def Odd_EndOp : Odd_Op<"end", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let successors = (successor AnySuccessor:$break, VariadicSuccessor<AnySuccessor>:$continue);
}
def Odd_RegionsOp : Odd_Op<"regions", [NoTerminator]> {
  let regions = (region AnyRegion:$where, VariadicRegion<AnyRegion>:$while);
}
def Odd_EnumsOp : Odd_Op<"enums", [DeclareOpInterfaceMethods<Odd_CountInterface>]> {
  let arguments = (ins Odd_Gaps:$gaps, OptionalAttr<Odd_Signs>:$signs, Odd_Wide:$wide,
                       DefaultValuedAttr<Odd_Small, "::odd::Small::A">:$small, Odd_BareAttr:$bare);
}
def Odd_PropertiesOp : Odd_Op<"properties"> {
  let arguments = (ins I64Prop:$static, StringProp:$dyn, UnitProp:$yield,
                       DefaultValuedProp<I32Prop, "4">:$try, BoolProp:$move);
}
def Odd_InferOp : Odd_Op<"infer", [SameOperandsAndResultType]> {
  let arguments = (ins SI32:$lhs, SI32:$rhs);
  let results = (outs SI32:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

#endif
