// Embedded prelude: types and attributes that a dialect defines.

#ifndef ATTRTYPEBASE_TD
#define ATTRTYPEBASE_TD

include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Traits.td"

class NativeAttrTrait<string name, code declaration = [{}], code definition = [{}]>
    : NativeTrait<name, "Attribute", declaration, definition>;
class ParamNativeAttrTrait<string name, string params> : ParamNativeTrait<name, params, "Attribute">;
class GenInternalAttrTrait<string name> : GenInternalTrait<name, "Attribute">;
class PredAttrTrait<string desc, Pred condition> : PredTrait<desc, condition>;
class NativeTypeTrait<string name, code declaration = [{}], code definition = [{}]>
    : NativeTrait<name, "Type", declaration, definition>;
class ParamNativeTypeTrait<string name, string params> : ParamNativeTrait<name, params, "Type">;
class GenInternalTypeTrait<string name> : GenInternalTrait<name, "Type">;
class PredTypeTrait<string desc, Pred condition> : PredTrait<desc, condition>;
def MutableType : NativeTypeTrait<"IsMutable">;

class AttrOrTypeBuilder<dag params, code bodyCode = "", string result = ""> {
  dag dagParams = params;
  code body = bodyCode;
  string returnType = result;
  bit hasInferredContextParam = 0;
}
class AttrBuilder<dag params, code bodyCode = "", string result = "">
    : AttrOrTypeBuilder<params, bodyCode, result>;
class TypeBuilder<dag params, code bodyCode = "", string result = "">
    : AttrOrTypeBuilder<params, bodyCode, result>;
class AttrOrTypeBuilderWithInferredContext<dag params, code bodyCode = "", string result = "">
    : TypeBuilder<params, bodyCode, result> {
  let hasInferredContextParam = 1;
}
class AttrBuilderWithInferredContext<dag params, code bodyCode = "", string result = "">
    : AttrOrTypeBuilderWithInferredContext<params, bodyCode, result>;
class TypeBuilderWithInferredContext<dag params, code bodyCode = "", string result = "">
    : AttrOrTypeBuilderWithInferredContext<params, bodyCode, result>;

class AttrOrTypeDef<string kind, string name, list<Trait> all, string base> {
  string cppBaseClassName = base;
  string description = "";
  string storageClass = name # kind # "Storage";
  string storageNamespace = "detail";
  bit genStorageClass = 1;
  bit hasStorageCustomConstructor = 0;
  dag parameters = (ins);
  list<AttrOrTypeBuilder> builders = ?;
  list<Trait> traits = all;
  string mnemonic = ?;
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
  bit genAccessors = 1;
  bit skipDefaultBuilders = 0;
  bit genVerifyDecl = 0;
  code extraClassDeclaration = [{}];
  code extraClassDefinition = [{}];
  bit genMnemonicAlias = 0;
}

class AttrDef<Dialect home, string name, list<Trait> traits = [], string base = "::mlir::Attribute">
    : DialectAttr<home, CPred<"">, "">, AttrOrTypeDef<"Attr", name, traits, base> {
  string cppClassName = name # "Attr";
  let storageType = home.cppNamespace # "::" # cppClassName;
  let returnType = home.cppNamespace # "::" # cppClassName;
  string cppType = home.cppNamespace # "::" # cppClassName;
  string attrName = home.name # "." # mnemonic;
  let convertFromStorage = "::llvm::cast<" # cppType # ">($_self)";
  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)">;
}
class LocationAttrDef<Dialect home, string name, list<Trait> traits = []>
    : AttrDef<home, name, traits # [NativeAttrTrait<"IsLocation">], "::mlir::LocationAttr">;
class TypeDef<Dialect home, string name, list<Trait> traits = [], string base = "::mlir::Type">
    : DialectType<home, CPred<"">, "", name # "Type">, AttrOrTypeDef<"Type", name, traits, base> {
  string cppClassName = name # "Type";
  string cppType = home.cppNamespace # "::" # cppClassName;
  string typeName = home.name # "." # mnemonic;
  let builderCall = !if(!empty(parameters), "$_builder.getType<" # cppType # ">()", "");
  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)">;
}

