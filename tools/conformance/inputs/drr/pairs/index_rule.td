include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

def Distribute : Pat<(Index_AddOp (Index_MulOp $a, $b), (Index_MulOp $a, $c)), (Index_MulOp $a, (Index_AddOp $b, $c))>;
