include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Reassociate : Pat<(Arith_XOrIOp (Arith_AndIOp $x, $y), $z), (Arith_OrIOp $x, (Arith_XOrIOp $y, $z))>;
