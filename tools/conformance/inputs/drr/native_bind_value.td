include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A source call that binds a value through its argument.
def Peel : NativeCodeCall<"::mlir::success(($0 = $_self->getOperand(0)) != nullptr)">;
def A : Pat<(Arith_AddFOp $a, (Peel $x), $f), (Arith_SubFOp $a, $x, $f)>;
