// Assembly that CIRCT's dialects leave to C++.

include "legalize/Overlay.td"

// hw: modules and instances.

def : AttrOverlay<"hw.innerSym"> {
  let assemblyFormat = "`` custom<Verbatim>($props)";
}

// `@name(in %a : i1, out b : i1)`: the type has the ports, the body an argument for each input.
class HwModule<string opName> : OpOverlay<opName> {
  let assemblyFormat = [{
    custom<SymbolVisibility>(discardable("sym_visibility")) $sym_name ``
    custom<AngleList>("declaration($0, hw.param.decl)", $parameters) ``
    `(` custom<List>("case($0, `in`=input argument($2, $0) `:` type($0, $2) | `out`=output name($0) `:` type($0) | `inout` argument($2, $0) `:` type($0, $2)) dict($3)",
                     $module_type, "!hw.modty", arguments($body), $per_port_attrs) `)`
    attr-dict-with-keyword $body
  }];
}
def : HwModule<"hw.module">;

def : OpOverlay<"hw.module.extern"> {
  let assemblyFormat = [{
    custom<SymbolVisibility>(discardable("sym_visibility")) $sym_name ``
    custom<AngleList>("declaration($0, hw.param.decl)", $parameters) ``
    `(` custom<List>("case($0, `in`=input argument_name($0) | `out`=output name($0) | `inout` argument_name($0)) `:` type($0) dict($2)",
                     $module_type, "!hw.modty", $per_port_attrs) `)`
    attr-dict-with-keyword ($body^)?
  }];
}

def : OpOverlay<"hw.module.generated"> {
  let assemblyFormat = [{
    custom<SymbolVisibility>(discardable("sym_visibility")) $sym_name `,` $generatorKind ``
    custom<AngleList>("declaration($0, hw.param.decl)", $parameters) ``
    `(` custom<List>("case($0, `in`=input argument_name($0) | `out`=output name($0) | `inout` argument_name($0)) `:` type($0) dict($2)",
                     $module_type, "!hw.modty", $per_port_attrs) `)`
    attr-dict-with-keyword ($body^)?
  }];
}

def : OpOverlay<"hw.instance"> {
  let assemblyFormat = [{
    $instanceName (`sym` $inner_sym^)? $moduleName ``
    custom<AngleList>("declaration($0, hw.param.decl)", $parameters) ``
    `(` custom<List>("name($0) `` `:` $1 `` `:` type($2)", $argNames, $inputs, type($inputs)) `)`
    `->` `(` custom<List>("name($0) `` `:` type($1)", $resultNames, type($results)) `)` attr-dict
  }];
}

// `@path [@A::@b, @C]`.
def : OpOverlay<"hw.hierpath"> {
  let assemblyFormat = [{
    custom<SymbolVisibility>(discardable("sym_visibility")) $sym_name ` `
    `[` custom<List>("reference($0, hw.innerNameRef)", $namepath) `]` attr-dict
  }];
}

def : ConstantLike<"hw.constant", "value", "result">;

// `hw.struct_create (%a, %b) : !hw.struct<x: i1, y: i2>`: the type of the result has those of the operands.
def : OpOverlay<"hw.struct_create"> {
  let assemblyFormat = "`(` $input `)` attr-dict `:` custom<EntryTypes>(type($input), type($result))";
}

// Names that are those of results.

foreach dialect = ["arc", "hw", "seq", "sv", "llhd", "kanagawa", "moore", "esi", "msft", "dc", "verif", "sim", "handshake", "fsm"] in {
  def : DirectiveOverlay<dialect, "ImplicitSSAName", ["name"]> {
    let assemblyFormat = "custom<ResultName>($name)";
  }
}

// firrtl: modules and instances.

def : OpOverlay<"firrtl.circuit"> {
  let assemblyFormat = "$name attr-dict-with-keyword $body";
}

