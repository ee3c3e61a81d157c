include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Source calls that look at the defining operation.
def SameOperands : NativeCodeCall<"::mlir::success(::llvm::all_equal($_self->getOperands()))">;
def OneUse : NativeCodeCall<"::mlir::success($_self->hasOneUse())">;
def InSameBlock : NativeCodeCall<"::mlir::success($_self->getNumOperands() == 2)">;
def A : Pat<(Arith_XOrIOp (SameOperands), $b), (Arith_OrIOp $b, $b)>;
def B : Pat<(Arith_AndIOp $a, (OneUse)), (Arith_OrIOp $a, $a)>;
def C : Pat<(Arith_MaxSIOp (InSameBlock), $b), (Arith_MinSIOp $b, $b)>;
