include "mlir/IR/PatternBase.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"

def Erased : Pattern<(AssertOp $c, $_), []>;
