//===- GPUOps.td: kernels, their launches, and what runs in them ----------===//
#ifndef LEGALIZE_GPU_OPS
#define LEGALIZE_GPU_OPS

include "mlir/Dialect/DLTI/DLTIBase.td"
include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/GPU/IR/CompilationAttrs.td"
include "mlir/Dialect/GPU/IR/GPUBase.td"
include "mlir/Dialect/GPU/IR/GPUDeviceMappingAttr.td"
include "mlir/Dialect/GPU/IR/ParallelLoopMapperAttr.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class GPU_Op<string mnemonic, list<Trait> traits = []> : Op<GPU_Dialect, mnemonic, traits>;

defvar GPU_Ranges = DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;

def AnyIntegerOrFloat : AnyTypeOf<[AnySignlessInteger, AnyFloat], "Integer or Float">;
def AnyIntegerOrFloatOr1DVector
    : AnyTypeOf<[AnyIntegerOrFloat, FixedVectorOfRankAndType<[1], [AnyIntegerOrFloat]>]>;

// Enums whose attribute is the word alone.

def GPU_Dimension : GPU_I32Enum<"Dimension", "a dimension, either 'x', 'y', or 'z'", [
    I32EnumAttrCase<"x", 0>, I32EnumAttrCase<"y", 1>, I32EnumAttrCase<"z", 2>]>;

def GPU_AllReduceOpAdd      : I32EnumAttrCase<"ADD", 0, "add">;
def GPU_AllReduceOpMul      : I32EnumAttrCase<"MUL", 1, "mul">;
def GPU_AllReduceOpMinUI    : I32EnumAttrCase<"MINUI", 2, "minui">;
def GPU_AllReduceOpMinSI    : I32EnumAttrCase<"MINSI", 3, "minsi">;
def GPU_AllReduceOpMinnumF  : I32EnumAttrCase<"MINNUMF", 4, "minnumf">;
def GPU_AllReduceOpMaxUI    : I32EnumAttrCase<"MAXUI", 5, "maxui">;
def GPU_AllReduceOpMaxSI    : I32EnumAttrCase<"MAXSI", 6, "maxsi">;
def GPU_AllReduceOpMaxnumF  : I32EnumAttrCase<"MAXNUMF", 7, "maxnumf">;
def GPU_AllReduceOpAnd      : I32EnumAttrCase<"AND", 8, "and">;
def GPU_AllReduceOpOr       : I32EnumAttrCase<"OR", 9, "or">;
def GPU_AllReduceOpXor      : I32EnumAttrCase<"XOR", 10, "xor">;
def GPU_AllReduceOpMinimumF : I32EnumAttrCase<"MINIMUMF", 11, "minimumf">;
def GPU_AllReduceOpMaximumF : I32EnumAttrCase<"MAXIMUMF", 12, "maximumf">;
def GPU_AllReduceOperation : GPU_I32Enum<"AllReduceOperation",
    "built-in reduction operations supported by gpu.allreduce.", [
    GPU_AllReduceOpAdd, GPU_AllReduceOpMul, GPU_AllReduceOpMinUI, GPU_AllReduceOpMinSI,
    GPU_AllReduceOpMinnumF, GPU_AllReduceOpMaxUI, GPU_AllReduceOpMaxSI, GPU_AllReduceOpMaxnumF,
    GPU_AllReduceOpAnd, GPU_AllReduceOpOr, GPU_AllReduceOpXor, GPU_AllReduceOpMinimumF,
    GPU_AllReduceOpMaximumF]>;

def GPU_ShuffleOpXor  : I32EnumAttrCase<"XOR", 0, "xor">;
def GPU_ShuffleOpDown : I32EnumAttrCase<"DOWN", 1, "down">;
def GPU_ShuffleOpUp   : I32EnumAttrCase<"UP", 2, "up">;
def GPU_ShuffleOpIdx  : I32EnumAttrCase<"IDX", 3, "idx">;
def GPU_ShuffleMode : GPU_I32Enum<"ShuffleMode", "Indexing modes supported by gpu.shuffle.", [
    GPU_ShuffleOpXor, GPU_ShuffleOpUp, GPU_ShuffleOpDown, GPU_ShuffleOpIdx]>;

def GPU_BroadcastType : GPU_I32Enum<"BroadcastType", "a lane to broadcast from", [
    I32EnumAttrCase<"first_active_lane", 0>, I32EnumAttrCase<"specific_lane", 1>]>;

