include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Absorb : Pat<(Arith_AndIOp $x, (Arith_OrIOp $x, $y)), (replaceWithValue $x)>;
