// Embedded prelude: attributes and constraints on attributes.

#ifndef COMMON_ATTR_CONSTRAINTS_TD
#define COMMON_ATTR_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/DialectBase.td"

// $_self is of an attribute class of `::mlir`.
class _AttrIsA<string class_> : CPred<"::llvm::isa<::mlir::" # class_ # ">($_self)">;

class Attr<Pred condition, string desc = ""> : AttrConstraint<condition, desc> {
  code storageType = ?;
  code returnType = ?;
  code convertFromStorage = "$_self.getValue()";
  string constBuilderCall = ?;
  string defaultValue = ?;
  Type valueType = ?;
  bit isOptional = 0;
  Attr baseAttr = ?;
  string cppNamespace = "";
  string description = "";
}
class DialectAttr<Dialect home, Pred condition, string desc = ""> : Attr<condition, desc> {
  Dialect dialect = home;
  let cppNamespace = home.cppNamespace;
}

// An attribute like another one.
class _AttrLike<Attr of> : Attr<of.predicate, of.summary> {
  let storageType = of.storageType;
  let returnType = of.returnType;
  let convertFromStorage = of.convertFromStorage;
  let constBuilderCall = of.constBuilderCall;
  let valueType = of.valueType;
  let baseAttr = of;
}
class DefaultValuedAttr<Attr of, string value> : _AttrLike<of> { let defaultValue = value; }
class DefaultValuedOptionalAttr<Attr of, string value> : _AttrLike<of> {
  let defaultValue = value;
  let isOptional = 1;
}
class OptionalAttr<Attr of> : Attr<of.predicate, of.summary> {
  let storageType = of.storageType;
  let returnType = "::std::optional<" # of.returnType # ">";
  let convertFromStorage =
      "$_self ? " # returnType # "(" # of.convertFromStorage # ") : (::std::nullopt)";
  let valueType = of.valueType;
  let isOptional = 1;
  let baseAttr = of;
}
class DefaultValuedStrAttr<Attr of, string value> : DefaultValuedAttr<of, "\"" # value # "\"">;
class DefaultValuedOptionalStrAttr<Attr of, string value>
    : DefaultValuedOptionalAttr<of, "\"" # value # "\"">;

class TypedAttrBase<Type type, string class_, Pred condition, string desc> : Attr<condition, desc> {
  let constBuilderCall = "$_builder.get" # class_ # "(" # type.builderCall # ", $0)";
  let storageType = "::mlir::" # class_;
  let valueType = type;
}

// An attribute whose value is the attribute itself.
class _PlainAttr<string class_, Pred condition, string desc> : Attr<condition, desc> {
  let storageType = "::mlir::" # class_;
  let returnType = "::mlir::" # class_;
  let convertFromStorage = "$_self";
}

def AnyAttr : _PlainAttr<"Attribute", CPred<"true">, "any attribute"> { let constBuilderCall = "$0"; }
class AnyAttrOf<list<Attr> attrs, string desc = "", string cppClass = "::mlir::Attribute",
                string fromStorage = "$_self">
    : Attr<Or<!foreach(attr, attrs, attr.predicate)>,
           !if(!empty(desc), !interleave(!foreach(attr, attrs, attr.summary), " or "), desc)> {
  let returnType = cppClass;
  let convertFromStorage = fromStorage;
  list<Attr> allowedAttributes = attrs;
}

def LocationAttr : Attr<_AttrIsA<"LocationAttr">, "location attribute"> {
  let storageType = "::mlir::LocationAttr";
  let returnType = "::mlir::Location";
  let convertFromStorage = "::mlir::Location($_self)";
  let constBuilderCall = "(::mlir::LocationAttr)$0";
}
def BoolAttr : Attr<_AttrIsA<"BoolAttr">, "bool attribute"> {
  let storageType = "::mlir::BoolAttr";
  let returnType = "bool";
  let valueType = I1;
  let constBuilderCall = "$_builder.getBoolAttr($0)";
}

// Integers.

