// Embedded prelude: properties. How they are spelled, hashed and stored in bytecode is native here, so the
// C++ fields are only named.

#ifndef PROPERTIES
#define PROPERTIES

include "mlir/IR/Constraints.td"
include "mlir/IR/Utils.td"

class Property<string storage = "", string desc = "", string interface = storage>
    : PropConstraint<TruePred, desc, interface> {
  string description = "";
  code storageType = storage;
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";
  code convertToAttribute = "return convertToAttribute($_ctxt, $_storage);";
  code convertFromAttribute = "return convertFromAttribute($_storage, $_attr, $_diag);";
  code hashProperty = "";
  code parser = "return parseProperty($_parser, $_storage);";
  code optionalParser = "";
  code printer = "$_printer << $_storage";
  code writeToMlirBytecode = "writeToMlirBytecode($_writer, $_storage);";
  code readFromMlirBytecode = "return readFromMlirBytecode($_reader, $_storage);";
  Property baseProperty = ?;
  string defaultValue = "";
  string storageTypeValueOverride = "";
}
defvar readMlirBytecodeUsingConvertFromAttribute = "return readViaAttribute($_reader, $_storage);";
defvar writeMlirBytecodeWithConvertToAttribute = "writeViaAttribute($_writer, $_storage);";

class IntProp<string storage, string desc = ""> : Property<storage, desc> {
  let summary = !if(!empty(desc), storage, desc);
  let optionalParser = "return $_parser.parseOptionalInteger($_storage);";
  let printer = "$_printer.printInteger($_storage)";
}
class IntProperty<string storage, string desc = "">
    : IntProp<storage, desc>, Deprecated<"renamed to IntProp">;
def I32Prop : IntProp<"int32_t">;
def I64Prop : IntProp<"int64_t">;
def I32Property : IntProp<"int32_t">, Deprecated<"renamed to I32Prop">;
def I64Property : IntProp<"int64_t">, Deprecated<"renamed to I64Prop">;

class _cls_StringProp : Property<"std::string", "string", "::llvm::StringRef"> {
  let convertFromStorage = "::llvm::StringRef{$_storage}";
  let assignToStorage = "$_storage = $_value.str()";
  let optionalParser = "return $_parser.parseOptionalString(&$_storage);";
  let printer = "$_printer.printString($_storage)";
}
def StringProp : _cls_StringProp;
def StringProperty : _cls_StringProp, Deprecated<"renamed to StringProp">;

class _cls_BoolProp : IntProp<"bool", "boolean"> {
  let printer = "$_printer << ($_storage ? \"true\" : \"false\")";
}
def BoolProp : _cls_BoolProp;
def BoolProperty : _cls_BoolProp, Deprecated<"renamed to BoolProp">;

class _cls_UnitProp : Property<"bool", "unit property"> {
  let summary = "unit property";
  let description = "A flag that is on where it is present.";
  let defaultValue = "false";
  let optionalParser = "return parseOptionalUnit($_parser, $_storage);";
  let printer = "$_printer << ($_storage ? \"unit\" : \"unit_absent\")";
}
def UnitProp : _cls_UnitProp;
def UnitProperty : _cls_UnitProp, Deprecated<"renamed to UnitProp">;

// A property like another one.
class _PropLike<Property of> : Property<of.storageType, of.summary, of.interfaceType> {
  let baseProperty = of;
  let description = of.description;
  let convertFromStorage = of.convertFromStorage;
  let assignToStorage = of.assignToStorage;
  let convertToAttribute = of.convertToAttribute;
  let convertFromAttribute = of.convertFromAttribute;
  let predicate = of.predicate;
  let hashProperty = of.hashProperty;
  let parser = of.parser;
  let optionalParser = of.optionalParser;
  let printer = of.printer;
  let readFromMlirBytecode = of.readFromMlirBytecode;
  let writeToMlirBytecode = of.writeToMlirBytecode;
}
class DefaultValuedProp<Property of, string default = "", string storageDefault = ""> : _PropLike<of> {
  let defaultValue = default;
  let storageTypeValueOverride = storageDefault;
}
class DefaultValuedProperty<Property of, string default = "", string storageDefault = "">
    : DefaultValuedProp<of, default, storageDefault>, Deprecated<"renamed to DefaultValuedProp">;
class ConfinedProp<Property of, Pred condition, string desc = ""> : _PropLike<of> {
  let summary = !if(!empty(desc), of.summary, desc);
  let predicate = !if(!ne(of.predicate, TruePred), And<[of.predicate, condition]>, condition);
  let defaultValue = of.defaultValue;
  let storageTypeValueOverride = of.storageTypeValueOverride;
}
class ConfinedProperty<Property of, Pred condition, string desc = "">
    : ConfinedProp<of, condition, desc>, Deprecated<"renamed to ConfinedProp">;
class ConstantProp<Property of, string val>
    : ConfinedProp<of, CPred<"$_self == " # val>, "constant '" # of.summary # "': " # val> {
  string value = val;
}

class ArrayProp<Property of = Property<>, string desc = "">
    : Property<"::llvm::SmallVector<" # of.storageType # ">",
               !if(!empty(desc), "array of " # of.summary, desc),
               "::llvm::ArrayRef<" # of.storageType # ">"> {
  // Of each element, as its getter returns it.
  let predicate = !if(!eq(of.predicate, TruePred), TruePred,
      Concat<"::llvm::all_of($_self, [](const " # of.interfaceType # " &element) -> bool { return ",
             SubstLeaves<"$_self", "element", of.predicate>, "; })">);
  let convertFromStorage = "::llvm::ArrayRef<" # of.storageType # ">{$_storage}";
  let assignToStorage = "$_storage.assign($_value.begin(), $_value.end())";
  let optionalParser = "return parseOptionalArray($_parser, $_storage);";
}
class ArrayProperty<Property of = Property<>, string desc = "">
    : ArrayProp<of, desc>, Deprecated<"renamed to ArrayProp">;
class IntArrayProp<Property of, string desc = ""> : ArrayProp<of, desc>;
class IntArrayProperty<Property of, string desc = "">
    : IntArrayProp<of, desc>, Deprecated<"renamed to IntArrayProp">;
class OptionalProp<Property of, bit canDelegateParsing = 1>
    : Property<"std::optional<" # of.storageType # ">", "optional " # of.summary,
               "std::optional<" # of.interfaceType # ">"> {
  let predicate = !if(!eq(of.predicate, TruePred), TruePred,
      Or<[CPred<"!$_self.has_value()">, SubstLeaves<"$_self", "(*($_self))", of.predicate>]>);
  let defaultValue = "std::nullopt";
  let optionalParser = !if(canDelegateParsing, "return parseDelegated($_parser, $_storage);",
                           "return parseNoneOrSome($_parser, $_storage);");
}
class OptionalProperty<Property of, bit canDelegateParsing = 1>
    : OptionalProp<of, canDelegateParsing>, Deprecated<"renamed to OptionalProp">;

#endif
