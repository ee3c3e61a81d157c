include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pattern<(Arith_AddIOp $a, $b, $f), []>;
