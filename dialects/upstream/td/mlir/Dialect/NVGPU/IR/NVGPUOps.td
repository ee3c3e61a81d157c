//===- NVGPUOps.td: tiles, barriers and copies of nvgpu -------------------===//
#ifndef LEGALIZE_NVGPU_OPS
#define LEGALIZE_NVGPU_OPS

include "mlir/Dialect/NVGPU/IR/NVGPU.td"
include "mlir/Dialect/NVGPU/IR/NVGPUTypes.td"

class NVGPU_Op<string mnemonic, list<Trait> traits = []> : Op<NVGPU_Dialect, mnemonic, traits>;
class NVGPU_PlainOp<string mnemonic, dag args, dag made, string form, list<Trait> traits = []>
    : NVGPU_Op<mnemonic, traits> {
  let arguments = args;
  let results = made;
  let assemblyFormat = form;
}
class NVGPU_CheckedOp<string mnemonic, dag args, dag made, string form, list<Trait> traits = []>
    : NVGPU_PlainOp<mnemonic, args, made, form, traits> {
  let hasVerifier = 1;
}

// Memory that is wholly read or written, and a condition on whether something happens.
defvar NVGPU_Read = Arg<AnyMemRef, "", [MemReadAt<0, FullEffect>]>;
defvar NVGPU_Written = Arg<AnyMemRef, "", [MemWriteAt<0, FullEffect>]>;
defvar NVGPU_Predicate = (ins Optional<I1>:$predicate);
defvar NVGPU_OnlyIf = "(`,` `predicate` `=` $predicate^)? ";
defvar NVGPU_Flag = OptionalAttr<UnitAttr>;

// Tiles of a warp.

def NVGPU_LdMatrixOp : NVGPU_CheckedOp<"ldmatrix",
    (ins NVGPU_Read:$srcMemref, Variadic<Index>:$indices, BoolAttr:$transpose, I32Attr:$numTiles),
    (outs AnyVectorOfNonZeroRank:$res),
    "$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)",
    [MemoryEffects<[MemRead]>, PredOpTrait<"srcMemref and res have same element type",
                                           TCresVTEtIsSameAsOp<0, 0>>]>;

class NVGPU_MmaSyncOp<string mnemonic, dag more, string extra = "">
    : NVGPU_Op<mnemonic, [Pure, PredOpTrait<"matrixA and matrixB have same element type",
                                            TCopVTEtIsSameAs<0, 1>>]> {
  let arguments = !con((ins AnyVectorOfNonZeroRank:$matrixA, AnyVectorOfNonZeroRank:$matrixB,
                            AnyVectorOfNonZeroRank:$matrixC),
                       more, (ins NVGPU_Flag:$tf32Enabled));
  let results = (outs AnyVectorOfNonZeroRank:$res);
  let assemblyFormat = "`(` $matrixA `,` $matrixB `,` $matrixC `)` " # extra
      # " attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)";
  let hasVerifier = 1;
}
def NVGPU_MmaSyncOp : NVGPU_MmaSyncOp<"mma.sync", (ins I64ArrayAttr:$mmaShape)>;

def NVGPU_MmaSparseSyncMetadataType : FixedVectorOfLengthAndType<[2], [I16]>,
    BuildableType<"::mlir::VectorType::get({2},$_builder.getI16Type())">;
def NVGPU_MmaSparseSyncOp : NVGPU_MmaSyncOp<"mma.sp.sync",
    (ins NVGPU_MmaSparseSyncMetadataType:$sparseMetadata, I64ArrayAttr:$mmaShape,
         DefaultValuedAttr<I32Attr, "0">:$sparsitySelector),
    "`metadata` `(` $sparseMetadata `)`">;

// Copies beside the thread's own work.