// An integer attribute whose type answers a question.
class _IntegerAttrThat<Type type, string question, string desc>
    : TypedAttrBase<type, "IntegerAttr",
        And<[_AttrIsA<"IntegerAttr">, _on<"IntegerAttr", ".getType()." # question>]>, desc> {
  let returnType = "::llvm::APInt";
}
def IndexAttr
    : TypedAttrBase<Index, "IntegerAttr",
        And<[_AttrIsA<"IntegerAttr">,
             CPred<"::llvm::isa<::mlir::IndexType>(::llvm::cast<::mlir::IntegerAttr>($_self).getType())">]>,
        "index attribute"> {
  let returnType = "::llvm::APInt";
}
class AnyIntegerAttrBase<AnyI type, string desc>
    : _IntegerAttrThat<type, "isInteger(" # type.bitwidth # ")", desc> {
  let constBuilderCall = ?;
}
def AnyI1Attr : AnyIntegerAttrBase<AnyI1, "1-bit integer attribute">;
def AnyI8Attr : AnyIntegerAttrBase<AnyI8, "8-bit integer attribute">;
def AnyI16Attr : AnyIntegerAttrBase<AnyI16, "16-bit integer attribute">;
def AnyI32Attr : AnyIntegerAttrBase<AnyI32, "32-bit integer attribute">;
def AnyI64Attr : AnyIntegerAttrBase<AnyI64, "64-bit integer attribute">;
def APIntAttr : Attr<_AttrIsA<"IntegerAttr">, "arbitrary integer attribute"> {
  let storageType = "::mlir::IntegerAttr";
  let returnType = "::mlir::APInt";
}

class SignlessIntegerAttrBase<I type, string desc>
    : _IntegerAttrThat<type, "isSignlessInteger(" # type.bitwidth # ")", desc>;
class TypedSignlessIntegerAttrBase<I type, string cppType, string desc>
    : SignlessIntegerAttrBase<type, desc> {
  let returnType = cppType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}
def I1Attr : TypedSignlessIntegerAttrBase<I1, "bool", "1-bit signless integer attribute">;
def I8Attr : TypedSignlessIntegerAttrBase<I8, "uint8_t", "8-bit signless integer attribute">;
def I16Attr : TypedSignlessIntegerAttrBase<I16, "uint16_t", "16-bit signless integer attribute">;
def I32Attr : TypedSignlessIntegerAttrBase<I32, "uint32_t", "32-bit signless integer attribute">;
def I64Attr : TypedSignlessIntegerAttrBase<I64, "uint64_t", "64-bit signless integer attribute">;

class SignedIntegerAttrBase<SI type, string desc>
    : _IntegerAttrThat<type, "isSignedInteger(" # type.bitwidth # ")", desc>;
class TypedSignedIntegerAttrBase<SI type, string cppType, string desc>
    : SignedIntegerAttrBase<type, desc> {
  let returnType = cppType;
  let convertFromStorage = "$_self.getValue().getSExtValue()";
}
def SI1Attr : TypedSignedIntegerAttrBase<SI1, "bool", "1-bit signed integer attribute">;
def SI8Attr : TypedSignedIntegerAttrBase<SI8, "int8_t", "8-bit signed integer attribute">;
def SI16Attr : TypedSignedIntegerAttrBase<SI16, "int16_t", "16-bit signed integer attribute">;
def SI32Attr : TypedSignedIntegerAttrBase<SI32, "int32_t", "32-bit signed integer attribute">;
def SI64Attr : TypedSignedIntegerAttrBase<SI64, "int64_t", "64-bit signed integer attribute">;

class UnsignedIntegerAttrBase<UI type, string desc>
    : _IntegerAttrThat<type, "isUnsignedInteger(" # type.bitwidth # ")", desc>;
class TypedUnsignedIntegerAttrBase<UI type, string cppType, string desc>
    : UnsignedIntegerAttrBase<type, desc> {
  let returnType = cppType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}