def GPU_ElementwiseOpAddF : I32EnumAttrCase<"ADDF", 0, "addf">;
def GPU_ElementwiseOpMulF : I32EnumAttrCase<"MULF", 1, "mulf">;
def GPU_ElementwiseOpSUBF : I32EnumAttrCase<"SUBF", 2, "subf">;
def GPU_ElementwiseOpMaxF : I32EnumAttrCase<"MAXF", 3, "maxf">;
def GPU_ElementwiseOpMinF : I32EnumAttrCase<"MINF", 4, "minf">;
def GPU_ElementwiseOpDivF : I32EnumAttrCase<"DIVF", 5, "divf">;
def GPU_ElementwiseOpAddI : I32EnumAttrCase<"ADDI", 6, "addi">;
def GPU_ElementwiseOpMulI : I32EnumAttrCase<"MULI", 7, "muli">;
def GPU_ElementwiseOpSUBI : I32EnumAttrCase<"SUBI", 8, "subi">;
def GPU_ElementwiseOpDivS : I32EnumAttrCase<"DIVS", 9, "divs">;
def GPU_ElementwiseOpDivU : I32EnumAttrCase<"DIVU", 10, "divu">;
def GPU_ElementwiseOpNEGF : I32EnumAttrCase<"NEGATEF", 11, "negatef">;
def GPU_ElementwiseOpNEGS : I32EnumAttrCase<"NEGATES", 12, "negates">;
def GPU_ElementwiseOpEXTF : I32EnumAttrCase<"EXTF", 13, "extf">;
def MMAElementWise : GPU_I32Enum<"MMAElementwiseOp",
    "elementwise operation to apply to mma matrix", [
    GPU_ElementwiseOpAddF, GPU_ElementwiseOpMulF, GPU_ElementwiseOpSUBF, GPU_ElementwiseOpMaxF,
    GPU_ElementwiseOpMinF, GPU_ElementwiseOpDivF, GPU_ElementwiseOpAddI, GPU_ElementwiseOpMulI,
    GPU_ElementwiseOpSUBI, GPU_ElementwiseOpDivS, GPU_ElementwiseOpDivU, GPU_ElementwiseOpNEGF,
    GPU_ElementwiseOpNEGS, GPU_ElementwiseOpEXTF]>;

def GPU_Prune2To4SpMatFlag : GPU_I32Enum<"Prune2To4SpMatFlag",
    "pruning strategy for 2:4 sparse matrix", [
    I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"PRUNE_ONLY", 1>,
    I32EnumAttrCase<"PRUNE_AND_CHECK", 2>]>;
def GPU_TransposeMode : GPU_I32Enum<"TransposeMode",
    "transpose mode of sparse matrix supported by sparse tensor ops", [
    I32EnumAttrCase<"NON_TRANSPOSE", 0>, I32EnumAttrCase<"TRANSPOSE", 1>,
    I32EnumAttrCase<"CONJUGATE_TRANSPOSE", 2>]>;
def GPU_SpGEMMWorkEstimationOrComputeKind : GPU_I32Enum<"SpGEMMWorkEstimationOrComputeKind",
    "choose whether spgemm_work_estimation_or_compute does work estimation or compute", [
    I32EnumAttrCase<"WORK_ESTIMATION", 0>, I32EnumAttrCase<"COMPUTE", 1>]>;

class GPU_WordAttr<GPU_I32Enum of, string mnemonic> : EnumAttr<GPU_Dialect, of, mnemonic>;
def GPU_AllReduceOperationAttr : GPU_WordAttr<GPU_AllReduceOperation, "all_reduce_op">;
def GPU_BroadcastTypeAttr      : GPU_WordAttr<GPU_BroadcastType, "broadcast">;
def GPU_DimensionAttr          : GPU_WordAttr<GPU_Dimension, "dim">;
def GPU_ShuffleModeAttr        : GPU_WordAttr<GPU_ShuffleMode, "shuffle_mode">;
def GPU_SpGEMMWorkEstimationOrComputeKindAttr : GPU_WordAttr<
    GPU_SpGEMMWorkEstimationOrComputeKind, "spgemm_work_estimation_or_compute_kind">;
def MMAElementWiseAttr         : GPU_WordAttr<MMAElementWise, "mma_element_wise">;
def GPU_Prune2To4SpMatFlagAttr : GPU_WordAttr<GPU_Prune2To4SpMatFlag, "prune_2to4_spmat_flag"> {
  let defaultValue = "Prune2To4SpMatFlag::PRUNE_AND_CHECK";
}
def GPU_TransposeModeAttr : GPU_WordAttr<GPU_TransposeMode, "mat_transpose_mode"> {
  let defaultValue = "TransposeMode::NON_TRANSPOSE";
}

