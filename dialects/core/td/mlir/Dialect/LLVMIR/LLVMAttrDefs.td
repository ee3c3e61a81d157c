//===- LLVMAttrDefs.td: what is said of loops -----------------------------===//
#ifndef LEGALIZE_LLVM_ATTR_DEFS
#define LEGALIZE_LLVM_ATTR_DEFS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/IR/AttrTypeBase.td"

class LLVM_Attr<string attrName, string attrMnemonic, dag params> : AttrDef<LLVM_Dialect, attrName> {
  let mnemonic = attrMnemonic;
  let parameters = params;
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

// What may be left out, of the kinds that loops use.
def OptionalFlag   : OptionalParameter<"BoolAttr">;
def OptionalNumber : OptionalParameter<"IntegerAttr">;
// What holds for the loop that a transformation leaves behind.
def Followup       : OptionalParameter<"LoopAnnotationAttr">;

def LLVM_AccessGroupAttr : LLVM_Attr<"AccessGroup", "access_group", (ins "DistinctAttr":$id)>;

def LoopVectorizeAttr : LLVM_Attr<"LoopVectorize", "loop_vectorize", (ins
    OptionalFlag:$disable, OptionalFlag:$predicateEnable, OptionalFlag:$scalableEnable,
    OptionalNumber:$width, Followup:$followupVectorized, Followup:$followupEpilogue,
    Followup:$followupAll)>;
def LoopInterleaveAttr : LLVM_Attr<"LoopInterleave", "loop_interleave", (ins "IntegerAttr":$count)>;
def LoopUnrollAttr : LLVM_Attr<"LoopUnroll", "loop_unroll", (ins
    OptionalFlag:$disable, OptionalNumber:$count, OptionalFlag:$runtimeDisable, OptionalFlag:$full,
    Followup:$followupUnrolled, Followup:$followupRemainder, Followup:$followupAll)>;
def LoopUnrollAndJamAttr : LLVM_Attr<"LoopUnrollAndJam", "loop_unroll_and_jam", (ins
    OptionalFlag:$disable, OptionalNumber:$count, Followup:$followupOuter, Followup:$followupInner,
    Followup:$followupRemainderOuter, Followup:$followupRemainderInner, Followup:$followupAll)>;
def LoopLICMAttr : LLVM_Attr<"LoopLICM", "loop_licm", (ins
    OptionalFlag:$disable, OptionalFlag:$versioningDisable)>;
def LoopDistributeAttr : LLVM_Attr<"LoopDistribute", "loop_distribute", (ins
    OptionalFlag:$disable, Followup:$followupCoincident, Followup:$followupSequential,
    Followup:$followupFallback, Followup:$followupAll)>;
def LoopPipelineAttr : LLVM_Attr<"LoopPipeline", "loop_pipeline", (ins
    OptionalFlag:$disable, OptionalNumber:$initiationinterval)>;
def LoopPeeledAttr : LLVM_Attr<"LoopPeeled", "loop_peeled", (ins OptionalNumber:$count)>;
def LoopUnswitchAttr : LLVM_Attr<"LoopUnswitch", "loop_unswitch", (ins OptionalFlag:$partialDisable)>;

def LoopAnnotationAttr : LLVM_Attr<"LoopAnnotation", "loop_annotation", (ins
    OptionalFlag:$disableNonforced, OptionalParameter<"LoopVectorizeAttr">:$vectorize,
    OptionalParameter<"LoopInterleaveAttr">:$interleave, OptionalParameter<"LoopUnrollAttr">:$unroll,
    OptionalParameter<"LoopUnrollAndJamAttr">:$unrollAndJam, OptionalParameter<"LoopLICMAttr">:$licm,
    OptionalParameter<"LoopDistributeAttr">:$distribute,
    OptionalParameter<"LoopPipelineAttr">:$pipeline, OptionalParameter<"LoopPeeledAttr">:$peeled,
    OptionalParameter<"LoopUnswitchAttr">:$unswitch, OptionalFlag:$mustProgress,
    OptionalFlag:$isVectorized, OptionalParameter<"FusedLoc">:$startLoc,
    OptionalParameter<"FusedLoc">:$endLoc,
    OptionalArrayRefParameter<"AccessGroupAttr">:$parallelAccesses)>;

#endif
