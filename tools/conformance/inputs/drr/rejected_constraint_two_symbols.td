include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_AddIOp $a, $b, $f), (Arith_AndIOp $a, $b), [(I32 $a, $b)]>;
