// Embedded prelude: enums and the attributes and properties made of them.

#ifndef ENUMATTR_TD
#define ENUMATTR_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"

class EnumCase<string sym, int number, string text, int numBits> {
  string symbol = sym;
  int value = number;
  string str = text;
  int width = numBits;
}
class IntEnumAttrCaseBase<I type, string sym, string text, int number>
    : EnumCase<sym, number, text, type.bitwidth>, SignlessIntegerAttrBase<type, "case " # text> {
  let predicate = CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getValue().eq(::llvm::APInt("
                        # type.bitwidth # ", " # number # "))">;
}
class I32EnumCase<string sym, int val, string str = sym> : EnumCase<sym, val, str, 32>;
class I64EnumCase<string sym, int val, string str = sym> : EnumCase<sym, val, str, 64>;
class I32EnumAttrCase<string sym, int val, string str = sym> : IntEnumAttrCaseBase<I32, sym, str, val>;
class I64EnumAttrCase<string sym, int val, string str = sym> : IntEnumAttrCaseBase<I64, sym, str, val>;

// Cases of bit enums.

class BitEnumCaseBase<string sym, int val, string str, int width> : EnumCase<sym, val, str, width>;
class I8BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 8>;
class I16BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 16>;
class I32BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 32>;
class I64BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 64>;
class BitEnumAttrCaseBase<I type, string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, type.bitwidth>, SignlessIntegerAttrBase<type, "case " # str>;
class I8BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I8, sym, val, str>;
class I16BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I16, sym, val, str>;
class I32BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I32, sym, val, str>;
class I64BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I64, sym, val, str>;

class BitEnumCaseNone<string sym, string str, int width> : BitEnumCaseBase<sym, 0, str, width>;
class I8BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 8>;
class I16BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 16>;
class I32BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 32>;
class I64BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 64>;
class I8BitEnumAttrCaseNone<string sym, string str = sym> : I8BitEnumAttrCase<sym, 0, str>;
class I16BitEnumAttrCaseNone<string sym, string str = sym> : I16BitEnumAttrCase<sym, 0, str>;
class I32BitEnumAttrCaseNone<string sym, string str = sym> : I32BitEnumAttrCase<sym, 0, str>;
class I64BitEnumAttrCaseNone<string sym, string str = sym> : I64BitEnumAttrCase<sym, 0, str>;

class BitEnumCaseBit<string sym, int pos, string str, int width>
    : BitEnumCaseBase<sym, !shl(1, pos), str, width> {
  assert !and(!ge(pos, 0), !lt(pos, width)), "bit " # pos # " does not fit an enum of " # width # " bits";
}
class I8BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 8>;
class I16BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 16>;
class I32BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 32>;
class I64BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 64>;
class BitEnumAttrCaseBit<I type, string sym, int pos, string str = sym>
    : BitEnumAttrCaseBase<type, sym, !shl(1, pos), str> {
  assert !and(!ge(pos, 0), !lt(pos, type.bitwidth)),
      "bit " # pos # " does not fit an enum of " # type.bitwidth # " bits";
}
class I8BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I8, sym, pos, str>;
class I16BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I16, sym, pos, str>;
class I32BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I32, sym, pos, str>;
class I64BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I64, sym, pos, str>;

class BitEnumCaseGroup<string sym, list<BitEnumCaseBase> cases, string str = sym>
    : BitEnumCaseBase<sym, !foldl(0, cases, sofar, one, !or(sofar, one.value)), str, !head(cases).width>;
class BitEnumAttrCaseGroup<I type, string sym, list<BitEnumCaseBase> cases, string str = sym>
    : BitEnumAttrCaseBase<type, sym, !foldl(0, cases, sofar, one, !or(sofar, one.value)), str>;
class I8BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I8, sym, cases, str>;
class I16BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I16, sym, cases, str>;
class I32BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I32, sym, cases, str>;
class I64BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I64, sym, cases, str>;

// Enums.

class EnumInfo<string name, string desc, list<EnumCase> cases, int width> {
  string summary = desc;
  string description = "Enum cases:\n"
      # !interleave(!foreach(one, cases, "* " # one.str # " (`" # one.symbol # "`)"), "\n");
  string cppNamespace = "";
  string className = name;
  string cppType = cppNamespace # "::" # className;
  list<EnumCase> enumerants = cases;
  int bitwidth = width;
  string underlyingType = "uint" # width # "_t";
  string underlyingToSymbolFnName = "symbolize" # name;
  string stringToSymbolFnName = "symbolize" # name;
  string symbolToStringFnName = "stringify" # name;
  string symbolToStringFnRetType = "::llvm::StringRef";
  string maxEnumValFnName = "getMaxEnumValFor" # name;
}
class EnumAttrInfo<string name, list<EnumCase> cases, SignlessIntegerAttrBase base>
    : EnumInfo<name, base.summary, cases, !cast<I>(base.valueType).bitwidth>,
      Attr<base.predicate, base.summary> {
  bit genSpecializedAttr = 1;
  Attr baseAttrClass = base;
  string specializedAttrClassName = name # Attr;
  let predicate = !if(genSpecializedAttr,
      CPred<"::llvm::isa<" # cppNamespace # "::" # specializedAttrClassName # ">($_self)">,
      baseAttrClass.predicate);
  let storageType = !if(genSpecializedAttr, cppNamespace # "::" # specializedAttrClassName,
                        baseAttrClass.storageType);
  let returnType = !if(genSpecializedAttr, cppNamespace # "::" # className, baseAttrClass.returnType);
  let constBuilderCall = !if(genSpecializedAttr,
      cppNamespace # "::" # specializedAttrClassName # "::get($_builder.getContext(), $0)",
      baseAttrClass.constBuilderCall);
  let valueType = baseAttrClass.valueType;
  string parameterParser = ?;
  string parameterPrinter = ?;
}
class DefaultValuedEnumAttr<EnumAttrInfo of, EnumCase case>
    : DefaultValuedAttr<of, of.cppType # "::" # case.symbol>;

class IntEnum<string name, string summary, list<EnumCase> cases, int width>
    : EnumInfo<name,
               !if(!empty(summary),
                   "allowed i" # width # " cases: " # !interleave(!foreach(one, cases, one.value), ", "),
                   summary),
               cases, width>;
class I32Enum<string name, string summary, list<EnumCase> cases> : IntEnum<name, summary, cases, 32>;
class I64Enum<string name, string summary, list<EnumCase> cases> : IntEnum<name, summary, cases, 64>;

class IntEnumAttrBase<I type, list<IntEnumAttrCaseBase> cases, string summary>
    : SignlessIntegerAttrBase<type, summary> {
  let predicate = And<[SignlessIntegerAttrBase<type, summary>.predicate,
                       Or<!foreach(one, cases, one.predicate)>]>;
}
class IntEnumAttr<I type, string name, string summary, list<IntEnumAttrCaseBase> cases>
    : EnumAttrInfo<name, cases,
        IntEnumAttrBase<type, cases,
          !if(!empty(summary),
              "allowed " # type.summary # " cases: "
                # !interleave(!foreach(one, cases, one.value), ", "),
              summary)>> {
  let parameterParser = "parseEnumCase<" # cppType # ">($_parser)";
  let parameterPrinter = "$_printer << " # symbolToStringFnName # "($_self)";
}
class I32EnumAttr<string name, string summary, list<I32EnumAttrCase> cases>
    : IntEnumAttr<I32, name, summary, cases> {
  let underlyingType = "uint32_t";
}
class I64EnumAttr<string name, string summary, list<I64EnumAttrCase> cases>
    : IntEnumAttr<I64, name, summary, cases> {
  let underlyingType = "uint64_t";
}

// Bit enums.

class BitEnumBase<list<BitEnumCaseBase> cases> {
  int validBits = !foldl(0, cases, sofar, one, !or(sofar, one.value));
  string separator = "|";
  assert !or(!ge(!find(separator, "|"), 0), !ge(!find(separator, ","), 0)),
      "a bit enum is separated by '|' or ','";
  bit printBitEnumPrimaryGroups = 0;
  bit printBitEnumQuoted = 0;
}
class BitEnum<string name, string summary, list<BitEnumCaseBase> cases, int width>
    : EnumInfo<name, summary, cases, width>, BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
}
class I8BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 8>;
class I16BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 16>;
class I32BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 32>;
class I64BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 64>;

class BitEnumAttrBase<I type, list<BitEnumCaseBase> cases, string summary>
    : SignlessIntegerAttrBase<type, summary> {
  let predicate = And<[SignlessIntegerAttrBase<type, summary>.predicate,
    CPred<"!(::llvm::cast<::mlir::IntegerAttr>($_self).getValue().getZExtValue() & (~("
          # !interleave(!foreach(one, cases, one.value # "u"), "|") # ")))">]>;
}
class BitEnumAttr<I type, string name, string summary, list<BitEnumCaseBase> cases>
    : EnumAttrInfo<name, cases, BitEnumAttrBase<type, cases, summary>>, BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
  string parseSeparatorFn =
      !if(!ge(!find(separator, "|"), 0), "parseOptionalVerticalBar", "parseOptionalComma");
  let parameterParser = "parseEnumBits<" # cppType # ">($_parser)";
  let parameterPrinter = "$_printer << " # symbolToStringFnName # "($_self)";
  let printBitEnumQuoted = 1;
}
class I8BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I8, name, summary, cases> {
  let underlyingType = "uint8_t";
}
class I16BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I16, name, summary, cases> {
  let underlyingType = "uint16_t";
}
class I32BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I32, name, summary, cases> {
  let underlyingType = "uint32_t";
}
class I64BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I64, name, summary, cases> {
  let underlyingType = "uint64_t";
}

// An enum as the parameter of an attribute.
class EnumParameter<EnumInfo of>
    : AttrParameter<of.cppNamespace # "::" # of.className, "an enum of type " # of.className> {
  let parser = !if(!isa<EnumAttrInfo>(of), !cast<EnumAttrInfo>(of).parameterParser, ?);
  let printer = !if(!isa<EnumAttrInfo>(of), !cast<EnumAttrInfo>(of).parameterPrinter, ?);
}
class EnumAttr<Dialect home, EnumInfo of, string name = "", list<Trait> traits = []>
    : AttrDef<home, of.className, traits> {
  let summary = of.summary;
  let description = of.description;
  EnumInfo enum = of;
  let cppNamespace = of.cppNamespace;
  let constBuilderCall = cppNamespace # "::" # cppClassName # "::get($_builder.getContext(), $0)";
  let returnType = of.cppNamespace # "::" # of.className;
  let convertFromStorage = "$_self.getValue()";
  let parameters = (ins EnumParameter<of>:$value);
  let mnemonic = name;
  let assemblyFormat = "$value";
}

