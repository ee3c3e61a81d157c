include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Wrong : Pat<(Arith_AddIOp $a, $b, $f), (replaceWithValue:$x $a)>;
def Fine : Pat<(Arith_SubIOp $x, $x, $_), (Arith_XOrIOp $x, $x)>;
