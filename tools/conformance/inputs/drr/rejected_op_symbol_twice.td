include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Wrong : Pat<(Arith_AddIOp:$o (Arith_OrIOp:$o $b, $c), $a, $f), (Arith_AndIOp $b, $b)>;
def Fine : Pat<(Arith_SubIOp $x, $x, $_), (Arith_XOrIOp $x, $x)>;
