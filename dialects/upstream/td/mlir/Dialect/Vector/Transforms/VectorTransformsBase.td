//===- VectorTransformsBase.td: choices among lowerings of vectors --------===//
#ifndef LEGALIZE_VECTOR_TRANSFORMS_BASE
#define LEGALIZE_VECTOR_TRANSFORMS_BASE

include "mlir/IR/EnumAttr.td"

class _VectorChoice<string name, string of, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, "control the " # of, cases> {
  let cppNamespace = "::mlir::vector";
}

def VectorContractLowering_Dot           : I32EnumAttrCase<"Dot", 0, "dot">;
def VectorContractLowering_LLVMIntr      : I32EnumAttrCase<"LLVMIntr", 1, "llvmintr">;
def VectorContractLowering_OuterProduct  : I32EnumAttrCase<"OuterProduct", 2, "outerproduct">;
def VectorContractLowering_ParallelArith : I32EnumAttrCase<"ParallelArith", 3, "parallelarith">;
def VectorContractLoweringAttr : _VectorChoice<"VectorContractLowering",
    "lowering of `vector.contract` operations.", [
    VectorContractLowering_Dot, VectorContractLowering_LLVMIntr,
    VectorContractLowering_OuterProduct, VectorContractLowering_ParallelArith]>;

def VectorMultiReductionLowering_InnerParallel
    : I32EnumAttrCase<"InnerParallel", 0, "innerparallel">;
def VectorMultiReductionLowering_InnerReduction
    : I32EnumAttrCase<"InnerReduction", 1, "innerreduction">;
def VectorMultiReductionLoweringAttr : _VectorChoice<"VectorMultiReductionLowering",
    "lowering of `vector.multi_reduction`.", [
    VectorMultiReductionLowering_InnerParallel, VectorMultiReductionLowering_InnerReduction]>;

def VectorTransferSplit_None           : I32EnumAttrCase<"None", 0, "none">;
def VectorTransferSplit_VectorTransfer : I32EnumAttrCase<"VectorTransfer", 1, "vector-transfer">;
def VectorTransferSplit_LinalgCopy     : I32EnumAttrCase<"LinalgCopy", 2, "linalg-copy">;
def VectorTransferSplit_ForceInBounds  : I32EnumAttrCase<"ForceInBounds", 3, "force-in-bounds">;
def VectorTransferSplitAttr : _VectorChoice<"VectorTransferSplit",
    "splitting of `vector.transfer` operations into in-bounds and out-of-bounds variants.", [
    VectorTransferSplit_None, VectorTransferSplit_VectorTransfer, VectorTransferSplit_LinalgCopy,
    VectorTransferSplit_ForceInBounds]>;

def VectorTransposeLowering_Elementwise  : I32EnumAttrCase<"EltWise", 0, "eltwise">;
def VectorTransposeLowering_LLVMIntr     : I32EnumAttrCase<"LLVMIntr", 1, "llvmintr">;
def VectorTransposeLowering_Shuffle1D    : I32EnumAttrCase<"Shuffle1D", 2, "shuffle_1d">;
def VectorTransposeLowering_Shuffle16x16 : I32EnumAttrCase<"Shuffle16x16", 3, "shuffle_16x16">;
def VectorTransposeLoweringAttr : _VectorChoice<"VectorTransposeLowering",
    "lowering of `vector.transpose` operations.", [
    VectorTransposeLowering_Elementwise, VectorTransposeLowering_LLVMIntr,
    VectorTransposeLowering_Shuffle1D, VectorTransposeLowering_Shuffle16x16]>;

#endif