def UI1Attr : TypedUnsignedIntegerAttrBase<UI1, "bool", "1-bit unsigned integer attribute">;
def UI8Attr : TypedUnsignedIntegerAttrBase<UI8, "uint8_t", "8-bit unsigned integer attribute">;
def UI16Attr : TypedUnsignedIntegerAttrBase<UI16, "uint16_t", "16-bit unsigned integer attribute">;
def UI32Attr : TypedUnsignedIntegerAttrBase<UI32, "uint32_t", "32-bit unsigned integer attribute">;
def UI64Attr : TypedUnsignedIntegerAttrBase<UI64, "uint64_t", "64-bit unsigned integer attribute">;

// Floats.

class FloatAttrBase<F type, string desc>
    : TypedAttrBase<type, "FloatAttr",
        And<[_AttrIsA<"FloatAttr">, _on<"FloatAttr", ".getType().isF" # type.bitwidth # "()">]>, desc> {
  let returnType = "::llvm::APFloat";
}
def F32Attr : FloatAttrBase<F32, "32-bit float attribute">;
def F64Attr : FloatAttrBase<F64, "64-bit float attribute">;

// Text, types, flags, dictionaries.

class StringBasedAttr<Pred condition, string desc> : Attr<condition, desc> {
  let constBuilderCall = "$_builder.getStringAttr($0)";
  let storageType = "::mlir::StringAttr";
  let returnType = "::llvm::StringRef";
  let valueType = NoneType;
}
def StrAttrPred : _AttrIsA<"StringAttr">;
def StrAttr : StringBasedAttr<StrAttrPred, "string attribute">;
def SymbolNameAttr : StringBasedAttr<StrAttrPred, "string attribute">;
class TypedStrAttr<Type type>
    : StringBasedAttr<And<[StrAttrPred,
        SubstLeaves<"$_self", "::llvm::cast<::mlir::StringAttr>($_self).getType()", type.predicate>]>,
        "string attribute of " # type.summary> {
  let valueType = type;
}

class TypeAttrBase<string cppClass, string desc, Pred condition = CPred<"true">>
    : Attr<And<[_AttrIsA<"TypeAttr">,
                CPred<"::llvm::isa<" # cppClass # ">(::llvm::cast<::mlir::TypeAttr>($_self).getValue())">,
                SubstLeaves<"$_self", "::llvm::cast<::mlir::TypeAttr>($_self).getValue()", condition>]>,
           desc> {
  let storageType = "::mlir::TypeAttr";
  let returnType = cppClass;
  let valueType = NoneType;
  let convertFromStorage = "::llvm::cast<" # cppClass # ">($_self.getValue())";
}
def TypeAttr : TypeAttrBase<"::mlir::Type", "any type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}
class TypeAttrOf<Type type>
    : TypeAttrBase<type.cppType, "type attribute of " # type.summary, type.predicate> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}

def UnitAttr : Attr<_AttrIsA<"UnitAttr">, "unit attribute"> {
  let storageType = "::mlir::UnitAttr";
  let constBuilderCall = "(($0) ? $_builder.getUnitAttr() : nullptr)";
  let convertFromStorage = "$_self != nullptr";
  let returnType = "bool";
  let defaultValue = "false";
  let valueType = NoneType;
  let isOptional = 1;
}

class DictionaryAttrBase<Pred condition, string desc> : _PlainAttr<"DictionaryAttr", condition, desc> {
  let constBuilderCall = "$_builder.getDictionaryAttr($0)";
  let valueType = NoneType;
}
def DictionaryAttr
    : DictionaryAttrBase<_AttrIsA<"DictionaryAttr">, "dictionary of named attribute values">;

// Elements.

class ElementsAttrBase<Pred condition, string desc> : _PlainAttr<"ElementsAttr", condition, desc>;
def ElementsAttr : ElementsAttrBase<_AttrIsA<"ElementsAttr">, "constant vector/tensor attribute">;
class IntElementsAttrBase<Pred condition, string desc>
    : ElementsAttrBase<And<[_AttrIsA<"DenseIntElementsAttr">, condition]>, desc> {
  let storageType = "::mlir::DenseIntElementsAttr";
  let returnType = "::mlir::DenseIntElementsAttr";
}

