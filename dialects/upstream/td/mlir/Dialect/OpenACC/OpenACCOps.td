//===- OpenACCOps.td: constructs and clauses of OpenACC -------------------===//
#ifndef LEGALIZE_OPENACC_OPS
#define LEGALIZE_OPENACC_OPS

include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

include "mlir/Dialect/OpenACC/OpenACCBase.td"
include "mlir/Dialect/OpenACC/OpenACCOpsInterfaces.td"
include "mlir/Dialect/OpenACC/OpenACCOpsTypes.td"
include "mlir/Dialect/OpenACC/OpenACCTypeInterfaces.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/AtomicInterfaces.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/OpenACCMPOpsInterfaces.td"

include "mlir/Dialect/OpenACC/AccCommon.td"

//===- Enums --------------------------------------------------------------===//

class OpenACC_I32Enum<string name, string desc, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, desc, cases> {
  let cppNamespace = "::mlir::acc";
  let genSpecializedAttr = 0;
}
class OpenACC_I64Enum<string name, string desc, list<I64EnumAttrCase> cases>
    : I64EnumAttr<name, desc, cases> {
  let cppNamespace = "::mlir::acc";
  let genSpecializedAttr = 0;
}
class OpenACC_Flags<string name, string desc, list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, desc, cases> {
  let cppNamespace = "::mlir::acc";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
  let separator = ",";
}

// Cases are listed as [record, word, symbol]; where there is no symbol, it is the word. Their numbers
// count up from `start`.
class OpenACC_Words<string record, string cppClass, string desc, list<list<string>> cases, int start = 0> {
  string name = record;
  string cpp = cppClass;
  string summary = desc;
  list<list<string>> words = cases;
  int first = start;
}

