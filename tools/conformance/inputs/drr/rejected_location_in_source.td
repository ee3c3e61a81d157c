include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Wrong : Pat<(Arith_AddIOp $a, (location $a), $f), (replaceWithValue $a)>;
def Fine : Pat<(Arith_SubIOp $x, $x, $_), (Arith_XOrIOp $x, $x)>;