class DenseArrayAttrBase<string class_, string element, string name>
    : ElementsAttrBase<_AttrIsA<class_>, name # " dense array attribute"> {
  let storageType = "::mlir::" # class_;
  let returnType = "::llvm::ArrayRef<" # element # ">";
  let constBuilderCall = "$_builder.get" # class_ # "($0)";
}
def DenseBoolArrayAttr : DenseArrayAttrBase<"DenseBoolArrayAttr", "bool", "i1">;
def DenseI8ArrayAttr : DenseArrayAttrBase<"DenseI8ArrayAttr", "int8_t", "i8">;
def DenseI16ArrayAttr : DenseArrayAttrBase<"DenseI16ArrayAttr", "int16_t", "i16">;
def DenseI32ArrayAttr : DenseArrayAttrBase<"DenseI32ArrayAttr", "int32_t", "i32">;
def DenseI64ArrayAttr : DenseArrayAttrBase<"DenseI64ArrayAttr", "int64_t", "i64">;
def DenseF32ArrayAttr : DenseArrayAttrBase<"DenseF32ArrayAttr", "float", "f32">;
def DenseF64ArrayAttr : DenseArrayAttrBase<"DenseF64ArrayAttr", "double", "f64">;

class _IntElements<string question> : _on<"DenseIntElementsAttr", ".getType().getElementType()." # question>;
def IndexElementsAttr : IntElementsAttrBase<_IntElements<"isIndex()">, "index elements attribute">;
def AnyIntElementsAttr : IntElementsAttrBase<CPred<"true">, "integer elements attribute">;
class IntElementsAttrOf<int width>
    : IntElementsAttrBase<_IntElements<"isInteger(" # width # ")">, width # "-bit integer elements attribute">;
def AnyI32ElementsAttr : IntElementsAttrOf<32>;
def AnyI64ElementsAttr : IntElementsAttrOf<64>;

class SignlessIntElementsAttr<int width>
    : IntElementsAttrBase<_IntElements<"isSignlessInteger(" # width # ")">,
                          width # "-bit signless integer elements attribute"> {
  let constBuilderCall =
      "::llvm::cast<::mlir::DenseIntElementsAttr>(::mlir::DenseElementsAttr::get("
      # "::mlir::RankedTensorType::get({}, $_builder.getIntegerType(" # width
      # ")), ::llvm::ArrayRef($0)))";
}
def I32ElementsAttr : SignlessIntElementsAttr<32>;
def I64ElementsAttr : SignlessIntElementsAttr<64>;
class RankedSignlessIntElementsAttr<int width, list<int> dims> : SignlessIntElementsAttr<width> {
  let predicate = And<[SignlessIntElementsAttr<width>.predicate,
    _on<"DenseIntElementsAttr", ".getType().getShape() == ::mlir::ArrayRef<int64_t>({"
                                # !interleave(dims, ", ") # "})">]>;
  let summary =
      width # "-bit signless int elements attribute of shape [" # !interleave(dims, ", ") # "]";
  let constBuilderCall =
      "::mlir::DenseIntElementsAttr::get(::mlir::RankedTensorType::get({" # !interleave(dims, ", ")
      # "}, $_builder.getIntegerType(" # width # ")), ::llvm::ArrayRef($0))";
}
class RankedI32ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<32, dims>;
class RankedI64ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<64, dims>;

class FloatElementsAttr<int width>
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::DenseFPElementsAttr>($_self) && "
                             # "::llvm::cast<::mlir::DenseElementsAttr>($_self).getType().getElementType().isF"
                             # width # "()">,
                       width # "-bit float elements attribute"> {
  let storageType = "::mlir::DenseElementsAttr";
  let returnType = "::mlir::DenseElementsAttr";
  let constBuilderCall = "::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({}, $_builder.getF"
                         # width # "Type()), ::llvm::ArrayRef($0))";
}
def F64ElementsAttr : FloatElementsAttr<64>;
class RankedFloatElementsAttr<int width, list<int> dims>
    : ElementsAttrBase<And<[_AttrIsA<"DenseFPElementsAttr">,
                            _on<"DenseFPElementsAttr", ".getType().getElementType().isF" # width # "()">,
                            _on<"DenseFPElementsAttr", ".getType().hasRank()">,
                            _on<"DenseFPElementsAttr", ".getType().getShape() == ::mlir::ArrayRef<int64_t>({"
                                                       # !interleave(dims, ", ") # "})">]>,
                       width # "-bit float elements attribute of shape [" # !interleave(dims, ", ") # "]"> {
  let storageType = "::mlir::DenseFPElementsAttr";
  let returnType = "::mlir::DenseFPElementsAttr";
  let constBuilderCall = "::llvm::cast<::mlir::DenseFPElementsAttr>(::mlir::DenseElementsAttr::get("
                         # "::mlir::RankedTensorType::get({" # !interleave(dims, ", ") # "}, $_builder.getF"
                         # width # "Type()), ::llvm::ArrayRef($0)))";
}
class RankedF32ElementsAttr<list<int> dims> : RankedFloatElementsAttr<32, dims>;
class RankedF64ElementsAttr<list<int> dims> : RankedFloatElementsAttr<64, dims>;
def StringElementsAttr : ElementsAttrBase<_AttrIsA<"DenseStringElementsAttr">, "string elements attribute"> {
  let storageType = "::mlir::DenseElementsAttr";
  let returnType = "::mlir::DenseElementsAttr";
}