defvar convention = "custom<Default>($convention, \"#firrtl<convention internal>\") ";
defvar locations = "custom<Default>($portLocations, \"[]\") ";
defvar visible = "custom<SymbolVisibility>(discardable(\"sym_visibility\")) $sym_name ";

// `@name(in %a: type sym @x [annotations], out %b: type)`.
class FirrtlModule<string opName, string defaults, string lists = ", $portAnnotations", string item = " ($5=[])?">
    : OpOverlay<opName> {
  let assemblyFormat = visible #
    "`(` custom<List>(\"case($0, `in` | `out`) argument($1, $2) `` `:` type($1, $3) (`sym` attr($4, hw.innerSym)=#hw<innerSym[]>)?" # item #
    "\", $portDirections, arguments($body), $portNames, $portTypes, $portSymbols" # lists # ") `)` " # defaults #
    "attr-dict-with-keyword $body";
}
def : FirrtlModule<"firrtl.module", !strconcat(convention, locations)>;
def : FirrtlModule<"firrtl.class", locations, "", "">;

class FirrtlExtern<string opName, string defaults, string lists = ", $portAnnotations", string item = " ($4=[])?",
                   string parameters = "`` custom<AngleList>(\"declaration($0, firrtl.param.decl)\", $parameters) `` ">
    : OpOverlay<opName> {
  let assemblyFormat = visible # parameters #
    "`(` custom<List>(\"case($0, `in` | `out`) name($1) `` `:` type($2) (`sym` attr($3, hw.innerSym)=#hw<innerSym[]>)?" # item #
    "\", $portDirections, $portNames, $portTypes, $portSymbols" # lists # ") `)` " # defaults #
    "attr-dict-with-keyword ($body^)?";
}
def : FirrtlExtern<"firrtl.extmodule", !strconcat(convention, locations, "custom<Default>($knownLayers, \"[]\") ")>;
def : FirrtlExtern<"firrtl.intmodule", locations>;
def : FirrtlExtern<"firrtl.memmodule", locations # "custom<Default>($annotations, \"[]\") ", ", $portAnnotations", " ($4=[])?", "`` ">;
def : FirrtlExtern<"firrtl.extclass", locations, "", "", "`` ">;


def : OpOverlay<"firrtl.instance"> {
  let assemblyFormat = [{
    custom<KeywordOrString>($name) (`sym` $inner_sym^)?
    custom<WordAttr>($nameKind, "#firrtl<name_kind ", ">", "droppable_name")
    custom<Default>($domainInfo, "[]") custom<Default>($annotations, "[]") custom<Default>($layers, "[]")
    attr-dict $moduleName `` `(` custom<List>("case($0, `in` | `out`) name($1) `` `:` type($2) ($3=[])?",
                                              $portDirections, $portNames, type($results), $portAnnotations) `)`
  }];
}

def : DirectiveOverlay<"firrtl", "NameKind", ["kind"]> {
  let assemblyFormat = "custom<WordAttr>($kind, \"#firrtl<name_kind \", \">\", \"droppable_name\")";
}

// The name of a declaration is that of its result, or in the dictionary.
def : DirectiveOverlay<"firrtl", "ImplicitSSAName", ["dictionary"]> {
  let assemblyFormat = "custom<ImpliedName>($name) $dictionary";
}
def : DirectiveOverlay<"firrtl", "FIRRTLImplicitSSAName", ["dictionary"]> {
  let assemblyFormat = "custom<ImpliedName>($name) custom<Default>($annotations, \"[]\") $dictionary";
}
def : DirectiveOverlay<"firrtl", "MemOp", ["dictionary"]> {
  let assemblyFormat = "custom<Default>($annotations, \"[]\") custom<Default>($portAnnotations, \"[]\") $dictionary";
}
foreach directive = ["StopAttrs", "PrintfAttrs", "VerifAttrs", "CircuitOpAttrs"] in
  def : DirectiveOverlay<"firrtl", directive, ["dictionary"]> {
    let assemblyFormat = "$dictionary";
  }

// handshake.

