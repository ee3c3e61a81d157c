include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A nested operation of two results: bound with an index, bound whole, not bound.
def First : Pat<(Arith_AddIOp (Arith_MulUIExtendedOp:$m $a, $b), $c, $f), (Arith_SubIOp $m__1, $c, $f)>;
def Second : Pat<(Arith_XOrIOp (Arith_MulSIExtendedOp $a, $b), $c), (Arith_AndIOp $a, $b)>;