// An enum as a property.
class EnumProp<EnumInfo of> : Property<of.cppType, of.summary> {
  EnumInfo enum = of;
  let description = enum.description;
  let predicate = !if(!isa<BitEnumBase>(enum),
      CPred<"(static_cast<" # enum.underlyingType # ">($_self) & ~"
            # !cast<BitEnumBase>(enum).validBits # ") == 0">,
      Or<!foreach(one, enum.enumerants, CPred<"$_self == " # enum.cppType # "::" # one.symbol>)>);
  let optionalParser = "return parseOptionalEnum<" # enum.cppType # ">($_parser, $_storage);";
}
class EnumPropWithAttrForm<EnumInfo of, Attr attributeForm> : EnumProp<of> {
  Attr attrForm = attributeForm;
  bit storeInCustomAttribute = 0;
}
class NamedEnumProp<EnumInfo of, string name> : EnumProp<of> { string mnemonic = name; }
class NamedEnumPropWithAttrForm<EnumInfo of, string name, Attr attributeForm>
    : EnumPropWithAttrForm<of, attributeForm> {
  string mnemonic = name;
}

// One case, by its text; several joined by `|` for bit enums.
class _symbolToValue<EnumInfo of, string case> {
  defvar found = !filter(one, of.enumerants, !eq(one.str, case));
  assert !not(!empty(found)), "the enum has no case '" # case # "'";
  string value = of.cppType # "::" # !if(!empty(found), "", !head(found).symbol);
}
class _bitSymbolsToValue<EnumInfo of, string case> {
  defvar bar = !find(case, "|");
  string value = !if(!lt(bar, 0), _symbolToValue<of, case>.value,
      _symbolToValue<of, !substr(case, 0, bar)>.value # "|"
        # _bitSymbolsToValue<of, !substr(case, !add(bar, 1))>.value);
}
class ConstantEnumCaseBase<Attr attribute, EnumInfo of, string case>
    : ConstantAttr<attribute, !if(!isa<BitEnumBase>(of), _bitSymbolsToValue<of, case>.value,
                                  _symbolToValue<of, case>.value)>;
class ConstantEnumCase<Attr attribute, string case>
    : ConstantEnumCaseBase<attribute,
        !if(!isa<EnumInfo>(attribute), !cast<EnumInfo>(attribute), !cast<EnumAttr>(attribute).enum), case> {
  assert !or(!isa<EnumAttr>(attribute), !isa<EnumInfo>(attribute)),
      "a case is one of an 'EnumAttr' or 'EnumInfo'";
}

#endif