// Where a thread is: per dimension, then in general.

class GPU_IndexOp<string mnemonic, list<Trait> traits = []> : GPU_Op<mnemonic, traits # [Pure,
    GPU_Ranges, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins GPU_DimensionAttr:$dimension, OptionalAttr<IndexAttr>:$upper_bound);
  let results = (outs Index);
  let assemblyFormat = "$dimension (`upper_bound` $upper_bound^)? attr-dict";
}
def GPU_BlockDimOp         : GPU_IndexOp<"block_dim">;
def GPU_BlockIdOp          : GPU_IndexOp<"block_id">;
def GPU_ClusterBlockIdOp   : GPU_IndexOp<"cluster_block_id">;
def GPU_ClusterDimBlocksOp : GPU_IndexOp<"cluster_dim_blocks">;
def GPU_ClusterDimOp       : GPU_IndexOp<"cluster_dim">;
def GPU_ClusterIdOp        : GPU_IndexOp<"cluster_id">;
def GPU_GlobalIdOp         : GPU_IndexOp<"global_id">;
def GPU_GridDimOp          : GPU_IndexOp<"grid_dim">;
def GPU_ThreadIdOp         : GPU_IndexOp<"thread_id">;

class GPU_LaneIndexOp<string mnemonic, string end = " `:` type($result)">
    : GPU_Op<mnemonic, [Pure, GPU_Ranges]> {
  let arguments = (ins OptionalAttr<IndexAttr>:$upper_bound);
  let results = (outs Index:$result);
  let assemblyFormat = "(`upper_bound` $upper_bound^)? attr-dict" # end;
}
def GPU_LaneIdOp       : GPU_LaneIndexOp<"lane_id", "">;
def GPU_NumSubgroupsOp : GPU_LaneIndexOp<"num_subgroups">;
def GPU_SubgroupIdOp   : GPU_LaneIndexOp<"subgroup_id">;
def GPU_SubgroupSizeOp : GPU_LaneIndexOp<"subgroup_size">;

// Modules and functions.

def GPU_GPUModuleOp : GPU_Op<"module", [IsolatedFromAbove, DataLayoutOpInterface,
    HasDefaultDLTIDataLayout, NoRegionArguments, SymbolTable, Symbol] # GraphRegionNoTerminator.traits> {
  let summary = "kernels, and what they need";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<GPUNonEmptyTargetArrayAttr>:$targets,
                       OptionalAttr<OffloadingTranslationAttr>:$offloadingHandler);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = [{
    $sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion
  }];
  let hasVerifier = 1;
}

def GPU_BinaryOp : GPU_Op<"binary", [Symbol]> {
  let summary = "a compiled module for each of some targets";
  let arguments = (ins SymbolNameAttr:$sym_name,
                       OptionalAttr<OffloadingTranslationAttr>:$offloadingHandler,
                       ConfinedAttr<GPUObjectArrayAttr, [ArrayMinCount<1>]>:$objects);
  let assemblyFormat =
      "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects";
}

def GPU_OptionalDimSizeHintAttr : ConfinedAttr<OptionalAttr<DenseI32ArrayAttr>, [
    AttrConstraint<Or<[IsNullAttr.predicate, DenseArrayCount<3>.predicate]>,
                   "with 3 elements (if present)">]>;

def GPU_GPUFuncOp : GPU_Op<"func", [HasParent<"GPUModuleOp">, AutomaticAllocationScope,
                                    FunctionOpInterface, IsolatedFromAbove, AffineScope]> {
  let summary = "a kernel, or a function that kernels call";
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<DictArrayAttr>:$workgroup_attrib_attrs,
                       OptionalAttr<DictArrayAttr>:$private_attrib_attrs,
                       GPU_OptionalDimSizeHintAttr:$known_block_size,
                       GPU_OptionalDimSizeHintAttr:$known_grid_size,
                       GPU_OptionalDimSizeHintAttr:$known_cluster_size);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::mlir::Region *getCallableRegion() { return &getBody(); }
  }];
}

