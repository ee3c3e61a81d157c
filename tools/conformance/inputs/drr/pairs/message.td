include "mlir/IR/PatternBase.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"

def Message : Pat<(AssertOp $c, $m), (AssertOp $c, ConstantStrAttr<StrAttr, "new">)>;
