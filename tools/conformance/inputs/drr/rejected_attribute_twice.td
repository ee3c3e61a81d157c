include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_SubIOp (Arith_MulIOp $x, $y, $f), $z, $f), (Arith_MulIOp $x, $z, $f)>;
