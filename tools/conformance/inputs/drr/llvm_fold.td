// ODS: mlir/Dialect/LLVMIR/LLVMOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

// LLVM's operations: comparisons with predicates, stores that repeat, selections of constants.
def Fence : Pattern<(LLVM_FenceOp $_, $_), []>;
def Eq : Pat<(LLVM_ICmpOp ConstantAttr<ICmpPredicate, "::mlir::LLVM::ICmpPredicate::eq">, $a, $a), (LLVM_ConstantOp (NativeCodeCall<"$_builder.getBoolAttr(true)">))>;
def Ne : Pat<(LLVM_ICmpOp ConstantAttr<ICmpPredicate, "::mlir::LLVM::ICmpPredicate::ugt">, $a, $b), (LLVM_ICmpOp ConstantAttr<ICmpPredicate, "::mlir::LLVM::ICmpPredicate::ult">, $b, $a)>;
def FNeg : Pat<(LLVM_FNegOp (LLVM_FNegOp $x, $_), $_), (replaceWithValue $x)>;
def Freeze : Pat<(LLVM_FreezeOp (LLVM_FreezeOp:$f $_)), (replaceWithValue $f)>;
