include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Same : Pat<(Arith_OrIOp $a, $a), (replaceWithValue $a), [], [], (addBenefit 3)>;