class GPU_EndOp<string mnemonic, dag values, list<Trait> traits>
    : GPU_Op<mnemonic, traits # [Terminator]> {
  let arguments = values;
}
def GPU_ReturnOp : GPU_EndOp<"return", (ins Variadic<AnyType>:$operands), [HasParent<"GPUFuncOp">, Pure]> {
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}
def GPU_TerminatorOp : GPU_EndOp<"terminator", (ins), [HasParent<"LaunchOp">, Pure]> {
  let assemblyFormat = "attr-dict";
}
def GPU_YieldOp : GPU_EndOp<"yield", (ins Variadic<AnyType>:$values), [Pure, ReturnLike]> {
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

// Whatever may wait for tokens and may give one.

defvar GPU_TokensForm = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) ";
defvar GPU_Tokens = (ins Variadic<GPU_AsyncToken>:$asyncDependencies);
defvar GPU_Token = (outs Optional<GPU_AsyncToken>:$asyncToken);
class GPU_AsyncOp<string mnemonic, dag args, list<Trait> traits = [], dag made = (outs)>
    : GPU_Op<mnemonic, [GPU_AsyncOpInterface] # traits> {
  let arguments = !con(GPU_Tokens, args);
  let results = !con(made, GPU_Token);
}
class GPU_FormattedAsyncOp<string mnemonic, dag args, string form, list<Trait> traits = [],
                           dag made = (outs)> : GPU_AsyncOp<mnemonic, args, traits, made> {
  let assemblyFormat = GPU_TokensForm # form;
}

// Launches.

def LaunchIndx : AnyTypeOf<[Index, I32, I64]>;

