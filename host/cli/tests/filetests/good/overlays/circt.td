// Definitions under the names of CIRCT's dialects, as far as their overlay names them.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"

class Named<string dialectName> : Dialect {
  let name = dialectName;
  let cppNamespace = "::" # dialectName;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
def HW_Dialect : Named<"hw"> {
  let cppNamespace = "::circt::hw";
}
def FIRRTL_Dialect : Named<"firrtl">;
def Handshake_Dialect : Named<"handshake">;
def FSM_Dialect : Named<"fsm">;
def Arc_Dialect : Named<"arc">;
def RTG_Dialect : Named<"rtg">;

class Cpp<Dialect dialect, string name, list<Trait> traits = []> : Op<dialect, name, traits> {
  let hasCustomAssemblyFormat = 1;
}

// hw

class HW_Type<string name> : TypeDef<HW_Dialect, NAME> {
  let mnemonic = name;
  let parameters = (ins "::hw::Text":$text);
  let hasCustomAssemblyFormat = 1;
}
def HW_ModuleType : HW_Type<"modty">;
def HW_StructType : HW_Type<"struct">;
def HW_ArrayType : HW_Type<"array">;
def HW_TypeAliasType : TypeDef<HW_Dialect, "TypeAlias"> {
  let mnemonic = "typealias";
  let parameters = (ins "::mlir::SymbolRefAttr":$ref, "::mlir::Type":$innerType);
  let assemblyFormat = "`<` $ref `,` $innerType `>`";
}
class HW_Attr<string name> : AttrDef<HW_Dialect, NAME> {
  let mnemonic = name;
  let parameters = (ins "::hw::Text":$props);
  let hasCustomAssemblyFormat = 1;
}
def HW_InnerSymAttr : HW_Attr<"innerSym">;
def HW_InnerNameRefAttr : HW_Attr<"innerNameRef">;
def HW_ParamDeclAttr : HW_Attr<"param.decl">;
def HW_OutputOp : Op<HW_Dialect, "output", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$outputs);
  let assemblyFormat = "attr-dict ($outputs^ `:` type($outputs))?";
}
def HW_ModuleOp : Cpp<HW_Dialect, "module", [IsolatedFromAbove, RegionKindInterface, Symbol, SingleBlockImplicitTerminator<"OutputOp">]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$module_type, OptionalAttr<DictArrayAttr>:$per_port_attrs, ArrayAttr:$parameters);
  let regions = (region SizedRegion<1>:$body);
  let extraClassDeclaration = "static RegionKind getRegionKind(unsigned index) { return RegionKind::Graph; }";
}
def HW_ModuleExternOp : Cpp<HW_Dialect, "module.extern", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$module_type, OptionalAttr<DictArrayAttr>:$per_port_attrs, ArrayAttr:$parameters);
  let regions = (region AnyRegion:$body);
}
def HW_ModuleGeneratedOp : Cpp<HW_Dialect, "module.generated", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$generatorKind, TypeAttr:$module_type,
                       OptionalAttr<DictArrayAttr>:$per_port_attrs, ArrayAttr:$parameters);
  let regions = (region AnyRegion:$body);
}
def HW_InstanceOp : Cpp<HW_Dialect, "instance"> {
  let arguments = (ins StrAttr:$instanceName, FlatSymbolRefAttr:$moduleName, Variadic<AnyType>:$inputs, StrArrayAttr:$argNames,
                       StrArrayAttr:$resultNames, ArrayAttr:$parameters, OptionalAttr<HW_InnerSymAttr>:$inner_sym);
  let results = (outs Variadic<AnyType>:$results);
}
def HW_HierPathOp : Cpp<HW_Dialect, "hierpath", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, ArrayAttr:$namepath);
}
def HW_ConstantOp : Cpp<HW_Dialect, "constant"> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyInteger:$result);
}
def HW_StructCreateOp : Cpp<HW_Dialect, "struct_create"> {
  let arguments = (ins Variadic<AnyType>:$input);
  let results = (outs HW_StructType:$result);
}
def HW_ArrayCreateOp : Cpp<HW_Dialect, "array_create"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs HW_ArrayType:$result);
}
def Comb_Dialect : Named<"comb">;
def Comb_ConcatOp : Cpp<Comb_Dialect, "concat"> {
  let arguments = (ins Variadic<AnyInteger>:$inputs);
  let results = (outs AnyInteger:$result);
}
def Seq_Dialect : Named<"seq"> {
  let cppNamespace = "::circt::seq";
}
def Seq_ImmutableType : TypeDef<Seq_Dialect, "Immutable"> {
  let mnemonic = "immutable";
  let parameters = (ins "::mlir::Type":$innerType);
  let assemblyFormat = "`<` $innerType `>`";
}
class Seq_Register<string name> : Op<Seq_Dialect, name, [AttrSizedOperandSegments, AllTypesMatch<["input", "data"]>]> {
  let arguments = (ins AnyType:$input, Optional<I1>:$reset, Optional<AnyType>:$resetValue, Optional<AnyType>:$initialValue);
  let results = (outs AnyType:$data);
  let assemblyFormat = [{
    $input (`reset` $reset^ `,` $resetValue)? (`initial` $initialValue^)? attr-dict `:` type($data)
    custom<OptionalTypeMatch>(ref(type($data)), ref($resetValue), type($resetValue))
    custom<OptionalImmutableTypeMatch>(ref(type($data)), ref($initialValue), type($initialValue))
  }];
}
def Seq_CompRegOp : Seq_Register<"compreg">;
def Seq_CompRegCeOp : Seq_Register<"compreg.ce">;
def Seq_ShiftRegOp : Op<Seq_Dialect, "shiftreg", [AttrSizedOperandSegments, AllTypesMatch<["input", "data"]>]> {
  let arguments = (ins AnyType:$input, Optional<AnyType>:$resetValue, Optional<AnyType>:$powerOnValue);
  let results = (outs AnyType:$data);
  let assemblyFormat = [{
    $input (`reset` $resetValue^)? (`powerOn` $powerOnValue^)? attr-dict `:` type($data)
    custom<OptionalTypeMatch>(ref(type($data)), ref($resetValue), type($resetValue))
    custom<OptionalTypeMatch>(ref(type($data)), ref($powerOnValue), type($powerOnValue))
  }];
}
def Synth_Dialect : Named<"synth">;
def Synth_AndOp : Op<Synth_Dialect, "aig.and_inv", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$inputs, DenseBoolArrayAttr:$inverted);
  let results = (outs AnyType:$result);
  let assemblyFormat = "custom<VariadicInvertibleOperands>($inputs, type($result), $inverted, attr-dict)";
}
def SV_Dialect : Named<"sv">;
def SV_AlwaysOp : Op<SV_Dialect, "always"> {
  let arguments = (ins ArrayAttr:$events, Variadic<I1>:$clocks);
  let assemblyFormat = "custom<EventList>($events, $clocks) attr-dict";
}
def HW_WireOp : Op<HW_Dialect, "wire", [AllTypesMatch<["input", "result"]>]> {
  let arguments = (ins AnyType:$input, OptionalAttr<StrAttr>:$name, OptionalAttr<HW_InnerSymAttr>:$inner_sym);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input (`sym` $inner_sym^)? custom<ImplicitSSAName>($name) attr-dict `:` type($input)";
}