class AttrOrTypeParameter<string type, string desc, string accessor = ""> {
  code allocator = ?;
  code comparator = ?;
  string cppType = type;
  string cppAccessorType = !if(!empty(accessor), type, accessor);
  string cppStorageType = cppType;
  string convertFromStorage = "$_self";
  string summary = desc;
  string syntax = ?;
  string parser = ?;
  string printer = ?;
  string defaultValue = "";
}
class AttrParameter<string type, string desc, string accessor = "">
    : AttrOrTypeParameter<type, desc, accessor>;
class TypeParameter<string type, string desc, string accessor = "">
    : AttrOrTypeParameter<type, desc, accessor>;
class OptionalParameter<string type, string desc = ""> : AttrOrTypeParameter<type, desc> {
  let defaultValue = cppStorageType # "()";
}
class DefaultValuedParameter<string type, string value, string desc = "">
    : AttrOrTypeParameter<type, desc> {
  let defaultValue = value;
}

// Parameters whose data is copied into the context.
defvar _copied = "$_dst = $_allocator.copyInto($_self);";
class StringRefParameter<string desc = "", string value = "">
    : AttrOrTypeParameter<"::llvm::StringRef", desc> {
  let allocator = _copied;
  let printer = "$_printer.printString($_self);";
  let cppStorageType = "std::string";
  let defaultValue = value;
}
class APIntParameter<string desc> : AttrOrTypeParameter<"::llvm::APInt", desc> {
  let comparator = "$_lhs.getBitWidth() == $_rhs.getBitWidth() && $_lhs == $_rhs";
}
class APFloatParameter<string desc> : AttrOrTypeParameter<"::llvm::APFloat", desc> {
  let comparator = "$_lhs.bitwiseIsEqual($_rhs)";
}
class ArrayRefParameter<string of, string desc = "">
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # of # ">", desc> {
  let allocator = _copied;
  let cppStorageType = "::llvm::SmallVector<" # of # ">";
}
class OptionalArrayRefParameter<string of, string desc = "">
    : OptionalParameter<"::llvm::ArrayRef<" # of # ">", desc> {
  let allocator = _copied;
  let cppStorageType = "::llvm::SmallVector<" # of # ">";
  let comparator = cppType # "($_lhs) == " # cppType # "($_rhs)";
}
class SelfAllocationParameter<string type, string desc> : AttrOrTypeParameter<type, desc> {
  let allocator = "$_dst = $_self.allocateInto($_allocator);";
}
class ArrayRefOfSelfAllocationParameter<string of, string desc>
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # of # ">", desc> {
  let allocator = "$_dst = $_allocator.copyInto(::llvm::map_to_vector($_self, "
                  # "[&](auto &item) { return item.allocateInto($_allocator); }));";
}
class AttributeSelfTypeParameter<string desc, string derivedType = "::mlir::Type",
                                 string typeBuilder = "">
    : AttrOrTypeParameter<derivedType, desc> {
  let defaultValue = !if(!and(!empty(typeBuilder), !eq(derivedType, "::mlir::Type")),
                         "::mlir::NoneType::get($_ctxt)", typeBuilder);
}

// An attribute that is a list of others.
class ArrayOfAttr<Dialect home, string name, string attrMnemonic, string of, list<Trait> traits = []>
    : AttrDef<home, name, traits> {
  let parameters = (ins OptionalArrayRefParameter<of>:$value);
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`[` (`]`) : ($value^ `]`)?";
  let returnType = "::llvm::ArrayRef<" # of # ">";
  let constBuilderCall = "$_builder.getAttr<" # name # "Attr>($0)";
  let convertFromStorage = "$_self.getValue()";
}

#endif
