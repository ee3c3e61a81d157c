include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Wrong : Pattern<(Arith_AddIOp $a, $b, $f), [(Arith_MulSIExtendedOp $a, $b)]>;
def Fine : Pat<(Arith_SubIOp $x, $x, $_), (Arith_XOrIOp $x, $x)>;
