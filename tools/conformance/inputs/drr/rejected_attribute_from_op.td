include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Wrong : Pat<(Arith_AddIOp $a, $b, $f), (Arith_AddIOp $a, $b, (Arith_OrIOp $a, $b))>;
def Fine : Pat<(Arith_SubIOp $x, $x, $_), (Arith_XOrIOp $x, $x)>;