def AffineMapAttr : Attr<_AttrIsA<"AffineMapAttr">, "AffineMap attribute"> {
  let storageType = "::mlir::AffineMapAttr";
  let returnType = "::mlir::AffineMap";
  let valueType = Index;
  let constBuilderCall = "::mlir::AffineMapAttr::get($0)";
}
def IntegerSetAttr : Attr<_AttrIsA<"IntegerSetAttr">, "IntegerSet attribute"> {
  let storageType = "::mlir::IntegerSetAttr";
  let returnType = "::mlir::IntegerSet";
  let valueType = NoneType;
  let constBuilderCall = "::mlir::IntegerSetAttr::get($0)";
}

// Arrays.

class ArrayAttrBase<Pred condition, string desc> : _PlainAttr<"ArrayAttr", condition, desc> {
  let valueType = NoneType;
  let constBuilderCall = "$_builder.getArrayAttr($0)";
}
def ArrayAttr : ArrayAttrBase<_AttrIsA<"ArrayAttr">, "array attribute">;
class TypedArrayAttrBase<Attr of, string desc>
    : ArrayAttrBase<And<[_AttrIsA<"ArrayAttr">,
        Concat<"::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
               # "[&](::mlir::Attribute attr) { return attr && (",
               SubstLeaves<"$_self", "attr", of.predicate>, "); })">]>,
        desc> {
  Attr elementAttr = of;
}
class _BuiltArray<Attr of, string desc, string call> : TypedArrayAttrBase<of, desc> {
  let constBuilderCall = "$_builder." # call # "($0)";
}
def LocationArrayAttr : TypedArrayAttrBase<LocationAttr, "location array attribute">;
def AffineMapArrayAttr
    : _BuiltArray<AffineMapAttr, "AffineMap array attribute", "getAffineMapArrayAttr">;
def BoolArrayAttr : _BuiltArray<BoolAttr, "1-bit boolean array attribute", "getBoolArrayAttr">;
def I32ArrayAttr : _BuiltArray<I32Attr, "32-bit integer array attribute", "getI32ArrayAttr">;
def I64ArrayAttr : _BuiltArray<I64Attr, "64-bit integer array attribute", "getI64ArrayAttr">;
def I64SmallVectorArrayAttr : _BuiltArray<I64Attr, "64-bit integer array attribute", "getI64ArrayAttr"> {
  let returnType = "::llvm::SmallVector<int64_t, 8>";
  let convertFromStorage = "::llvm::map_to_vector<4>($_self.getAsRange<::mlir::IntegerAttr>(), "
                           # "[](::mlir::IntegerAttr item) { return item.getInt(); })";
}
def F32ArrayAttr : _BuiltArray<F32Attr, "32-bit float array attribute", "getF32ArrayAttr">;
def F64ArrayAttr : _BuiltArray<F64Attr, "64-bit float array attribute", "getF64ArrayAttr">;
def StrArrayAttr : _BuiltArray<StrAttr, "string array attribute", "getStrArrayAttr">;
def TypeArrayAttr : _BuiltArray<TypeAttr, "type array attribute", "getTypeArrayAttr">;
def IndexListArrayAttr : TypedArrayAttrBase<I64ArrayAttr, "Array of 64-bit integer array attributes">;
def DictArrayAttr : TypedArrayAttrBase<DictionaryAttr, "Array of dictionary attributes">;

