include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Two : Pattern<(Arith_MulSIExtendedOp $a, $b), [(replaceWithValue $b), (replaceWithValue $a)]>;
