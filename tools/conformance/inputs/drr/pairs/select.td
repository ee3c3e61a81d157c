include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Select : Pat<(SelectOp $c, $x, $x), (replaceWithValue $x)>;