foreach listed = [
    OpenACC_Words<"ReductionOperator", "ReductionOperator",
        "built-in reduction operations supported by OpenACC",
        !foreach(pair, [["None", "none"], ["Add", "add"], ["Mul", "mul"], ["Max", "max"], ["Min", "min"],
                        ["And", "iand"], ["Or", "ior"], ["Xor", "xor"], ["LogEqv", "eqv"],
                        ["LogNeqv", "neqv"], ["LogAnd", "land"], ["LogOr", "lor"]],
                 ["ReductionOperator" # pair[0], pair[1],
                  "Acc" # !toupper(!substr(pair[1], 0, 1)) # !substr(pair[1], 1)])>,
    OpenACC_Words<"ParLevel", "ParLevel", "Parallelism level (gang/worker/vector/seq)",
        [["ParLevelSeq", "seq"], ["ParLevelGangDim1", "gang_dim1"], ["ParLevelGangDim2", "gang_dim2"],
         ["ParLevelGangDim3", "gang_dim3"], ["ParLevelWorker", "worker"],
         ["ParLevelVector", "vector"]]>,
    // The misspelling is what diagnostics show.
    OpenACC_Words<"RecipeKind", "RecipeKind",
        "Encodes the options for kinds of recipes availabie in acc dialect",
        [["PrivateRecipe", "private_recipe"], ["FirstprivateRecipe", "firstprivate_recipe"],
         ["ReductionRecipe", "reduction_recipe"]]>,
    OpenACC_Words<"DeviceType", "DeviceType", "built-in device type supported by OpenACC",
        !foreach(name, ["None", "Star", "Default", "Host", "Multicore", "Nvidia", "Radeon"],
                 ["DeviceType" # name, !tolower(name), name])>,
    OpenACC_Words<"GangArgType", "GangArgType", "Differentiate the different gang arg values",
        [["GangArgNum", "Num"], ["GangArgDim", "Dim"], ["GangArgStatic", "Static"]]>,
    OpenACC_Words<"CombinedConstructsType", "CombinedConstructsType",
        "Differentiate between combined constructs",
        !foreach(name, ["Kernels", "Parallel", "Serial"],
                 [name # "Loop", !tolower(name) # "_loop", name # "Loop"]), 1>] in {
  foreach i = !range(!size(listed.words)) in {
    defvar word = listed.words[i];
    def OpenACC_ # word[0] : I32EnumAttrCase<!if(!lt(!size(word), 3), word[1], word[!sub(!size(word), 1)]),
                                             !add(listed.first, i), word[1]>;
  }
  def OpenACC_ # listed.name : OpenACC_I32Enum<listed.cpp, listed.summary,
      !foreach(word, listed.words, !cast<I32EnumAttrCase>("OpenACC_" # word[0]))>;
}

foreach listed = [
    OpenACC_Words<"DataClauseEnum", "DataClause", "data clauses supported by OpenACC",
        [["CopyinClause", "copyin"], ["CopyinReadonlyClause", "copyin_readonly"], ["CopyClause", "copy"],
         ["CopyoutClause", "copyout"], ["CopyoutZeroClause", "copyout_zero"],
         ["PresentClause", "present"], ["CreateClause", "create"], ["CreateZeroClause", "create_zero"],
         ["DeleteClause", "delete"], ["AttachClause", "attach"], ["DetachClause", "detach"],
         ["NoCreateClause", "no_create"], ["PrivateClause", "private"],
         ["FirstPrivateClause", "firstprivate"], ["IsDevicePtrClause", "deviceptr"],
         ["GetDevicePtrClause", "getdeviceptr"], ["UpdateHost", "update_host"],
         ["UpdateSelf", "update_self"], ["UpdateDevice", "update_device"], ["UseDevice", "use_device"],
         ["Reduction", "reduction"], ["DeclareDeviceResident", "declare_device_resident"],
         ["DeclareLink", "declare_link"], ["Cache", "cache"], ["CacheReadonly", "cache_readonly"]], 1>,
    OpenACC_Words<"ConstructEnum", "Construct", "constructs supported by OpenACC",
        !foreach(pair, [["Parallel", "parallel"], ["Kernels", "kernels"], ["Loop", "loop"],
                        ["Data", "data"], ["EnterData", "enter_data"], ["ExitData", "exit_data"],
                        ["HostData", "host_data"], ["Atomic", "atomic"], ["Declare", "declare"],
                        ["Init", "init"], ["Shutdown", "shutdown"], ["Set", "set"], ["Update", "update"],
                        ["Routine", "routine"], ["Wait", "wait"], ["RuntimeAPI", "runtime_api"],
                        ["Serial", "serial"]],
                 [pair[0] # "Construct", "construct_" # pair[1]])>] in {
  foreach i = !range(!size(listed.words)) in {
    defvar word = listed.words[i];
    def OpenACC_ # word[0] : I64EnumAttrCase<"acc_" # word[1], !add(listed.first, i)>;
  }
  def OpenACC_ # listed.name : OpenACC_I64Enum<listed.cpp, listed.summary,
      !foreach(word, listed.words, !cast<I64EnumAttrCase>("OpenACC_" # word[0]))>;
}

def OpenACC_LoopSeq         : I32EnumAttrCase<"loop_seq", 0>;
def OpenACC_LoopAuto        : I32EnumAttrCase<"loop_auto", 1>;
def OpenACC_LoopIndependent : I32EnumAttrCase<"loop_independent", 2>;
def OpenACC_LoopParMode : OpenACC_I32Enum<"LoopParMode",
    "Encodes the options for loop parallelism determination mode",
    [OpenACC_LoopAuto, OpenACC_LoopIndependent, OpenACC_LoopSeq]>;

def OpenACC_VariableTypeUncategorized  : I32BitEnumAttrCaseNone<"uncategorized">;
def OpenACC_VariableTypeScalar         : I32BitEnumAttrCaseBit<"scalar", 0>;
def OpenACC_VariableTypeArray          : I32BitEnumAttrCaseBit<"array", 1>;
def OpenACC_VariableTypeComposite      : I32BitEnumAttrCaseBit<"composite", 2>;
def OpenACC_VariableTypeOtherNonScalar : I32BitEnumAttrCaseBit<"nonscalar", 3>;
def OpenACC_VariableTypeAggregate      : I32BitEnumAttrCaseGroup<"aggregate",
    [OpenACC_VariableTypeArray, OpenACC_VariableTypeComposite, OpenACC_VariableTypeOtherNonScalar]>;
def OpenACC_VariableTypeCategory : OpenACC_Flags<"VariableTypeCategory",
    "Captures different type categories described in OpenACC spec",
    [OpenACC_VariableTypeUncategorized, OpenACC_VariableTypeScalar, OpenACC_VariableTypeArray,
     OpenACC_VariableTypeComposite, OpenACC_VariableTypeOtherNonScalar, OpenACC_VariableTypeAggregate]>;

def OpenACC_DataClauseModifierNone      : I32BitEnumAttrCaseNone<"none">;
def OpenACC_DataClauseModifierZero      : I32BitEnumAttrCaseBit<"zero", 0>;
def OpenACC_DataClauseModifierReadonly  : I32BitEnumAttrCaseBit<"readonly", 1>;
def OpenACC_DataClauseModifierAlwaysIn  : I32BitEnumAttrCaseBit<"alwaysin", 2>;
def OpenACC_DataClauseModifierAlwaysOut : I32BitEnumAttrCaseBit<"alwaysout", 3>;
def OpenACC_DataClauseModifierCapture   : I32BitEnumAttrCaseBit<"capture", 4>;
def OpenACC_DataClauseModifierAlways    : I32BitEnumAttrCaseGroup<"always",
    [OpenACC_DataClauseModifierAlwaysIn, OpenACC_DataClauseModifierAlwaysOut]>;
def OpenACC_DataClauseModifierEnum : OpenACC_Flags<"DataClauseModifier", "Captures data clause modifiers",
    [OpenACC_DataClauseModifierNone, OpenACC_DataClauseModifierZero, OpenACC_DataClauseModifierReadonly,
     OpenACC_DataClauseModifierAlwaysIn, OpenACC_DataClauseModifierAlwaysOut,
     OpenACC_DataClauseModifierAlways, OpenACC_DataClauseModifierCapture]>;

//===- Attributes ---------------------------------------------------------===//

class OpenACC_EnumAttr<EnumAttrInfo of, string name> : EnumAttr<OpenACC_Dialect, of, name>;
def OpenACC_ConstructAttr  : OpenACC_EnumAttr<OpenACC_ConstructEnum, "construct">;
def OpenACC_DataClauseAttr : OpenACC_EnumAttr<OpenACC_DataClauseEnum, "data_clause">;
def OpenACC_DataClauseModifierAttr
    : OpenACC_EnumAttr<OpenACC_DataClauseModifierEnum, "data_clause_modifier">;
let assemblyFormat = "```<` $value `>`" in {
  def OpenACC_CombinedConstructsAttr
      : OpenACC_EnumAttr<OpenACC_CombinedConstructsType, "combined_constructs">;
  def OpenACC_DeviceTypeAttr  : OpenACC_EnumAttr<OpenACC_DeviceType, "device_type">;
  def OpenACC_GangArgTypeAttr : OpenACC_EnumAttr<OpenACC_GangArgType, "gang_arg_type">;
  def OpenACC_ParLevelAttr    : OpenACC_EnumAttr<OpenACC_ParLevel, "par_level">;
  def OpenACC_RecipeKindAttr  : OpenACC_EnumAttr<OpenACC_RecipeKind, "recipe_kind">;
  def OpenACC_ReductionOperatorAttr
      : OpenACC_EnumAttr<OpenACC_ReductionOperator, "reduction_operator">;
}

def DeviceTypeArrayAttr : TypedArrayAttrBase<OpenACC_DeviceTypeAttr, "device type array attribute"> {
  let constBuilderCall = ?;
}
def GangArgTypeArrayAttr
    : TypedArrayAttrBase<OpenACC_GangArgTypeAttr, "gang arg type array attribute"> {
  let constBuilderCall = ?;
}

class OpenACC_Attr<string name, string attrMnemonic, string form, list<Trait> traits = []>
    : AttrDef<OpenACC_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
  let assemblyFormat = form;
}

def DeclareAttr : OpenACC_Attr<"Declare", "declare", "`<` struct(params) `>`"> {
  let parameters = (ins "DataClauseAttr":$dataClause, DefaultValuedParameter<"bool", "false">:$implicit);
  let builders = [
    AttrBuilder<(ins "DataClauseAttr":$dataClause), "return $_get($_ctxt, dataClause, false);">];
}
def DeclareActionAttr : OpenACC_Attr<"DeclareAction", "declare_action", "`<` struct(params) `>`"> {
  defvar routine = OptionalParameter<"SymbolRefAttr">;
  let parameters = (ins routine:$preAlloc, routine:$postAlloc, routine:$preDealloc, routine:$postDealloc);
}
def OpenACC_VarNameAttr : OpenACC_Attr<"VarName", "var_name", "`<` $name `>`"> {
  let parameters = (ins StringRefParameter<"">:$name);
}
def RoutineInfoAttr : OpenACC_Attr<"RoutineInfo", "routine_info", "`<` `[` `` $accRoutines `]` `>`"> {
  let parameters = (ins ArrayRefParameter<"SymbolRefAttr", "">:$accRoutines);
}
def SpecializedRoutineAttr
    : OpenACC_Attr<"SpecializedRoutine", "specialized_routine", "`<` $routine `,` $level `,` $funcName `>`"> {
  let parameters = (ins "SymbolRefAttr":$routine, "ParLevelAttr":$level, "StringAttr":$funcName);
}

//===- Constraints, resources and traits ----------------------------------===//

def IntOrIndex : AnyTypeOf<[AnyInteger, Index]>;
def OpenACC_MappableType    : TypeAlias<OpenACC_MappableTypeInterface, "mappable type">;
def OpenACC_PointerLikeType : TypeAlias<OpenACC_PointerLikeTypeInterface, "pointer-like type">;
def OpenACC_AnyPointerOrMappableLike
    : TypeConstraint<Or<[OpenACC_PointerLikeType.predicate, OpenACC_MappableType.predicate]>,
                     "any pointer or mappable">;
def OpenACC_AnyPointerOrMappableType
    : Type<OpenACC_AnyPointerOrMappableLike.predicate, "any pointer or mappable">;

def OpenACC_ConstructResource       : Resource<"::mlir::acc::ConstructResource">;
def OpenACC_CurrentDeviceIdResource : Resource<"::mlir::acc::CurrentDeviceIdResource">;
def OpenACC_RuntimeCounters         : Resource<"::mlir::acc::RuntimeCounters">;

defvar OpenACC_Asked    = MemoryEffects<[MemRead<OpenACC_RuntimeCounters>]>;
defvar OpenACC_Counted  = MemoryEffects<[MemRead<OpenACC_RuntimeCounters>,
                                         MemWrite<OpenACC_RuntimeCounters>]>;
defvar OpenACC_Recorded = MemoryEffects<[MemWrite<OpenACC_RuntimeCounters>]>;
defvar OpenACC_OnDevice = MemoryEffects<[MemRead<OpenACC_CurrentDeviceIdResource>]>;
defvar OpenACC_Runs     = MemoryEffects<[MemWrite<OpenACC_ConstructResource>]>;
defvar OpenACC_RunsOnDevice = MemoryEffects<[MemWrite<OpenACC_ConstructResource>,
                                             MemRead<OpenACC_CurrentDeviceIdResource>]>;

defvar OpenACC_Branches = DeclareOpInterfaceMethods<RegionBranchOpInterface>;
defvar OpenACC_Computes = DeclareOpInterfaceMethods<ComputeRegionOpInterface>;

defvar OpenACC_Ints = Variadic<IntOrIndex>;
defvar OpenACC_MaybeInt = Optional<IntOrIndex>;
defvar OpenACC_Devices = OptionalAttr<DeviceTypeArrayAttr>;
defvar OpenACC_Segments = OptionalAttr<DenseI32ArrayAttr>;

//===- Parts of operations ------------------------------------------------===//

// Arguments, and the form of the clause that they are, if it has one.
class OpenACC_Part<dag args, string words = ""> {
  dag arguments = args;
  string form = words;
}

// What stands in parentheses after a word, with its type.
class OpenACC_TypedForm<string name, string word = name> {
  string text = "`" # word # "` `(` $" # name # " `:` type($" # name # ") `)`";
}
class OpenACC_Typed<string name, TypeConstraint of, string word = name>
    : OpenACC_Part<!dag(ins, [of], [name]), OpenACC_TypedForm<name, word>.text>;
class OpenACC_Vars<string name, string word>
    : OpenACC_Typed<name, Variadic<OpenACC_AnyPointerOrMappableType>, word>;

// One number for each kind of device.
class OpenACC_PerDevice<string name, string word>
    : OpenACC_Part<!dag(ins, [OpenACC_Ints, OpenACC_Devices], [name, name # "DeviceType"]),
        "`" # word # "` `(` custom<DeviceTypeOperands>($" # name # ", type($" # name # "), $" # name
          # "DeviceType) `)`">;

def OpenACC_PartAsync : OpenACC_Part<
    (ins OpenACC_Ints:$asyncOperands, OpenACC_Devices:$asyncOperandsDeviceType,
         OpenACC_Devices:$asyncOnly),
    [{
      `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands),
                                                           $asyncOperandsDeviceType, $asyncOnly)
    }]>;
def OpenACC_PartAsyncOne : OpenACC_Part<(ins OpenACC_MaybeInt:$asyncOperand, UnitAttr:$async),
    "`async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async)">;
def OpenACC_PartCache    : OpenACC_Vars<"cacheOperands", "cache">;
def OpenACC_PartCombined : OpenACC_Part<(ins UnitAttr:$combined)>;
def OpenACC_PartData     : OpenACC_Vars<"dataClauseOperands", "dataOperands">;
def OpenACC_PartDefault  : OpenACC_Part<(ins OptionalAttr<DefaultValueAttr>:$defaultAttr)>;
def OpenACC_PartDevice   : OpenACC_Typed<"deviceNum", OpenACC_MaybeInt, "device_num">;
def OpenACC_PartFirstprivate : OpenACC_Vars<"firstprivateOperands", "firstprivate">;
def OpenACC_PartIf       : OpenACC_Part<(ins Optional<I1>:$ifCond), "`if` `(` $ifCond `)`">;
def OpenACC_PartIfPresent : OpenACC_Part<(ins UnitAttr:$ifPresent)>;
def OpenACC_PartNumGangs : OpenACC_Part<
    (ins OpenACC_Ints:$numGangs, OpenACC_Segments:$numGangsSegments, OpenACC_Devices:$numGangsDeviceType),
    "`num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, "
      # "$numGangsSegments) `)`">;
def OpenACC_PartNumWorkers : OpenACC_PerDevice<"numWorkers", "num_workers">;
def OpenACC_PartPrivate   : OpenACC_Vars<"privateOperands", "private">;
def OpenACC_PartReduction : OpenACC_Vars<"reductionOperands", "reduction">;
def OpenACC_PartSelf
    : OpenACC_Part<(ins Optional<I1>:$selfCond, UnitAttr:$selfAttr), "`self` `(` $selfCond `)`">;
def OpenACC_PartVectorLength : OpenACC_PerDevice<"vectorLength", "vector_length">;
def OpenACC_PartWait : OpenACC_Part<
    (ins OpenACC_Ints:$waitOperands, OpenACC_Segments:$waitOperandsSegments,
         OpenACC_Devices:$waitOperandsDeviceType, OptionalAttr<BoolArrayAttr>:$hasWaitDevnum,
         OpenACC_Devices:$waitOnly),
    [{
      `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType,
                                   $waitOperandsSegments, $hasWaitDevnum, $waitOnly)
    }]>;
def OpenACC_PartWaitDevnum : OpenACC_Typed<"waitDevnum", OpenACC_MaybeInt, "wait_devnum">;
def OpenACC_PartWaitOne : OpenACC_Part<(ins OpenACC_Ints:$waitOperands, UnitAttr:$wait),
    "`wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait)">;

class OpenACC_Joined<list<OpenACC_Part> parts> {
  dag arguments = !foldl((ins), parts, sofar, part, !con(sofar, part.arguments));
  defvar forms = !filter(one, !foreach(part, parts, part.form), !not(!empty(one)));
  string anyOrder = !if(!empty(forms), "", "oilist(" # !interleave(forms, " | ") # ") ");
}

class OpenACC_Op<string mnemonic, list<Trait> traits = []> : Op<OpenACC_Dialect, mnemonic, traits>;

// An operation made of parts: its arguments in one order, clauses as they are written in another.
class OpenACC_PartsOp<string mnemonic, list<Trait> traits, list<OpenACC_Part> parts,
                      string rest = "attr-dict-with-keyword", list<OpenACC_Part> written = parts,
                      string leading = "">
    : OpenACC_Op<mnemonic, traits> {
  let arguments = OpenACC_Joined<parts>.arguments;
  let assemblyFormat = leading # OpenACC_Joined<written>.anyOrder # rest;
}
class OpenACC_RegionOp<string mnemonic, list<Trait> traits, list<OpenACC_Part> parts,
                       list<OpenACC_Part> written = parts, string leading = "">
    : OpenACC_PartsOp<mnemonic, traits, parts, "$region attr-dict-with-keyword", written, leading> {
  let regions = (region AnyRegion:$region);
}

//===- Bounds -------------------------------------------------------------===//

def OpenACC_DataBoundsOp : OpenACC_PartsOp<"bounds",
    [AttrSizedOperandSegments, NoMemoryEffect, OutlineRematerializationOpInterface],
    [OpenACC_Typed<"lowerbound", OpenACC_MaybeInt>, OpenACC_Typed<"upperbound", OpenACC_MaybeInt>,
     OpenACC_Typed<"extent", OpenACC_MaybeInt>, OpenACC_Typed<"stride", OpenACC_MaybeInt>,
     OpenACC_Part<(ins DefaultValuedAttr<BoolAttr, "false">:$strideInBytes)>,
     OpenACC_Typed<"startIdx", OpenACC_MaybeInt>],
    "attr-dict"> {
  let summary = "which part of a dimension is meant";
  let results = (outs OpenACC_DataBoundsType:$result);
  let hasVerifier = 1;
}

foreach of = ["Lowerbound", "Upperbound", "Stride", "Extent"] in
  def OpenACC_Get # of # Op : OpenACC_Op<"get_" # !tolower(of), [NoMemoryEffect]> {
    let arguments = (ins OpenACC_DataBoundsType:$bounds);
    let results = (outs Index:$result);
    let assemblyFormat = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)";
  }

//===- Data: one operation for each variable of a clause ------------------===//

// A variable on either side, marked with its effect if it has one.
def OpenACC_Sides {
  defvar any = OpenACC_AnyPointerOrMappableType;
  dag host = (ins any:$var);
  dag hostRead = (ins Arg<any, "the host's", [MemRead]>:$var);
  dag hostWritten = (ins Arg<any, "the host's", [MemWrite]>:$var);
  dag device = (outs any:$accVar);
  dag deviceRead = (ins Arg<any, "the device's", [MemRead]>:$accVar);
  dag deviceWritten = (outs Arg<any, "the device's", [MemWrite]>:$accVar);
}

// What all data operations tell of their clause.
class OpenACC_DataArgs<string clause> {
  dag all = (ins
      Variadic<OpenACC_DataBoundsType>:$bounds, OpenACC_Ints:$asyncOperands,
      OpenACC_Devices:$asyncOperandsDeviceType, OpenACC_Devices:$asyncOnly,
      DefaultValuedAttr<OpenACC_DataClauseAttr, "mlir::acc::DataClause::acc_" # clause>:$dataClause,
      DefaultValuedAttr<BoolAttr, "true">:$structured, DefaultValuedAttr<BoolAttr, "false">:$implicit,
      DefaultValuedAttr<OpenACC_DataClauseModifierAttr, "mlir::acc::DataClauseModifier::none">:$modifiers,
      OptionalAttr<StrAttr>:$name);
}

defvar OpenACC_VarForm = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) ";

class OpenACC_VarOp<string mnemonic, list<Trait> traits>
    : OpenACC_Op<mnemonic, traits # [AttrSizedOperandSegments, OpenACC_OnDevice]> {
  let hasVerifier = 1;
}

// Entry: from what the host has comes what the device has.
class OpenACC_DataEntryOp<string mnemonic, bit readsHost, bit writesDevice, list<Trait> traits = [],
                          string clause = mnemonic>
    : OpenACC_VarOp<mnemonic, traits> {
  let arguments = !con(
      !if(readsHost, OpenACC_Sides.hostRead, OpenACC_Sides.host),
      (ins TypeAttr:$varType, Optional<OpenACC_PointerLikeTypeInterface>:$varPtrPtr),
      OpenACC_DataArgs<clause>.all, (ins OptionalAttr<SymbolRefAttr>:$recipe));
  let results = !if(writesDevice, OpenACC_Sides.deviceWritten, OpenACC_Sides.device);
  let assemblyFormat = !strconcat(
      OpenACC_VarForm, "oilist(", OpenACC_TypedForm<"varPtrPtr">.text, " | `bounds` `(` $bounds `)` | ",
      OpenACC_PartAsync.form, " | `recipe` `(` custom<RecipeSym>($recipe) `)`) `->` type($accVar) attr-dict");
}

// The bits: the host's variable is read, the device's is written.
def OpenACC_AttachOp       : OpenACC_DataEntryOp<"attach", 1, 0, [OpenACC_Counted]>;
def OpenACC_CacheOp        : OpenACC_DataEntryOp<"cache", 0, 0, [NoMemoryEffect]>;
def OpenACC_CopyinOp       : OpenACC_DataEntryOp<"copyin", 1, 1, [OpenACC_Counted]>;
def OpenACC_CreateOp       : OpenACC_DataEntryOp<"create", 0, 1, [OpenACC_Counted]>;
def OpenACC_DeclareDeviceResidentOp
    : OpenACC_DataEntryOp<"declare_device_resident", 1, 0, [OpenACC_Recorded]>;
def OpenACC_DeclareLinkOp  : OpenACC_DataEntryOp<"declare_link", 1, 0, [OpenACC_Recorded]>;
def OpenACC_DevicePtrOp    : OpenACC_DataEntryOp<"deviceptr", 0, 0, [OpenACC_Asked]>;
def OpenACC_FirstprivateOp : OpenACC_DataEntryOp<"firstprivate", 1, 1>;
def OpenACC_FirstprivateMapInitialOp
    : OpenACC_DataEntryOp<"firstprivate_map", 1, 1, [], "firstprivate">;
def OpenACC_GetDevicePtrOp : OpenACC_DataEntryOp<"getdeviceptr", 0, 0, [OpenACC_Asked]> {
  let hasVerifier = 0;
}
def OpenACC_NoCreateOp     : OpenACC_DataEntryOp<"nocreate", 0, 0, [OpenACC_Counted], "no_create">;
def OpenACC_PresentOp      : OpenACC_DataEntryOp<"present", 0, 0, [OpenACC_Counted]>;
def OpenACC_PrivateOp      : OpenACC_DataEntryOp<"private", 0, 1>;
def OpenACC_ReductionOp    : OpenACC_DataEntryOp<"reduction", 1, 1>;
def OpenACC_UpdateDeviceOp : OpenACC_DataEntryOp<"update_device", 1, 1>;
def OpenACC_UseDeviceOp    : OpenACC_DataEntryOp<"use_device", 0, 0, [OpenACC_Asked]>;

// Exit: what the device has goes, or goes back to the host.
class OpenACC_DataExitOp<string mnemonic, dag host, string end> : OpenACC_VarOp<mnemonic, [OpenACC_Counted]> {
  let arguments = !con(OpenACC_Sides.deviceRead, host, OpenACC_DataArgs<mnemonic>.all);
  let assemblyFormat = !strconcat("custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (",
                                  OpenACC_PartAsync.form, "^)? ", end, "attr-dict");
}
class OpenACC_BackOp<string mnemonic> : OpenACC_DataExitOp<mnemonic,
    !con(OpenACC_Sides.hostWritten, (ins TypeAttr:$varType)),
    !strconcat("`to` ", OpenACC_VarForm)>;
class OpenACC_GoneOp<string mnemonic> : OpenACC_DataExitOp<mnemonic, (ins), "">;
def OpenACC_CopyoutOp    : OpenACC_BackOp<"copyout">;
def OpenACC_DeleteOp     : OpenACC_GoneOp<"delete">;
def OpenACC_DetachOp     : OpenACC_GoneOp<"detach">;
def OpenACC_UpdateHostOp : OpenACC_BackOp<"update_host">;

//===- Recipes ------------------------------------------------------------===//

class OpenACC_AnyRecipeOp<string of>
    : OpenACC_Op<of # ".recipe", [IsolatedFromAbove, Symbol, RecipeInterface, AutomaticAllocationScope]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type);
  let hasRegionVerifier = 1;
}

def OpenACC_PrivateRecipeOp : OpenACC_AnyRecipeOp<"private"> {
  let summary = "how a private variable is made";
  let regions = (region AnyRegion:$initRegion, AnyRegion:$destroyRegion);
  let assemblyFormat = [{
    $sym_name `:` $type attr-dict-with-keyword `init` $initRegion (`destroy` $destroyRegion^)?
  }];
}

def OpenACC_FirstprivateRecipeOp : OpenACC_AnyRecipeOp<"firstprivate"> {
  let summary = "how a private variable with the value of another is made";
  let regions = (region AnyRegion:$initRegion, AnyRegion:$copyRegion, AnyRegion:$destroyRegion);
  let assemblyFormat = [{
    $sym_name `:` $type attr-dict-with-keyword
    `init` $initRegion `copy` $copyRegion (`destroy` $destroyRegion^)?
  }];
}

def OpenACC_ReductionRecipeOp : OpenACC_AnyRecipeOp<"reduction"> {
  let summary = "how values are combined";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type,
                       OpenACC_ReductionOperatorAttr:$reductionOperator);
  let regions = (region AnyRegion:$initRegion, AnyRegion:$combinerRegion, AnyRegion:$destroyRegion);
  let assemblyFormat = [{
    $sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator
    `init` $initRegion `combiner` $combinerRegion (`destroy` $destroyRegion^)?
  }];
}

//===- Constructs that compute --------------------------------------------===//

// Between what they wait for and what they take, some say how many gangs, workers and lanes there are.
class OpenACC_ComputeOp<string mnemonic, bit sized>
    : OpenACC_RegionOp<mnemonic,
        [AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects, OpenACC_Computes,
         OpenACC_Branches, OffloadRegionOpInterface, OpenACC_RunsOnDevice],
        [OpenACC_PartAsync, OpenACC_PartWait]
          # !if(sized, [OpenACC_PartNumGangs, OpenACC_PartNumWorkers, OpenACC_PartVectorLength],
                []<OpenACC_Part>)
          # [OpenACC_PartIf, OpenACC_PartSelf, OpenACC_PartReduction, OpenACC_PartPrivate,
             OpenACC_PartFirstprivate, OpenACC_PartData, OpenACC_PartDefault, OpenACC_PartCombined],
        [OpenACC_PartData, OpenACC_PartAsync, OpenACC_PartFirstprivate]
          # !if(sized, [OpenACC_PartNumGangs, OpenACC_PartNumWorkers], []<OpenACC_Part>)
          # [OpenACC_PartPrivate] # !if(sized, [OpenACC_PartVectorLength], []<OpenACC_Part>)
          # [OpenACC_PartWait, OpenACC_PartSelf, OpenACC_PartIf, OpenACC_PartReduction],
        "( `combined` `(` `loop` `)` $combined^)? "> {
  let hasVerifier = 1;
}
def OpenACC_KernelsOp  : OpenACC_ComputeOp<"kernels", 1>;
def OpenACC_ParallelOp : OpenACC_ComputeOp<"parallel", 1>;
def OpenACC_SerialOp   : OpenACC_ComputeOp<"serial", 0>;

def OpenACC_KernelEnvironmentOp : OpenACC_PartsOp<"kernel_environment",
    [AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlock, NoTerminator, OpenACC_Branches,
     OpenACC_RunsOnDevice],
    [OpenACC_Typed<"dataClauseOperands", Variadic<AnyType>, "dataOperands">, OpenACC_PartAsync,
     OpenACC_PartWait],
    "$region attr-dict"> {
  let summary = "data and waiting around a kernel";
  let regions = (region SizedRegion<1>:$region);
  let hasCanonicalizer = 1;
}

def OpenACC_LoopOp : OpenACC_Op<"loop", [
    AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects, OpenACC_Computes,
    DeclareOpInterfaceMethods<LoopLikeOpInterface>, OpenACC_Branches, OpenACC_Runs]> {
  let summary = "loops, and how they run in parallel";
  let arguments = !con(
      (ins OpenACC_Ints:$lowerbound, OpenACC_Ints:$upperbound, OpenACC_Ints:$step,
           OptionalAttr<DenseBoolArrayAttr>:$inclusiveUpperbound, OptionalAttr<I64ArrayAttr>:$collapse,
           OpenACC_Devices:$collapseDeviceType,
           OpenACC_Ints:$gangOperands, OptionalAttr<GangArgTypeArrayAttr>:$gangOperandsArgType,
           OpenACC_Segments:$gangOperandsSegments, OpenACC_Devices:$gangOperandsDeviceType,
           OpenACC_Ints:$workerNumOperands, OpenACC_Devices:$workerNumOperandsDeviceType,
           OpenACC_Ints:$vectorOperands, OpenACC_Devices:$vectorOperandsDeviceType),
      !dag(ins, !listsplat(OpenACC_Devices, 6),
           ["seq", "independent", "auto_", "gang", "worker", "vector"]),
      (ins OpenACC_Ints:$tileOperands, OpenACC_Segments:$tileOperandsSegments,
           OpenACC_Devices:$tileOperandsDeviceType),
      OpenACC_Joined<[OpenACC_PartCache, OpenACC_PartPrivate, OpenACC_PartFirstprivate]>.arguments,
      (ins Variadic<AnyType>:$reductionOperands, OptionalAttr<OpenACC_CombinedConstructsAttr>:$combined,
           UnitAttr:$unstructured));
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = !strconcat([{
    ( `combined` `(` custom<CombinedConstructsLoop>($combined)^ `)` )?
    oilist(
        `gang` `` custom<GangClause>($gangOperands, type($gangOperands), $gangOperandsArgType,
                                     $gangOperandsDeviceType, $gangOperandsSegments, $gang)
      | `worker` `` custom<DeviceTypeOperandsWithKeywordOnly>($workerNumOperands,
            type($workerNumOperands), $workerNumOperandsDeviceType, $worker)
      | `vector` `` custom<DeviceTypeOperandsWithKeywordOnly>($vectorOperands, type($vectorOperands),
            $vectorOperandsDeviceType, $vector)
      | }], OpenACC_PartPrivate.form, " | ", OpenACC_PartFirstprivate.form, [{
      | `tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands, type($tileOperands),
            $tileOperandsDeviceType, $tileOperandsSegments) `)`
      | }], OpenACC_PartReduction.form, " | ", OpenACC_PartCache.form, [{ )
    custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step,
                        type($step))
    ( `(` type($results)^ `)` )? attr-dict-with-keyword
  }]);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def OpenACC_TerminatorOp : OpenACC_Op<"terminator", [
    Pure, Terminator, DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "end of a region that gives nothing";
  let assemblyFormat = "attr-dict";
}

def OpenACC_YieldOp : OpenACC_Op<"yield", [
    Pure, ReturnLike, Terminator,
    ParentOneOf<["FirstprivateRecipeOp", "LoopOp", "ParallelOp", "PrivateRecipeOp", "ReductionRecipeOp",
                 "SerialOp", "AtomicUpdateOp"]>]> {
  let summary = "end of a region that gives values";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

//===- Constructs that move data ------------------------------------------===//

def OpenACC_DataOp : OpenACC_RegionOp<"data",
    [AttrSizedOperandSegments, RecursiveMemoryEffects, OpenACC_Branches, OpenACC_RunsOnDevice],
    [OpenACC_PartIf, OpenACC_PartAsync, OpenACC_PartWait, OpenACC_PartData, OpenACC_PartDefault],
    [OpenACC_PartIf, OpenACC_PartAsync, OpenACC_PartData, OpenACC_PartWait]> {
  let hasVerifier = 1;
}

defvar OpenACC_Unstructured = [OpenACC_PartIf, OpenACC_PartAsyncOne, OpenACC_PartWaitDevnum,
                               OpenACC_PartWaitOne, OpenACC_PartData];
let hasCanonicalizer = 1, hasVerifier = 1 in {
  def OpenACC_EnterDataOp : OpenACC_PartsOp<"enter_data", [AttrSizedOperandSegments, OpenACC_RunsOnDevice],
      OpenACC_Unstructured>;
  def OpenACC_ExitDataOp : OpenACC_PartsOp<"exit_data", [AttrSizedOperandSegments, OpenACC_RunsOnDevice],
      OpenACC_Unstructured # [OpenACC_Part<(ins UnitAttr:$finalize)>]>;
  def OpenACC_HostDataOp : OpenACC_RegionOp<"host_data",
      [AttrSizedOperandSegments, OpenACC_Branches, OpenACC_RunsOnDevice],
      [OpenACC_PartIf, OpenACC_PartData, OpenACC_PartIfPresent]>;
  def OpenACC_UpdateOp : OpenACC_PartsOp<"update", [AttrSizedOperandSegments, OpenACC_RunsOnDevice],
      [OpenACC_PartIf, OpenACC_PartAsync, OpenACC_PartWait, OpenACC_PartData, OpenACC_PartIfPresent]>;
}

def OpenACC_DeclareOp
    : OpenACC_RegionOp<"declare", [RecursiveMemoryEffects, OpenACC_Runs], [OpenACC_PartData], []> {
  let assemblyFormat = !strconcat(OpenACC_PartData.form, " $region attr-dict-with-keyword");
  let hasVerifier = 1;
}
def OpenACC_DeclareEnterOp : OpenACC_PartsOp<"declare_enter", [OpenACC_RunsOnDevice], [OpenACC_PartData]> {
  let results = (outs OpenACC_DeclareTokenType:$token);
  let hasVerifier = 1;
}
def OpenACC_DeclareExitOp
    : OpenACC_PartsOp<"declare_exit", [AttrSizedOperandSegments, OpenACC_RunsOnDevice],
        [OpenACC_Part<(ins Optional<OpenACC_DeclareTokenType>:$token), "`token` `(` $token `)`">,
         OpenACC_PartData]> {
  let hasVerifier = 1;
}

foreach when = ["Con", "De"] in
  def OpenACC_Global # when # structorOp
      : OpenACC_Op<"global_" # !if(!eq(when, "Con"), "ctor", "dtor"), [IsolatedFromAbove, Symbol]> {
    let arguments = (ins SymbolNameAttr:$sym_name);
    let regions = (region AnyRegion:$region);
    let assemblyFormat = "$sym_name $region attr-dict-with-keyword";
  }

//===- Atomic accesses ----------------------------------------------------===//

def AtomicReadOp : OpenACC_PartsOp<"atomic.read", [AtomicReadOpInterface],
    [OpenACC_Part<(ins OpenACC_PointerLikeType:$x, OpenACC_PointerLikeType:$v, TypeAttr:$element_type)>,
     OpenACC_PartIf],
    "$v `=` $x `:` type($v) `,` type($x) `,` $element_type attr-dict"> {
  let hasVerifier = 1;
}

def AtomicWriteOp : OpenACC_PartsOp<"atomic.write", [AtomicWriteOpInterface],
    [OpenACC_Part<(ins OpenACC_PointerLikeType:$x, AnyType:$expr)>, OpenACC_PartIf],
    "$x `=` $expr `:` type($x) `,` type($expr) attr-dict"> {
  let hasVerifier = 1;
}

def AtomicUpdateOp : OpenACC_PartsOp<"atomic.update",
    [SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects, AtomicUpdateOpInterface],
    [OpenACC_Part<(ins Arg<OpenACC_PointerLikeType, "the variable", [MemRead, MemWrite]>:$x)>,
     OpenACC_PartIf],
    "$x `:` type($x) $region attr-dict"> {
  let regions = (region SizedRegion<1>:$region);
  let hasCanonicalizeMethod = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

def AtomicCaptureOp : OpenACC_PartsOp<"atomic.capture",
    [SingleBlockImplicitTerminator<"TerminatorOp">, RecursiveMemoryEffects, AtomicCaptureOpInterface],
    [OpenACC_PartIf], "$region attr-dict"> {
  let regions = (region SizedRegion<1>:$region);
  let hasRegionVerifier = 1;
}

//===- Routines and the runtime -------------------------------------------===//

def OpenACC_RoutineOp : OpenACC_Op<"routine", [IsolatedFromAbove]> {
  let summary = "how a function is called on devices";
  let arguments = (ins SymbolNameAttr:$sym_name, SymbolRefAttr:$func_name,
                       OptionalAttr<SymbolRefArrayAttr>:$bindIdName, OptionalAttr<StrArrayAttr>:$bindStrName,
                       OpenACC_Devices:$bindIdNameDeviceType, OpenACC_Devices:$bindStrNameDeviceType,
                       OpenACC_Devices:$worker, OpenACC_Devices:$vector, OpenACC_Devices:$seq,
                       UnitAttr:$nohost, UnitAttr:$implicit, OpenACC_Devices:$gang,
                       OptionalAttr<I64ArrayAttr>:$gangDim, OpenACC_Devices:$gangDimDeviceType);
  let assemblyFormat = [{
    $sym_name `func` `(` $func_name `)`
    oilist(
        `bind` `(` custom<BindName>($bindIdName, $bindStrName, $bindIdNameDeviceType,
                                    $bindStrNameDeviceType) `)`
      | `gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType)
      | `worker` custom<DeviceTypeArrayAttr>($worker)
      | `vector` custom<DeviceTypeArrayAttr>($vector)
      | `seq` custom<DeviceTypeArrayAttr>($seq)
      | `nohost` $nohost
      | `implicit` $implicit
    ) attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

class OpenACC_RuntimeOp<string mnemonic> : OpenACC_PartsOp<mnemonic, [AttrSizedOperandSegments], [
    OpenACC_Part<(ins OptionalAttr<TypedArrayAttrBase<OpenACC_DeviceTypeAttr, "Device type attributes">>
                      :$device_types)>,
    OpenACC_PartDevice, OpenACC_PartIf]> {
  let hasVerifier = 1;
}
def OpenACC_InitOp     : OpenACC_RuntimeOp<"init">;
def OpenACC_ShutdownOp : OpenACC_RuntimeOp<"shutdown">;

def OpenACC_SetOp : OpenACC_PartsOp<"set",
    [AttrSizedOperandSegments, MemoryEffects<[MemWrite<OpenACC_CurrentDeviceIdResource>]>],
    [OpenACC_Part<(ins OptionalAttr<OpenACC_DeviceTypeAttr>:$device_type)>,
     OpenACC_Typed<"defaultAsync", OpenACC_MaybeInt, "default_async">, OpenACC_PartDevice,
     OpenACC_PartIf]> {
  let hasVerifier = 1;
}

def OpenACC_WaitOp : OpenACC_PartsOp<"wait", [AttrSizedOperandSegments], [],
    "attr-dict-with-keyword", [OpenACC_PartAsyncOne, OpenACC_PartWaitDevnum, OpenACC_PartIf],
    "( `(` $waitOperands^ `:` type($waitOperands) `)` )? "> {
  let arguments = (ins OpenACC_Ints:$waitOperands, OpenACC_MaybeInt:$asyncOperand,
                       OpenACC_MaybeInt:$waitDevnum, UnitAttr:$async, Optional<I1>:$ifCond);
  let hasVerifier = 1;
}

#endif
