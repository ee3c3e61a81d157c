//===- NVVMOps.td: the nvvm dialect ---------------------------------------===//
#ifndef LEGALIZE_NVVM_OPS
#define LEGALIZE_NVVM_OPS

include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/LLVMIR/BasicPtxBuilderInterface.td"
include "mlir/Dialect/LLVMIR/LLVMIntrinsicBase.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"
include "mlir/Dialect/LLVMIR/NVVMRequiresSMTraits.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def NVVM_Dialect : Dialect {
  let name = "nvvm";
  let cppNamespace = "::mlir::NVVM";
  let dependentDialects = ["LLVM::LLVMDialect"];
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

// Operations: any, those with a verifier, and those that are written as PTX.

class NVVM_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<NVVM_Dialect, mnemonic, traits>;
class NVVM_PlainOp<string mnemonic, dag args, dag made, string form, list<Trait> traits = []>
    : NVVM_Op<mnemonic, traits> {
  let arguments = args;
  let results = made;
  let assemblyFormat = form;
}
class NVVM_CheckedOp<string mnemonic, dag args, dag made, string form, list<Trait> traits = []>
    : NVVM_PlainOp<mnemonic, args, made, form, traits> {
  let hasVerifier = 1;
}
// Neither operands nor results.
class NVVM_BareOp<string mnemonic, list<Trait> traits = []>
    : NVVM_PlainOp<mnemonic, (ins), (outs), "attr-dict", traits>;

defvar NVVM_Ptx = DeclareOpInterfaceMethods<BasicPtxBuilderOpInterface>;

// Pointers by address space, and those that an operation chooses from.

def LLVM_PointerGeneric       : LLVM_PointerInAddressSpace<0>;
def LLVM_PointerGlobal        : LLVM_PointerInAddressSpace<1>;
def LLVM_PointerShared        : LLVM_PointerInAddressSpace<3>;
def LLVM_PointerConst         : LLVM_PointerInAddressSpace<4>;
def LLVM_PointerLocal         : LLVM_PointerInAddressSpace<5>;
def LLVM_PointerTensor        : LLVM_PointerInAddressSpace<6>;
def LLVM_PointerSharedCluster : LLVM_PointerInAddressSpace<7>;

defvar NVVM_OwnMemory = AnyTypeOf<[LLVM_PointerGeneric, LLVM_PointerShared]>;
defvar NVVM_GroupMemory = AnyTypeOf<[LLVM_PointerShared, LLVM_PointerSharedCluster]>;
defvar NVVM_AnyMemory
    = AnyTypeOf<[LLVM_PointerGeneric, LLVM_PointerShared, LLVM_PointerSharedCluster]>;
defvar NVVM_TensorOrShared = AnyTypeOf<[LLVM_AnyPointer, LLVM_PointerShared]>;
defvar NVVM_Float32OrInt32 = AnyTypeOf<[I32, F32]>;
class NVVM_OrStruct<list<Type> types> : AnyTypeOf<types # [LLVMStructType],
    !interleave(!foreach(type, types, type.summary), " or ") # " or LLVM struct type">;

// Vectors of a length.
class NVVM_Vec<int length, Type of> : VectorOfLengthAndType<[length], [of]>;

// Defaults and flags of attributes.
defvar NVVM_False = DefaultValuedAttr<BoolAttr, "false">;
defvar NVVM_Flag = OptionalAttr<UnitAttr>;
class NVVM_Number<int value = 0, Attr of = I32Attr> : DefaultValuedAttr<of, "" # value>;

// Attributes and enums; an enum's word stands in angle brackets or, with `word`, by itself.

class NVVM_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<NVVM_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}
class NVVM_Enum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let cppNamespace = "::mlir::NVVM";
  let genSpecializedAttr = 0;
}
class NVVM_EnumAttr<EnumInfo of, string mnemonic, bit word = 0, list<Trait> traits = []>
    : EnumAttr<NVVM_Dialect, of, mnemonic, traits> {
  let assemblyFormat = !if(word, "$value", "`<` $value `>`");
}
// Cases that are counted, of which the words are the symbols in lower case.
class NVVM_Words<list<string> symbols> {
  list<I32EnumAttrCase> ret = !foreach(i, !range(!size(symbols)),
                                       I32EnumAttrCase<symbols[i], i, !tolower(symbols[i])>);
}

def EvictNormal    : I32EnumCase<"EvictNormal", 0, "evict_normal">;
def EvictFirst     : I32EnumCase<"EvictFirst", 1, "evict_first">;
def EvictLast      : I32EnumCase<"EvictLast", 2, "evict_last">;
def EvictUnchanged : I32EnumCase<"EvictUnchanged", 3, "evict_unchanged">;
def NoAllocate     : I32EnumCase<"NoAllocate", 4, "no_allocate">;
def CacheEvictionPriority : I32Enum<"CacheEvictionPriority", "NVVM Cache Eviction Priority", [
    EvictNormal, EvictFirst, EvictLast, EvictUnchanged, NoAllocate]> {
  let cppNamespace = "::mlir::NVVM";
}
def CacheEvictionPriorityAttr
    : NVVM_EnumAttr<CacheEvictionPriority, "cache_eviction_priority", 1>;

def MemSpaceGeneric       : I32EnumCase<"Generic", 0, "generic">;
def MemSpaceGlobal        : I32EnumCase<"Global", 1, "global">;
def MemSpaceShared        : I32EnumCase<"Shared", 3, "shared">;
def MemSpaceConstant      : I32EnumCase<"Constant", 4, "constant">;
def MemSpaceLocal         : I32EnumCase<"Local", 5, "local">;
def MemSpaceTensor        : I32EnumCase<"Tensor", 6, "tensor">;
def MemSpaceSharedCluster : I32EnumCase<"SharedCluster", 7, "shared_cluster">;
def NVVMMemorySpace : I32Enum<"NVVMMemorySpace", "NVVM Memory Space", [
    MemSpaceGeneric, MemSpaceGlobal, MemSpaceShared, MemSpaceConstant, MemSpaceLocal,
    MemSpaceTensor, MemSpaceSharedCluster]> {
  let cppNamespace = "::mlir::NVVM";
}
def NVVMMemorySpaceAttr : NVVM_EnumAttr<NVVMMemorySpace, "memory_space", 0, [
    DeclareAttrInterfaceMethods<LLVM_LLVMAddrSpaceAttrInterface>,
    DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]>;

// Order and scope of accesses to memory.
def MemScopeKind : NVVM_Enum<"MemScopeKind", "NVVM Memory Scope kind",
    NVVM_Words<["CTA", "CLUSTER", "GPU", "SYS"]>.ret>;
def MemScopeKindAttr : NVVM_EnumAttr<MemScopeKind, "mem_scope">;
def SharedSpace : NVVM_Enum<"SharedSpace", "Shared memory space", [
    I32EnumAttrCase<"shared_cta", 0, "cta">, I32EnumAttrCase<"shared_cluster", 1, "cluster">]>;
def SharedSpaceAttr : NVVM_EnumAttr<SharedSpace, "shared_space">;
def MemOrderKind : NVVM_Enum<"MemOrderKind", "NVVM Memory Ordering kind",
    NVVM_Words<["WEAK", "RELAXED", "ACQUIRE", "RELEASE", "ACQ_REL", "SC", "MMIO", "VOLATILE"]>.ret>;
def MemOrderKindAttr : NVVM_EnumAttr<MemOrderKind, "mem_order">;
def ProxyKind : NVVM_Enum<"ProxyKind", "Proxy kind", [
    I32EnumAttrCase<"alias", 0>, I32EnumAttrCase<"async", 1>,
    I32EnumAttrCase<"async_global", 2, "async.global">,
    I32EnumAttrCase<"async_shared", 3, "async.shared">,
    I32EnumAttrCase<"TENSORMAP", 4, "tensormap">, I32EnumAttrCase<"GENERIC", 5, "generic">]>;
def ProxyKindAttr : NVVM_EnumAttr<ProxyKind, "proxy_kind">;

// Registers.

defvar NVVM_RangeAttr = OptionalAttr<LLVM_ConstantRangeAttr>;
class NVVM_Register<string name, list<Trait> traits>
    : NVVM_PlainOp<"read.ptx.sreg." # name, (ins), (outs LLVM_Type:$res),
                   "attr-dict `:` type($res)", traits>;
class NVVM_PureRegister<string name, list<Trait> traits = []>
    : NVVM_Register<name, traits # [Pure]>;
class NVVM_RangedRegister<string name, list<Trait> traits = []>
    : NVVM_PureRegister<name, traits # [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                                  ["inferResultRanges"]>]> {
  let arguments = (ins NVVM_RangeAttr:$range);
  let assemblyFormat = "(`range` $range^)? attr-dict `:` type($res)";
  let hasVerifier = 1;
}

