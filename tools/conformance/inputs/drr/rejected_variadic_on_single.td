include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_AddIOp (variadic $a, $b), $c, $f), (replaceWithValue $a)>;