// firrtl

def FIRRTL_NameKind : I32EnumAttr<"NameKind", "", [I32EnumAttrCase<"Droppable", 0, "droppable_name">, I32EnumAttrCase<"Interesting", 1, "interesting_name">]> {
  let genSpecializedAttr = 0;
}
def FIRRTL_NameKindAttr : EnumAttr<FIRRTL_Dialect, FIRRTL_NameKind, "name_kind">;
def FIRRTL_Convention : I32EnumAttr<"Convention", "", [I32EnumAttrCase<"Internal", 0, "internal">, I32EnumAttrCase<"Scalarized", 1, "scalarized">]> {
  let genSpecializedAttr = 0;
}
def FIRRTL_ConventionAttr : EnumAttr<FIRRTL_Dialect, FIRRTL_Convention, "convention">;
def FIRRTL_ParamDeclAttr : AttrDef<FIRRTL_Dialect, "ParamDecl"> {
  let mnemonic = "param.decl";
  let parameters = (ins "::firrtl::Text":$text);
  let hasCustomAssemblyFormat = 1;
}
def FIRRTL_CircuitOp : Cpp<FIRRTL_Dialect, "circuit", [SingleBlock, NoTerminator]> {
  let arguments = (ins StrAttr:$name);
  let regions = (region SizedRegion<1>:$body);
}
class FIRRTL_Module<string name, dag more = (ins)> : Cpp<FIRRTL_Dialect, name, [SingleBlock, NoTerminator]> {
  let arguments = !con((ins SymbolNameAttr:$sym_name, DenseBoolArrayAttr:$portDirections, ArrayAttr:$portLocations,
                            ArrayAttr:$portSymbols, ArrayAttr:$portNames, ArrayAttr:$portTypes), more);
  let regions = (region AnyRegion:$body);
}
defvar annotated = (ins ArrayAttr:$portAnnotations);
defvar parameterized = (ins ArrayAttr:$portAnnotations, ArrayAttr:$parameters);
def FIRRTL_ModuleOp : FIRRTL_Module<"module", !con(annotated, (ins FIRRTL_ConventionAttr:$convention))>;
def FIRRTL_ClassOp : FIRRTL_Module<"class">;
def FIRRTL_ExtModuleOp : FIRRTL_Module<"extmodule", !con(parameterized, (ins FIRRTL_ConventionAttr:$convention, ArrayAttr:$knownLayers))>;
def FIRRTL_IntModuleOp : FIRRTL_Module<"intmodule", parameterized>;
def FIRRTL_MemModuleOp : FIRRTL_Module<"memmodule", !con(annotated, (ins ArrayAttr:$annotations))>;
def FIRRTL_ExtClassOp : FIRRTL_Module<"extclass">;
def FIRRTL_InstanceOp : Cpp<FIRRTL_Dialect, "instance"> {
  let arguments = (ins FlatSymbolRefAttr:$moduleName, StrAttr:$name, FIRRTL_NameKindAttr:$nameKind, DenseBoolArrayAttr:$portDirections,
                       StrArrayAttr:$portNames, ArrayAttr:$domainInfo, ArrayAttr:$annotations, ArrayAttr:$portAnnotations,
                       ArrayAttr:$layers, OptionalAttr<HW_InnerSymAttr>:$inner_sym);
  let results = (outs Variadic<AnyType>:$results);
}
def FIRRTL_UInt : TypeDef<FIRRTL_Dialect, "UInt"> {
  let mnemonic = "uint";
  let parameters = (ins "int":$width);
  let assemblyFormat = "`<` $width `>`";
}
def FIRRTL_ConstantOp : Cpp<FIRRTL_Dialect, "constant"> {
  let arguments = (ins APIntAttr:$value);
  let results = (outs FIRRTL_UInt:$result);
}
def FIRRTL_ConnectOp : Op<FIRRTL_Dialect, "connect"> {
  let arguments = (ins AnyType:$dest, AnyType:$src);
  let assemblyFormat = "$dest `,` $src attr-dict `:` custom<OptionalBinaryOpTypes>(type($dest), type($src))";
}
def FIRRTL_WireOp : Op<FIRRTL_Dialect, "wire"> {
  let arguments = (ins StrAttr:$name, FIRRTL_NameKindAttr:$nameKind, ArrayAttr:$annotations);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`` custom<NameKind>($nameKind) custom<FIRRTLImplicitSSAName>(attr-dict) `:` type($result)";
}