def : OpenFunctionLike<"handshake.func">;
def : OpOverlay<"handshake.merge"> {
  let assemblyFormat = "$dataOperands attr-dict `:` custom<SharedType>(ref($dataOperands), type($dataOperands), type($result))";
}
def : OpOverlay<"handshake.mux"> {
  let assemblyFormat = "$selectOperand ` ` `[` $dataOperands `]` attr-dict `:` type($selectOperand) `,` custom<SharedType>(ref($dataOperands), type($dataOperands), type($result))";
}
def : OpOverlay<"handshake.control_merge"> {
  let assemblyFormat = "$dataOperands attr-dict `:` custom<SharedType>(ref($dataOperands), type($dataOperands), type($result)) `,` type($index)";
}
def : OpOverlay<"handshake.br"> {
  let assemblyFormat = "$dataOperand attr-dict `:` type($dataOperand)";
  let traits = [AllTypesMatch<["dataOperand", "dataResult"]>];
}
def : OpOverlay<"handshake.cond_br"> {
  let assemblyFormat = "$conditionOperand `,` $dataOperand attr-dict `:` type($dataOperand)";
  let traits = [AllTypesMatch<["dataOperand", "trueResult", "falseResult"]>];
}
def : OpOverlay<"handshake.sink"> {
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}
def : OpOverlay<"handshake.join"> {
  let assemblyFormat = "$data attr-dict `:` type($data)";
}
foreach op = ["fork", "lazy_fork"] in
  def : OpOverlay<"handshake." # op> {
    let assemblyFormat = "custom<ResultCount>(\"results\") $operand attr-dict `:` custom<SharedResultType>(type($result), type($operand))";
  }
def : OpOverlay<"handshake.buffer"> {
  let assemblyFormat = "` ` `[` $slots `]` custom<WordAttr>($bufferType, \"#handshake<buffer_type_enum \", \">\") $operand attr-dict `:` type($operand)";
  let traits = [AllTypesMatch<["operand", "result"]>];
}
class HandshakeAccess<string opName, string addressResult> : OpOverlay<opName> {
  let assemblyFormat = "` ` `[` $addresses `]` $data `,` $ctrl attr-dict `:` custom<SharedType>(ref($addresses), type($addresses)) `,` type($data)";
  let traits = [AllTypesMatch<["data", "dataResult"]>, AllTypesMatch<["addresses", addressResult]>];
}
def : HandshakeAccess<"handshake.load", "addressResults">;
def : HandshakeAccess<"handshake.store", "addressResult">;

// Functions.

def : FunctionLike<"fsm.machine">;
def : FunctionLike<"arc.define">;
def : FunctionLike<"arc.coroutine.define">;

// rtg.

def : OpOverlay<"rtg.test"> {
  let assemblyFormat = [{
    $sym_name `` `(` custom<List>("name($0) `=` argument($2) `` `:` type($0, $2)", $targetType, "!rtg.dict", arguments($bodyRegion)) `)`
    custom<DefaultFrom>($templateName, ref($sym_name)) (`target` $target^)? attr-dict-with-keyword $bodyRegion
  }];
}

// comb, seq, synth and sv.

// The bits of a concatenation are those of its operands.
def : OpOverlay<"comb.concat"> {
  let assemblyFormat = "$inputs attr-dict `:` type($inputs)";
  let resultTypes = [[{
    unsigned width = 0;
    for (auto input : inputs)
      width += ::llvm::cast<::mlir::IntegerType>(::circt::hw::getCanonicalType(input.getType())).getWidth();
    return $_builder.getIntegerType(width);
  }]];
}

// `%a, not %b`.
def : DirectiveOverlay<"synth", "VariadicInvertibleOperands", ["inputs", "type", "inverted", "dictionary"]> {
  let assemblyFormat = "custom<List>(\"flag($1, `not`) $0\", $inputs, $inverted) $dictionary `:` $type";
}

