include "mlir/IR/PatternBase.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

// Properties: flags of LLVM's operations handed on and dropped.
def A : Pat<(LLVM_AddOp $a, $a, $f), (LLVM_ShlOp $a, $a, $f)>;
def B : Pat<(LLVM_SubOp (LLVM_MulOp $a, $b, $f), $c, $g), (LLVM_SubOp (LLVM_XOrOp $a, $b), $c, $f)>;
def C : Pat<(LLVM_AndOp (LLVM_OrOp $a, $b, $_), $a), (replaceWithValue $a)>;