// The sizes of a launch in three dimensions.
class GPU_Sizes<string of, TypeConstraint type> {
  dag ret = !dag(ins, [type, type, type], [of # "SizeX", of # "SizeY", of # "SizeZ"]);
}
class GPU_LaunchSizes<Type type> {
  dag ret = !con(GPU_Sizes<"grid", type>.ret, GPU_Sizes<"block", type>.ret,
                 GPU_Sizes<"cluster", Optional<type>>.ret,
                 (ins Optional<I32>:$dynamicSharedMemorySize));
}

def GPU_LaunchFuncOp : GPU_AsyncOp<"launch_func",
    !con((ins SymbolRefAttr:$kernel), GPU_LaunchSizes<LaunchIndx>.ret,
         (ins Variadic<AnyType>:$kernelOperands, Optional<AnyType>:$asyncObject)),
    [AttrSizedOperandSegments, AllTypesMatch<["gridSizeX", "gridSizeY", "gridSizeZ", "blockSizeX",
                                              "blockSizeY", "blockSizeZ"]>]> {
  let summary = "launches a kernel by symbol";
  let assemblyFormat = GPU_TokensForm # [{
    (`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel
    (`clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)`)?
    `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)`
    `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)`
    custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX),
                          type($clusterSizeY), type($clusterSizeZ))
    (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)?
    custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict
  }];
  let hasVerifier = 1;
}

def GPU_LaunchOp : GPU_AsyncOp<"launch",
    !con(GPU_LaunchSizes<Index>.ret, (ins OptionalAttr<FlatSymbolRefAttr>:$module,
                                          OptionalAttr<FlatSymbolRefAttr>:$function)),
    [AffineScope, AutomaticAllocationScope, AttrSizedOperandSegments, GPU_Ranges,
     RecursiveMemoryEffects]> {
  let summary = "launches a region as a kernel";
  let regions = (region AnyRegion:$body);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

def GPU_WaitOp : GPU_FormattedAsyncOp<"wait", (ins), "attr-dict"> { let hasCanonicalizer = 1; }

def GPU_SetDefaultDeviceOp : GPU_Op<"set_default_device", [MemoryEffects<[MemWrite]>]> {
  let arguments = (ins I32:$devIndex);
  let assemblyFormat = "attr-dict $devIndex";
}

// Memory.

class GPU_HostOp<string mnemonic> : GPU_Op<mnemonic> {
  let arguments = (ins AnyUnrankedMemRef:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def GPU_HostRegisterOp   : GPU_HostOp<"host_register">;
def GPU_HostUnregisterOp : GPU_HostOp<"host_unregister">;

def GPU_AllocOp : GPU_FormattedAsyncOp<"alloc",
    (ins Variadic<Index>:$dynamicSizes, Variadic<Index>:$symbolOperands, UnitAttr:$hostShared),
    "(` ` `host_shared` $hostShared^)? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? "
    # "attr-dict `:` type($memref)",
    [AttrSizedOperandSegments], (outs Res<AnyMemRef, "", [MemAllocAt<0, FullEffect>]>:$memref)> {
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def GPU_DeallocOp : GPU_FormattedAsyncOp<"dealloc",
    (ins Arg<AnyMemRef, "", [MemFreeAt<0, FullEffect>]>:$memref),
    "$memref attr-dict `:` type($memref)">;

defvar GPU_Written = Arg<AnyMemRef, "", [MemWriteAt<0, FullEffect>]>;
def GPU_MemcpyOp : GPU_FormattedAsyncOp<"memcpy",
    (ins GPU_Written:$dst, Arg<AnyMemRef, "", [MemReadAt<0, FullEffect>]>:$src),
    "$dst `,` $src `:` type($dst) `,` type($src) attr-dict"> {
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}
def GPU_MemsetOp : GPU_FormattedAsyncOp<"memset", (ins GPU_Written:$dst, Arg<AnyType>:$value),
    "$dst `,` $value `:` type($dst) `,` type($value) attr-dict",
    [AllElementTypesMatch<["dst", "value"]>]> {
  let hasFolder = 1;
}

def GPU_DynamicSharedMemoryOp : GPU_Op<"dynamic_shared_memory", [Pure]> {
  let summary = "the shared memory whose size the launch gives";
  let results = (outs Arg<MemRefRankOf<[I8], [1]>>:$resultMemref);
  let assemblyFormat = "attr-dict `:` type($resultMemref)";
  let hasVerifier = 1;
}

// Threads together.

def GPU_BarrierOp : GPU_Op<"barrier"> {
  let assemblyFormat = "attr-dict";
  let hasCanonicalizer = 1;
}

def GPU_PrintfOp : GPU_Op<"printf", [MemoryEffects<[MemWrite]>]> {
  let arguments = (ins StrAttr:$format, Variadic<AnyTypeOf<[AnyInteger, Index, AnyFloat]>>:$args);
  let assemblyFormat = "$format attr-dict (`,` $args^ `:` type($args))?";
}

def GPU_AllReduceOp : GPU_Op<"all_reduce", [SameOperandsAndResultType, IsolatedFromAbove]> {
  let summary = "one value of those of a workgroup";
  let arguments = (ins AnyIntegerOrFloat:$value, OptionalAttr<GPU_AllReduceOperationAttr>:$op,
                       UnitAttr:$uniform);
  let results = (outs AnyIntegerOrFloat:$result);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict
    `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasRegionVerifier = 1;
}
def GPU_SubgroupReduceOp : GPU_Op<"subgroup_reduce", [SameOperandsAndResultType]> {
  let summary = "one value of those of a subgroup or of clusters in it";
  let arguments = (ins AnyIntegerOrFloatOr1DVector:$value, GPU_AllReduceOperationAttr:$op,
                       UnitAttr:$uniform, OptionalAttr<I32Attr>:$cluster_size,
                       DefaultValuedAttr<I32Attr, "1">:$cluster_stride);
  let results = (outs AnyIntegerOrFloatOr1DVector:$result);
  let assemblyFormat = [{
    custom<AllReduceOperation>($op) $value (`uniform` $uniform^)?
    (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)?
    attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

// What another lane holds, if there is such a lane.
class GPU_FromLaneOp<string mnemonic, string given, dag how, string form>
    : GPU_Op<mnemonic, [Pure, AllTypesMatch<["value", given]>]> {
  let arguments = !con((ins AnyIntegerOrFloatOr1DVector:$value), how);
  let results = !dag(outs, [AnyIntegerOrFloatOr1DVector, I1], [given, "valid"]);
  let assemblyFormat = form # " `,` $offset `,` $width attr-dict `:` type($value)";
}
def GPU_RotateOp : GPU_FromLaneOp<"rotate", "rotateResult",
    (ins ConfinedAttr<I32Attr, [IntMinValue<0>]>:$offset,
         ConfinedAttr<I32Attr, [IntPowerOf2]>:$width), "$value"> {
  let hasVerifier = 1;
}
def GPU_ShuffleOp : GPU_FromLaneOp<"shuffle", "shuffleResult",
    (ins I32:$offset, I32:$width, GPU_ShuffleModeAttr:$mode), "$mode $value">;

def GPU_SubgroupBroadcastOp : GPU_Op<"subgroup_broadcast", [NoMemoryEffect, GPU_Ranges,
    AllTypesMatch<["result", "src"]>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable, ["getSpeculatability"]>]
    # ElementwiseMappable.traits> {
  let arguments = (ins AnyType:$src, Optional<I32>:$lane, GPU_BroadcastTypeAttr:$broadcast_type);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def GPU_WarpExecuteOnLane0Op : GPU_Op<"warp_execute_on_lane_0", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["areTypesCompatible"]>,
    SingleBlockImplicitTerminator<"gpu::YieldOp">, RecursiveMemoryEffects]> {
  let summary = "runs a region on one lane of a warp";
  let arguments = (ins Index:$laneid, I64Attr:$warp_size, Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$warpRegion);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

// Matrices that a subgroup holds.

class GPU_MmaOp<string mnemonic, list<Trait> traits, dag args, string form>
    : GPU_Op<"subgroup_mma_" # mnemonic, traits> {
  let arguments = args;
  let assemblyFormat = form;
}
class GPU_PureMmaOp<string mnemonic, dag args, string form, list<Trait> traits = []>
    : GPU_MmaOp<mnemonic, [Pure] # traits, args, form> {
  let results = (outs GPU_MMAMatrix:$res);
}
class GPU_ElementOf<string matrix, string value>
    : TypesMatchWith<"value type matches element type of mma_matrix", matrix, value,
                     "::llvm::cast<gpu::MMAMatrixType>($_self).getElementType()">;

defvar GPU_MmaAccess = (ins Variadic<Index>:$indices, IndexAttr:$leadDimension,
                            OptionalAttr<UnitAttr>:$transpose);
def GPU_SubgroupMmaLoadMatrixOp : GPU_MmaOp<"load_matrix", [MemoryEffects<[MemRead]>],
    !con((ins Arg<GPU_MMAMemRef, "", [MemReadAt<0, FullEffect>]>:$srcMemref), GPU_MmaAccess),
    "$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)"> {
  let results = (outs GPU_MMAMatrix:$res);
  let hasVerifier = 1;
}
def GPU_SubgroupMmaStoreMatrixOp : GPU_MmaOp<"store_matrix", [MemoryEffects<[MemWrite]>],
    !con((ins Arg<MMAMatrixOf<[SI8, UI8, I32, F16, F32, F64]>>:$src,
              Arg<GPU_MMAMemRef, "", [MemWriteAt<0, FullEffect>]>:$dstMemref), GPU_MmaAccess),
    "$src `,` $dstMemref `[` $indices `]` attr-dict `:` type($src) `,` type($dstMemref)"> {
  let hasVerifier = 1;
}

defvar GPU_Factor = Arg<MMAMatrixOf<[SI8, UI8, F16, F32, F64]>>;
def GPU_SubgroupMmaComputeOp : GPU_PureMmaOp<"compute",
    (ins GPU_Factor:$opA, GPU_Factor:$opB, Arg<MMAMatrixOf<[I32, F16, F32, F64]>>:$opC,
         OptionalAttr<UnitAttr>:$a_transpose, OptionalAttr<UnitAttr>:$b_transpose),
    "$opA `,` $opB `,` $opC attr-dict `:` type($opA) `,` type($opB) `->` type($res)",
    [AllTypesMatch<["opC", "res"]>]> {
  let hasVerifier = 1;
}
def GPU_SubgroupMmaConstantMatrixOp : GPU_PureMmaOp<"constant_matrix",
    (ins AnyTypeOf<[SI8, UI8, I32, F16, F32]>:$value), "$value attr-dict `:` type($res)",
    [GPU_ElementOf<"res", "value">]>;
def GPU_SubgroupMmaElementwiseOp : GPU_PureMmaOp<"elementwise",
    (ins Variadic<GPU_MMAMatrix>:$args, MMAElementWiseAttr:$opType),
    "$opType $args attr-dict `:` functional-type($args, $res)", [AllTypesMatch<["args"]>]>;
def GPU_SubgroupMmaExtractThreadLocalOp : GPU_MmaOp<"extract_thread_local",
    [Pure, GPU_ElementOf<"matrix", "res">], (ins GPU_MMAMatrix:$matrix, Variadic<Index>:$indices),
    "$matrix `[` $indices `]` attr-dict `:` type($matrix) `->` type($res)"> {
  let results = (outs AnyIntegerOrFloat:$res);
}
def GPU_SubgroupMmaInsertThreadLocalOp : GPU_PureMmaOp<"insert_thread_local",
    (ins AnyIntegerOrFloat:$value, GPU_MMAMatrix:$matrix, Variadic<Index>:$indices),
    "$value `,` $matrix `[` $indices `]` attr-dict `:` type($value) `,` type($matrix) `->` type($res)",
    [GPU_ElementOf<"matrix", "value">]>;

// Sparse matrices and dense tensors, which a library knows by handles.

def GPU_CreateDnTensorOp : GPU_FormattedAsyncOp<"create_dn_tensor",
    (ins AnyMemRef:$memref, Variadic<Index>:$dims),
    "$memref `,` $dims attr-dict `:` type($dims) `into` type($memref)",
    [AttrSizedOperandSegments], (outs Res<GPU_SparseDnTensorHandle>:$dnTensor)>;
def GPU_DestroyDnTensorOp : GPU_FormattedAsyncOp<"destroy_dn_tensor",
    (ins Arg<GPU_SparseDnTensorHandle>:$dnTensor), "$dnTensor attr-dict">;
def GPU_DestroySpMatOp : GPU_FormattedAsyncOp<"destroy_sp_mat",
    (ins Arg<GPU_SparseSpMatHandle>:$spmat), "$spmat attr-dict">;

// Matrices by their sizes and then by the buffers of a storage format.
class GPU_CreateSparseOp<string format, list<string> sizes, list<string> buffers>
    : GPU_FormattedAsyncOp<"create_" # format,
        !con(!dag(ins, !foreach(name, sizes, Index), sizes),
             !dag(ins, !foreach(name, buffers, AnyMemRef), buffers)),
        !interleave(!foreach(name, sizes # buffers, "$" # name), " `,` ") # " attr-dict `:` "
        # !interleave(!foreach(name, buffers, "type($" # name # ")"), " `,` "),
        [], (outs Res<GPU_SparseSpMatHandle>:$spmat)>;
defvar GPU_MatSizes = ["rows", "cols", "nnz"];
def GPU_CreateBsrOp : GPU_CreateSparseOp<"bsr",
    ["brows", "bcols", "bnnz", "rBlockSize", "cBlockSize"], ["bRowPos", "bColIdxs", "values"]>;
def GPU_CreateCooAoSOp : GPU_CreateSparseOp<"coo_aos", GPU_MatSizes, ["idxs", "values"]>;
def GPU_CreateCooOp : GPU_CreateSparseOp<"coo", GPU_MatSizes, ["rowIdxs", "colIdxs", "values"]>;
def GPU_CreateCscOp : GPU_CreateSparseOp<"csc", GPU_MatSizes, ["colPos", "rowIdxs", "values"]>;
def GPU_CreateCsrOp : GPU_CreateSparseOp<"csr", GPU_MatSizes, ["rowPos", "colIdxs", "values"]>;
def GPU_Create2To4SpMatOp : GPU_FormattedAsyncOp<"create_2to4_spmat",
    (ins Index:$rows, Index:$cols, GPU_Prune2To4SpMatFlagAttr:$pruneFlag, AnyMemRef:$memref),
    "`{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)",
    [], (outs Res<GPU_SparseSpMatHandle>:$spMat)>;

def GPU_SetCsrPointersOp : GPU_FormattedAsyncOp<"set_csr_pointers",
    (ins Arg<GPU_SparseSpMatHandle>:$spmat, AnyMemRef:$positions, AnyMemRef:$coordinates,
         AnyMemRef:$values),
    "$spmat `,` $positions `,` $coordinates `,` $values attr-dict "
    # "`:` type($positions) `,` type($coordinates) `,` type($values)">;
def GPU_SpMatGetSizeOp : GPU_FormattedAsyncOp<"spmat_get_size", (ins GPU_SparseSpMatHandle:$spmat),
    "$spmat attr-dict", [], (outs Index:$rows, Index:$cols, Index:$nnz)>;

// Products: of one or two operands that may be transposed, after the size of a buffer is known.
defvar GPU_ModeA = (ins GPU_TransposeModeAttr:$modeA);
defvar GPU_Modes = (ins GPU_TransposeModeAttr:$modeA, GPU_TransposeModeAttr:$modeB);
class GPU_OneMode<string matrix> { string ret = matrix # " (`{` $modeA^ `}`)? `,` "; }
class GPU_TwoModes<string first, string second> {
  string ret = GPU_OneMode<first>.ret # second # " (`{` $modeB^ `}`)? `,` ";
}

defvar GPU_SpMVArgs = (ins GPU_SparseSpMatHandle:$spmatA, GPU_SparseDnTensorHandle:$dnX,
                           GPU_SparseDnTensorHandle:$dnY, TypeAttr:$computeType);
defvar GPU_SpMVForm = GPU_OneMode<"$spmatA">.ret # "$dnX `,` $dnY ";
def GPU_SpMVBufferSizeOp : GPU_FormattedAsyncOp<"spmv_buffer_size", !con(GPU_ModeA, GPU_SpMVArgs),
    GPU_SpMVForm # "attr-dict `into` $computeType", [], (outs Res<Index>:$bufferSz)>;
def GPU_SpMVOp : GPU_FormattedAsyncOp<"spmv",
    !con(GPU_ModeA, GPU_SpMVArgs, (ins AnyMemRef:$buffer)),
    GPU_SpMVForm # "`,` $buffer attr-dict `:` type($buffer) `into` $computeType">;

defvar GPU_SpMMArgs = (ins GPU_SparseSpMatHandle:$spmatA, GPU_SparseDnTensorHandle:$dnmatB,
                           GPU_SparseDnTensorHandle:$dnmatC, TypeAttr:$computeType);
defvar GPU_SpMMForm = GPU_TwoModes<"$spmatA", "$dnmatB">.ret # "$dnmatC ";
def GPU_SpMMBufferSizeOp : GPU_FormattedAsyncOp<"spmm_buffer_size", !con(GPU_Modes, GPU_SpMMArgs),
    GPU_SpMMForm # "attr-dict `:` type($bufferSzs) `into` $computeType",
    [AttrSizedResultSegments], (outs Variadic<Index>:$bufferSzs)>;
def GPU_SpMMOp : GPU_FormattedAsyncOp<"spmm",
    !con(GPU_Modes, GPU_SpMMArgs, (ins Variadic<AnyMemRef>:$buffers)),
    GPU_SpMMForm # "`,` $buffers attr-dict `:` type($buffers) `into` $computeType",
    [AttrSizedOperandSegments]>;

defvar GPU_SDDMMArgs = (ins GPU_SparseDnTensorHandle:$dnmatA, GPU_SparseDnTensorHandle:$dnmatB,
                            GPU_SparseSpMatHandle:$spmatC, TypeAttr:$computeType);
defvar GPU_SDDMMForm = GPU_TwoModes<"$dnmatA", "$dnmatB">.ret # "$spmatC ";
def GPU_SDDMMBufferSizeOp : GPU_FormattedAsyncOp<"sddmm_buffer_size",
    !con(GPU_Modes, GPU_SDDMMArgs), GPU_SDDMMForm # "attr-dict `into` $computeType", [],
    (outs Res<Index>:$bufferSz)>;
def GPU_SDDMMOp : GPU_FormattedAsyncOp<"sddmm",
    !con(GPU_Modes, GPU_SDDMMArgs, (ins AnyMemRef:$buffer)),
    GPU_SDDMMForm # "`,` $buffer attr-dict `:` type($buffer) `into` $computeType">;

defvar GPU_SpGEMMDesc = (ins GPU_SparseSpGEMMOpHandle:$desc);
defvar GPU_SpGEMMArgs = (ins GPU_SparseSpMatHandle:$spmatA, GPU_SparseSpMatHandle:$spmatB,
                             GPU_SparseSpMatHandle:$spmatC, TypeAttr:$computeType);
defvar GPU_SpGEMMForm = GPU_TwoModes<"$spmatA", "$spmatB">.ret # "$spmatC `,` $desc ";
def GPU_SpGEMMCreateDescrOp : GPU_FormattedAsyncOp<"spgemm_create_descr", (ins), "attr-dict", [],
    (outs GPU_SparseSpGEMMOpHandle:$desc)>;
def GPU_SpGEMMDestroyDescrOp
    : GPU_FormattedAsyncOp<"spgemm_destroy_descr", GPU_SpGEMMDesc, "$desc attr-dict">;
def GPU_SpGEMMCopyOp : GPU_FormattedAsyncOp<"spgemm_copy",
    !con(GPU_SpGEMMDesc, GPU_Modes, GPU_SpGEMMArgs),
    GPU_SpGEMMForm # "attr-dict `:` $computeType">;
def GPU_SpGEMMWorkEstimationOrComputeOp : GPU_FormattedAsyncOp<"spgemm_work_estimation_or_compute",
    !con(GPU_SpGEMMDesc, GPU_Modes, GPU_SpGEMMArgs,
         (ins Index:$bufferSz, AnyMemRef:$buffer, GPU_SpGEMMWorkEstimationOrComputeKindAttr:$kind)),
    !strconcat("`{` $kind `}` ", GPU_SpGEMMForm,
               "`,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)"), [],
    (outs Res<Index>:$bufferSzNew)>;

#endif
