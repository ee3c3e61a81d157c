include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_AddIOp $a, $b, $f), (Arith_SubIOp $a, $b, $f), [(I32:$a)]>;