// `posedge %clock, negedge %reset`.
def : DirectiveOverlay<"sv", "EventList", ["events", "clocks"]> {
  let assemblyFormat = "custom<List>(\"case($0, `posedge`=0 | `negedge`=1 | `edge`=2) $1\", $events, $clocks)";
}

def : DirectiveOverlay<"hw", "ParamValue", ["value", "type"]> {
  let assemblyFormat = "$type `=` $value";
}
def : DirectiveOverlay<"hw", "HWElementType", ["type"]> {
  let assemblyFormat = "$type";
}
def : OpOverlay<"hw.array_create"> {
  let assemblyFormat = "$inputs attr-dict `:` custom<ContainerType>(ref($inputs), type($inputs), type($result), \"!hw.array<#x$>\")";
}

// More of firrtl.

def : DirectiveOverlay<"firrtl", "OptionalBinaryOpTypes", ["first", "second"]> {
  let assemblyFormat = "custom<TypeOrPair>($first, $second)";
}
def : OpOverlay<"firrtl.constant"> {
  let assemblyFormat = "custom<IntegerOfType>($value, type($result)) attr-dict";
}
def : DirectiveOverlay<"chirrtl", "NameKind", ["kind"]> {
  let assemblyFormat = "custom<WordAttr>($kind, \"#firrtl<name_kind \", \">\", \"droppable_name\")";
}
foreach directive = ["CombMemOp", "SeqMemOp", "MemoryPortOp"] in
  def : DirectiveOverlay<"chirrtl", directive, ["dictionary"]> {
    let assemblyFormat = "custom<ImpliedName>($name) custom<Default>($annotations, \"[]\") $dictionary";
  }

// The values of a register that is reset have its type; its first value is an immutable one.
foreach op = ["compreg", "compreg.ce"] in
  def : OpOverlay<"seq." # op> {
    let traits = [AllTypesMatch<["data", "resetValue"]>,
                  TypesMatchWith<"the first value has the type of the register", "data", "initialValue", "::circt::seq::ImmutableType::get($_self)">];
  }
def : OpOverlay<"seq.shiftreg"> {
  let traits = [AllTypesMatch<["data", "resetValue", "powerOnValue"]>];
}
// They may be absent, so that C++ does not compare their types by these traits.
def : PredicateOverlay<"*resetValue*.getType()*">;
def : PredicateOverlay<"*initialValue*.getType()*">;
def : DirectiveOverlay<"seq", "OptionalImmutableTypeMatch", ["type", "value", "valueType"]> {
  let assemblyFormat = "``";
}
def : DirectiveOverlay<"seq", "OptionalTypeMatch", ["type", "value", "valueType"]> {
  let assemblyFormat = "``";
}

// Types of hw, through aliases.

def : FunctionOverlay<"circt::hw::getCanonicalType", ["type"], [{
  ::mlir::Type found = type;
  while (auto alias = ::llvm::dyn_cast<::circt::hw::TypeAliasType>(found))
    found = alias.getInnerType();
  return found;
}]>;
def : FunctionOverlay<"circt::hw::isHWIntegerType", ["type"], [{
  auto found = circt::hw::getCanonicalType(type);
  auto integer = ::llvm::dyn_cast<::mlir::IntegerType>(found);
  return ::llvm::isa<::circt::hw::IntType>(found) || (integer && integer.isSignless());
}]>;
def : FunctionOverlay<"circt::hw::isHWValueType", ["type"], [{
  auto found = circt::hw::getCanonicalType(type);
  if (auto array = ::llvm::dyn_cast<::circt::hw::ArrayType>(found))
    return circt::hw::isHWValueType(array.getElementType());
  if (auto array = ::llvm::dyn_cast<::circt::hw::UnpackedArrayType>(found))
    return circt::hw::isHWValueType(array.getElementType());
  // The types of the fields are in text that is kept as it is written.
  return ::llvm::isa<::mlir::IntegerType, ::circt::hw::IntType, ::circt::hw::EnumType, ::circt::hw::StructType, ::circt::hw::UnionType>(found);
}]>;
def : FunctionOverlay<"circt::hw::hasHWInOutType", ["type"], [{
  auto found = circt::hw::getCanonicalType(type);
  if (auto array = ::llvm::dyn_cast<::circt::hw::ArrayType>(found))
    return circt::hw::hasHWInOutType(array.getElementType());
  if (auto array = ::llvm::dyn_cast<::circt::hw::UnpackedArrayType>(found))
    return circt::hw::hasHWInOutType(array.getElementType());
  return ::llvm::isa<::circt::hw::InOutType>(found);
}]>;
def : FunctionOverlay<"circt::hwarith::isHWArithIntegerType", ["type"], [{
  auto integer = ::llvm::dyn_cast<::mlir::IntegerType>(circt::hw::getCanonicalType(type));
  return integer && !integer.isSignless();
}]>;
let templateParameters = ["T..."] in {
  def : FunctionOverlay<"circt::hw::type_isa", ["type"], [{
    return ::llvm::isa<T...>(type) || ::llvm::isa<T...>(circt::hw::getCanonicalType(type));
  }]>;
  def : FunctionOverlay<"circt::hw::type_cast", ["type"], [{
    return ::llvm::cast<T...>(circt::hw::getCanonicalType(type));
  }]>;
}

