include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Both : Pattern<(Arith_MulUIExtendedOp $a, $b), [(Arith_AndIOp $a, $b), (Arith_OrIOp $a, $b)]>;