def NVGPU_DeviceAsyncCopyOp : NVGPU_CheckedOp<"device_async_copy",
    (ins NVGPU_Written:$dst, Variadic<Index>:$dstIndices, NVGPU_Read:$src,
         Variadic<Index>:$srcIndices, IndexAttr:$dstElements, Optional<Index>:$srcElements,
         NVGPU_Flag:$bypassL1),
    (outs NVGPU_DeviceAsyncToken:$asyncToken),
    "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? "
    # "attr-dict `:` type($src) `to` type($dst)", [AttrSizedOperandSegments]>;
def NVGPU_DeviceAsyncCreateGroupOp : NVGPU_PlainOp<"device_async_create_group",
    (ins Variadic<NVGPU_DeviceAsyncToken>:$inputTokens),
    (outs NVGPU_DeviceAsyncToken:$asyncToken), "$inputTokens attr-dict">;
def NVGPU_DeviceAsyncWaitOp : NVGPU_PlainOp<"device_async_wait",
    (ins NVGPU_DeviceAsyncToken:$asyncDependencies, OptionalAttr<I32Attr>:$numGroups), (outs),
    "$asyncDependencies attr-dict">;

// Barriers in shared memory.

class NVGPU_MBarrierOp<string name, dag args, string form, dag made = (outs), string end = "">
    : NVGPU_PlainOp<"mbarrier." # name, !con((ins NVGPU_MBarrierGroup:$barriers), args), made,
        "$barriers `[` $mbarId `]` " # form # " attr-dict `:` type($barriers)" # end>;
def NVGPU_MBarrierCreateOp : NVGPU_PlainOp<"mbarrier.create", (ins),
    (outs NVGPU_MBarrierGroup:$barriers), "attr-dict `->` type($barriers)">;
def NVGPU_MBarrierGetOp : NVGPU_MBarrierOp<"get", (ins Index:$mbarId), "",
    (outs AnyTypeOf<[I32, I64]>:$mbarrierPointer), "`->` type($mbarrierPointer)">;
def NVGPU_MBarrierInitOp : NVGPU_MBarrierOp<"init",
    !con((ins Index:$count, Index:$mbarId), NVGPU_Predicate),
    !strconcat("`,` $count ", NVGPU_OnlyIf)>;
def NVGPU_MBarrierTestWaitOp : NVGPU_MBarrierOp<"test.wait",
    (ins NVGPU_MBarrierToken:$token, Index:$mbarId), "`,` $token", (outs I1:$waitComplete),
    "`,` type($token)">;
def NVGPU_MBarrierTryWaitParityOp : NVGPU_MBarrierOp<"try_wait.parity",
    (ins I1:$phaseParity, Index:$ticks, Index:$mbarId), "`,` $phaseParity `,` $ticks">;

defvar NVGPU_Arrived = (outs NVGPU_MBarrierToken:$token);
def NVGPU_MBarrierArriveOp : NVGPU_MBarrierOp<"arrive", (ins Index:$mbarId), "", NVGPU_Arrived,
                                              "`->` type($token)">;
def NVGPU_MBarrierArriveNoCompleteOp : NVGPU_MBarrierOp<"arrive.nocomplete",
    (ins Index:$mbarId, Index:$count), "`,` $count", NVGPU_Arrived, "`->` type($token)">;
def NVGPU_MBarrierArriveExpectTxOp : NVGPU_MBarrierOp<"arrive.expect_tx",
    !con((ins Index:$txcount, Index:$mbarId), NVGPU_Predicate),
    !strconcat("`,` $txcount ", NVGPU_OnlyIf)>;

// Tensors that are moved as a whole.

defvar NVGPU_TensorMap = (ins NVGPU_TensorMapDescriptor:$tensorMapDescriptor);
def NVGPU_TmaFenceOp : NVGPU_PlainOp<"tma.fence.descriptor", NVGPU_TensorMap, (outs),
    "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)">;
def NVGPU_TmaPrefetchOp : NVGPU_PlainOp<"tma.prefetch.descriptor",
    !con(NVGPU_TensorMap, NVGPU_Predicate), (outs),
    !strconcat("$tensorMapDescriptor ", NVGPU_OnlyIf,
               "attr-dict `:` type($tensorMapDescriptor)")>;
