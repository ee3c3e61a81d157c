include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_AddIOp (Arith_MulIOp:$p $a, $b, $_), $p, $f), (Arith_SubIOp $a, $b, $f)>;
