include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_AddIOp $a, $b, $f), (Arith_AndIOp (Arith_OrIOp $a, $b, (returnType (Arith_AndIOp $a, $b))), $b)>;