// Symbols.

def SymbolRefAttr : _PlainAttr<"SymbolRefAttr", _AttrIsA<"SymbolRefAttr">, "symbol reference attribute"> {
  let valueType = NoneType;
  let constBuilderCall = "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
}
def FlatSymbolRefAttr : Attr<_AttrIsA<"FlatSymbolRefAttr">, "flat symbol reference attribute"> {
  let storageType = "::mlir::FlatSymbolRefAttr";
  let returnType = "::llvm::StringRef";
  let valueType = NoneType;
  let constBuilderCall = "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
}
def SymbolRefArrayAttr : TypedArrayAttrBase<SymbolRefAttr, "symbol ref array attribute"> {
  let constBuilderCall = ?;
}
def FlatSymbolRefArrayAttr : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute"> {
  let constBuilderCall = ?;
}

// Computed from the operation, never stored.
class DerivedAttr<code type, code computation, code toAttribute = "">
    : Attr<CPred<"true">, "derived attribute"> {
  let returnType = type;
  code body = computation;
  let convertFromStorage = toAttribute;
}
class DerivedTypeAttr<code computation> : DerivedAttr<"::mlir::Type", computation> {
  let convertFromStorage = "::mlir::TypeAttr::get($_self)";
}

// One value.
class ConstantAttr<Attr of, string val>
    : AttrConstraint<CPred<"$_self == " # !subst("$0", val, of.constBuilderCall)>,
                     "constant attribute " # val> {
  Attr attr = of;
  string value = val;
}
class ConstF32Attr<string val> : ConstantAttr<F32Attr, val>;
def ConstBoolAttrFalse : ConstantAttr<BoolAttr, "false">;
def ConstBoolAttrTrue : ConstantAttr<BoolAttr, "true">;
def ConstUnitAttr : ConstantAttr<UnitAttr, "true">;
class ConstantStrAttr<Attr of, string val> : ConstantAttr<of, "\"" # val # "\"">;

// Further conditions.

class ConfinedAttr<Attr of, list<AttrConstraint> more>
    : Attr<And<!listconcat([of.predicate], !foreach(one, more, one.predicate))>,
           !foldl(of.summary, more, sofar, one, sofar # " " # one.summary)> {
  let storageType = of.storageType;
  let returnType = of.returnType;
  let convertFromStorage = of.convertFromStorage;
  let constBuilderCall = of.constBuilderCall;
  let defaultValue = of.defaultValue;
  let valueType = of.valueType;
  let isOptional = of.isOptional;
  let baseAttr = of;
  list<AttrConstraint> attrConstraints = more;
}
class AllAttrOf<list<AttrConstraint> all>
    : AttrConstraint<And<!foreach(one, all, one.predicate)>,
                     !interleave(!foreach(one, all, one.summary), " and ")>;

class _IntThat<string question, string desc> : AttrConstraint<_on<"IntegerAttr", question>, desc>;
class IntNEQValue<int n> : _IntThat<".getInt() != " # n, "whose value is not " # n>;
class IntMinValue<int n> : _IntThat<".getInt() >= " # n, "whose minimum value is " # n>;
class IntMaxValue<int n> : _IntThat<".getInt() <= " # n, "whose maximum value is " # n>;
def IntNonNegative
    : AttrConstraint<CPred<"!::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isNegative()">,
                     "whose value is non-negative">;