defvar NVVM_SM90 = [NVVMRequiresSM<90>];
defvar NVVM_Dims = ["X", "Y", "Z"];
// Indices and sizes in three dimensions; some say from which processor on they exist.
class NVVM_Dimensional<string inName, string inText, list<string> since = []> {
  string name = inName;
  string text = inText;
  list<string> dims = since;
}
foreach what = [NVVM_Dimensional<"ThreadId", "tid">, NVVM_Dimensional<"BlockDim", "ntid">,
                NVVM_Dimensional<"BlockId", "ctaid">, NVVM_Dimensional<"GridDim", "nctaid">,
                NVVM_Dimensional<"ClusterId", "clusterid", ["X"]>,
                NVVM_Dimensional<"ClusterDim", "nclusterid">,
                NVVM_Dimensional<"BlockInClusterId", "cluster.ctaid", NVVM_Dims>,
                NVVM_Dimensional<"ClusterDimBlocks", "cluster.nctaid", ["X", "Y"]>] in
  foreach dim = NVVM_Dims in
    def NVVM_ # what.name # dim # Op : NVVM_RangedRegister<
        what.text # "." # !tolower(dim),
        !if(!empty(!filter(since, what.dims, !eq(since, dim))), []<Trait>, NVVM_SM90)>;

foreach what = [["LaneId", "laneid"], ["WarpSize", "warpsize"], ["WarpId", "warpid"],
                ["WarpDim", "nwarpid"], ["SmId", "smid"], ["SmDim", "nsmid"],
                ["GridId", "gridid"]] in
  def NVVM_ # what[0] # Op : NVVM_RangedRegister<what[1]>;
def NVVM_ClusterId  : NVVM_RangedRegister<"cluster.ctarank", NVVM_SM90>;
def NVVM_ClusterDim : NVVM_RangedRegister<"cluster.nctarank">;

foreach relation = ["Eq", "Le", "Lt", "Ge", "Gt"] in
  def NVVM_LaneMask # relation # Op : NVVM_PureRegister<"lanemask." # !tolower(relation)>;
foreach index = !range(0, 32) in
  def NVVM_EnvReg # index # Op : NVVM_PureRegister<"envreg" # index>;
def NVVM_TotalSmemSize   : NVVM_PureRegister<"total.smem.size">;
def NVVM_DynamicSmemSize : NVVM_PureRegister<"dynamic.smem.size">;
def NVVM_AggrSmemSize    : NVVM_PureRegister<"aggr.smem.size", NVVM_SM90>;

foreach what = [["Clock", "clock"], ["Clock64", "clock64"], ["GlobalTimer", "globaltimer"],
                ["GlobalTimerLo", "globaltimer.lo"]] in
  def NVVM_ # what[0] # Op : NVVM_Register<what[1], []>;

// Threads by themselves.

def NVVM_InlinePtxOp : NVVM_PlainOp<"inline_ptx",
    (ins Variadic<AnyType>:$readOnlyArgs, Variadic<AnyType>:$readWriteArgs, StrAttr:$ptxCode,
         PtxPredicate:$predicate),
    (outs Variadic<AnyType>:$writeOnlyArgs),
    "$ptxCode (`ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)`)? "
    # "(`rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)`)? "
    # "(`,` `predicate` `=` $predicate^)? attr-dict (`->` type($writeOnlyArgs)^)?",
    [NVVM_Ptx, AttrSizedOperandSegments]>;
def NVVM_RcpApproxFtzF32Op : NVVM_PlainOp<"rcp.approx.ftz.f", (ins F32:$arg), (outs F32:$res),
                                          "$arg attr-dict `:` type($res)", [Pure]>;
def NVVM_NanosleepOp
    : NVVM_PlainOp<"nanosleep", (ins I32:$duration), (outs), "attr-dict $duration">;
def NVVM_PMEventOp : NVVM_CheckedOp<"pmevent",
    (ins OptionalAttr<I16Attr>:$maskedEventId, OptionalAttr<I32Attr>:$eventId), (outs),
    "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?">;
def NVVM_Breakpoint : NVVM_BareOp<"breakpoint">;
def NVVM_Exit       : NVVM_BareOp<"exit">;

def SetMaxRegisterAction : NVVM_Enum<"SetMaxRegisterAction", "NVVM set max register action", [
    I32EnumAttrCase<"decrease", 1>, I32EnumAttrCase<"increase", 0>]>;
def SetMaxRegisterActionAttr : NVVM_EnumAttr<SetMaxRegisterAction, "action", 1>;
def NVVM_SetMaxRegisterOp : NVVM_CheckedOp<"setmaxregister",
    (ins I32Attr:$regCount, SetMaxRegisterActionAttr:$action), (outs),
    "$action $regCount attr-dict">;

def PermuteMode : NVVM_Enum<"PermuteMode", "NVVM permute mode",
    NVVM_Words<["DEFAULT", "F4E", "B4E", "RC8", "ECL", "ECR", "RC16"]>.ret>;
def PermuteModeAttr : NVVM_EnumAttr<PermuteMode, "permute_mode">;
def NVVM_PermuteOp : NVVM_CheckedOp<"prmt",
    (ins I32:$lo, Optional<I32>:$hi, I32:$selector, PermuteModeAttr:$mode), (outs I32:$res),
    "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)", [Pure]>;

def DotAccumulateType : NVVM_Enum<"DotAccumulateType", "NVVM DotAccumulateType", [
    I32EnumAttrCase<"SIGNED", 1, "signed">, I32EnumAttrCase<"UNSIGNED", 0, "unsigned">]>;
def DotAccumulateTypeAttr : NVVM_EnumAttr<DotAccumulateType, "dot_accumulate_type">;
class NVVM_DotOp<string mnemonic, Type a, dag more> : NVVM_PlainOp<mnemonic,
    !con((ins a:$a, DotAccumulateTypeAttr:$a_type, NVVM_Vec<4, I8>:$b,
              DotAccumulateTypeAttr:$b_type, I32:$c), more),
    (outs I32:$res),
    "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)">;
def NVVM_DotAccumulate4WayOp : NVVM_DotOp<"dot.accumulate.4way", NVVM_Vec<4, I8>, (ins)>;
def NVVM_DotAccumulate2WayOp
    : NVVM_DotOp<"dot.accumulate.2way", NVVM_Vec<2, I16>, (ins BoolAttr:$b_hi)>;

// Lanes of a warp together.

def ReduxKindNone : I32EnumAttrCase<"NONE", 0, "none">;
def ReduxKind : NVVM_Enum<"ReduxKind", "NVVM redux kind", [
    I32EnumAttrCase<"ADD", 1, "add">, I32EnumAttrCase<"AND", 2, "and">,
    I32EnumAttrCase<"MAX", 3, "max">, I32EnumAttrCase<"MIN", 4, "min">,
    I32EnumAttrCase<"OR", 5, "or">, I32EnumAttrCase<"UMAX", 6, "umax">,
    I32EnumAttrCase<"UMIN", 7, "umin">, I32EnumAttrCase<"XOR", 8, "xor">,
    I32EnumAttrCase<"FMIN", 9, "fmin">, I32EnumAttrCase<"FMAX", 10, "fmax">]>;
def ReduxKindAttr : NVVM_EnumAttr<ReduxKind, "redux_kind", 1>;
def NVVM_ReduxOp : NVVM_CheckedOp<"redux.sync",
    (ins NVVM_Float32OrInt32:$val, ReduxKindAttr:$kind, I32:$mask_and_clamp, NVVM_False:$abs,
         NVVM_False:$nan),
    (outs NVVM_Float32OrInt32:$res),
    "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)",
    [NVVMRequiresSM<80>, AllTypesMatch<["res", "val"]>]>;

def ShflKind : NVVM_Enum<"ShflKind", "NVVM shuffle kind",
    NVVM_Words<["bfly", "up", "down", "idx"]>.ret>;
def ShflKindAttr : NVVM_EnumAttr<ShflKind, "shfl_kind", 1>;
def NVVM_ShflOp : NVVM_CheckedOp<"shfl.sync",
    (ins I32:$thread_mask, NVVM_Float32OrInt32:$val, I32:$offset, I32:$mask_and_clamp,
         ShflKindAttr:$kind, NVVM_Flag:$return_value_and_is_valid),
    (outs NVVM_OrStruct<[I32, F32]>:$res),
    "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict "
    # "`:` type($val) `->` type($res)", [NVVMRequiresSM<30>]>;

def VoteSyncKind : NVVM_Enum<"VoteSyncKind", "NVVM vote sync kind",
    NVVM_Words<["any", "all", "ballot", "uni"]>.ret>;
