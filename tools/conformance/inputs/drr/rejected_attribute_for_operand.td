include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_AddIOp I32Attr:$a, $b, $f), (Arith_AndIOp $b, $b)>;
