//===- OpenMPOps.td: constructs of OpenMP ---------------------------------===//
#ifndef LEGALIZE_OPENMP_OPS
#define LEGALIZE_OPENMP_OPS

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/AtomicInterfaces.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/OpenACCMPOpsInterfaces.td"
include "mlir/Dialect/OpenMP/OpenMPClauses.td"
include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

defvar OpenMP_Composable = DeclareOpInterfaceMethods<ComposableOpInterface>;
defvar OpenMP_DeclaresOutlining = DeclareOpInterfaceMethods<OutlineableOpenMPOpInterface>;
defvar OpenMP_Transforms = DeclareOpInterfaceMethods<LoopTransformationInterface>;

//===- Ends of regions ----------------------------------------------------===//

def TerminatorOp : OpenMP_Op<"terminator", [Terminator, Pure]> {
  let summary = "end of a region that gives nothing";
}

def YieldOp : OpenMP_Op<"yield", [
    Pure, ReturnLike, Terminator,
    ParentOneOf<["AtomicUpdateOp", "DeclareReductionOp", "LoopNestOp", "PrivateClauseOp"]>]> {
  let summary = "end of a region that gives values";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "( `(` $results^ `:` type($results) `)` )? attr-dict";
}

//===- What clauses refer to by symbol ------------------------------------===//

def PrivateClauseOp : OpenMP_Op<"private", [IsolatedFromAbove, RecipeInterface]> {
  let summary = "how a variable becomes private";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<AnyType>:$type,
                       DataSharingClauseTypeAttr:$data_sharing_type);
  let regions = (region AnyRegion:$init_region, AnyRegion:$copy_region, AnyRegion:$dealloc_region);
  let assemblyFormat = [{
    $data_sharing_type $sym_name `:` $type
    (`init` $init_region^)? (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict
  }];
  let hasRegionVerifier = 1;
}

def DeclareReductionOp : OpenMP_Op<"declare_reduction", [IsolatedFromAbove, RecipeInterface, Symbol]> {
  let summary = "how values are combined";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type,
                       OptionalAttr<TypeAttr>:$byref_element_type);
  let regions = (region MaxSizedRegion<1>:$allocRegion, AnyRegion:$initializerRegion,
                        AnyRegion:$reductionRegion, AnyRegion:$atomicReductionRegion,
                        AnyRegion:$cleanupRegion, MaxSizedRegion<1>:$dataPtrPtrRegion);
  let assemblyFormat = [{
    $sym_name `:` $type attr-dict-with-keyword ( `alloc` $allocRegion^ )?
    `init` $initializerRegion `combiner` $reductionRegion ( `atomic` $atomicReductionRegion^ )?
    ( `cleanup` $cleanupRegion^ )? ( `data_ptr_ptr` $dataPtrPtrRegion^ )?
  }];
  let hasRegionVerifier = 1;
}

def DeclareMapperOp
    : OpenMP_Op<"declare_mapper", [IsolatedFromAbove, RecipeInterface, SingleBlock, Symbol]> {
  let summary = "how values of a type are mapped";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$sym_name `:` $type $body attr-dict";
  let hasRegionVerifier = 1;
}

def DeclareMapperInfoOp : OpenMP_Op<"declare_mapper.info", [HasParent<"DeclareMapperOp">, Terminator],
                                    [OpenMP_MapClause]> {
  let summary = "the maps of a mapper";
  let hasVerifier = 1;
}

def CriticalDeclareOp
    : OpenMP_Op<"critical.declare", [], [OpenMP_CriticalNameClause, OpenMP_HintClause]> {
  let summary = "names a critical section";
  let hasVerifier = 1;
}

//===- Parallel and worksharing constructs --------------------------------===//

