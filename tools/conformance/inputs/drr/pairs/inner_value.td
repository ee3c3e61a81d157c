include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Inner : Pat<(Arith_MaxUIOp (Arith_MaxUIOp:$i $a, $_), $a), (replaceWithValue $i)>;