// handshake

def Handshake_BufferKind : I32EnumAttr<"BufferKind", "", [I32EnumAttrCase<"Seq", 0, "seq">, I32EnumAttrCase<"Fifo", 1, "fifo">]> {
  let genSpecializedAttr = 0;
}
def Handshake_BufferKindAttr : EnumAttr<Handshake_Dialect, Handshake_BufferKind, "buffer_type_enum">;
class Function<Dialect dialect, string name> : Cpp<dialect, name, [FunctionOpInterface, IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
}
def Handshake_FuncOp : Function<Handshake_Dialect, "func">;
class Handshake_Op<string name, dag operands, dag values> : Cpp<Handshake_Dialect, name> {
  let arguments = operands;
  let results = values;
}
defvar many = (ins Variadic<AnyType>:$dataOperands);
def Handshake_ReturnOp : Op<Handshake_Dialect, "return", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}
def Handshake_MergeOp : Handshake_Op<"merge", many, (outs AnyType:$result)>;
def Handshake_MuxOp : Handshake_Op<"mux", !con((ins AnyType:$selectOperand), many), (outs AnyType:$result)>;
def Handshake_ControlMergeOp : Handshake_Op<"control_merge", many, (outs AnyType:$result, AnyType:$index)>;
def Handshake_BranchOp : Handshake_Op<"br", (ins AnyType:$dataOperand), (outs AnyType:$dataResult)>;
def Handshake_ConditionalBranchOp : Handshake_Op<"cond_br", (ins I1:$conditionOperand, AnyType:$dataOperand), (outs AnyType:$trueResult, AnyType:$falseResult)>;
def Handshake_SinkOp : Handshake_Op<"sink", (ins AnyType:$operand), (outs)>;
def Handshake_JoinOp : Handshake_Op<"join", (ins Variadic<AnyType>:$data), (outs NoneType:$result)>;
def Handshake_ForkOp : Handshake_Op<"fork", (ins AnyType:$operand), (outs Variadic<AnyType>:$result)>;
def Handshake_LazyForkOp : Handshake_Op<"lazy_fork", (ins AnyType:$operand), (outs Variadic<AnyType>:$result)>;
def Handshake_BufferOp : Handshake_Op<"buffer", (ins AnyType:$operand, I32Attr:$slots, Handshake_BufferKindAttr:$bufferType), (outs AnyType:$result)>;
class Handshake_AccessOp<string name, dag more> : Cpp<Handshake_Dialect, name> {
  let arguments = (ins Variadic<AnyType>:$addresses, AnyType:$data, NoneType:$ctrl);
  let results = !con((outs AnyType:$dataResult), more);
}
def Handshake_LoadOp : Handshake_AccessOp<"load", (outs Variadic<AnyType>:$addressResults)>;
def Handshake_StoreOp : Handshake_AccessOp<"store", (outs Variadic<AnyType>:$addressResult)>;

// Functions of other dialects, and tests.

def FSM_MachineOp : Function<FSM_Dialect, "machine">;
def Arc_DefineOp : Function<Arc_Dialect, "define">;
def Arc_CoroutineOp : Function<Arc_Dialect, "coroutine.define">;
def RTG_DictType : TypeDef<RTG_Dialect, "Dict"> {
  let mnemonic = "dict";
  let parameters = (ins "::rtg::Text":$text);
  let hasCustomAssemblyFormat = 1;
}
def RTG_TestOp : Cpp<RTG_Dialect, "test", [Symbol, SingleBlock, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name, StrAttr:$templateName, TypeAttr:$targetType, OptionalAttr<SymbolNameAttr>:$target);
  let regions = (region SizedRegion<1>:$bodyRegion);
}
