include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Neither result is bound by an index; the second one feeds the parent.
def Any : Pat<(Arith_XOrIOp (Arith_MulSIExtendedOp $a, $b), $c), (Arith_AndIOp $a, (Arith_OrIOp $b, $c))>;
