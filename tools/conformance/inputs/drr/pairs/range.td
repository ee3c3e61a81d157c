include "mlir/IR/PatternBase.td"
include "mlir/Dialect/SCF/IR/SCFOps.td"

def Range : Pat<(YieldOp $all), (YieldOp $all)>;