def IntPositive : _IntThat<".getValue().isStrictlyPositive()", "whose value is positive">;
def IntPowerOf2 : _IntThat<".getValue().isPowerOf2()", "whose value is a power of two > 0">;
def IntPositivePowerOf2 : AllAttrOf<[IntPositive, IntPowerOf2]>;
class IntValidAlignment<Attr of> : ConfinedAttr<of, [IntPositivePowerOf2]>;
class IntIsOneOf<list<int> values>
    : AttrConstraint<CPred<"::llvm::is_contained({" # !interleave(values, ", ")
                           # "}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())">,
                     "whose value is one of {" # !interleave(values, ", ") # "}">;

class _CountThat<string class_, string relation, string words, int n>
    : AttrConstraint<_on<class_, ".size() " # relation # " " # n>, "with " # words # " " # n # " elements">;
class ArrayMaxCount<int n> : _CountThat<"ArrayAttr", "<=", "at most", n>;
class ArrayMinCount<int n> : _CountThat<"ArrayAttr", ">=", "at least", n>;
class ArrayCount<int n> : _CountThat<"ArrayAttr", "==", "exactly", n>;
class DenseArrayCount<int n> : _CountThat<"DenseArrayAttr", "==", "exactly", n>;
class DenseArrayMaxCt<int n> : _CountThat<"DenseArrayAttr", "<=", "at most", n>;
class DenseArrayMinCt<int n> : _CountThat<"DenseArrayAttr", ">=", "at least", n>;

class _DenseElements<DenseArrayAttrBase of> {
  string all = "::llvm::cast<" # of # ">($_self).asArrayRef()";
}
class DenseArrayStrictlyPositive<DenseArrayAttrBase of>
    : AttrConstraint<CPred<"::llvm::all_of(" # _DenseElements<of>.all # ", [&](auto v) { return v > 0; })">,
                     "whose value is positive">;
class DenseArrayNonNegative<DenseArrayAttrBase of>
    : AttrConstraint<CPred<"::llvm::all_of(" # _DenseElements<of>.all # ", [&](auto v) { return v >= 0; })">,
                     "whose value is non-negative">;
class DenseArraySorted<DenseArrayAttrBase of>
    : AttrConstraint<CPred<"::llvm::is_sorted(" # _DenseElements<of>.all # ")">,
                     "should be in non-decreasing order">;
class DenseArrayStrictlySorted<DenseArrayAttrBase of>
    : AttrConstraint<
        And<[CPred<"::llvm::is_sorted(" # _DenseElements<of>.all # ")">,
             CPred<"[](" # of.returnType # " a) { return std::adjacent_find(std::begin(a), std::end(a)) == "
                   # "std::end(a); }(" # _DenseElements<of>.all # ")">]>,
        "should be in increasing order">;

class _NthIs<int index, string relation>
    : CPred<"::llvm::cast<::mlir::IntegerAttr>(::llvm::cast<::mlir::ArrayAttr>($_self)[" # index
            # "]).getInt() " # relation>;
class _HasNth<int index> : _on<"ArrayAttr", ".size() > " # index>;
class IntArrayNthElemEq<int index, int value>
    : AttrConstraint<And<[_HasNth<index>, _NthIs<index, "== " # value>]>,
                     "whose " # index # "-th element must be " # value>;
class IntArrayNthElemMinValue<int index, int min>
    : AttrConstraint<And<[_HasNth<index>, _NthIs<index, ">= " # min>]>,
                     "whose " # index # "-th element must be at least " # min>;
class IntArrayNthElemMaxValue<int index, int max>
    : AttrConstraint<And<[_HasNth<index>, _NthIs<index, "<= " # max>]>,
                     "whose " # index # "-th element must be at most " # max>;
class IntArrayNthElemInRange<int index, int min, int max>
    : AttrConstraint<And<[_HasNth<index>, _NthIs<index, ">= " # min>, _NthIs<index, "<= " # max>]>,
                     "whose " # index # "-th element must be at least " # min # " and at most " # max>;
def IsNullAttr : AttrConstraint<CPred<"!$_self">, "empty attribute (for optional attributes)">;

#endif