def VoteSyncKindAttr : NVVM_EnumAttr<VoteSyncKind, "vote_sync_kind", 1>;
def NVVM_VoteSyncOp : NVVM_CheckedOp<"vote.sync",
    (ins I32:$mask, I1:$pred, VoteSyncKindAttr:$kind), (outs AnyTypeOf<[I32, I1]>:$res),
    "$kind $mask `,` $pred attr-dict `->` type($res)">;

def MatchSyncKind : NVVM_Enum<"MatchSyncKind", "NVVM match sync kind",
    NVVM_Words<["any", "all"]>.ret>;
def MatchSyncKindAttr : NVVM_EnumAttr<MatchSyncKind, "match_sync_kind", 1>;
def NVVM_MatchSyncOp : NVVM_CheckedOp<"match.sync",
    (ins I32:$thread_mask, AnyTypeOf<[I32, I64]>:$val, MatchSyncKindAttr:$kind),
    (outs NVVM_OrStruct<[I32]>:$res),
    "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)">;

def NVVM_SyncWarpOp
    : NVVM_PlainOp<"bar.warp.sync", (ins I32:$mask), (outs), "$mask attr-dict `:` type($mask)">;
def NVVM_ElectSyncOp : NVVM_PlainOp<"elect.sync", (ins Optional<I32>:$membermask),
                                    (outs I1:$pred), "($membermask^)? attr-dict `->` type(results)">;

// Barriers of blocks and clusters, and fences.

def NVVM_Barrier0Op : NVVM_BareOp<"barrier0">;
def BarrierReduction : NVVM_Enum<"BarrierReduction", "NVVM barrier reduction operation",
    NVVM_Words<["POPC", "AND", "OR"]>.ret>;
def BarrierReductionAttr : NVVM_EnumAttr<BarrierReduction, "reduction">;
def NVVM_BarrierOp : NVVM_CheckedOp<"barrier",
    (ins Optional<I32>:$barrierId, Optional<I32>:$numberOfThreads,
         OptionalAttr<BarrierReductionAttr>:$reductionOp, Optional<I32>:$reductionPredicate),
    (outs Optional<I32>:$res),
    "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? "
    # "(qualified($reductionOp)^ $reductionPredicate)? (`->` type($res)^)? attr-dict",
    [AttrSizedOperandSegments]>;
def NVVM_BarrierArriveOp : NVVM_PlainOp<"barrier.arrive",
    (ins Optional<I32>:$barrierId, I32:$numberOfThreads), (outs),
    "(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict", [NVVM_Ptx]>;

class NVVM_ClusterOp<string name, list<Trait> traits>
    : NVVM_PlainOp<"cluster." # name, (ins NVVM_Flag:$aligned), (outs), "attr-dict", traits>;
def NVVM_ClusterArriveOp        : NVVM_ClusterOp<"arrive", []>;
def NVVM_ClusterArriveRelaxedOp : NVVM_ClusterOp<"arrive.relaxed", NVVM_SM90>;
def NVVM_ClusterWaitOp          : NVVM_ClusterOp<"wait", NVVM_SM90>;

def NVVM_MembarOp : NVVM_PlainOp<"memory.barrier", (ins MemScopeKindAttr:$scope), (outs),
                                 "$scope attr-dict">;
def NVVM_FenceMbarrierInitOp : NVVM_BareOp<"fence.mbarrier.init">;
def NVVM_FenceScClusterOp    : NVVM_BareOp<"fence.sc.cluster">;
def NVVM_FenceSyncRestrictOp
    : NVVM_CheckedOp<"fence.sync_restrict", (ins MemOrderKindAttr:$order), (outs), "attr-dict">;

