include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_AddIOp (either $a), $b, $f), (replaceWithValue $b)>;
