//===- TestTypes.td: types, attributes and enums of the test dialect ------===//
#ifndef LEGALIZE_TEST_TYPES
#define LEGALIZE_TEST_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "::test";
  let hasConstantMaterializer = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

// Types.

class Test_Type<string name, string word, list<Trait> traits = []>
    : TypeDef<Test_Dialect, name, traits> {
  let mnemonic = word;
}

def Test_Pair : Test_Type<"Pair", "pair"> {
  let summary = "two values in one";
  let parameters = (ins "::mlir::Type":$first, "::mlir::Type":$second);
  let assemblyFormat = "`<` $first `,` $second `>`";
}
// Without parameters it can be built, so formats need not name it.
def Test_Handle : Test_Type<"Handle", "handle"> {
  let summary = "a type without parameters";
}
def Test_Smpla : Test_Type<"Smpla", "smpla"> {
  let summary = "a type of mlir-opt's test dialect without parameters";
}
// Hooks read and print it: between its brackets, types of the dialect are written without their prefix.
def Test_Rec : Test_Type<"Rec", "test_rec"> {
  let summary = "a type of mlir-opt's test dialect that can hold itself";
  let parameters = (ins StringRefParameter<"the type's name">:$name, "::mlir::Type":$body);
  let hasCustomAssemblyFormat = 1;
}
// A value of it becomes no value at all.
def Test_Token : Test_Type<"Token", "token"> {
  let summary = "a type that conversions drop";
}
def Test_Buffer : Test_Type<"Buffer", "buffer"> {
  let summary = "a type with optional and default parameters";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$element,
                        DefaultValuedParameter<"unsigned", "0">:$space,
                        OptionalParameter<"::mlir::StringAttr">:$label);
  let assemblyFormat =
      "`<` `[` $shape `]` `,` $element (`space` $space^)? (`label` $label^)? `>`";
}

// Enums.

def Test_Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Green", 1, "green">,
    I32EnumAttrCase<"Blue", 7, "blue">]> {
  let cppNamespace = "::test";
  let genSpecializedAttr = 0;
}
def Test_Access : I32BitEnumAttr<"Access", "ways of access", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Read", 0, "read">,
    I32BitEnumAttrCaseBit<"Write", 1, "write">, I32BitEnumAttrCaseBit<"Run", 2, "run">]> {
  let cppNamespace = "::test";
  let separator = ", ";
  let genSpecializedAttr = 0;
}

def Test_Enum32 : I32EnumAttr<"Enum32", "two numbers", [
    I32EnumAttrCase<"case5", 5>, I32EnumAttrCase<"case10", 10>]> {
  let cppNamespace = "::test";
}
def Test_Enum64 : I64EnumAttr<"Enum64", "two numbers", [
    I64EnumAttrCase<"case5", 5>, I64EnumAttrCase<"case10", 10>]> {
  let cppNamespace = "::test";
}

// Attributes.

def Test_ColorAttr : EnumAttr<Test_Dialect, Test_Color, "color">;
def Test_AccessAttr : EnumAttr<Test_Dialect, Test_Access, "access"> {
  let assemblyFormat = "`<` $value `>`";
}
def Test_PointAttr : AttrDef<Test_Dialect, "Point"> {
  let mnemonic = "point";
  let summary = "a place with a name";
  let parameters = (ins "int64_t":$x, "int64_t":$y, OptionalParameter<"::mlir::StringAttr">:$name);
  let assemblyFormat = "`<` struct(params) `>`";
}

#endif
