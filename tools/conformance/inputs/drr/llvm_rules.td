include "mlir/IR/PatternBase.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// From arith to LLVM: one operation each, flags dropped or converted.
def Xor : Pat<(Arith_XOrIOp I32:$a, $b), (LLVM_XOrOp $a, $b)>;
def And : Pat<(Arith_AndIOp I32:$a, $b), (LLVM_AndOp $a, $b)>;
def Rem : Pat<(Arith_RemUIOp I32:$a, $b), (LLVM_URemOp $a, $b)>;
def Ext : Pat<(Arith_ExtSIOp I32:$a), (LLVM_SExtOp $a)>;
