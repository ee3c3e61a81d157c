include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// `replaceWithValue` inside a result pattern.
def A : Pat<(Arith_XOrIOp $a, $b), (Arith_OrIOp (replaceWithValue $a), $b)>;