def ParallelOp : OpenMP_ArgsOp<"parallel", "PrivateReductionRegion",
    [AttrSizedOperandSegments, AutomaticAllocationScope, OpenMP_Composable, OpenMP_DeclaresOutlining,
     RecursiveMemoryEffects],
    [OpenMP_AllocateClause, OpenMP_IfClause, OpenMP_NumThreadsClause, OpenMP_PrivateClause,
     OpenMP_ProcBindClause, OpenMP_ReductionClause]> {
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

def TeamsOp : OpenMP_ArgsOp<"teams", "PrivateReductionRegion",
    [AttrSizedOperandSegments, RecursiveMemoryEffects, OutlineableOpenMPOpInterface],
    [OpenMP_AllocateClause, OpenMP_IfClause, OpenMP_NumTeamsClause, OpenMP_PrivateClause,
     OpenMP_ReductionClause, OpenMP_ThreadLimitClause]> {
  let hasVerifier = 1;
}

def SectionsOp : OpenMP_ArgsOp<"sections", "PrivateReductionRegion", [AttrSizedOperandSegments],
    [OpenMP_AllocateClause, OpenMP_NowaitClause, OpenMP_PrivateClause, OpenMP_ReductionClause]> {
  let regions = (region SizedRegion<1>:$region);
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}
def SectionOp : OpenMP_BodyOp<"section", [BlockArgOpenMPOpInterface, HasParent<"SectionsOp">]>;

def SingleOp : OpenMP_ArgsOp<"single", "PrivateRegion", [AttrSizedOperandSegments],
    [OpenMP_AllocateClause, OpenMP_CopyprivateClause, OpenMP_NowaitClause, OpenMP_PrivateClause]> {
  let hasVerifier = 1;
}

def MaskedOp : OpenMP_BodyOp<"masked", [], [OpenMP_FilterClause]>;
def MasterOp : OpenMP_BodyOp<"master">;

def WorkshareOp : OpenMP_BodyOp<"workshare", [RecursiveMemoryEffects], [OpenMP_NowaitClause]>;
def WorkdistributeOp : OpenMP_BodyOp<"workdistribute"> { let hasVerifier = 1; }

//===- Loops --------------------------------------------------------------===//

// Wrappers of loops hold a loop, or another wrapper, and nothing else.
class OpenMP_Wrapper<list<Trait> first, list<Trait> effects = [RecursiveMemoryEffects]> {
  list<Trait> traits = first # [DeclareOpInterfaceMethods<LoopWrapperInterface>, NoTerminator]
                         # effects # [SingleBlock];
}
defvar OpenMP_ComposableWrapper = OpenMP_Wrapper<[AttrSizedOperandSegments, OpenMP_Composable]>.traits;

let hasRegionVerifier = 1, hasVerifier = 1 in {
  def DistributeOp : OpenMP_ArgsOp<"distribute", "PrivateRegion", OpenMP_ComposableWrapper,
      [OpenMP_AllocateClause, OpenMP_DistScheduleClause, OpenMP_OrderClause, OpenMP_PrivateClause]>;

  def LoopOp : OpenMP_ArgsOp<"loop", "PrivateReductionRegion",
      OpenMP_Wrapper<[AttrSizedOperandSegments], []>.traits,
      [OpenMP_BindClause, OpenMP_PrivateClause, OpenMP_OrderClause, OpenMP_ReductionClause]>;

  def SimdOp : OpenMP_ArgsOp<"simd", "PrivateReductionRegion", OpenMP_ComposableWrapper,
      [OpenMP_AlignedClause, OpenMP_IfClause, OpenMP_LinearClause, OpenMP_NontemporalClause,
       OpenMP_OrderClause, OpenMP_PrivateClause, OpenMP_ReductionClause, OpenMP_SafelenClause,
       OpenMP_SimdlenClause]>;

  def TaskloopOp : OpenMP_ArgsOp<"taskloop", "InReductionPrivateReductionRegion",
      OpenMP_Wrapper<[AttrSizedOperandSegments, AutomaticAllocationScope, OpenMP_Composable,
                      OpenMP_DeclaresOutlining]>.traits,
      [OpenMP_AllocateClause, OpenMP_FinalClause, OpenMP_GrainsizeClause, OpenMP_IfClause,
       OpenMP_InReductionClause, OpenMP_MergeableClause, OpenMP_NogroupClause, OpenMP_NumTasksClause,
       OpenMP_PriorityClause, OpenMP_PrivateClause, OpenMP_ReductionClause, OpenMP_UntiedClause]>;

  def WorkshareLoopWrapperOp
      : OpenMP_BodyOp<"workshare.loop_wrapper", OpenMP_Wrapper<[]>.traits>;

  def WsloopOp : OpenMP_ArgsOp<"wsloop", "PrivateReductionRegion", OpenMP_ComposableWrapper,
      [OpenMP_AllocateClause, OpenMP_LinearClause, OpenMP_NowaitClause, OpenMP_OrderClause,
       OpenMP_OrderedClause, OpenMP_PrivateClause, OpenMP_ReductionClause, OpenMP_ScheduleClause]>;
}

def LoopNestOp : OpenMP_BodyOp<"loop_nest", [RecursiveMemoryEffects, SameVariadicOperandSize],
    [OpenMP_CollapseClause, OpenMP_LoopRelatedClause, OpenMP_TileSizesClause]> {
  let summary = "loops within each other over rectangular ranges";
  let assemblyFormat = ?;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ScanOp : OpenMP_Op<"scan", [AttrSizedOperandSegments, MemoryEffects<[MemWrite]>],
                       [OpenMP_InclusiveClause, OpenMP_ExclusiveClause]> {
  let hasVerifier = 1;
}

def OrderedOp : OpenMP_Op<"ordered", [], [OpenMP_DoacrossClause]> { let hasVerifier = 1; }
def OrderedRegionOp : OpenMP_BodyOp<"ordered.region", [], [OpenMP_ParallelizationLevelClause]> {
  let hasVerifier = 1;
}

//===- Loops that others transform ----------------------------------------===//

def NewCliOp
    : OpenMP_Op<"new_cli", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a name for a loop";
  let results = (outs CanonicalLoopInfoType:$result);
  let hasVerifier = 1;
}

def CanonicalLoopOp : OpenMP_BodyOp<"canonical_loop", [
    OpenMP_Transforms,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockNames", "getAsmBlockArgumentNames"]>]> {
  let summary = "a loop from zero up by ones";
  let arguments = (ins IntLikeType:$tripCount, Optional<CanonicalLoopInfoType>:$cli);
  let assemblyFormat = ?;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def TileOp : OpenMP_Op<"tile", [OpenMP_Transforms, AttrSizedOperandSegments], [
    OpenMP_Own<(ins Variadic<CanonicalLoopInfoType>:$generatees,
                    Variadic<CanonicalLoopInfoType>:$applyees),
               "custom<LoopTransformClis>($generatees, $applyees)">,
    OpenMP_SizesClause]> {
  let summary = "tiles loops";
  let hasVerifier = 1;
}

def UnrollHeuristicOp : OpenMP_Op<"unroll_heuristic", [OpenMP_Transforms]> {
  let summary = "unrolls a loop as far as seems fit";
  let arguments = (ins CanonicalLoopInfoType:$applyee);
  let assemblyFormat = ?;
  let hasCustomAssemblyFormat = 1;
}

//===- Tasks --------------------------------------------------------------===//

def TaskOp : OpenMP_ArgsOp<"task", "InReductionPrivateRegion",
    [AttrSizedOperandSegments, AutomaticAllocationScope, OutlineableOpenMPOpInterface],
    [OpenMP_AllocateClause, OpenMP_DependClause, OpenMP_FinalClause, OpenMP_IfClause,
     OpenMP_InReductionClause, OpenMP_MergeableClause, OpenMP_PriorityClause, OpenMP_PrivateClause,
     OpenMP_UntiedClause, OpenMP_DetachClause]> {
  let hasVerifier = 1;
}

def TaskgroupOp : OpenMP_ArgsOp<"taskgroup", "TaskReductionRegion",
    [AttrSizedOperandSegments, AutomaticAllocationScope],
    [OpenMP_AllocateClause, OpenMP_TaskReductionClause]> {
  let hasVerifier = 1;
}

def TaskwaitOp  : OpenMP_Op<"taskwait", [], [OpenMP_DependClause, OpenMP_NowaitClause]>;
def TaskyieldOp : OpenMP_Op<"taskyield">;

def CancelOp : OpenMP_Op<"cancel", [], [OpenMP_CancelDirectiveNameClause, OpenMP_IfClause]> {
  let hasVerifier = 1;
}
def CancellationPointOp : OpenMP_Op<"cancellation_point", [], [OpenMP_CancelDirectiveNameClause]> {
  let hasVerifier = 1;
}

//===- Devices ------------------------------------------------------------===//

def MapBoundsOp : OpenMP_Op<"map.bounds", [AttrSizedOperandSegments, NoMemoryEffect]> {
  let summary = "which part of a dimension is mapped";
  let arguments = (ins OpenMP_MaybeInt:$lower_bound, OpenMP_MaybeInt:$upper_bound,
                       OpenMP_MaybeInt:$extent, OpenMP_MaybeInt:$stride,
                       DefaultValuedAttr<BoolAttr, "false">:$stride_in_bytes,
                       OpenMP_MaybeInt:$start_idx);
  let results = (outs OpenMP_MapBoundsType:$result);
  let assemblyFormat =
      "oilist("
        # !interleave(!foreach(one, ["lower_bound", "upper_bound", "extent", "stride", "start_idx"],
                               OpenMP_TypedForm<one>.text), " | ")
        # ") attr-dict";
  let hasVerifier = 1;
}