def NVGPU_TmaCreateDescriptorOp : NVGPU_CheckedOp<"tma.create.descriptor",
    (ins AnyUnrankedMemRef:$tensor, Variadic<Index>:$boxDimensions),
    (outs NVGPU_TensorMapDescriptor:$tensorMap),
    "$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)">;
def NVGPU_TmaAsyncLoadOp : NVGPU_CheckedOp<"tma.async.load",
    !con((ins NVGPU_Written:$dst, NVGPU_MBarrierGroup:$barriers), NVGPU_TensorMap,
         (ins Variadic<Index>:$coordinates, Index:$mbarId, Optional<I16>:$multicastMask),
         NVGPU_Predicate),
    (outs),
    !strconcat("$tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst ",
               "(`multicast_mask` `=` $multicastMask^ )? ", NVGPU_OnlyIf, "attr-dict `:` ",
               "type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)"),
    [AttrSizedOperandSegments]>;
def NVGPU_TmaAsyncStoreOp : NVGPU_CheckedOp<"tma.async.store",
    !con((ins NVGPU_Read:$src,
              Arg<NVGPU_TensorMapDescriptor, "", [MemWriteAt<0, FullEffect>]>:$tensorMapDescriptor,
              Variadic<Index>:$coordinates), NVGPU_Predicate),
    (outs),
    !strconcat("$src `to` $tensorMapDescriptor `[` $coordinates `]` ", NVGPU_OnlyIf,
               "attr-dict `:` type($src) `->` type($tensorMapDescriptor)"),
    [AttrSizedOperandSegments]>;

// Products of several warps.

def NVGPU_WarpgroupGenerateDescriptorOp : NVGPU_CheckedOp<"warpgroup.generate.descriptor",
    (ins Arg<AnyMemRef, "", [MemRead]>:$tensor, NVGPU_TensorMapDescriptor:$tensorMap),
    (outs NVGPU_WarpgroupMatrixDescriptor:$descriptor),
    "$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)">;
def NVGPU_WarpgroupMmaOp : NVGPU_CheckedOp<"warpgroup.mma",
    (ins NVGPU_WarpgroupMatrixDescriptor:$descriptorA,
         NVGPU_WarpgroupMatrixDescriptor:$descriptorB,
         DefaultValuedOptionalAttr<I64Attr, "1">:$waitGroup, NVGPU_Flag:$transposeA,
         NVGPU_Flag:$transposeB, NVGPU_WarpgroupAccumulator:$matrixC),
    (outs NVGPU_WarpgroupAccumulator:$matrixD),
    "$descriptorA `,` $descriptorB `,` $matrixC attr-dict `:` type($descriptorA) `,` "
    # "type($descriptorB) `,` type($matrixC) `->` type($matrixD)">;
def NVGPU_WarpgroupMmaInitAccumulatorOp : NVGPU_CheckedOp<"warpgroup.mma.init.accumulator",
    (ins), (outs NVGPU_WarpgroupAccumulator:$matrixC), "attr-dict `->` type($matrixC)">;
def NVGPU_WarpgroupMmaStoreOp : NVGPU_CheckedOp<"warpgroup.mma.store",
    (ins NVGPU_WarpgroupAccumulator:$matrixD, Arg<AnyMemRef, "", [MemWrite]>:$dstMemref), (outs),
    "$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)">;

def NVGPU_RcpOp : NVGPU_CheckedOp<"rcp",
    (ins VectorOfNonZeroRankOf<[F32]>:$in,
         DefaultValuedAttr<RcpRoundingModeAttr, "RcpRoundingMode::APPROX">:$rounding,
         UnitAttr:$ftz),
    (outs VectorOfNonZeroRankOf<[F32]>:$out),
    "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)",
    [Pure, SameOperandsAndResultType]>;

#endif