class NVVM_Proxies<string toward> {
  dag ret = (ins DefaultValuedAttr<ProxyKindAttr, "ProxyKind::GENERIC">:$fromProxy,
                 DefaultValuedAttr<ProxyKindAttr, "ProxyKind::" # toward>:$toProxy);
}
defvar NVVM_ProxyForm
    = "(`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict";
def NVVM_FenceProxyOp : NVVM_CheckedOp<"fence.proxy",
    (ins ProxyKindAttr:$kind, OptionalAttr<SharedSpaceAttr>:$space), (outs), "attr-dict">;
def NVVM_FenceProxyAcquireOp : NVVM_CheckedOp<"fence.proxy.acquire",
    !con((ins MemScopeKindAttr:$scope, LLVM_PointerGeneric:$addr, I32:$size),
         NVVM_Proxies<"TENSORMAP">.ret),
    (outs), !strconcat("$scope $addr `,` $size ", NVVM_ProxyForm)>;
def NVVM_FenceProxyReleaseOp : NVVM_CheckedOp<"fence.proxy.release",
    !con((ins MemScopeKindAttr:$scope), NVVM_Proxies<"TENSORMAP">.ret), (outs),
    !strconcat("$scope ", NVVM_ProxyForm)>;
def NVVM_FenceProxySyncRestrictOp : NVVM_CheckedOp<"fence.proxy.sync_restrict",
    !con((ins MemOrderKindAttr:$order), NVVM_Proxies<"async">.ret), (outs), "attr-dict">;

// Barriers in memory.

defvar NVVM_BlockScope = DefaultValuedAttr<MemScopeKindAttr, "MemScopeKind::CTA">;
defvar NVVM_Scope = (ins NVVM_BlockScope:$scope);
defvar NVVM_ScopeAndOrder = (ins NVVM_BlockScope:$scope, NVVM_False:$relaxed);
defvar NVVM_MaybeState = (outs Optional<I64>:$res);
defvar NVVM_Predicated = "(`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)";

def NVVM_MBarrierInitOp : NVVM_PlainOp<"mbarrier.init",
    (ins NVVM_OwnMemory:$addr, I32:$count, PtxPredicate:$predicate), (outs),
    !strconcat("$addr `,` $count ", NVVM_Predicated), [NVVM_Ptx]>;
def NVVM_MBarrierInvalOp : NVVM_PlainOp<"mbarrier.inval", (ins NVVM_OwnMemory:$addr), (outs),
                                        "$addr attr-dict `:` type(operands)">;

foreach what = ["Expect", "Complete"] in
  def NVVM_MBarrier # what # TxOp : NVVM_CheckedOp<"mbarrier." # !tolower(what) # "_tx",
      !con((ins NVVM_GroupMemory:$addr, I32:$txcount), NVVM_Scope), (outs),
      "$addr `,` $txcount attr-dict `:` type(operands)">;

foreach drop = ["", "Drop"] in {
  defvar arrive = "mbarrier.arrive" # !if(!empty(drop), "", "_drop");
  def NVVM_MBarrierArrive # drop # Op : NVVM_CheckedOp<arrive,
      !con((ins NVVM_AnyMemory:$addr, Optional<I32>:$count), NVVM_ScopeAndOrder), NVVM_MaybeState,
      "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?">;
  def NVVM_MBarrierArrive # drop # NocompleteOp : NVVM_PlainOp<arrive # ".nocomplete",
      (ins NVVM_OwnMemory:$addr, I32:$count), (outs I64:$res),
      "$addr `,` $count attr-dict `:` type(operands) `->` type($res)">;
}
defvar NVVM_Expecting = !con((ins NVVM_AnyMemory:$addr, I32:$txcount), NVVM_ScopeAndOrder);
def NVVM_MBarrierArriveExpectTxOp : NVVM_CheckedOp<"mbarrier.arrive.expect_tx",
    !con(NVVM_Expecting, (ins PtxPredicate:$predicate)), NVVM_MaybeState,
    !strconcat("$addr `,` $txcount ", NVVM_Predicated, " (`->` type($res)^)?"), [NVVM_Ptx]>;
def NVVM_MBarrierArriveDropExpectTxOp : NVVM_CheckedOp<"mbarrier.arrive_drop.expect_tx",
    NVVM_Expecting, NVVM_MaybeState,
    "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?">;

defvar NVVM_Awaited = (ins NVVM_OwnMemory:$addr, AnyTypeOf<[I64, I32]>:$stateOrPhase);
def NVVM_MBarrierTestWaitOp : NVVM_CheckedOp<"mbarrier.test.wait",
    !con(NVVM_Awaited, NVVM_ScopeAndOrder), (outs I1:$res),
    "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)">;
def NVVM_MBarrierTryWaitOp : NVVM_CheckedOp<"mbarrier.try_wait",
    !con(NVVM_Awaited, (ins Optional<I32>:$ticks), NVVM_ScopeAndOrder), (outs I1:$res),
    "$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)">;
def NVVM_MBarrierTryWaitParityOp : NVVM_PlainOp<"mbarrier.try_wait.parity",
    (ins NVVM_OwnMemory:$addr, I32:$phase, I32:$ticks), (outs),
    "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)", [NVVM_Ptx]>;

// Copies of elements beside the thread's own work.

def LoadCacheModifierKind : NVVM_Enum<"LoadCacheModifierKind", "NVVM load cache modifier kind",
                                      NVVM_Words<["CA", "CG", "CS", "LU", "CV"]>.ret>;
def LoadCacheModifierAttr : NVVM_EnumAttr<LoadCacheModifierKind, "load_cache_modifier", 1>;
def NVVM_CpAsyncOp : NVVM_CheckedOp<"cp.async.shared.global",
    (ins LLVM_PointerShared:$dst, LLVM_PointerGlobal:$src, I32Attr:$size,
         LoadCacheModifierAttr:$modifier, Optional<I32>:$cpSize),
    (outs),
    "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict "
    # "`:` type(operands)">;
def NVVM_CpAsyncCommitGroupOp : NVVM_BareOp<"cp.async.commit.group">;
def NVVM_CpAsyncWaitGroupOp
    : NVVM_PlainOp<"cp.async.wait.group", (ins I32Attr:$n), (outs), "$n attr-dict">;
def NVVM_CpAsyncMBarrierArriveOp : NVVM_PlainOp<"cp.async.mbarrier.arrive",
    (ins NVVM_OwnMemory:$addr, NVVM_Number<0, I1Attr>:$noinc), (outs),
    "$addr attr-dict `:` type(operands)">;

// Copies of blocks and tensors.

def TMALoadMode : NVVM_Enum<"TMALoadMode", "NVVM TMA Load Mode",
    NVVM_Words<["TILE", "IM2COL", "IM2COL_W", "IM2COL_W_128", "TILE_GATHER4"]>.ret>;
def TMALoadModeAttr : NVVM_EnumAttr<TMALoadMode, "tma_load_mode"> {
  let summary = "List of Load-Modes supported for TMA Tensor Ops";
}
def TMAStoreMode : NVVM_Enum<"TMAStoreMode", "NVVM TMA Store Mode",
    NVVM_Words<["TILE", "IM2COL", "TILE_SCATTER4"]>.ret>;
def TMAStoreModeAttr : NVVM_EnumAttr<TMAStoreMode, "tma_store_mode">;
def TMAReduxKind : NVVM_Enum<"TMAReduxKind", "NVVM TMA redux kind", [
    I32EnumAttrCase<"ADD", 0, "add">, I32EnumAttrCase<"MAX", 2, "max">,
    I32EnumAttrCase<"MIN", 1, "min">, I32EnumAttrCase<"INC", 3, "inc">,
    I32EnumAttrCase<"DEC", 4, "dec">, I32EnumAttrCase<"AND", 5, "and">,
    I32EnumAttrCase<"OR", 6, "or">, I32EnumAttrCase<"XOR", 7, "xor">]>;
def TMAReduxKindAttr : NVVM_EnumAttr<TMAReduxKind, "tma_redux_kind">;
def CTAGroupKind : NVVM_Enum<"CTAGroupKind", "NVVM CTA group kind",
                             NVVM_Words<["CTA_1", "CTA_2"]>.ret>;
def CTAGroupKindAttr : NVVM_EnumAttr<CTAGroupKind, "cta_group">;

defvar NVVM_LoadMode = DefaultValuedAttr<TMALoadModeAttr, "TMALoadMode::TILE">;
defvar NVVM_StoreMode = DefaultValuedAttr<TMAStoreModeAttr, "TMAStoreMode::TILE">;
defvar NVVM_Hint = "(`l2_cache_hint` `=` $l2CacheHint^)? ";
defvar NVVM_Multicast = "(`multicast_mask` `=` $multicastMask^)? ";
defvar NVVM_Box = "`box` `[` $coordinates `]` ";
defvar NVVM_Im2col = "(`im2col` `[` $im2colOffsets^ `]`)? ";
class NVVM_TypesOf<string first, string second> {
  string ret = "attr-dict `:` type(" # first # ") `,` type(" # second # ")";
}

def NVVM_CpAsyncBulkCommitGroupOp : NVVM_BareOp<"cp.async.bulk.commit.group">;
def NVVM_CpAsyncBulkWaitGroupOp : NVVM_PlainOp<"cp.async.bulk.wait_group",
    (ins ConfinedAttr<I32Attr, [IntMinValue<0>]>:$group, NVVM_Flag:$read), (outs),
    "$group attr-dict", NVVM_SM90>;

def NVVM_CpAsyncBulkGlobalToSharedClusterOp
    : NVVM_CheckedOp<"cp.async.bulk.shared.cluster.global",
        (ins NVVM_GroupMemory:$dstMem, LLVM_PointerGlobal:$srcMem, LLVM_PointerShared:$mbar,
             I32:$size, Optional<I16>:$multicastMask, Optional<I64>:$l2CacheHint),
        (outs),
        !strconcat("$dstMem `,` $srcMem `,` $mbar `,` $size ", NVVM_Multicast, NVVM_Hint,
                   NVVM_TypesOf<"$dstMem", "$srcMem">.ret),
        [AttrSizedOperandSegments]>;
def NVVM_CpAsyncBulkSharedCTAToSharedClusterOp
    : NVVM_PlainOp<"cp.async.bulk.shared.cluster.shared.cta",
        (ins LLVM_PointerSharedCluster:$dstMem, LLVM_PointerShared:$srcMem,
             LLVM_PointerShared:$mbar, I32:$size),
        (outs),
        !strconcat("$dstMem `,` $srcMem `,` $mbar `,` $size ",
                   NVVM_TypesOf<"$dstMem", "$srcMem">.ret)>;
def NVVM_CpAsyncBulkSharedCTAToGlobalOp : NVVM_PlainOp<"cp.async.bulk.global.shared.cta",
    (ins LLVM_PointerGlobal:$dstMem, LLVM_PointerShared:$srcMem, I32:$size,
         Optional<I64>:$l2CacheHint, Optional<I16>:$byteMask),
    (outs),
    !strconcat("$dstMem `,` $srcMem `,` $size ", NVVM_Hint, "(`byte_mask` `=` $byteMask^)? ",
               NVVM_TypesOf<"$dstMem", "$srcMem">.ret),
    [AttrSizedOperandSegments]>;
def NVVM_CpAsyncBulkPrefetchOp : NVVM_PlainOp<"cp.async.bulk.prefetch",
    (ins LLVM_PointerGlobal:$srcMem, I32:$size, Optional<I64>:$l2CacheHint), (outs),
    !strconcat("$srcMem `,` $size ", NVVM_Hint, "attr-dict `:` type($srcMem)")>;

def NVVM_CpAsyncBulkTensorGlobalToSharedClusterOp
    : NVVM_CheckedOp<"cp.async.bulk.tensor.shared.cluster.global",
        (ins NVVM_GroupMemory:$dstMem, LLVM_PointerGeneric:$tmaDescriptor,
             Variadic<I32>:$coordinates, LLVM_PointerShared:$mbar, Variadic<I16>:$im2colOffsets,
             Optional<I16>:$multicastMask, Optional<I64>:$l2CacheHint, NVVM_LoadMode:$mode,
             NVVM_False:$isCTAOnly, OptionalAttr<CTAGroupKindAttr>:$group,
             PtxPredicate:$predicate),
        (outs),
        !strconcat("$dstMem `,` $tmaDescriptor `,` $mbar `,` ", NVVM_Box, NVVM_Im2col,
                   NVVM_Multicast, NVVM_Hint, "(`predicate` `=` $predicate^)? ",
                   NVVM_TypesOf<"$dstMem", "$tmaDescriptor">.ret),
        [NVVM_Ptx, AttrSizedOperandSegments, NVVMRequiresSM<90>]>;
def NVVM_CpAsyncBulkTensorSharedCTAToGlobalOp
    : NVVM_CheckedOp<"cp.async.bulk.tensor.global.shared.cta",
        (ins LLVM_PointerGeneric:$tmaDescriptor, LLVM_PointerShared:$srcMem,
             Variadic<I32>:$coordinates, Optional<I64>:$l2CacheHint, NVVM_StoreMode:$mode,
             PtxPredicate:$predicate),
        (outs),
        !strconcat("$tmaDescriptor `,` $srcMem `,` ", NVVM_Box, NVVM_Hint,
                   "(`,` `predicate` `=` $predicate^)? ",
                   NVVM_TypesOf<"$tmaDescriptor", "$srcMem">.ret),
        [NVVM_Ptx, AttrSizedOperandSegments]>;
def NVVM_CpAsyncBulkTensorPrefetchOp : NVVM_CheckedOp<"cp.async.bulk.tensor.prefetch",
    (ins LLVM_PointerGeneric:$tmaDescriptor, Variadic<I32>:$coordinates,
         Variadic<I16>:$im2colOffsets, NVVM_LoadMode:$mode, Optional<I64>:$l2CacheHint),
    (outs),
    !strconcat("$tmaDescriptor `,` ", NVVM_Box, NVVM_Im2col, NVVM_Hint,
               "attr-dict `:` type($tmaDescriptor)"),
    [AttrSizedOperandSegments]>;
def NVVM_CpAsyncBulkTensorReduceOp : NVVM_CheckedOp<"cp.async.bulk.tensor.reduce",
    (ins LLVM_AnyPointer:$tmaDescriptor, LLVM_PointerShared:$srcMem, TMAReduxKindAttr:$redKind,
         NVVM_StoreMode:$mode, Variadic<I32>:$coordinates, Optional<I64>:$l2CacheHint),
    (outs),
    !strconcat("$tmaDescriptor `,` $srcMem `,` ", NVVM_Box, NVVM_Hint,
               NVVM_TypesOf<"$tmaDescriptor", "$srcMem">.ret),
    [AttrSizedOperandSegments]>;

def PrefetchCacheLevelL1 : I32EnumCase<"L1", 0>;
def PrefetchCacheLevelL2 : I32EnumCase<"L2", 1>;
def PrefetchCacheLevel : I32Enum<"PrefetchCacheLevel", "NVVM Prefetch Cache Level", [
    PrefetchCacheLevelL1, PrefetchCacheLevelL2]> {
  let cppNamespace = "::mlir::NVVM";
}
def PrefetchCacheLevelAttr : NVVM_EnumAttr<PrefetchCacheLevel, "prefetch_cache_level", 1>;
def NVVM_PrefetchOp : NVVM_CheckedOp<"prefetch",
    (ins OptionalAttr<PrefetchCacheLevelAttr>:$cacheLevel,
         OptionalAttr<CacheEvictionPriorityAttr>:$evictPriority,
         AnyTypeOf<[LLVM_PointerGlobal, LLVM_PointerLocal, LLVM_PointerGeneric,
                    LLVM_PointerConst]>:$addr,
         PtxPredicate:$predicate, UnitAttr:$tensormap, UnitAttr:$uniform,
         UnitAttr:$in_param_space),
    (outs),
    !strconcat("(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? ",
               "(`tensormap` $tensormap^ (`in_param_space` $in_param_space^)? `,`)? ",
               "(`evict_priority` `=` $evictPriority^ `,`)? $addr ", NVVM_Predicated),
    [NVVM_Ptx]>;

def NVVM_BulkStoreOp : NVVM_CheckedOp<"st.bulk",
    (ins NVVM_OwnMemory:$addr, I64:$size, NVVM_Number<0, I64Attr>:$initVal), (outs),
    "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)">;
def NVVM_MapaOp : NVVM_PlainOp<"mapa", (ins NVVM_OwnMemory:$a, I32:$b),
    (outs AnyTypeOf<[LLVM_PointerGeneric, LLVM_PointerSharedCluster]>:$res),
    "$a `,` $b attr-dict `:` type($a) `->` type($res)",
    [InputAddressIsCombinationOf<["a", "res"], [[LLVM_PointerShared, LLVM_PointerSharedCluster],
                                                [LLVM_PointerGeneric, LLVM_PointerGeneric]],
         "Valid address-space check(or mapping) for mapa Op">, NVVMRequiresSM<90>]>;

// Conversions to and from small floats.

def FPRoundingMode : NVVM_Enum<"FPRoundingMode", "NVVM FPRoundingMode kind",
    NVVM_Words<["NONE", "RN", "RM", "RP", "RZ", "RNA", "RS"]>.ret>;
def FPRoundingModeAttr : NVVM_EnumAttr<FPRoundingMode, "fp_rnd_mode">;
def SaturationMode : NVVM_Enum<"SaturationMode", "NVVM SaturationMode kind",
    NVVM_Words<["NONE", "SATFINITE"]>.ret>;
def SaturationModeAttr : NVVM_EnumAttr<SaturationMode, "sat_mode">;
defvar NVVM_Rounding = (ins DefaultValuedAttr<FPRoundingModeAttr, "FPRoundingMode::NONE">:$rnd,
                            DefaultValuedAttr<SaturationModeAttr, "SaturationMode::NONE">:$sat);
defvar NVVM_Relu = (ins NVVM_False:$relu);
defvar NVVM_ToType = (ins TypeAttr:$dstTy);
defvar NVVM_TwoBytes = AnyTypeOf<[I16, NVVM_Vec<2, I8>]>;

def NVVM_ConvertFloatToTF32Op : NVVM_CheckedOp<"convert.float.to.tf32",
    !con((ins F32:$src), NVVM_Rounding, NVVM_Relu), (outs I32:$res), "$src attr-dict">;

class NVVM_ConvertOp<string between, dag args, Type made, string form, list<Trait> traits = []>
    : NVVM_CheckedOp<"convert." # between, args, (outs made:$dst), form, traits>;
class NVVM_NarrowPairOp<string to, dag how, Type made> : NVVM_ConvertOp<"f32x2.to." # to,
    !con((ins F32:$a, F32:$b), how, NVVM_ToType), made,
    "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`">;
def NVVM_ConvertF32x2ToF4x2Op : NVVM_NarrowPairOp<"f4x2", NVVM_Relu, I8>;
def NVVM_ConvertF32x2ToF6x2Op : NVVM_NarrowPairOp<"f6x2", NVVM_Relu, NVVM_TwoBytes>;
def NVVM_ConvertF32x2ToF8x2Op
    : NVVM_NarrowPairOp<"f8x2", !con(NVVM_Rounding, NVVM_Relu), NVVM_TwoBytes>;

class NVVM_NarrowVectorOp<string from, Type of, dag how> : NVVM_ConvertOp<from # ".to.f8x2",
    !con((ins NVVM_Vec<2, of>:$a), how, NVVM_ToType), NVVM_TwoBytes,
    "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`">;
def NVVM_ConvertF16x2ToF8x2Op  : NVVM_NarrowVectorOp<"f16x2", F16, NVVM_Relu>;
def NVVM_ConvertBF16x2ToF8x2Op : NVVM_NarrowVectorOp<"bf16x2", BF16, NVVM_Rounding>;

class NVVM_WidenOp<string from, Type given, string to, Type of, dag how>
    : NVVM_ConvertOp<from # "x2.to." # to # "x2",
        !con((ins given:$src), how, (ins TypeAttr:$srcType)), NVVM_Vec<2, of>,
        "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)">;
def NVVM_ConvertF8x2ToF16x2Op  : NVVM_WidenOp<"f8", NVVM_Vec<2, I8>, "f16", F16, NVVM_Relu>;
def NVVM_ConvertF8x2ToBF16x2Op : NVVM_WidenOp<"f8", NVVM_Vec<2, I8>, "bf16", BF16, (ins)>;
def NVVM_ConvertF6x2ToF16x2Op  : NVVM_WidenOp<"f6", NVVM_Vec<2, I8>, "f16", F16, NVVM_Relu>;
def NVVM_ConvertF4x2ToF16x2Op  : NVVM_WidenOp<"f4", I8, "f16", F16, NVVM_Relu>;

foreach type = [F16, BF16] in
  def NVVM_ConvertF32x2To # type # x2Op
      : NVVM_ConvertOp<"f32x2.to." # !tolower("" # type) # "x2",
          !con((ins F32:$src_hi, F32:$src_lo, Optional<I32>:$random_bits), NVVM_Rounding,
               NVVM_Relu),
          NVVM_Vec<2, type>,
          "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)", [Pure]>;
class NVVM_NarrowFourOp<string to, Type made> : NVVM_ConvertOp<"f32x4.to." # to,
    !con((ins NVVM_Vec<4, F32>:$src, I32:$rbits), NVVM_Relu, NVVM_ToType), made,
    "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
    [Pure, NVVMRequiresSMa<[100, 103]>]>;
def NVVM_ConvertF32x4ToF8x4Op : NVVM_NarrowFourOp<"f8x4", NVVM_Vec<4, I8>>;
def NVVM_ConvertF32x4ToF6x4Op : NVVM_NarrowFourOp<"f6x4", NVVM_Vec<4, I8>>;
def NVVM_ConvertF32x4ToF4x4Op : NVVM_NarrowFourOp<"f4x4", I16>;

// Matrices that a warp holds.

def MMAB1Op : NVVM_Enum<"MMAB1Op", "MMA binary operations",
    NVVM_Words<["none", "xor_popc", "and_popc"]>.ret>;
def MMAB1OpAttr : NVVM_EnumAttr<MMAB1Op, "mma_b1op">;
def MMAIntOverflow : NVVM_Enum<"MMAIntOverflow", "MMA overflow options", [
    I32EnumAttrCase<"satfinite", 1>, I32EnumAttrCase<"wrapped", 0>]>;
def MMAIntOverflowAttr : NVVM_EnumAttr<MMAIntOverflow, "mma_int_overflow">;
def MMAKind : NVVM_Enum<"MMAKind", "MMA operation kind", NVVM_Words<["f8f6f4"]>.ret>;
def MMAKindAttr : NVVM_EnumAttr<MMAKind, "mma_kind">;
def MMALayout : NVVM_Enum<"MMALayout", "NVVM MMA layout", NVVM_Words<["row", "col"]>.ret>;
def MMALayoutAttr : NVVM_EnumAttr<MMALayout, "mma_layout">;
def MMAFrag : NVVM_Enum<"MMAFrag", "NVVM MMA frag type", NVVM_Words<["a", "b", "c"]>.ret>;
def MMAFragAttr : NVVM_EnumAttr<MMAFrag, "mma_frag">;
def ScaleVecSize : NVVM_Enum<"ScaleVecSize", "MMA Scale Vector Sizes",
    NVVM_Words<["X1", "X2", "X4"]>.ret>;
def ScaleVecSizeAttr : NVVM_EnumAttr<ScaleVecSize, "scale_vec_size">;
def BlockScaleFormat : NVVM_Enum<"BlockScaleFormat", "MMA Block Scale Format",
    NVVM_Words<["UE8M0", "UE4M3"]>.ret>;
def BlockScaleFormatAttr : NVVM_EnumAttr<BlockScaleFormat, "block_scale_format">;
def MMABlockScaleKind : NVVM_Enum<"MMABlockScaleKind", "Block Scale Kind",
    NVVM_Words<["MXF8F6F4", "MXF4", "MXF4NVF4"]>.ret>;
def MMABlockScaleKindAttr : NVVM_EnumAttr<MMABlockScaleKind, "block_scale_kind">;
def MMATypes : NVVM_Enum<"MMATypes", "NVVM MMA types", [
    I32EnumAttrCase<"f16", 0>, I32EnumAttrCase<"f32", 1>, I32EnumAttrCase<"tf32", 2>,
    I32EnumAttrCase<"bf16", 9>, I32EnumAttrCase<"s8", 4>, I32EnumAttrCase<"u8", 3>,
    I32EnumAttrCase<"s32", 5>, I32EnumAttrCase<"s4", 8>, I32EnumAttrCase<"u4", 7>,
    I32EnumAttrCase<"b1", 6>, I32EnumAttrCase<"f64", 10>, I32EnumAttrCase<"e4m3", 11>,
    I32EnumAttrCase<"e5m2", 12>, I32EnumAttrCase<"e3m2", 13>, I32EnumAttrCase<"e2m3", 14>,
    I32EnumAttrCase<"e2m1", 15>]>;
def MMATypesAttr : NVVM_EnumAttr<MMATypes, "mma_type">;
def NVVM_MMAShapeAttr : NVVM_Attr<"MMAShape", "shape"> {
  let summary = "Attribute for MMA operation shape.";
  let parameters = (ins "int":$m, "int":$n, "int":$k);
  let assemblyFormat = "`<` struct(params) `>`";
}

defvar NVVM_Sizes = (ins I32Attr:$m, I32Attr:$n, I32Attr:$k);
def NVVM_WMMALoadOp : NVVM_CheckedOp<"wmma.load",
    !con((ins LLVM_AnyPointer:$ptr, I32:$stride), NVVM_Sizes,
         (ins MMALayoutAttr:$layout, MMATypesAttr:$eltype, MMAFragAttr:$frag)),
    (outs AnyTypeOf<[LLVM_AnyStruct, F64]>:$res),
    "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)">;
def NVVM_WMMAStoreOp : NVVM_CheckedOp<"wmma.store",
    !con((ins LLVM_AnyPointer:$ptr), NVVM_Sizes,
         (ins MMALayoutAttr:$layout, MMATypesAttr:$eltype, Variadic<LLVM_Type>:$args,
              I32:$stride)),
    (outs), "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)">;
def NVVM_WMMAMmaOp : NVVM_CheckedOp<"wmma.mma",
    !con(NVVM_Sizes, (ins MMALayoutAttr:$layoutA, MMALayoutAttr:$layoutB, MMATypesAttr:$eltypeA,
                          MMATypesAttr:$eltypeB, Variadic<LLVM_Type>:$args)),
    (outs LLVM_AnyStruct:$res), "$args attr-dict `:` functional-type($args, $res)">;

def LdStMatrixEltType : NVVM_Enum<"LdStMatrixEltType", "Element type for ldmatrix and stmatrix", [
    I32EnumAttrCase<"B16", 0, "b16">, I32EnumAttrCase<"B8", 1, "b8">,
    I32EnumAttrCase<"B8X16_B6X16_P32", 2, "b8x16.b6x16_p32">,
    I32EnumAttrCase<"B8X16_B4X16_P64", 3, "b8x16.b4x16_p64">]>;
def LdStMatrixEltTypeAttr : NVVM_EnumAttr<LdStMatrixEltType, "ld_st_matrix_elt_type">;
def LdStMatrixShapeAttr : NVVM_Attr<"LdStMatrixShape", "ld_st_matrix_shape"> {
  let summary = "Matrix shape for ldmatrix and stmatrix";
  let parameters = (ins "int":$m, "int":$n);
  let assemblyFormat = "`<` struct(params) `>`";
}
defvar NVVM_MatrixKind = (ins MMALayoutAttr:$layout, LdStMatrixShapeAttr:$shape,
                              LdStMatrixEltTypeAttr:$eltType);
def NVVM_LdMatrixOp : NVVM_CheckedOp<"ldmatrix",
    !con((ins LLVM_PointerShared:$ptr, I32Attr:$num), NVVM_MatrixKind), (outs AnyType:$res),
    "$ptr attr-dict `:` functional-type($ptr, $res)">;
def NVVM_StMatrixOp : NVVM_CheckedOp<"stmatrix",
    !con((ins LLVM_PointerShared:$ptr, Variadic<I32>:$sources), NVVM_MatrixKind), (outs),
    "$ptr `,` $sources attr-dict `:` type(operands)">;

// Products, whose text is C++'s.
class NVVM_MmaOp<string mnemonic, dag args>
    : NVVM_Op<mnemonic, [AttrSizedOperandSegments]> {
  let arguments = !con((ins NVVM_MMAShapeAttr:$shape), args);
  let results = (outs LLVM_AnyStruct:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
defvar NVVM_Overflow = (ins OptionalAttr<MMAIntOverflowAttr>:$intOverflowBehavior);
defvar NVVM_FactorTypes = (ins OptionalAttr<MMATypesAttr>:$multiplicandAPtxType,
                               OptionalAttr<MMATypesAttr>:$multiplicandBPtxType);
defvar NVVM_Factors = (ins Variadic<LLVM_Type>:$operandA, Variadic<LLVM_Type>:$operandB,
                           Variadic<LLVM_Type>:$operandC);
defvar NVVM_Ordered = (ins UnitAttr:$orderedMetadata);
defvar NVVM_Sparsity = (ins I32:$sparseMetadata, I32:$sparsitySelector);
defvar NVVM_BlockScales = (ins ScaleVecSizeAttr:$scaleVecSize,
                               BlockScaleFormatAttr:$blockScaleFormat,
                               MMABlockScaleKindAttr:$kind);
defvar NVVM_Scales = (ins I32:$scaleAData, I16:$byteIdA, I16:$threadIdA, I32:$scaleBData,
                          I16:$byteIdB, I16:$threadIdB);
def NVVM_MmaOp : NVVM_MmaOp<"mma.sync",
    !con((ins OptionalAttr<MMAB1OpAttr>:$b1Op), NVVM_Overflow,
         (ins MMALayoutAttr:$layoutA, MMALayoutAttr:$layoutB), NVVM_FactorTypes, NVVM_Factors)>;
def NVVM_MmaSpOp : NVVM_MmaOp<"mma.sp.sync",
    !con(NVVM_Overflow, NVVM_FactorTypes, NVVM_Ordered, (ins OptionalAttr<MMAKindAttr>:$kind),
         NVVM_Factors, NVVM_Sparsity)>;
def NVVM_MmaBlockScaleOp : NVVM_MmaOp<"mma.block_scale",
    !con(NVVM_FactorTypes, NVVM_BlockScales, NVVM_Factors, NVVM_Scales)>;
def NVVM_MmaSpBlockScaleOp : NVVM_MmaOp<"mma.sp.block_scale",
    !con(NVVM_FactorTypes, NVVM_BlockScales, NVVM_Ordered, NVVM_Factors, NVVM_Sparsity,
         NVVM_Scales)>;

// Matrices of several warps.

defvar NVVM_SM90a = [NVVMRequiresSMa<[90]>];
def NVVM_WgmmaFenceAlignedOp     : NVVM_BareOp<"wgmma.fence.aligned", NVVM_SM90a>;
def NVVM_WgmmaGroupSyncAlignedOp : NVVM_BareOp<"wgmma.commit.group.sync.aligned", NVVM_SM90a>;
def NVVM_WgmmaWaitGroupSyncOp : NVVM_PlainOp<"wgmma.wait.group.sync.aligned",
    (ins I64Attr:$group), (outs), "attr-dict $group", NVVM_SM90a>;

def WGMMAScaleIn : NVVM_Enum<"WGMMAScaleIn", "WGMMA overflow options", [
    I32EnumAttrCase<"one", 1>, I32EnumAttrCase<"neg", -1>]>;
def WGMMAScaleInAttr : NVVM_EnumAttr<WGMMAScaleIn, "wgmma_scale_in">;
def WGMMAScaleOut : NVVM_Enum<"WGMMAScaleOut", "WGMMA input predicate",
    NVVM_Words<["zero", "one"]>.ret>;
def WGMMAScaleOutAttr : NVVM_EnumAttr<WGMMAScaleOut, "wgmma_scale_out">;
def WGMMATypes : NVVM_Enum<"WGMMATypes", "NVVM WGMMA types",
    NVVM_Words<["f16", "tf32", "u8", "s8", "b1", "bf16", "e4m3", "e5m2", "f32", "s32"]>.ret>;
def WGMMATypesAttr : NVVM_EnumAttr<WGMMATypes, "wgmma_type">;
def NVVM_WgmmaMmaAsyncOp : NVVM_CheckedOp<"wgmma.mma_async",
    (ins LLVM_AnyStruct:$inouts, I64:$descriptorA, I64:$descriptorB, NVVM_MMAShapeAttr:$shape,
         WGMMATypesAttr:$typeA, WGMMATypesAttr:$typeB, WGMMATypesAttr:$typeD,
         WGMMAScaleOutAttr:$scaleD, WGMMAScaleInAttr:$scaleA, WGMMAScaleInAttr:$scaleB,
         MMALayoutAttr:$layoutA, MMALayoutAttr:$layoutB,
         OptionalAttr<MMAIntOverflowAttr>:$satfinite),
    (outs LLVM_AnyStruct:$results),
    "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` "
    # "`D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,` "
    # "`A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` "
    # "attr-dict `:` type($inouts) `->` type($results)",
    [NVVM_Ptx, PredOpTrait<"input struct and result struct must be the same type",
                           TCresIsSameAsOpBase<0, 0>>]>;

// Grids and clusters that wait for others.

def GridDepActionWait            : I32EnumCase<"wait", 0>;
def GridDepActionLaunchDependent : I32EnumCase<"launch_dependents", 1>;
def GridDepActionKind : I32Enum<"GridDepActionKind", "Action kind for grid dependency control", [
    GridDepActionWait, GridDepActionLaunchDependent]> {
  let cppNamespace = "::mlir::NVVM";
}
def GridDepActionAttr : NVVM_EnumAttr<GridDepActionKind, "grid_dep_action", 1>;
def NVVM_GriddepcontrolOp
    : NVVM_PlainOp<"griddepcontrol", (ins GridDepActionAttr:$kind), (outs), "$kind attr-dict">;

def ClusterLaunchControlIsCanceled     : I32EnumCase<"IS_CANCELED", 0, "is_canceled">;
def ClusterLaunchControlGetFirstCTAIDX
    : I32EnumCase<"GET_FIRST_CTA_ID_X", 1, "get_first_cta_id_x">;
def ClusterLaunchControlGetFirstCTAIDY
    : I32EnumCase<"GET_FIRST_CTA_ID_Y", 2, "get_first_cta_id_y">;
def ClusterLaunchControlGetFirstCTAIDZ
    : I32EnumCase<"GET_FIRST_CTA_ID_Z", 3, "get_first_cta_id_z">;
def ClusterLaunchControlQueryType
    : I32Enum<"ClusterLaunchControlQueryType", "NVVM ClusterLaunchControlQueryType", [
        ClusterLaunchControlIsCanceled, ClusterLaunchControlGetFirstCTAIDX,
        ClusterLaunchControlGetFirstCTAIDY, ClusterLaunchControlGetFirstCTAIDZ]> {
  let cppNamespace = "::mlir::NVVM";
}
def ClusterLaunchControlQueryTypeAttr
    : NVVM_EnumAttr<ClusterLaunchControlQueryType, "cluster_launch_control_query_type", 1>;
def NVVM_ClusterLaunchControlTryCancelOp : NVVM_PlainOp<"clusterlaunchcontrol.try.cancel",
    (ins UnitAttr:$multicast, LLVM_PointerShared:$smemAddress, LLVM_PointerShared:$mbarrier),
    (outs), "(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict",
    [NVVMRequiresSM<100>]>;
def NVVM_ClusterLaunchControlQueryCancelOp : NVVM_CheckedOp<"clusterlaunchcontrol.query.cancel",
    (ins ClusterLaunchControlQueryTypeAttr:$query_type, I128:$try_cancel_response),
    (outs AnyTypeOf<[I1, I32]>:$res),
    "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)",
    [NVVMRequiresSM<100>]>;

// Tensor memory.

def Tcgen05FenceKind : NVVM_Enum<"Tcgen05FenceKind", "NVVM Tcgen05 fence kind", [
    I32EnumAttrCase<"BEFORE_THREAD_SYNC", 0, "before">,
    I32EnumAttrCase<"AFTER_THREAD_SYNC", 1, "after">]>;
def Tcgen05FenceKindAttr : NVVM_EnumAttr<Tcgen05FenceKind, "tcgen05_fence">;
def Tcgen05WaitKind : NVVM_Enum<"Tcgen05WaitKind", "NVVM Tcgen05 wait kind",
    NVVM_Words<["LOAD", "STORE"]>.ret>;
def Tcgen05WaitKindAttr : NVVM_EnumAttr<Tcgen05WaitKind, "tcgen05_wait">;
def Tcgen05CpShape : NVVM_Enum<"Tcgen05CpShape", "tcgen05 cp shapes",
    NVVM_Words<["SHAPE_128x256b", "SHAPE_4x256b", "SHAPE_128x128b", "SHAPE_64x128b",
                "SHAPE_32x128b"]>.ret>;
def Tcgen05CpShapeAttr : NVVM_EnumAttr<Tcgen05CpShape, "tcgen05_cp_shape">;
def Tcgen05CpMulticast : NVVM_Enum<"Tcgen05CpMulticast", "tcgen05 cp multicast",
    NVVM_Words<["NONE", "WARPX2_02_13", "WARPX2_01_23", "WARPX4"]>.ret>;
def Tcgen05CpMulticastAttr : NVVM_EnumAttr<Tcgen05CpMulticast, "tcgen05_cp_multicast">;
def Tcgen05CpSrcFormat : NVVM_Enum<"Tcgen05CpSrcFormat", "tcgen05 cp source format",
                                   NVVM_Words<["B6x16_P32", "B4x16_P64"]>.ret>;
def Tcgen05CpSrcFormatAttr : NVVM_EnumAttr<Tcgen05CpSrcFormat, "tcgen05_cp_src_fmt">;
def Tcgen05LdStShape : NVVM_Enum<"Tcgen05LdStShape", "",
    NVVM_Words<["SHAPE_16X64B", "SHAPE_16X128B", "SHAPE_16X256B", "SHAPE_32X32B",
                "SHAPE_16X32BX2"]>.ret>;
def Tcgen05LdStShapeAttr : NVVM_EnumAttr<Tcgen05LdStShape, "tcgen05_ldst_shape">;

defvar NVVM_OneBlock = DefaultValuedAttr<CTAGroupKindAttr, "CTAGroupKind::CTA_1">;
class NVVM_TensorOp<string name, dag args, string form>
    : NVVM_PlainOp<"tcgen05." # name, args, (outs), form, [NVVMRequiresSMa<[100, 101]>]>;
def NVVM_Tcgen05AllocOp : NVVM_TensorOp<"alloc",
    (ins NVVM_TensorOrShared:$addr, I32:$nCols, NVVM_OneBlock:$group),
    "$addr `,` $nCols attr-dict `:` type(operands)">;
def NVVM_Tcgen05DeallocOp : NVVM_TensorOp<"dealloc",
    (ins LLVM_PointerTensor:$taddr, I32:$nCols, NVVM_OneBlock:$group),
    "$taddr `,` $nCols attr-dict `:` type(operands)">;
def NVVM_Tcgen05RelinquishAllocPermitOp
    : NVVM_TensorOp<"relinquish_alloc_permit", (ins NVVM_OneBlock:$group), "attr-dict">;
def NVVM_Tcgen05FenceOp
    : NVVM_TensorOp<"fence", (ins Tcgen05FenceKindAttr:$kind), "$kind attr-dict">;
def NVVM_Tcgen05WaitOp
    : NVVM_TensorOp<"wait", (ins Tcgen05WaitKindAttr:$kind), "$kind attr-dict">;
def NVVM_Tcgen05CommitOp : NVVM_TensorOp<"commit",
    (ins NVVM_TensorOrShared:$addr, Optional<I16>:$multicastMask, NVVM_OneBlock:$group),
    "$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)">;
def NVVM_Tcgen05ShiftOp : NVVM_PlainOp<"tcgen05.shift",
    (ins LLVM_PointerTensor:$taddr, NVVM_OneBlock:$group), (outs),
    "$taddr attr-dict `:` type(operands)", [NVVMRequiresSMa<[100, 101, 103]>]>;
def NVVM_Tcgen05CpOp : NVVM_TensorOp<"cp",
    (ins Tcgen05CpShapeAttr:$shape, NVVM_OneBlock:$group,
         DefaultValuedAttr<Tcgen05CpMulticastAttr, "Tcgen05CpMulticast::NONE">:$multicast,
         OptionalAttr<Tcgen05CpSrcFormatAttr>:$srcFormat, LLVM_PointerTensor:$taddr,
         I64:$smem_desc),
    "$taddr `,` $smem_desc attr-dict"> {
  let hasVerifier = 1;
}
def NVVM_Tcgen05MmaSmemDescOp : NVVM_PlainOp<"tcgen05.mma_smem_desc",
    (ins I32:$startAddr, I32:$leadingDimOffset, I32:$strideDimOffset, I8:$baseOffset,
         I1:$leadingDimMode, I8:$swizzleMode),
    (outs I64:$res), "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)">;

defvar NVVM_TensorRegisters
    = AnyTypeOf<[I32, VectorOfLengthAndType<[2, 4, 8, 16, 32, 64, 128], [I32]>]>;
def NVVM_Tcgen05LdOp : NVVM_TensorOp<"ld",
    (ins UnitAttr:$pack, Tcgen05LdStShapeAttr:$shape, LLVM_PointerTensor:$tmemAddr,
         Optional<I64>:$offset),
    "$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)"> {
  let results = (outs NVVM_TensorRegisters:$res);
  let hasVerifier = 1;
}
def NVVM_Tcgen05StOp : NVVM_TensorOp<"st",
    (ins UnitAttr:$unpack, Tcgen05LdStShapeAttr:$shape, LLVM_PointerTensor:$tmemAddr,
         NVVM_TensorRegisters:$val, Optional<I64>:$offset),
    "$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)"> {
  let hasVerifier = 1;
}

// Products in tensor memory.

def Tcgen05MMAKind : NVVM_Enum<"Tcgen05MMAKind", "tcgen05 MMA Supported Types", [
    I32EnumAttrCase<"F8F6F4", 2, "f8f6f4">, I32EnumAttrCase<"I8", 3, "i8">,
    I32EnumAttrCase<"F16", 0, "f16">, I32EnumAttrCase<"TF32", 1, "tf32">]>;
def Tcgen05MMAKindAttr : NVVM_EnumAttr<Tcgen05MMAKind, "tcgen05_mma_kind">;
def Tcgen05MMACollectorOp : NVVM_Enum<"Tcgen05MMACollectorOp", "tcgen05.mma Collector Buffer Operation",
    NVVM_Words<["DISCARD", "LASTUSE", "FILL", "USE"]>.ret>;
def Tcgen05MMACollectorOpAttr : NVVM_EnumAttr<Tcgen05MMACollectorOp, "tcgen05_mma_collectorop">;
def Tcgen05MMACollectorBBuffer : NVVM_Enum<"Tcgen05MMACollectorBBuffer",
    "tcgen05 MMA Collector Buffer B Attribute",
    NVVM_Words<["B0", "B1", "B2", "B3"]>.ret>;
def Tcgen05MMACollectorBBufferAttr : NVVM_EnumAttr<Tcgen05MMACollectorBBuffer, "tcgen05_mma_collectorb">;
def Tcgen05MMABlockScale : NVVM_Enum<"Tcgen05MMABlockScale", "tcgen05.mma block scale attribute",
    NVVM_Words<["DEFAULT", "BLOCK16", "BLOCK32"]>.ret>;
def Tcgen05MMABlockScaleAttr : NVVM_EnumAttr<Tcgen05MMABlockScale, "tcgen05_mma_block_scale">;

defvar NVVM_Collector = (ins DefaultValuedAttr<Tcgen05MMACollectorOpAttr,
                                               "Tcgen05MMACollectorOp::DISCARD">:$collectorOp);
defvar NVVM_InTensorMemory = (ins LLVM_PointerTensor:$matrixD,
    AnyTypeOf<[LLVM_PointerTensor, I64]>:$matrixA, I64:$matrixB, I32:$idesc, I1:$enableInputD);
defvar NVVM_TensorFactors = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD ";
defvar NVVM_OfAllTypes = "attr-dict `:` `(` type(operands) `)`";
class NVVM_TensorMmaOp<string name, dag how, dag more, string form, list<Trait> traits = []>
    : NVVM_PlainOp<"tcgen05.mma" # name, !con(how, NVVM_InTensorMemory, more), (outs),
        !strconcat(NVVM_TensorFactors, form, NVVM_OfAllTypes),
        traits # [NVVMRequiresSMa<[100, 110]>]>;

// Each product is also there with a sparse first factor.
class NVVM_SparseVariant<string inName, string inSuffix, dag inArgs, string inForm> {
  string name = inName;
  string suffix = inSuffix;
  dag args = inArgs;
  string form = inForm;
}
foreach v = [NVVM_SparseVariant<"", "", (ins), "">,
             NVVM_SparseVariant<"Sparse", ".sp", (ins LLVM_PointerTensor:$sparseMetadata),
                                "`,` $sparseMetadata ">] in {
  def NVVM_Tcgen05MMA # v.name # Op : NVVM_TensorMmaOp<v.suffix,
      !con((ins Tcgen05MMAKindAttr:$kind, CTAGroupKindAttr:$ctaGroup), NVVM_Collector,
           (ins UnitAttr:$aShift)),
      !con(v.args, (ins Optional<I64>:$scaleInputD,
                        Optional<FixedVectorOfLengthAndType<[4, 8], [I32]>>:$disableOutputLane)),
      v.form # "(`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? ",
      [AttrSizedOperandSegments]> {
    let hasVerifier = true;
  }
  def NVVM_Tcgen05MMA # v.name # BlockScaleOp : NVVM_TensorMmaOp<v.suffix # ".block_scale",
      !con((ins MMABlockScaleKindAttr:$kind, CTAGroupKindAttr:$ctaGroup,
                DefaultValuedAttr<Tcgen05MMABlockScaleAttr,
                                  "Tcgen05MMABlockScale::DEFAULT">:$blockScale), NVVM_Collector),
      !con(v.args, (ins LLVM_PointerTensor:$scaleA, LLVM_PointerTensor:$scaleB)),
      v.form # "`,` $scaleA `,` $scaleB "> {
    let hasVerifier = true;
  }
  def NVVM_Tcgen05MMAWs # v.name # Op : NVVM_TensorMmaOp<".ws" # v.suffix,
      !con((ins Tcgen05MMAKindAttr:$kind,
                DefaultValuedAttr<Tcgen05MMACollectorBBufferAttr,
                                  "Tcgen05MMACollectorBBuffer::B0">:$collectorBBuffer),
           NVVM_Collector),
      !con(v.args, (ins Optional<I64>:$zeroColMask)), v.form # "(`,` $zeroColMask^)? ">;
}

// What a gpu module is compiled for.
def NVVM_TargetAttr : NVVM_Attr<"NVVMTarget", "target",
                                [DeclareAttrInterfaceMethods<GPUTargetAttrVerifyInterface>]> {
  let parameters = (ins DefaultValuedParameter<"int", "2">:$O,
      StringRefParameter<"", "\"nvptx64-nvidia-cuda\"">:$triple,
      StringRefParameter<"", "\"sm_50\"">:$chip, StringRefParameter<"", "\"\"">:$features,
      OptionalParameter<"DictionaryAttr">:$flags, OptionalParameter<"ArrayAttr">:$link,
      DefaultValuedParameter<"bool", "true">:$verifyTarget);
  let builders = [AttrBuilder<
    (ins CArg<"int", "2">:$optLevel, CArg<"StringRef", "\"nvptx64-nvidia-cuda\"">:$triple,
         CArg<"StringRef", "\"sm_50\"">:$chip, CArg<"StringRef", "\"\"">:$features,
         CArg<"DictionaryAttr", "nullptr">:$targetFlags, CArg<"ArrayAttr", "nullptr">:$linkFiles,
         CArg<"bool", "true">:$verifyTarget),
    "return $_get($_ctxt, optLevel, triple, chip, features, targetFlags, linkFiles, verifyTarget);">];
  let skipDefaultBuilders = 1;
  let assemblyFormat =
      "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?";
  let genVerifyDecl = 1;
}

#endif