def MapInfoOp : OpenMP_Op<"map.info", [AttrSizedOperandSegments]> {
  let summary = "a variable, and how it is mapped";
  let arguments = (ins OpenMP_PointerLikeType:$var_ptr, TypeAttr:$var_type,
                       ClauseMapFlagsAttr:$map_type, VariableCaptureKindAttr:$map_capture_type,
                       Optional<OpenMP_PointerLikeType>:$var_ptr_ptr, OpenMP_Vars:$members,
                       OptionalAttr<IndexListArrayAttr>:$members_index,
                       Variadic<OpenMP_MapBoundsType>:$bounds,
                       OptionalAttr<FlatSymbolRefAttr>:$mapper_id, OptionalAttr<StrAttr>:$name,
                       DefaultValuedAttr<BoolAttr, "false">:$partial_map);
  let results = (outs OpenMP_PointerLikeType:$omp_ptr);
  let assemblyFormat = [{
    `var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)`
    `map_clauses` `(` custom<MapClause>($map_type) `)`
    `capture` `(` custom<CaptureType>($map_capture_type) `)`
    oilist(`var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)`
         | `mapper` `(` $mapper_id `)`
         | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)`
         | `bounds` `(` $bounds `)`)
    `->` type($omp_ptr) attr-dict
  }];
  let hasVerifier = 1;
}

def TargetDataOp : OpenMP_ArgsOp<"target_data", "UseDeviceAddrUseDevicePtrRegion",
    [AttrSizedOperandSegments],
    [OpenMP_DeviceClause, OpenMP_IfClause, OpenMP_MapClause, OpenMP_UseDeviceAddrClause,
     OpenMP_UseDevicePtrClause]> {
  let hasVerifier = 1;
}

// Data that moves by itself.
class OpenMP_TargetMoveOp<string mnemonic> : OpenMP_Op<mnemonic, [AttrSizedOperandSegments],
    [OpenMP_DependClause, OpenMP_DeviceClause, OpenMP_IfClause, OpenMP_MapClause, OpenMP_NowaitClause]> {
  let hasVerifier = 1;
}
def TargetEnterDataOp : OpenMP_TargetMoveOp<"target_enter_data">;
def TargetExitDataOp  : OpenMP_TargetMoveOp<"target_exit_data">;
def TargetUpdateOp    : OpenMP_TargetMoveOp<"target_update">;

// Which maps belong to private variables.
def OpenMP_PrivateMapsClause : OpenMP_Clause<(ins OptionalAttr<DenseI64ArrayAttr>:$private_maps)> {
  let regionForm = "$private_maps";
}
def TargetOp : OpenMP_ArgsOp<"target", "TargetOpRegion",
    [AttrSizedOperandSegments, BlockArgOpenMPOpInterface, IsolatedFromAbove,
     OutlineableOpenMPOpInterface],
    [OpenMP_AllocateClause, OpenMP_BareClause, OpenMP_DependClause, OpenMP_DeviceClause,
     OpenMP_HasDeviceAddrClause, OpenMP_HostEvalClause, OpenMP_IfClause, OpenMP_InReductionClause,
     OpenMP_IsDevicePtrClause, OpenMP_MapArgClause, OpenMP_NowaitClause, OpenMP_PrivateClause,
     OpenMP_ThreadLimitClause, OpenMP_PrivateMapsClause]> {
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

def TargetAllocMemOp : OpenMP_Op<"target_allocmem",
    [MemoryEffects<[MemAlloc<DefaultResource>]>, AttrSizedOperandSegments]> {
  let summary = "memory of a device";
  let arguments = (ins Arg<AnyInteger>:$device, TypeAttr:$in_type, OptionalAttr<StrAttr>:$uniq_name,
                       OptionalAttr<StrAttr>:$bindc_name, Variadic<IntLikeType>:$typeparams,
                       Variadic<IntLikeType>:$shape);
  let results = (outs I64);
  let assemblyFormat = ?;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def TargetFreeMemOp : OpenMP_Op<"target_freemem", [MemoryEffects<[MemFree]>]> {
  let summary = "gives memory of a device back";
  let arguments = (ins Arg<AnyInteger, "", [MemFree]>:$device, Arg<I64, "", [MemFree]>:$heapref);
  let assemblyFormat =
      "$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))";
}

//===- Memory, and waiting for others -------------------------------------===//

defvar OpenMP_Synchronized = [OpenMP_HintClause, OpenMP_MemoryOrderClause];

def AtomicReadOp : OpenMP_Op<"atomic.read", [AtomicReadOpInterface],
    [OpenMP_Own<(ins OpenMP_PointerLikeType:$x, OpenMP_PointerLikeType:$v, TypeAttr:$element_type),
                "$v `=` $x">] # OpenMP_Synchronized,
    "`:` type($v) `,` type($x) `,` $element_type attr-dict"> {
  let hasVerifier = 1;
}

def AtomicWriteOp : OpenMP_Op<"atomic.write", [AtomicWriteOpInterface],
    [OpenMP_Own<(ins OpenMP_PointerLikeType:$x, AnyType:$expr), "$x `=` $expr">] # OpenMP_Synchronized,
    "`:` type($x) `,` type($expr) attr-dict"> {
  let hasVerifier = 1;
}

class OpenMP_AtomicBodyOp<string mnemonic, Interface kind, string end, list<OpenMP_Clause> clauses,
                          string rest>
    : OpenMP_BodyOp<mnemonic, [!cast<Trait>(kind), RecursiveMemoryEffects,
                               SingleBlockImplicitTerminator<end>],
                    clauses # OpenMP_Synchronized, rest> {
  let regions = (region SizedRegion<1>:$region);
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

def AtomicUpdateOp : OpenMP_AtomicBodyOp<"atomic.update", AtomicUpdateOpInterface, "YieldOp",
    [OpenMP_Own<(ins Arg<OpenMP_PointerLikeType, "the variable", [MemRead, MemWrite]>:$x,
                     OptionalAttr<AtomicControlAttr>:$atomic_control)>],
    "$x `:` type($x) $region attr-dict"> {
  let hasCanonicalizeMethod = 1;
}
def AtomicCaptureOp : OpenMP_AtomicBodyOp<"atomic.capture", AtomicCaptureOpInterface, "TerminatorOp", [],
                                          "$region attr-dict">;

def AllocateDirOp : OpenMP_Op<"allocate_dir", [AttrSizedOperandSegments],
    [OpenMP_Own<(ins Variadic<AnyType>:$varList), "`(` $varList `:` type($varList) `)`">,
     OpenMP_AlignClause, OpenMP_AllocatorClause]> {
  let hasVerifier = 1;
}

def ThreadprivateOp : OpenMP_Op<"threadprivate", [AllTypesMatch<["sym_addr", "tls_addr"]>]> {
  let summary = "a thread's own copy of a global variable";
  let arguments = (ins OpenMP_PointerLikeType:$sym_addr);
  let results = (outs OpenMP_PointerLikeType:$tls_addr);
  let assemblyFormat = "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict";
}

def BarrierOp : OpenMP_Op<"barrier">;

def CriticalOp : OpenMP_BodyOp<"critical", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins OptionalAttr<FlatSymbolRefAttr>:$name);
  let assemblyFormat = "(`(` $name^ `)`)? $region attr-dict";
}

def FlushOp : OpenMP_Op<"flush"> {
  let summary = "makes memory look the same to all threads";
  let arguments = (ins Variadic<AnyType>:$varList);
  let assemblyFormat = "( `(` $varList^ `:` type($varList) `)` )? attr-dict";
}

#endif