// Classes of firrtl's types, which are text: `!firrtl.uint<8>`, `!firrtl.const.uint<8>`. What an alias refers to is not
// known, so that it is of every class.

class FirrtlClass<string className, list<string> types>
    : ClassOverlay<"circt::firrtl::" # className,
                   !listconcat(!foreach(type, types, "firrtl." # type), !foreach(type, types, "firrtl.const." # type))>;
defvar ofBase = ["uint", "sint", "clock", "reset", "asyncreset", "analog", "vector", "bundle", "enum", "alias"];
defvar ofProperties = ["string", "integer", "bool", "double", "list", "path", "anyref", "class"];
def : FirrtlClass<"UIntType", ["uint"]>;
def : FirrtlClass<"SIntType", ["sint"]>;
def : FirrtlClass<"IntType", ["uint", "sint"]>;
def : FirrtlClass<"ClockType", ["clock"]>;
def : FirrtlClass<"ResetType", ["reset"]>;
def : FirrtlClass<"AsyncResetType", ["asyncreset"]>;
def : FirrtlClass<"AnalogType", ["analog"]>;
def : FirrtlClass<"FVectorType", ["vector"]>;
def : FirrtlClass<"BundleType", ["bundle"]>;
def : FirrtlClass<"FEnumType", ["enum"]>;
def : FirrtlClass<"BaseTypeAliasType", ["alias"]>;
def : FirrtlClass<"FIRRTLBaseType", ofBase>;
def : FirrtlClass<"RefType", ["probe", "rwprobe"]>;
def : FirrtlClass<"PropertyType", ofProperties>;
def : FirrtlClass<"FIRRTLType", ofBase # ofProperties # ["probe", "rwprobe", "openvector", "openbundle", "lhs", "domain"]>;
let templateParameters = ["T..."] in {
  def : FunctionOverlay<"circt::firrtl::type_isa", ["type"], [{
    return ::llvm::isa<T...>(type) || ::llvm::isa<::circt::firrtl::BaseTypeAliasType>(type);
  }]>;
  def : FunctionOverlay<"circt::firrtl::type_cast", ["type"], [{ return type; }]>;
}

// Tests of types whose contents C++ alone reads are taken as satisfied.

def : PredicateOverlay<"*hw::getBitWidth(*">;
def : PredicateOverlay<"*type_cast<FVectorType*">;
def : PredicateOverlay<"*type_cast<RefType*">;
def : PredicateOverlay<"*type_cast<FIRRTLBaseType*">;
def : PredicateOverlay<"*cast<FIRRTLBaseType*">;
def : PredicateOverlay<"*type_cast<*>(*).getWidth()*">;
def : PredicateOverlay<"*DomainType*">;
def : PredicateOverlay<"*TypesEquivalent(*">;
